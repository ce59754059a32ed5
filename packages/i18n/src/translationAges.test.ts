import { describe, expect, it } from 'vitest';
import type { Texts } from './compileMessages.ts';
import { nextAges, olderThanEnglish, type TranslationAges, translations } from './translationAges.ts';

const nothing: TranslationAges = { languages: [], messages: {} };
const all = (text: string | undefined) => (): Texts => (text === undefined ? {} : { 'a.b': text });
const olderIn = (ages: TranslationAges, english: string, text: string) =>
  olderThanEnglish(ages, 'de', { 'a.b': english }, { 'a.b': text });

describe('the age of a translation', () => {
  const first = nextAges(nothing, { 'a.b': 'One' }, all('Eins'));

  it('is that of the English it was first recorded with', () => {
    expect(olderIn(first, 'One', 'Eins')).toEqual([]);
    expect(first.languages).toEqual(translations);
  });

  it('shows when the English changes alone', () => {
    expect(olderIn(first, 'Two', 'Eins')).toEqual(['a.b']);
  });

  it('is new when both change, or the translation alone', () => {
    expect(olderIn(first, 'Two', 'Zwei')).toEqual([]);
    expect(olderIn(first, 'One', 'Ein')).toEqual([]);
  });

  it('stays on record until the translation is renewed', () => {
    const changed = nextAges(first, { 'a.b': 'Two' }, all('Eins'));
    expect(olderIn(changed, 'Two', 'Eins')).toEqual(['a.b']);
    const again = nextAges(changed, { 'a.b': 'Two' }, all('Eins'));
    expect(olderIn(again, 'Two', 'Eins')).toEqual(['a.b']);
    const renewed = nextAges(again, { 'a.b': 'Two' }, all('Zwei'));
    expect(olderIn(renewed, 'Two', 'Zwei')).toEqual([]);
    expect(olderIn(renewed, 'Three', 'Zwei')).toEqual(['a.b']);
  });

  it('is told language by language', () => {
    const changed = nextAges(first, { 'a.b': 'Two' }, (language) => ({
      'a.b': language === 'de' ? 'Zwei' : 'Eins',
    }));
    expect(olderThanEnglish(changed, 'de', { 'a.b': 'Two' }, { 'a.b': 'Zwei' })).toEqual([]);
    expect(olderThanEnglish(changed, 'nl', { 'a.b': 'Two' }, { 'a.b': 'Eins' })).toEqual(['a.b']);
  });

  it('may be confirmed by somebody who looked', () => {
    const confirmed = nextAges(first, { 'a.b': 'Two' }, all('Eins'), new Set(['de a.b']));
    expect(olderIn(confirmed, 'Two', 'Eins')).toEqual([]);
    expect(olderThanEnglish(confirmed, 'nl', { 'a.b': 'Two' }, { 'a.b': 'Eins' })).toEqual(['a.b']);
  });

  it('begins with the first translation of a message', () => {
    const missing = nextAges(nothing, { 'a.b': 'One' }, all(undefined));
    expect(olderIn(missing, 'Two', 'Zwei')).toEqual([]);
  });

  it('is kept when a language joins', () => {
    const before = { languages: ['nl', 'de'], messages: { 'a.b': 'other olde newe' } };
    expect(nextAges(before, { 'a.b': 'One' }, all('Eins')).languages).toEqual(translations);
  });
});
