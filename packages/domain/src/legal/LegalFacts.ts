import type { Language } from '../languages.ts';
import type { Currency } from '../pricing/currencies.ts';
import type { Day } from '../transparency/TransparencyFacts.ts';

/** The texts that laws ask for, in the order in which they are linked. Each is a page, `/legal/imprint`. */
export const legalTextNames = ['imprint', 'withdrawal', 'commerce'] as const;

/**
 * `imprint`: who runs the site (Impressum, mentions légales). `withdrawal`: the instruction about the right of withdrawal,
 * with its form. `commerce`: the disclosure of Japan's Act on Specified Commercial Transactions.
 */
export type LegalTextName = (typeof legalTextNames)[number];

/** A part of a legal text below its heading. Words are plain; a line stays a line, and an empty one begins a paragraph. */
export interface LegalPart {
  readonly title: string;
  readonly text?: string;
  /** Terms with their values, as in a table. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
}

export interface LegalText {
  /** The day of the last change. */
  readonly changed: Day;
  /** By language: one at least. */
  readonly parts: Readonly<Partial<Record<Language, readonly LegalPart[]>>>;
}

/** Words by language. */
export type LegalWords = Readonly<Partial<Record<Language, string>>>;

/** Words that laws ask of the operator, by country. Each is on the site only where it is here. */
export interface LegalFacts {
  /** Where the operator sells, two letters each: `ops doctor` lists what these countries ask for and is not here. */
  readonly sellsIn?: readonly string[];
  readonly texts?: Readonly<Partial<Record<LegalTextName, LegalText>>>;
  /** On the button that orders, in place of its usual words: “Zahlungspflichtig bestellen”. */
  readonly orderButton?: LegalWords;
  /** Beside prices, by their currency: “inkl. MwSt.” with `EUR` and `de`. */
  readonly taxNote?: Readonly<Partial<Record<Currency, LegalWords>>>;
}
