import { describe, expect, it } from 'vitest';
import type { LegalFacts, LegalText } from './LegalFacts.ts';
import { missingLegal } from './legalNeeds.ts';
import { legalProblems } from './legalProblems.ts';
import { legalPartsIn, linkedLegalTexts, writtenLegalTexts } from './legalTexts.ts';

const part = { title: 'A', text: 'a' };
const imprint: LegalText = { changed: '2026-11-01', parts: { de: [part], en: [part] } };
const withdrawal: LegalText = { ...imprint, parts: { de: [part] } };
const commerce: LegalText = { ...imprint, parts: { ja: [part] } };
const full: LegalFacts = {
  sellsIn: ['DE', 'AT', 'JP'],
  texts: { imprint, withdrawal, commerce },
  orderButton: { de: 'Zahlungspflichtig bestellen' },
  taxNote: { EUR: { de: 'inkl. MwSt.' }, JPY: { ja: '税込' } },
};
const today = '2026-11-29';

describe('legal texts', () => {
  it('are pages only where they are written', () => {
    expect(writtenLegalTexts({})).toEqual([]);
    expect(writtenLegalTexts(full)).toEqual(['imprint', 'withdrawal', 'commerce']);
  });

  it('are linked in the languages they are written in, the imprint in all', () => {
    expect(linkedLegalTexts('de', full)).toEqual(['imprint', 'withdrawal']);
    expect(linkedLegalTexts('ja', full)).toEqual(['imprint', 'commerce']);
    expect(linkedLegalTexts('ar', full)).toEqual(['imprint']);
    expect(linkedLegalTexts('ar', { texts: { commerce: { ...commerce, parts: { en: [] } } } })).toEqual([
      'commerce',
    ]);
  });

  it('stand in the language of the page, else in English, else in any', () => {
    expect(legalPartsIn(imprint, 'de').language).toBe('de');
    expect(legalPartsIn(imprint, 'fr').language).toBe('en');
    expect(legalPartsIn(commerce, 'fr')).toEqual({ parts: commerce.parts.ja, language: 'ja' });
  });
});

describe('what is missing', () => {
  it('is nothing where the operator names no country, or one whose law asks for nothing here', () => {
    expect(missingLegal({})).toEqual([]);
    expect(missingLegal({ sellsIn: ['US', 'BR'] })).toEqual([]);
  });

  it('is said once for all countries that ask for it', () => {
    expect(missingLegal({ sellsIn: ['DE', 'AT', 'JP'] })).toEqual([
      { entry: 'imprint', countries: ['DE', 'AT'] },
      { entry: 'withdrawal', countries: ['DE', 'AT'] },
      { entry: 'orderButton.de', countries: ['DE', 'AT'] },
      { entry: 'taxNote.EUR.de', countries: ['DE', 'AT'] },
      { entry: 'commerce', countries: ['JP'] },
      { entry: 'taxNote.JPY.ja', countries: ['JP'] },
    ]);
    expect(missingLegal(full)).toEqual([]);
  });

  it('follows the languages and the currency of the buyers', () => {
    const entriesFor = (country: string) =>
      missingLegal({ ...full, sellsIn: [country] }).map(({ entry }) => entry);
    expect(entriesFor('BE')).toEqual([
      ...['orderButton.nl', 'orderButton.fr'],
      ...['taxNote.EUR.nl', 'taxNote.EUR.fr'],
    ]);
    expect(entriesFor('GB')).toEqual(['orderButton.en', 'taxNote.GBP.en']);
    expect(entriesFor('PL')).toEqual(['orderButton.pl', 'taxNote.USD.pl']);
    expect(entriesFor('CH')).toEqual(['taxNote.USD.de', 'taxNote.USD.fr', 'taxNote.USD.it']);
    expect(entriesFor('AU')).toEqual(['taxNote.AUD.en']);
  });
});

describe('what is wrong', () => {
  const problemsOf = (facts: LegalFacts) => legalProblems(facts, today);
  const changedImprint = (change: Partial<typeof imprint>) =>
    problemsOf({ texts: { imprint: { ...imprint, ...change } } });

  it('is nothing in the sample, nor in nothing', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf(full)).toEqual([]);
  });

  it.each<readonly [string[], string]>([
    [problemsOf({ sellsIn: ['de'] }), 'sellsIn: de is no country in two capital letters.'],
    [
      changedImprint({ changed: '2026-11-30' }),
      'texts.imprint.changed is a day such as 2026-11-26, and not one to come.',
    ],
    [
      changedImprint({ changed: '2026-02-30' }),
      'texts.imprint.changed is a day such as 2026-11-26, and not one to come.',
    ],
    [changedImprint({ parts: {} }), 'texts.imprint has no text in any language.'],
    ...[[], [{ title: '', text: 'x' }], [{ title: 'x' }], [{ title: 'x', facts: [['', 'y'] as const] }]].map(
      (parts) =>
        [
          changedImprint({ parts: { fr: parts } }),
          'texts.imprint.fr has a part without heading, or with nothing below it.',
        ] as const,
    ),
    [problemsOf({ orderButton: { de: ' ' } }), 'orderButton.de is not one line of words.'],
    [problemsOf({ taxNote: { EUR: { de: 'inkl.\nMwSt.' } } }), 'taxNote.EUR.de is not one line of words.'],
  ])('is said in a sentence: %#', (problems, sentence) => {
    expect(problems).toEqual([sentence]);
  });
});
