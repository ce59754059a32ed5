import { consentRegionOf } from '../consent/consentRegion.ts';
import type { Language } from '../languages.ts';
import { currencyOfCountry } from '../pricing/currencyCountries.ts';
import type { LegalFacts } from './LegalFacts.ts';

/** An entry of `legal` that the law of some countries asks for and that is not there: `orderButton.de`. */
export interface LegalNeed {
  readonly entry: string;
  /** Two letters each, of those that the operator sells in. */
  readonly countries: readonly string[];
}

/** The languages of the site that buyers of a country read by law or by habit; English in every other one. */
const languagesByCountry: Readonly<Record<string, readonly Language[]>> = {
  AT: ['de'],
  BE: ['nl', 'fr', 'de'],
  CH: ['de', 'fr', 'it'],
  DE: ['de'],
  ES: ['es'],
  FR: ['fr'],
  IT: ['it'],
  JP: ['ja'],
  LI: ['de'],
  LU: ['fr', 'de'],
  NL: ['nl'],
  PL: ['pl'],
  PT: ['pt'],
};

/**
 * The entries that the law of a country asks for. Europe: Directive 2000/31 on who runs a site, 2011/83 on withdrawal and
 * on the words of the button, 98/6 on prices with tax; the United Kingdom has kept all four, Switzerland the first and the
 * last. Japan: the Act on Specified Commercial Transactions, prices with tax. Australia: prices with tax.
 */
function entriesOf(country: string): string[] {
  const languages = languagesByCountry[country] ?? ['en'];
  const tax = languages.map((language) => `taxNote.${currencyOfCountry(country)}.${language}`);
  const region = consentRegionOf(country);
  if (region === 'eea' || region === 'uk')
    return ['imprint', 'withdrawal', ...languages.map((language) => `orderButton.${language}`), ...tax];
  if (region === 'switzerland') return ['imprint', ...tax];
  if (country === 'JP') return ['commerce', ...tax];
  return country === 'AU' ? tax : [];
}

/** All entries that are missing for the countries that the operator sells in. No advice of a lawyer. */
export function missingLegal({ sellsIn = [], texts, orderButton, taxNote }: LegalFacts): LegalNeed[] {
  const there = new Set([
    ...Object.keys(texts ?? {}),
    ...Object.keys(orderButton ?? {}).map((language) => `orderButton.${language}`),
    ...Object.entries(taxNote ?? {}).flatMap(([currency, words]) =>
      Object.keys(words).map((language) => `taxNote.${currency}.${language}`),
    ),
  ]);
  const needs = new Map<string, string[]>();
  for (const country of sellsIn)
    for (const entry of entriesOf(country))
      if (!there.has(entry)) needs.set(entry, [...(needs.get(entry) ?? []), country]);
  return [...needs].map(([entry, countries]) => ({ entry, countries }));
}
