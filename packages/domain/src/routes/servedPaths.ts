import { aliasesOf } from './aliasesOf.ts';
import type { PageOf } from './allPages.ts';
import { fillPath } from './matchRoute.ts';

/** The paths that are answered with a page itself: the canonical one, and the aliases that are served. */
export function servedPaths(page: PageOf): string[] {
  const served = aliasesOf(page).filter(({ kind }) => kind === 'serve');
  return [fillPath(page.route.path, page.params), ...served.map(({ filled }) => filled)];
}
