import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { expect, it } from 'vitest';
import { readArticleTexts, readMessageTexts } from './readTexts.ts';
import { spelledNames } from './spelledNames.ts';

const american = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const names = Object.values(spelledNames).flat();
const known = new Set(names);

/** Each word that the dictionary of American English has not, with the text it stands in. */
function unknownWords(texts: Readonly<Record<string, string>>): { word: string; text: string }[] {
  return Object.entries(texts).flatMap(([text, prose]) =>
    [...prose.matchAll(/\p{L}[\p{L}\p{M}]*(?:[’']\p{L}+)*/gu)].flatMap(([found]) => {
      const word = found.replaceAll('’', "'");
      return american.correct(word) ? [] : [{ word, text }];
    }),
  );
}

const unknown = unknownWords({ ...readMessageTexts('en'), ...readArticleTexts('en') });

it('spells English as the dictionary does, or as a name that is listed with its reason', () => {
  expect(unknown.filter(({ word }) => !known.has(word))).toEqual([]);
});

it('lists no name that no text uses, and none twice', () => {
  const used = new Set(unknown.map(({ word }) => word));
  expect(names.filter((name, index) => !used.has(name) || names.indexOf(name) !== index)).toEqual([]);
});

it('finds a word that is misspelled', () => {
  expect(unknownWords({ 'any.text': 'Your conection is encrypted.' })).toEqual([
    { word: 'conection', text: 'any.text' },
  ]);
});
