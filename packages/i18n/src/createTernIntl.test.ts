import { languages, localeOf } from '@tern/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServerIntl } from './createServerIntl.ts';
import { createTernIntl } from './createTernIntl.ts';
import { defineMessages } from './defineMessages.ts';
import { englishCatalogue } from './englishCatalogue.ts';
import { compileCatalogue, compileMessages } from './node.ts';

const claims = {
  name: 'Tern',
  servers: 6000,
  countries: 50,
  devices: 6,
  trialDays: 30,
  moneyBackDays: 30,
  fromPrice: '$3.75',
  days: 45,
  friendPercent: '20%',
  studentPercent: '30%',
  item: 'Netflix',
};

/** Wherever they are declared. */
const heads = Object.keys(englishCatalogue().texts).filter((id) => id.startsWith('meta.'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['createTernIntl', createTernIntl],
  ['createServerIntl', createServerIntl],
] as const)('%s', (_name, create) => {
  it('says the plain language and counts in Latin digits', () => {
    const messages = compileMessages(
      { 'x.y': '{n, plural, other {# و {total, number}}} {day, date, long}' },
      {},
    );
    const intl = create('ar', messages);
    expect(intl.locale).toBe('ar');
    const text = intl.formatMessage({ id: 'x.y' }, { n: 12, total: 6000, day: new Date(2026, 0, 5) });
    expect(text).toContain('12 و 6000');
    expect(text).not.toMatch(/[٠-٩]/);
    expect(intl.formatNumber(1.5)).toMatch(/1.5/);
  });

  it('words every head of every route in every language, without parsing', () => {
    const errors = vi.spyOn(console, 'error');
    const catalogues = languages.map((language) => [language, compileCatalogue(language, ['meta'])] as const);
    for (const [language, messages] of catalogues) {
      // Only text is ever parsed.
      expect(Object.values(messages).every(Array.isArray)).toBe(true);
      const intl = create(language, messages);
      for (const id of heads) {
        const text = String(intl.formatMessage({ id }, claims));
        expect(text).not.toMatch(/[{}]/);
        expect(text.length).toBeGreaterThan(5);
      }
    }
    expect(errors).not.toHaveBeenCalled();
  });

  it('formats every value of a message anew', () => {
    const messages = compileMessages({ 'x.a': 'A {n, number}', 'x.b': 'B {n, number}' }, {});
    const intl = create('de', messages);
    const say = (id: string, n: number) => intl.formatMessage({ id }, { n });
    expect([say('x.a', 1), say('x.b', 1), say('x.a', 2)]).toEqual(['A 1', 'B 1', 'A 2']);
    // The same compiled message in another language.
    expect(create('en', messages).formatMessage({ id: 'x.a' }, { n: 1.5 })).toBe('A 1.5');
    expect(say('x.a', 1.5)).toBe('A 1,5');
  });

  it('asks the browser for nothing that makes it list its locales, which takes long', () => {
    const asked = [Intl.NumberFormat, Intl.DateTimeFormat].map((kind) =>
      vi.spyOn(kind, 'supportedLocalesOf'),
    );
    const made = vi.spyOn(Intl, 'NumberFormat');
    const texts = { 'x.y': '{name}: {n, plural, one {one} other {# of {all, number}}}' };
    // Formatters are kept by language: no other test may count in this one before.
    const intl = create('pt', compileMessages(texts, {}));
    expect(intl.formatMessage({ id: 'x.y' }, { name: 'Ada', n: 12, all: 6000 })).toBe('Ada: 12 of 6000');
    for (const asking of [...asked, made]) expect(asking).not.toHaveBeenCalled();
  });

  it('writes every number as the browser would, counts as others', () => {
    const numbers = [...Array(1001).keys(), 9999, 10_000, 1e6, -1, -0, 0.5, 1234.5, Number.NaN];
    const texts = {
      'x.plain': '{n, number}',
      'x.counted': '{n, plural, other {#}}',
      'x.share': '{n, number, percent}',
    };
    const messages = compileMessages(texts, {});
    for (const language of languages) {
      const intl = create(language, messages);
      const locale = localeOf(language);
      const plain = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
      const share = new Intl.NumberFormat(locale, { style: 'percent' });
      for (const n of numbers) {
        expect(intl.formatMessage({ id: 'x.plain' }, { n })).toBe(plain.format(n));
        expect(intl.formatMessage({ id: 'x.counted' }, { n })).toBe(plain.format(n));
        expect(intl.formatMessage({ id: 'x.share' }, { n })).toBe(share.format(n));
      }
    }
  });

  it('reports a message that no catalogue has', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(create('de', {}).formatMessage({ id: 'no.such' })).toBe('no.such');
    expect(errors).toHaveBeenCalledOnce();
  });
});

describe('compileCatalogue', () => {
  it('compiles once and narrows to namespaces', () => {
    expect(compileCatalogue('de')).toBe(compileCatalogue('de'));
    expect(Object.keys(compileCatalogue('de', ['meta'])).every((id) => id.startsWith('meta.'))).toBe(true);
    expect(Object.keys(compileCatalogue('xx'))).toEqual(Object.keys(compileCatalogue('en')));
  });
});

describe('heads', () => {
  const intl = createServerIntl('en', compileCatalogue('en', ['meta']));
  it.each(heads)('%s has a fitting length', (id) => {
    const length = intl.formatMessage({ id }, claims).length;
    expect(length).toBeLessThanOrEqual(id.endsWith('title') ? 60 : 170);
  });

  it('are all different', () => {
    const texts = heads.map((id) => intl.formatMessage({ id }, claims));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it('accepts descriptors as react-intl types them', () => {
  const messages = defineMessages('demo', { hello: ['Hello {name}', 'Greeting'] });
  const intl = createTernIntl('en', compileMessages({ 'demo.hello': 'Hello {name}' }, {}));
  const text: string = intl.formatMessage(messages.hello, { name: 'Ada' });
  expect(text).toBe('Hello Ada');
});
