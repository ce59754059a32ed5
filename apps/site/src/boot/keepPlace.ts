/**
 * Links to the page in another language lead to the page in view with its query. The frame they stand in is made once:
 * for the page the document was opened with, and for all queries.
 */
export function keepPlace(document: Document, location: Pick<Location, 'pathname' | 'search'>): void {
  const opened = location.pathname;
  let moved = false;
  const take = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    moved ||= location.pathname !== opened;
    // Behind its language a path is the same in all of them.
    if (moved)
      link.pathname = `/${link.hreflang}${location.pathname.replace(`/${document.documentElement.lang}/`, '/')}`;
  };
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, take, true);
}
