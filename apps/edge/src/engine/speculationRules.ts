import { allRoutes, type Route } from '@tern/domain';

/** Pages with a purchase or a session are never prefetched: only a visitor may request them. */
const untouched = (route: Route) => route.protected || route.id === 'checkout';

/** `/pricing/checkout*` in URLPattern syntax, for the plain address and for the ones under a language or `/m`. */
const patternsOf = (path: string) => {
  const literal = path.replace(/\/:.*$/, '');
  return [`${literal}*`, `/*${literal}*`];
};

/**
 * The pages a browser may fetch before a link is pressed: all of this site except those that change state or belong
 * to one account. Links that set a preference by query or prefix are excluded as well.
 */
function fetchedAhead(): object {
  const closed = allRoutes()
    .filter(untouched)
    .flatMap(({ path, aliases }) => [path, ...aliases.map((alias) => alias.path)])
    .flatMap(patternsOf);
  const except = [
    '/(api|ws|l10n|assets|og)/*',
    // The English prefix saves a choice of language.
    '/en',
    '/en/*',
    '/*logout*',
    '/*\\?*nl=*',
    '/*\\?*form=*',
    '/*\\?*currency=*',
    ...new Set(closed),
  ];
  return {
    where: {
      and: [
        { href_matches: '/*' },
        { not: { href_matches: except } },
        { not: { selector_matches: '[download], [rel~="nofollow"], [target="_blank"]' } },
      ],
    },
    // The browser decides when, and prepares two pages at most.
    eagerness: 'moderate',
  };
}

/**
 * The speculation rules, by the path of their file. By the first a browser draws the page that a visitor is about to
 * open, or fetches its document where it cannot draw; by the second, for whoever saves data, it only fetches that.
 */
export function speculationRules(): Readonly<Record<string, string>> {
  const rules = [fetchedAhead()];
  return {
    '/speculation-rules/prerender.json': JSON.stringify({ prerender: rules, prefetch: rules }),
    '/speculation-rules/prefetch.json': JSON.stringify({ prefetch: rules }),
  };
}
