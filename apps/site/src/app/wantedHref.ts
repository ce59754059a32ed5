import { splitUrl } from '@tern/domain';
import type { Site } from './SiteContext.tsx';
import { localHref } from './StaticLink.tsx';

/**
 * Where a person goes on to after signing in: a path that was found safe, in the language and variant of this page.
 * Links of apps and old bookmarks may bring prefixes of their own along.
 */
export function wantedHref(path: string, site: Pick<Site, 'language' | 'variant'>): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  return localHref(splitUrl(pathname).path + (end < 0 ? '' : path.slice(end)), site);
}
