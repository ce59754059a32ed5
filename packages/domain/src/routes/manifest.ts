import { appRoutes } from './appRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import type { RouteEntry } from './routeEntry.ts';

export type RouteId = (typeof appRoutes)[number]['id'] | (typeof pageRoutes)[number]['id'];

/** An entry as code reads it: the shape of `RouteEntry` with the closed set of ids. */
export interface Route extends RouteEntry {
  readonly id: RouteId;
  readonly parent?: RouteId;
}

/**
 * Every page of the site. The browser's build leaves `pageRoutes` out: a link to a page that is not an
 * application page is a document load. That parents exist is a test.
 */
const entries = [...pageRoutes, ...appRoutes] as readonly RouteEntry[] as readonly Route[];
const byId = new Map<string, Route>(entries.map((route) => [route.id, route]));

export function routeById(id: RouteId): Route {
  const route = byId.get(id);
  if (!route) throw new Error(`No such route: ${id}`);
  return route;
}

/** The entries in the order of the manifest, typed as `Route`. */
export function allRoutes(): readonly Route[] {
  return entries;
}
