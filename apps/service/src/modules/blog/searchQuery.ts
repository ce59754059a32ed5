import type { Language } from '@tern/domain';
import { pairsOf, type SearchWord, searchWords } from './searchWords.ts';

/** Words of a search that are looked for. */
const mostWords = 10;

/** One thing that is looked for. */
export interface QueryTerm {
  /** As it was written, folded. */
  word: string;
  /** For `to_tsquery`: letters, digits, and operators that are made here. */
  query: string;
}

const start = (word: string) => (word.length >= 3 ? `${word}:*` : word);

const ofWord = ({ whole, parts }: SearchWord): QueryTerm => {
  const together = `(${whole} | ${start(whole)})`;
  return {
    word: whole,
    query: parts.length > 1 ? `(${together} | (${parts.join(' & ')}))` : together,
  };
};

const ofRun = (run: string): QueryTerm => {
  const pairs = pairsOf(run);
  return { word: run, query: [...run].length < 2 ? `${run}:*` : `(${pairs.join(' <-> ')})` };
};

/** The terms of a search, each one once. Nothing that a person types is an operator. */
export function queryTerms(text: string, language: Language): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  for (const word of searchWords(text, language)) {
    const term = 'run' in word ? ofRun(word.run) : ofWord(word);
    if (!terms.has(term.word)) terms.set(term.word, term);
    if (terms.size === mostWords) break;
  }
  return [...terms.values()];
}

/** The name of PostgreSQL's configuration for a language, if it has one. */
export const configurationOf = (language: Language): string =>
  (new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? '').toLowerCase();

/** A lexeme that no text has: it names a language whose readers are shown the text. */
export const readerMarker = (language: Language): string => `reader:${language}`;
