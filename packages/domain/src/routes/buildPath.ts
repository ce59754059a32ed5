import { defaultLanguage, type Language, languages, type PageVariant } from '../languages.ts';
import { normalizePath } from './normalizePath.ts';

/**
 * The address of a page in a language and variant: `/de/m/pricing`. English has no prefix, and the home
 * page of the mobile variant is `/m/home`. The path may have a query or a fragment behind it, and is normalized.
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
  const end = path.search(/[?#]/);
  const page = normalizePath(end < 0 ? path : path.slice(0, end));
  const rest = end < 0 ? '' : path.slice(end);
  if (page === '/') return (variant === 'mobile' ? `${prefix}/home` : prefix || '/') + rest;
  return prefix + page + rest;
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
