import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type PageVariant } from '../languages.ts';
import { buildPath, prefixOf } from './buildPath.ts';
import { isIsolated } from './isIsolated.ts';
import { languageHref } from './languageHref.ts';
import { allRoutes, routeById } from './manifest.ts';
import { fillPath, matchRoute } from './matchRoute.ts';
import { splitUrl } from './splitUrl.ts';

const variants: PageVariant[] = ['desktop', 'mobile'];

describe('the manifest', () => {
  it('has unique ids and paths', () => {
    const ids = allRoutes().map((route) => route.id);
    // A list of values and a pattern for all others may share a path.
    const paths = allRoutes().flatMap(({ path, aliases, params }) =>
      [path, ...aliases.map((alias) => alias.path)].map(
        (each) => `${each.toLowerCase()} ${Object.values(params).map(({ kind }) => kind)}`,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(allRoutes().map((route) => [route.id, route] as const))('%s is consistent', (_id, route) => {
    if (route.parent) expect(routeById(route.parent)).toBeDefined();
    else expect(route.id).toBe('home');
    expect(Object.keys(route.params)).toEqual([...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
    if (route.protected) {
      expect(route).toMatchObject({ cacheable: false, indexable: false, alternates: false });
    }
    expect([route.titleKey, route.descriptionKey]).toEqual([
      `meta.${route.id}.title`,
      `meta.${route.id}.description`,
    ]);
    for (const path of [route.path, ...route.aliases.map((alias) => alias.path)])
      expect(path).toMatch(/^\/(?!:)/);
    // No page may begin like a language or the mobile variant.
    expect(splitUrl(route.path)).toEqual({
      language: 'en',
      variant: 'desktop',
      path: route.path,
      prefixed: false,
    });
  });
});

it('lets the fields of a payment provider load where a purchase is made or resumed, the app on Windows among them', () => {
  const taking = allRoutes().filter(({ takesPayment }) => takesPayment);
  expect(taking.map(({ path }) => path).sort()).toEqual([
    '/paddle',
    '/paySuc',
    '/paystatus',
    '/pricing/checkout/:id?',
    '/win-pay',
  ]);
});

it('isolates the pages of passwords, money and what is personal', () => {
  const isolated = allRoutes().filter(isIsolated);
  expect(isolated.map(({ path }) => path).sort()).toEqual([
    '/forgetPassword',
    '/login',
    '/myAccount/:section?',
    '/paddle',
    '/paySuc',
    '/paystatus',
    '/pricing/checkout/:id?',
    '/redirect',
    '/resetPassword',
    '/win-pay',
    '/win-pay-result',
    '/win-pay/native',
  ]);
});

it('sends the visitors of the fixed list to the host of the payment services', () => {
  const hopping = allRoutes().filter(({ hops }) => hops);
  expect(hopping.map(({ path }) => path.toLowerCase()).sort()).toEqual([
    '/',
    '/aboutus',
    '/affiliate',
    '/blog',
    '/forgetpassword',
    '/login',
    '/myaccount/:section?',
    '/paystatus',
    '/paysuc',
    '/redirect',
    '/termsuse',
    '/webrtc-leak-test',
    '/what-is-my-ip',
    '/what-is-vpn',
  ]);
});

describe('splitUrl', () => {
  it.each([
    ['/', 'en', 'desktop', '/', false],
    ['', 'en', 'desktop', '/', false],
    ['/m', 'en', 'mobile', '/', false],
    ['/m/', 'en', 'mobile', '/', false],
    ['/m/home', 'en', 'mobile', '/home', false],
    ['/de', 'de', 'desktop', '/', true],
    ['/de/', 'de', 'desktop', '/', true],
    ['/DE/M/Pricing', 'de', 'mobile', '/Pricing', true],
    ['/en/pricing', 'en', 'desktop', '/pricing', true],
    ['/m/de/pricing', 'en', 'mobile', '/de/pricing', false],
    ['/mobile', 'en', 'desktop', '/mobile', false],
    ['/dental', 'en', 'desktop', '/dental', false],
    ['/ar/m/pricing/checkout/v2.1', 'ar', 'mobile', '/pricing/checkout/v2.1', true],
  ])('%s', (pathname, language, variant, path, prefixed) => {
    expect(splitUrl(pathname)).toEqual({ language, variant, path, prefixed });
  });

  it('undoes buildPath', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(...variants),
        fc.constantFrom('/', '/pricing', '/paySuc', '/pricing/checkout/v2.x', '/myAccount/subscriptions'),
        (language, variant, path) => {
          const split = splitUrl(buildPath({ language, variant, path }));
          expect(split).toMatchObject({ language, variant, prefixed: language !== 'en' });
          expect(matchRoute(split.path)?.canonicalPath).toBe(path);
        },
      ),
    );
  });
});

describe('buildPath', () => {
  it.each([
    ['en', 'desktop', '/', '/'],
    ['en', 'mobile', '/', '/m/home'],
    ['de', 'desktop', '/', '/de'],
    ['de', 'mobile', '/', '/de/m/home'],
    ['de', 'mobile', '/pricing', '/de/m/pricing'],
    ['en', 'desktop', '/home', '/home'],
  ] as const)('%s %s %s', (language, variant, path, expected) => {
    expect(buildPath({ language, variant, path })).toBe(expected);
    expect(expected.startsWith(prefixOf({ language, variant }))).toBe(true);
  });
});

describe('languageHref', () => {
  it('writes English with its prefix, and keeps variant and query', () => {
    expect(languageHref({ language: 'de', variant: 'mobile', path: '/pricing', search: '?a=1' })).toBe(
      '/de/m/pricing?a=1',
    );
    expect(languageHref({ language: 'en', variant: 'desktop', path: '/' })).toBe('/en');
    expect(languageHref({ language: 'en', variant: 'mobile', path: '/' })).toBe('/en/m/home');
  });
});

describe('matchRoute', () => {
  it.each([
    ['/', 'home', {}, '/', '/'],
    ['/HOME', 'home', {}, '/', '/home'],
    ['/pricing', 'pricing', {}, '/pricing', '/pricing'],
    ['/Order', 'pricing', {}, '/pricing', '/order'],
    ['/paypal', 'pricing', {}, '/pricing', '/pricing'],
    ['/pricing/checkout', 'checkout', {}, '/pricing/checkout', '/pricing/checkout'],
    [
      '/pricing/checkout/V2.a',
      'checkout',
      { id: 'V2.a' },
      '/pricing/checkout/V2.a',
      '/pricing/checkout/V2.a',
    ],
    ['/paypalsuc', 'paySuc', {}, '/paySuc', '/paySuc'],
    ['/myaccount', 'myAccount', {}, '/myAccount', '/myAccount'],
    [
      '/myaccount/SUBSCRIPTIONS',
      'myAccount',
      { section: 'subscriptions' },
      '/myAccount/subscriptions',
      '/myAccount/subscriptions',
    ],
  ])('%s', (path, id, params, canonicalPath, servedPath) => {
    const match = matchRoute(path);
    expect(match).toMatchObject({ params, canonicalPath, servedPath });
    expect(match?.route.id).toBe(id);
  });

  it.each([
    '/nope',
    '/pricing/nope',
    '/myAccount/nope',
    '/myAccount/subscriptions/x',
    '/pricing/checkout/a%2Fb',
    '/pricing/checkout/%',
    '/pricing/checkout/<script>',
    '//pricing',
  ])('has no page at %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('fills paths and refuses missing parameters', () => {
    expect(fillPath('/a/:b/:c?', { b: 'x y' })).toBe('/a/x%20y');
    expect(() => fillPath('/a/:b', {})).toThrow(':b');
  });
});
