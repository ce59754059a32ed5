import { brotliDecompressSync } from 'node:zlib';
import { allPages, allRoutes, fillPath, routeById } from '@tern/domain';
import { articleFixture, planFixtures } from '@tern/testing/fixtures';
import { expect, it } from 'vitest';
import { allPageKeys, checkoutNames, judgedRoutes, keyName } from '../src/cache/pageKey.ts';
import { headerOf, stubEdge } from './stubEdge.ts';

const plans = planFixtures();
const textOf = (response: { body: unknown; headers: readonly string[] }) => {
  const body = response.body as Uint8Array;
  const encoding = headerOf(response, 'content-encoding');
  return (encoding === 'br' ? brotliDecompressSync(body) : Buffer.from(body)).toString();
};

/** A made-up address of each kind there is: every route with a parameter, pictures, files, and none of them. */
const madeUp = [
  ...allRoutes()
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => path.replace(/\/:.*/, '')),
  '/og/en/pricing',
  '/og/de/actives',
  '/assets',
  '/pricing',
  '/nowhere',
  '/actives/actives1',
  '/sitemap',
  '/ar/m/pricing/checkout',
  '/api',
].map((stem) => (count: number) => `${stem}/made-up-${count.toString(36)}`);
const addresses = Array.from({ length: 10_000 }, (_, count) => {
  const at = madeUp[count % madeUp.length] as (typeof madeUp)[number];
  return at(count) + (count % 3 ? '' : `?currency=XX${count}&v=${count}`);
});

it('makes up one page and no picture for 10,000 made-up addresses', async () => {
  const { ask, cache, rendered, drawn, errors } = stubEdge();
  await ask('/');
  const [before, weight] = [rendered.length, cache.weight()];
  const statuses = new Set<number>();
  const cookies = new Map<string, string>();
  for (const address of addresses) {
    const { status, headers } = await ask(address);
    statuses.add(status);
    if (headers.includes('set-cookie')) cookies.set(address, headers.join(' '));
  }
  expect([...statuses].sort()).toEqual([302, 404]);
  // One page of unknown addresses in each language and variant that was asked for.
  expect([...new Set(rendered)].sort()).toEqual(['/', '404']);
  expect(rendered.length - before).toBeLessThanOrEqual(4);
  expect(drawn).toEqual([]);
  expect(errors).toEqual([]);
  expect(cache.size()).toBeLessThanOrEqual(5);
  expect(cache.weight() - weight).toBeLessThan(64 * 1024);
});

it('has a page of its own for an activity that runs, and none for another name or another time', async () => {
  const time = { now: 1000 };
  const cheaper = planFixtures().map((plan) => ({ ...plan, price: { ...plan.price, total: 77 } }));
  const run = { kind: 'activity', name: 'actives1', theme: 'anniversary', timeZone: 'UTC' } as const;
  const activity = { ...run, startsAt: 500, endsAt: 2000, plans: { USD: cheaper } };
  const { ask, cache } = stubEdge({ time, activity });
  for (const path of ['/pricing', '/pricing/checkout/6m', '/de/pricing']) {
    const usual = await ask(path);
    const offered = await ask(`${path}?activity=actives1`);
    expect(textOf(offered), path).toContain('77,77,77');
    expect(textOf(usual), path).not.toContain('77,77,77');
    // Twice from the cache, without waiting.
    expect((await ask(`${path}?activity=actives1&utm_source=x`)).body).toBe(offered.body);
    const size = cache.size();
    for (const name of ['nothing', 'ACTIVES1', '', ...Array.from({ length: 50 }, (_, index) => `x${index}`)])
      expect((await ask(`${path}?activity=${name}`)).body, `${path} ${name}`).toBe(usual.body);
    expect(cache.size()).toBe(size);
    // Without a purge as well it ends with its last day.
    time.now = 2000;
    expect((await ask(`${path}?activity=actives1`)).body, path).toBe(usual.body);
    time.now = 1000;
  }
  expect((await ask('/?activity=actives1')).body).toBe((await ask('/')).body);
});

it('shares the page of a plan among all its names, and that of its trial', async () => {
  const { ask, rendered } = stubEdge();
  const first = await ask('/pricing/checkout/12m');
  expect(first.status).toBe(200);
  for (let off = 1; off <= 90; off += 1) {
    const product = `v2.web.vpn.premium.sub.12m.off${off}`;
    for (const end of [`.gift-${off}`, `.add${off}m.gift-${off}`]) {
      const other = await ask(`/pricing/checkout/${product}${end}`);
      expect(other.status).toBe(200);
      expect(other.body).toBe(first.body);
    }
    for (const trial of [`${product}.add${off}d.gift-${off}`, `12m.add${off}d`])
      expect((await ask(`/pricing/checkout/${trial}`)).status).toBe(200);
  }
  expect(rendered).toEqual(['/pricing/checkout/12m', '/pricing/checkout/12m.add30d']);
  // No trial of it is sold: the address is that of the plan.
  const sixMonths = await ask('/pricing/checkout/6m');
  expect((await ask('/pricing/checkout/6m.add30d')).body).toBe(sixMonths.body);
  expect((await ask('/pricing/checkout/6m')).body).not.toBe(first.body);
  for (const unknown of ['3m', '12M', 'v2.web.vpn.premium.sub.3m', 'v2.web.other.premium.sub.12m.off62'])
    expect((await ask(`/pricing/checkout/${unknown}`)).status, unknown).toBe(404);
});

it('judges no plan without a price list, and renders one page for all', async () => {
  const { ask, rendered } = stubEdge({ sold: null });
  for (let count = 0; count < 100; count += 1)
    expect((await ask(`/pricing/checkout/made-up-${count}`)).status).toBe(200);
  expect(rendered).toEqual(['/pricing/checkout']);
});

it('judges addresses of the blog by its index', async () => {
  const { ask, cache, rendered } = stubEdge({ published: [articleFixture()] });
  for (const known of ['/blog/what-a-vpn-hides', '/blog/category/privacy', '/de/blog/tag/dns'])
    expect((await ask(known)).status, known).toBe(200);
  expect(rendered).toEqual(['/blog/what-a-vpn-hides', '/blog/category/privacy', '/blog/tag/dns']);
  const size = cache.size();
  for (let count = 2; count < 60; count += 1)
    for (const unknown of [
      `/blog/made-up-${count}`,
      `/blog/category/made-up-${count}`,
      `/blog/tag/made-up-${count}`,
      `/blog/more/${count}`,
      `/blog/category/privacy/${count}`,
      '/blog/more/1',
      '/blog/../blog/%2e%2e/made-up',
    ])
      expect((await ask(unknown)).status, unknown).toBe(unknown.includes('%2e') ? 301 : 404);
  expect(headerOf(await ask('/blog/../blog/%2e%2e'), 'location')).toBe('/');
  expect(rendered).toHaveLength(4);
  expect(cache.size()).toBe(size + 1);
});

it('has a list of all keys, and no request makes another', async () => {
  const keys = allPageKeys(plans.flatMap(checkoutNames)).map(keyName);
  const listed = new Set(keys);
  expect(listed.size).toBe(keys.length);
  expect(keys.length).toBeLessThan(20_000);
  expect(judgedRoutes().map(({ id }) => id)).toEqual([
    'newsletterIssue',
    'networkCountry',
    'blogCategory',
    'blogTag',
    'blogMore',
    'blogArticle',
    'checkout',
  ]);

  const seen = new Set<string>();
  const { ask, cache } = stubEdge();
  const named = new Set(['/robots.txt']);
  const get = cache.get;
  cache.get = (key, ...rest) => {
    if (!key.startsWith('/')) seen.add(key);
    return get(key, ...rest);
  };
  const known = [
    ...allPages().map(({ route, params }) => fillPath(route.path, params)),
    ...allRoutes().flatMap(({ aliases }) => aliases.map(({ path }) => path.replace(/\/:.*/, ''))),
    ...plans
      .flatMap(({ id, product_id }) => [id, product_id, `${product_id}.gift`])
      .map((id) => fillPath(routeById('checkout').path, { id })),
    ...named,
  ];
  const countries = [null, 'CN', 'DE', 'JP', 'GB', 'ZZ'];
  const cookies = [
    '',
    'currency=GBP; signed_in=1',
    'currency=made-up; signed_in=1',
    'signed_in=1; form=desktop',
  ];
  for (const [count, path] of [...known, ...known, ...known].entries()) {
    const prefix = ['', '/de', '/ar/m', '/m', '/ja'][count % 5] as string;
    await ask(
      `${prefix}${path}${count % 7 ? '' : '?currency=EUR'}`,
      { cookie: cookies[count % 4] as string, 'user-agent': prefix.endsWith('/m') ? 'iPhone' : 'X11' },
      countries[count % 6],
    );
  }
  expect(seen.size).toBeGreaterThan(150);
  expect([...seen].filter((key) => !listed.has(key))).toEqual([]);
});
