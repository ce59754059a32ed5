import { defaultLanguage, isLanguage, type Language, type PageVariant } from '../languages.ts';
import { normalizePath } from './normalizePath.ts';

export interface SplitUrl {
  readonly language: Language;
  readonly variant: PageVariant;
  /** The page without language and variant, in the letters of the request. Normal (`normalizePath`). */
  readonly path: string;
  /** Whether the address named a language, `/en` included. */
  readonly prefixed: boolean;
}

/**
 * Splits a path name into language, variant and page: optional language, then optional `m`, then the page.
 * Letter case of the prefixes does not matter. The path is normalized first: what is left can be no other host.
 */
export function splitUrl(pathname: string): SplitUrl {
  let rest = normalizePath(pathname);
  let language = defaultLanguage;
  let prefixed = false;
  let variant: PageVariant = 'desktop';
  const first = firstSegment(rest).toLowerCase();
  if (isLanguage(first)) {
    language = first;
    prefixed = true;
    rest = rest.slice(1 + first.length);
  }
  if (firstSegment(rest).toLowerCase() === 'm') {
    variant = 'mobile';
    rest = rest.slice(2);
  }
  return { language, variant, path: rest === '' ? '/' : rest, prefixed };
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
