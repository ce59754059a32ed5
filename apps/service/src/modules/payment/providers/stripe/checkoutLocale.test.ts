import { languages } from '@tern/domain';
import { expect, it } from 'vitest';
import { checkoutLocale } from './checkoutLocale.ts';

it('speaks Portuguese as in Brazil, and leaves Arabic to the browser', () => {
  expect(checkoutLocale('pt')).toBe('pt-BR');
  expect(checkoutLocale('ar')).toBe('auto');
  expect(checkoutLocale('de')).toBe('de');
});

it('is of the same language, or left to the browser', () => {
  for (const language of languages) {
    expect(['auto', language]).toContain(checkoutLocale(language).split('-')[0]);
  }
});
