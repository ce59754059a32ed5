import { expect, it } from 'vitest';
import { readCatalogue } from './node.ts';
import { writtenNumbers } from './writtenNumbers.ts';

const english = readCatalogue('en');
const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|seventeen|twenty|thirty|forty|fifty|ninety|hundred)\b/i;
const currencyNames = /\b(?:dollars?|euros?|pounds?|yen|sterling)\b/gi;

/** The text without placeholders and the branches that a value chooses. */
function prose(text: string): string {
  let rest = text;
  while (/\{[^{}]*\}/.test(rest)) rest = rest.replace(/\{[^{}]*\}/g, ' ');
  return rest;
}

const excepted = Object.values(writtenNumbers).flat();
const numbered = (texts: Readonly<Record<string, string>>) =>
  Object.keys(texts).filter((id) => number.test(prose(texts[id] ?? '')));
const listingCurrencies = (texts: Readonly<Record<string, string>>) =>
  Object.keys(texts).filter(
    (id) =>
      new Set(
        prose(texts[id] ?? '')
          .toLowerCase()
          .match(currencyNames),
      ).size > 1,
  );

it('writes out no number that could be a value, see `writtenNumbers`', () => {
  expect(numbered(english).filter((id) => !excepted.includes(id))).toEqual([]);
});

it('has no exception that writes out no number, and none twice', () => {
  expect(excepted.filter((id) => !numbered(english).includes(id))).toEqual([]);
  expect(new Set(excepted).size).toBe(excepted.length);
});

it('lists no currencies: they come from `domain`', () => {
  expect(listingCurrencies(english)).toEqual([]);
});

it.each([
  ['One subscription, five services.'],
  ['11 languages, each for desktop and phone'],
  ['Plans and prices, from $3.75 a month'],
  ['Renewal is switched off in two clicks.'],
])('finds the number in “%s”', (text) => {
  expect(numbered({ 'any.text': text })).toEqual(['any.text']);
});

it('finds currencies, and leaves values alone', () => {
  expect(listingCurrencies({ 'any.text': 'US dollars, euros and yen.' })).toEqual(['any.text']);
  expect(numbered({ 'any.text': '{devices, plural, =6 {six devices} other {# devices}} at once' })).toEqual(
    [],
  );
});
