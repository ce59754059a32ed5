import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { aliasesOf } from '../routes/aliasesOf.ts';
import { allPages } from '../routes/allPages.ts';
import { allRoutes } from '../routes/manifest.ts';
import { fillPath, matchRoute } from '../routes/matchRoute.ts';
import { splitUrl } from '../routes/splitUrl.ts';
import { decideRedirect, type PageRequest } from './decideRedirect.ts';

const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Every page with every known value, and the aliases with each of them. */
const pages = allPages().flatMap((page) => [
  fillPath(page.route.path, page.params),
  ...aliasesOf(page).map(({ filled }) => filled),
]);
const known = allRoutes().flatMap((route) =>
  [route.path, ...route.aliases.map((alias) => alias.path)].flatMap((path) => {
    const bare = path.replace(/\/:\w+\?$/, '');
    return [
      bare,
      `${bare}/subscriptions`,
      `${bare}/v2.1`,
      `${bare}/`,
      bare.toLowerCase(),
      bare.toUpperCase(),
    ];
  }),
);

const anyRequest = fc
  .record({
    prefix: fc.constantFrom(
      '',
      ...languages.map((language) => `/${language}`),
      '/DE',
      '/en/de',
      '/m/de',
      '/en/m/m',
      '/xx',
    ),
    variant: fc.constantFrom('', '/m', '/M', '/m/m', '//m', '/m/'),
    path: fc.oneof(
      fc.constantFrom(
        ...known,
        ...pages,
        '/nope',
        '/a.js',
        '//evil.example',
        '/\\evil.example',
        '/%',
        '/%2F%2Fevil.example',
      ),
      fc.webPath(),
    ),
    search: fc.oneof(
      fc.constantFrom(
        '',
        '?',
        '?nl=de',
        '?nl=en',
        '?nl=xx',
        '?nl',
        '?a=1&nl=ja&nl=de',
        '?form=desktop',
        '?form=mobile',
        '?redirect=//evil',
        '?nl=en&form=desktop',
        '?%6El=de',
      ),
      fc.webQueryParameters().map((query) => `?${query}`),
    ),
    language: fc.constantFrom(undefined, ...languages, 'xx', ''),
    variantCookie: fc.constantFrom(undefined, 'desktop', 'mobile', 'x'),
    signedIn: fc.boolean(),
    agent: fc.constantFrom(desktop, phone, tablet, '', undefined),
  })
  .map(
    ({ prefix, variant, path, search, language, variantCookie, signedIn, agent }): PageRequest => ({
      pathname: prefix + variant + path || '/',
      search,
      cookies: { language, variant: variantCookie, signedIn },
      userAgent: agent,
    }),
  );

function follow(asked: PageRequest): PageRequest | null {
  const redirect = decideRedirect(asked);
  if (!redirect) return null;
  const mark = redirect.location.indexOf('?');
  return {
    pathname: mark < 0 ? redirect.location : redirect.location.slice(0, mark),
    search: mark < 0 ? '' : redirect.location.slice(mark),
    cookies: {
      language: redirect.setLanguageCookie ?? asked.cookies.language,
      variant: redirect.setVariantCookie ?? asked.cookies.variant,
      signedIn: asked.cookies.signedIn,
    },
    userAgent: asked.userAgent,
  };
}

describe('any request', () => {
  it('is redirected at most once', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const next = follow(asked);
        if (next) expect(decideRedirect(next)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['', '?nl=ja', '?nl=en', '?nl=xx', '?form=desktop', '?form=mobile', '?nl=de&form=desktop'])(
    'with "%s" is redirected at most once, for every language, variant, cookie, agent and path',
    (search) => {
      let followed = 0;
      // Spellings matter in the path alone: they are tried without a query.
      const paths = new Set(search ? pages : [...known, ...pages]);
      for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
        for (const variant of ['', '/m']) {
          for (const path of paths) {
            for (const language of search ? [undefined, 'de'] : [undefined, 'en', 'de', 'ar']) {
              for (const variantCookie of [undefined, 'desktop']) {
                for (const agent of [desktop, phone]) {
                  for (const signedIn of [true, false]) {
                    const asked: PageRequest = {
                      pathname: prefix + variant + path,
                      search,
                      cookies: { language, variant: variantCookie, signedIn },
                      userAgent: agent,
                    };
                    const next = follow(asked);
                    if (!next) continue;
                    followed += 1;
                    const again = decideRedirect(next);
                    if (again) throw new Error(`${JSON.stringify(asked)} then ${JSON.stringify(again)}`);
                  }
                }
              }
            }
          }
        }
      }
      expect(followed).toBeGreaterThan(10_000);
    },
    30_000,
  );

  it('never leaves the site', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const location = decideRedirect(asked)?.location;
        if (location === undefined) return;
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, 'https://tern.example').origin).toBe('https://tern.example');
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps the query byte for byte unless it asks to sign in or names a language', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const redirect = decideRedirect(asked);
        if (
          !redirect ||
          redirect.location.includes('/login?redirect=') ||
          new URLSearchParams(asked.search).has('nl')
        )
          return;
        expect(redirect.location.endsWith(asked.search)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('without cookies gets the unprefixed English page on a computer', () => {
    for (const route of allRoutes()) {
      if (route.protected) continue;
      for (const path of [
        route.path,
        ...route.aliases.filter((alias) => alias.kind === 'serve').map((alias) => alias.path),
      ]) {
        const pathname = path.replace(/\/:\w+\?$/, '') || '/';
        const cookies = { language: undefined, variant: undefined, signedIn: false };
        expect(decideRedirect({ pathname, search: '', cookies, userAgent: desktop })).toBeNull();
      }
    }
  });

  it('lands on the page that was asked for', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(...known), (visitor, path) => {
        const asked = { ...visitor, pathname: path || '/', cookies: { ...visitor.cookies, signedIn: true } };
        const redirect = decideRedirect(asked);
        if (!redirect) return;
        const landed = splitUrl(redirect.location.split('?', 1)[0] ?? '').path;
        expect(matchRoute(landed)?.canonicalPath).toBe(
          matchRoute(splitUrl(asked.pathname).path)?.canonicalPath,
        );
      }),
      { numRuns: 2000 },
    );
  });
});
