import { type Operation, operations, purchaseOperations } from '@tern/contract';
import {
  allPages,
  buildPath,
  decideRedirect,
  fillPath,
  isLanguage,
  type Language,
  languageFacts,
  languages,
  type PageVariant,
  parseSocialPicturePath,
  paymentMethodCodes,
  splitUrl,
} from '@tern/domain';
import { planFixtures } from '@tern/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { loadCatalogue } from '../../src/messages/catalogue.ts';

// The table of this run has one row more (`addLanguage` in vitest.config.ts).
const added = 'tlh' as Language;
const origin = 'https://tern.example';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const variants: PageVariant[] = ['desktop', 'mobile'];

const locationOf = (address: string, cookies: { language?: string } = {}, userAgent = '') => {
  const [pathname = '', search] = address.split('?');
  return decideRedirect({
    pathname,
    search: search ? `?${search}` : '',
    cookies: { signedIn: false, ...cookies },
    userAgent,
  })?.location;
};

const render = (path: string, variant: PageVariant, language: Language) =>
  renderPage({
    language,
    variant,
    path,
    origin,
    now: 0,
    data: {
      currency: 'USD',
      plans: { USD: planFixtures() },
      methods: ['s1'],
      campaign: null,
      trial: { planId: '12m', days: 30 },
      testMode: false,
    },
  });

/** The rules that an input breaks. */
function refusals({ input }: Operation, value: unknown): string[] {
  const result = input['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('Schemas answer at once.');
  return (result.issues ?? []).map(({ message }) => message);
}

it('is offered', () => {
  expect(languages).toContain(added);
  expect(isLanguage(added)).toBe(true);
});

describe('addresses', () => {
  it('are split and built again', () => {
    for (const variant of variants) {
      const path = buildPath({ language: added, variant, path: '/pricing' });
      expect(splitUrl(path)).toEqual({ language: added, variant, path: '/pricing', prefixed: true });
    }
  });

  it('lead to it by choice, by cookie and on a phone', () => {
    expect(locationOf('/pricing?nl=tlh')).toBe('/tlh/pricing');
    expect(locationOf('/pricing', { language: 'tlh' })).toBe('/tlh/pricing');
    expect(locationOf('/tlh/pricing', {}, phone)).toBe('/tlh/m/pricing');
    expect(locationOf('/tlh/m/pricing')).toBe('/tlh/pricing');
    expect(locationOf('/tlh/pricing')).toBeUndefined();
    expect(locationOf('/tlh/paypal')).toBe('/tlh/pricing');
  });

  it('name its pictures for link previews', () => {
    expect(parseSocialPicturePath('/og/tlh/pricing.png')).toMatchObject({ language: added });
  });
});

describe('the API', () => {
  it('takes the language', () => {
    expect(refusals(operations.anonymousSignup, { email: 'a@b.example', language: added })).toEqual([]);
    expect(refusals(operations.anonymousSignup, { email: 'a@b.example', language: 'xx' })).toEqual([
      'choice',
    ]);
  });

  it.each(paymentMethodCodes)('comes back to its pages from %s', (method) => {
    const operation = operations[purchaseOperations[method].purchase];
    for (const return_base of ['/tlh', '/tlh/m']) {
      expect(refusals(operation, { quote_id: 'quo_1', return_base })).toEqual([]);
    }
    expect(refusals(operation, { quote_id: 'quo_1', return_base: '/xx' })).toEqual(['invalid']);
  });
});

it('says everything in English until it is translated', async () => {
  expect(await loadCatalogue(added)).toEqual(await loadCatalogue('en'));
});

describe.each(variants)('every page, %s', (variant) => {
  const pages = allPages().filter(({ route }) => route.id !== 'notFound');

  it('is rendered in it, and names every other language', async () => {
    expect(pages.length).toBeGreaterThan(60);
    for (const { route, params } of pages) {
      const path = fillPath(route.path, params);
      const { status, htmlAttributes, head } = await render(path, variant, added);
      expect(status, path).toBe(200);
      expect(htmlAttributes, path).toContain(`lang="${added}" dir="ltr"`);
      expect(head, path).toContain('<meta property="og:locale" content="tlh_KX"/>');
      if (!route.alternates) continue;
      for (const language of languages) {
        const href = origin + buildPath({ language, variant, path });
        expect(head, path).toContain(`href="${href}" hrefLang="${language}"`);
      }
    }
  });

  it('is named by the pages of other languages, and in their picker', async () => {
    const { head, body } = await render('/pricing', variant, 'de');
    const href = buildPath({ language: added, variant, path: '/pricing' });
    expect(head).toContain(`href="${origin}${href}" hrefLang="${added}"`);
    expect(body).toContain(`href="${href}"`);
    expect(body).toContain(languageFacts[added].name);
  });
});
