import type { Language } from '@tern/domain';
import { reduceWord } from './reduceWord.ts';
import { pair, piecesOf, type SearchWord, searchWords, triple } from './searchWords.ts';

/** Words of a search that are looked for. */
const mostWords = 10;

/** One thing that is looked for. */
export interface QueryTerm {
  /** As it was written, folded. */
  word: string;
  /** For `to_tsquery`, which reduces its words to stems: letters, digits, and operators that are made here. */
  query: string;
  /** Found in its place, likewise: its reduced form, and the two words it may be written in. */
  others: readonly string[];
  /** Whether it is looked for by its pieces, as Japanese is. */
  run: boolean;
}

const ofWord = ({ whole, parts }: SearchWord, language: Language): QueryTerm => {
  const reduced = reduceWord(whole, language);
  return {
    word: whole,
    query: parts.length > 1 ? `(${whole} | (${parts.join(' & ')}))` : whole,
    others: reduced === whole ? [] : [reduced],
    run: false,
  };
};

/**
 * A run of more than three characters is in a text that has all of its threes: the chance that they stand apart is none
 * to speak of. To look for them side by side, the database would read every text that has them.
 */
const ofRun = (run: string): QueryTerm => {
  const query = [...run].length < pair ? `${run}:*` : `(${piecesOf(run, triple).join(' & ')})`;
  return { word: run, query, others: [], run: true };
};

/** The terms of a search, each one once. Nothing that a person types is an operator. */
export function queryTerms(text: string, language: Language): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  for (const word of searchWords(text, language)) {
    const term = 'run' in word ? ofRun(word.run) : ofWord(word, language);
    if (!terms.has(term.word)) terms.set(term.word, term);
    if (terms.size === mostWords) break;
  }
  return [...terms.values()];
}

/** A lexeme that no text has: it names a language whose readers are shown the text. */
export const readerMarker = (language: Language): string => `reader:${language}`;

/** Letters from which on a word is also a beginning. */
const shortestStart = 3;

/** A term after the database has reduced its words to stems. */
export interface StemmedTerm extends Pick<QueryTerm, 'word' | 'run'> {
  stemmed: string;
  others: readonly string[];
}

/**
 * A term as a tsquery: the stem, the word as it is (texts of another language are there word by word), and where
 * `starts`, words that begin with it. The beginning is not reduced to a stem, which would be that of a thousand words.
 * Null for a word that the language leaves out, as "the".
 */
export function termQuery({ word, run, stemmed, others }: StemmedTerm, starts: boolean): string | null {
  if (stemmed === '') return null;
  if (run) return `(${stemmed})`;
  const typed = starts && word.length >= shortestStart ? `'${word}':*` : `'${word}'`;
  // Each lexeme once: the ranking would take only one of two that differ in the star.
  const all = new Set([...(stemmed === `'${word}'` ? [] : [stemmed]), ...others, typed]);
  return all.size > 1 ? `(${[...all].join(' | ')})` : typed;
}
