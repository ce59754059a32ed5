import { defaultLanguage, type Language, type PageVariant } from '../languages.ts';
import { buildPath } from './buildPath.ts';

/**
 * The link by which a person changes language: page, variant and query stay. English is written with its
 * prefix, which saves the choice and leads to the unprefixed page; without it the cookie of another
 * language would send the person back.
 */
export function languageHref({
  language,
  variant,
  path,
  search = '',
}: {
  language: Language;
  variant: PageVariant;
  path: string;
  search?: string;
}): string {
  const target = buildPath({ language, variant, path });
  if (language !== defaultLanguage) return target + search;
  return `/en${target === '/' ? '' : target}${search}`;
}
