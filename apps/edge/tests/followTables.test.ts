import { allPages, allRoutes, fillPath, languages } from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { frontTables } from '../scripts/prerender/frontTables.ts';
import { readPageRequest } from '../src/pages/pageRequest.ts';
import { followTables } from './followTables.ts';

const tables = frontTables(planFixtures());
const agents = { phone: 'Mozilla/5.0 (iPhone) Mobile/15E148', computer: 'Mozilla/5.0 (X11; Linux x86_64)' };

it('decides with the exported tables as the edge does, on every page', () => {
  const paths = [
    ...allPages().map(({ route, params }) => fillPath(route.path, params)),
    ...allRoutes().flatMap(({ aliases }) => aliases.map(({ path }) => path.replace(/\/:.*/, ''))),
    '/PRICING',
    '/pricing/',
    '/nowhere',
    '/pricing/checkout/12m',
    '/pricing/checkout/v2.web.vpn.premium.sub.12m.off71.add3m',
    '/pricing/checkout/12m.add30d',
    '/pricing/checkout/6m.add30d',
    '/pricing/checkout/v2.web.vpn.premium.sub.12m.off71.add14d.spring',
  ];
  const cookies: Record<string, string>[] = [
    {},
    { language: 'de', signed_in: '1' },
    { language: 'en', form: 'desktop', currency: 'GBP' },
    { signed_in: '1', currency: 'XXX' },
  ];
  let compared = 0;
  for (const [count, path] of paths.entries())
    for (const prefix of ['', '/de', '/m', '/ar/m', '/en'])
      for (const [index, sent] of cookies.entries())
        for (const [kind, userAgent] of Object.entries(agents)) {
          const query = ['', '?a=1', '?nl=fr', '?currency=CAD', '?form=desktop&b=2', '?nl=xx'][
            (count + index) % 5
          ] as string;
          const target = prefix + path + query;
          const header = Object.entries(sent).map(([name, value]) => `${name}=${value}`);
          const edge = readPageRequest(target, header.join('; '), kind === 'phone');
          const front = followTables(tables, { target, cookies: sent, userAgent, country: '' });
          const what = `${target} ${kind} ${header}`;
          expect(front.cookies, what).toEqual(edge.cookies.map(([name, value]) => `${name}=${value}`));
          if (edge.redirect) {
            const { status, location } = edge.redirect;
            expect(front, what).toMatchObject({ kind: 'redirect', status, location });
          } else {
            expect(front, what).toMatchObject({
              kind: edge.path === null ? 'notFound' : 'page',
              language: edge.language,
              variant: edge.variant,
            });
          }
          compared += 1;
        }
  expect(compared).toBeGreaterThan(2000);
  expect(tables.languages).toEqual(languages);
});
