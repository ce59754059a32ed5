/** Where a page stands in the navigation. */
export interface NavigationPlace {
  /** Canonical path of the page, to mark its link. */
  currentPath?: string | undefined;
  /** Path of the part of the site that the page belongs to, such as `/blog`: its link is marked too. */
  currentSection?: string | undefined;
}

/** `aria-current` of a link in the navigation. */
export function currentOf(href: string, { currentPath, currentSection }: NavigationPlace) {
  if (href === currentPath) return 'page' as const;
  return href === currentSection ? ('true' as const) : undefined;
}
