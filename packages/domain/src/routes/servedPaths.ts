import type { PageOf } from './allPages.ts';
import { fillPath } from './matchRoute.ts';

/** The paths that are answered with a page itself: the canonical one, and the aliases that are served. */
export function servedPaths({ route, params }: PageOf): string[] {
  const served = route.aliases.filter(({ kind }) => kind === 'serve').map(({ path }) => path);
  return [route.path, ...served].map((path) => fillPath(path, params));
}
