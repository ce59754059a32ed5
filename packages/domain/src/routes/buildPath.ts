import { defaultLanguage, type Language, languages, type PageVariant } from '../languages.ts';

/**
 * The address of a page in a language and variant: `/de/m/pricing`. English has no prefix, and the home
 * page of the mobile variant is `/m/home`.
 */
export function buildPath({
  language,
  variant,
  path,
}: {
  language: Language;
  variant: PageVariant;
  path: string;
}): string {
  const prefix = prefixOf({ language, variant });
  if (path === '/') return variant === 'mobile' ? `${prefix}/home` : prefix || '/';
  return prefix + path;
}

/** The part before the page, which the router takes as its basename: `''`, `/de`, `/m`, `/de/m`. */
export function prefixOf({ language, variant }: { language: Language; variant: PageVariant }): string {
  return (language === defaultLanguage ? '' : `/${language}`) + (variant === 'mobile' ? '/m' : '');
}

/** Every prefix that `prefixOf` gives. */
export function pathPrefixes(): string[] {
  return languages.flatMap((language) =>
    (['desktop', 'mobile'] as const).map((variant) => prefixOf({ language, variant })),
  );
}
