import { describe, expect, it } from 'vitest';
import { languages, type PageVariant } from '../languages.ts';
import { decideRedirect } from '../redirects/decideRedirect.ts';
import { allPages } from '../routes/allPages.ts';
import { routeById } from '../routes/manifest.ts';
import { alternateLinks } from './alternateLinks.ts';
import { canonicalUrl } from './canonicalUrl.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const origin = 'https://tern.example';

describe('canonicalUrl', () => {
  it('names the desktop page in its own language', () => {
    expect(canonicalUrl({ route: routeById('home'), language: 'en' })).toBe(`${origin}/`);
    expect(canonicalUrl({ route: routeById('home'), language: 'de' })).toBe(`${origin}/de`);
    expect(
      canonicalUrl({
        route: routeById('checkout'),
        params: { id: 'v2.a' },
        language: 'ar',
        origin: 'http://localhost:3000',
      }),
    ).toBe('http://localhost:3000/ar/pricing/checkout/v2.a');
  });
});

describe('alternateLinks', () => {
  it('links every language, the default and the mobile variant', () => {
    const links = alternateLinks({ route: routeById('pricing'), language: 'de', variant: 'desktop' });
    expect(links.map((link) => link.hrefLang ?? link.media)).toEqual([
      ...languages,
      'x-default',
      'only screen and (max-width: 749px)',
    ]);
    expect(links.find((link) => link.hrefLang === 'x-default')?.href).toBe(`${origin}/pricing`);
    expect(links.find((link) => link.hrefLang === 'ar')?.href).toBe(`${origin}/ar/pricing`);
    expect(links.at(-1)?.href).toBe(`${origin}/de/m/pricing`);
  });

  it('stays in the mobile variant, where no further variant is named', () => {
    const links = alternateLinks({ route: routeById('home'), language: 'de', variant: 'mobile' });
    expect(links).toHaveLength(languages.length + 1);
    expect(links.every((link) => new URL(link.href).pathname.endsWith('/m/home'))).toBe(true);
  });

  it('is empty for login, account and payment pages', () => {
    for (const id of ['login', 'myAccount', 'paystatus', 'paySuc', 'notFound'] as const) {
      expect(alternateLinks({ route: routeById(id), language: 'en', variant: 'desktop' })).toEqual([]);
    }
  });

  it('is the same list from every language and variant, and no link redirects', () => {
    for (const { route, params } of allPages().filter((page) => page.route.alternates)) {
      for (const variant of ['desktop', 'mobile'] as PageVariant[]) {
        const lists = languages.map((language) =>
          alternateLinks({ route, params, language, variant }).filter((link) => link.hrefLang),
        );
        for (const list of lists) expect(list).toEqual(lists[0]);
        for (const { href } of lists[0] ?? []) {
          expect(
            decideRedirect({
              pathname: new URL(href).pathname,
              search: '',
              cookies: { signedIn: false },
              userAgent: variant === 'mobile' ? phone : '',
            }),
          ).toBeNull();
        }
      }
    }
  });
});
