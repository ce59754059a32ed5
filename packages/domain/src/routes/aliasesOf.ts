import type { PageOf } from './allPages.ts';
import { fillPath } from './matchRoute.ts';
import type { RouteAlias } from './routeEntry.ts';

/** The other addresses of a page, with its parameters in them. */
export function aliasesOf({ route, params }: PageOf): (RouteAlias & { readonly filled: string })[] {
  return route.aliases
    .filter(({ params: fixed = {} }) =>
      Object.entries(fixed).every(([name, value]) => params[name] === value),
    )
    .map((alias) => ({ ...alias, filled: fillPath(alias.path, params) }));
}
