import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  directionOf,
  isLanguage,
  languageFacts,
  languages,
  localeOf,
  openGraphLocale,
} from './languages.ts';
import { pathPrefixes } from './routes/buildPath.ts';

describe('the table of languages', () => {
  it('has codes that can stand in a path, and begins with the one without a prefix', () => {
    expect(languages[0]).toBe(defaultLanguage);
    for (const language of languages) expect(language).toMatch(/^[a-z]{2,3}$/);
  });

  it('has locales that Intl knows and names of their own', () => {
    for (const language of languages) {
      const locale = new Intl.Locale(localeOf(language));
      expect(locale.language, language).toBe(language);
      expect(Intl.DateTimeFormat.supportedLocalesOf(localeOf(language)), language).toHaveLength(1);
      expect(new Intl.NumberFormat(localeOf(language)).format(42), language).toBe('42');
      expect(openGraphLocale(language), language).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
    }
    expect(new Set(languages.map((language) => languageFacts[language].name)).size).toBe(languages.length);
  });

  it('writes Portuguese as in Brazil', () => {
    expect(localeOf('pt')).toBe('pt-BR');
    expect(openGraphLocale('pt')).toBe('pt_BR');
  });
});

it('knows the direction of codes and locales', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('ar-u-nu-latn')).toBe('rtl');
  expect(directionOf('de')).toBe('ltr');
  expect(directionOf('arn')).toBe('ltr');
  expect(directionOf('constructor')).toBe('ltr');
});

it('knows its codes as they are spelled, and nothing else', () => {
  expect(isLanguage('de')).toBe(true);
  for (const other of ['DE', 'toString', '', undefined, 1]) expect(isLanguage(other)).toBe(false);
});

it('has a prefix for every language and variant', () => {
  const prefixes = pathPrefixes();
  expect(prefixes).toHaveLength(2 * languages.length);
  expect(prefixes).toEqual(expect.arrayContaining(['', '/m', '/de', '/de/m']));
});
