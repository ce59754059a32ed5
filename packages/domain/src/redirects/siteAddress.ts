import type { Language, PageVariant } from '../languages.ts';
import { buildPath } from '../routes/buildPath.ts';
import { isNormalPath } from '../routes/normalizePath.ts';
import { splitUrl } from '../routes/splitUrl.ts';

const origin = 'https://site.invalid';

/**
 * Whether every browser reads an address as a path of this site, with or without a query and a fragment. This is the
 * check of an address in the spelling in which it leaves: in `Location`, in a link, in `window.location`.
 */
export function isSiteAddress(address: string): boolean {
  if (!isNormalPath(address.replace(/[?#].*$/s, ''))) return false;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    return false;
  }
}

/** The address as it is, or the home page where it could lead away from this site. */
export const ownAddress = (address: string): string => (isSiteAddress(address) ? address : '/');

/**
 * The address of a page in this language and variant, whatever prefixes it brings along. Links of apps and old
 * bookmarks have prefixes of their own. Always a path of this site.
 */
export function siteAddress(
  address: string,
  { language, variant }: { readonly language: Language; readonly variant: PageVariant },
): string {
  const end = address.search(/[?#]/);
  const pathname = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  return ownAddress(buildPath({ language, variant, path: splitUrl(pathname).path }) + rest);
}
