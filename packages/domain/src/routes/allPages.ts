import { allRoutes, type Route } from './manifest.ts';

/** One page: a route, and a value for each of its parameters that has one. */
export interface PageOf {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Every page of the manifest. A parameter with known values is one page for each; an optional one also gives the
 * page without it. Ids that only the service can judge are left out.
 */
export function allPages(): PageOf[] {
  return allRoutes().flatMap((route) => {
    const [name, optional] = /:(\w+)(\?)?/.exec(route.path)?.slice(1) ?? [];
    if (!name) return [{ route, params: {} }];
    const param = route.params[name];
    const values = param?.kind === 'values' ? param.values : [];
    return [
      ...(optional ? [{ route, params: {} }] : []),
      ...values.map((value) => ({ route, params: { [name]: value } })),
    ];
  });
}

/** The pages that lists of the site may name: those of the free trial only while one is sold. */
export const listedPages = ({ trial }: { trial: boolean }): PageOf[] =>
  allPages().filter(
    ({ route }) => route.indexable && !route.protected && (trial || route.withoutTrial === undefined),
  );
