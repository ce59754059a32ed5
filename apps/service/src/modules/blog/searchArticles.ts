import { defaultLanguage, type Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import {
  type FoundText,
  hasWord,
  listConfigurations,
  searchAll,
  searchSome,
  stemsOf,
  wordsLike,
} from './searches.repo.ts';
import { configurationOf, type QueryTerm, queryTerms, termQuery } from './searchQuery.ts';
import { indexText } from './searchWords.ts';
import { editDistance, isCorrectable, similarKeys, tolerance } from './similarWords.ts';

export interface SearchResult {
  total: number;
  found: FoundText[];
  /** The words that were searched for instead; null where the search was as it was typed. */
  corrected: string | null;
  /** Beginnings of the words that match, folded. */
  stems: string[];
}

/** Of those that a search has part of, this share of its terms at least. */
const enough = 0.6;
/** Texts that have only some of the terms. */
const mostAlike = 20;

const known = new WeakMap<object, Promise<Set<string>>>();

/** The text search configuration for a language: its own, else one that takes words as they are. */
export async function configurationFor(db: Queries, language: Language): Promise<string> {
  const all = known.get(db) ?? listConfigurations(db);
  known.set(db, all);
  all.catch(() => known.delete(db));
  const name = configurationOf(language);
  return (await all).has(name) ? name : 'simple';
}

/** The word of the articles that was probably meant; null where it stands in them, or nothing is near. */
async function correct(db: Queries, word: string, language: Language): Promise<string | null> {
  const most = tolerance(word);
  if (most === 0 || !isCorrectable(word) || (await hasWord(db, word, language))) return null;
  const languages = language === defaultLanguage ? [language] : [language, defaultLanguage];
  const keys = languages.flatMap((each) => similarKeys(word, each));
  const near = (await wordsLike(db, keys))
    .map((found) => ({ found, distance: editDistance(word, found) }))
    // As it was typed it stands in English texts alone, which a reader of the translations does not search.
    .filter(({ distance }) => distance > 0 && distance <= most)
    // Of those as far away the one that begins alike: first letters are seldom wrong.
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.found[0] === word[0]) - Number(a.found[0] === word[0]) ||
        a.found.length - b.found.length ||
        (a.found < b.found ? -1 : 1),
    );
  return near[0]?.found ?? null;
}

async function correctAll(
  db: Queries,
  terms: readonly QueryTerm[],
  language: Language,
): Promise<string | null> {
  const words = await Promise.all(terms.map(async ({ word }) => (await correct(db, word, language)) ?? word));
  return words.some((word, index) => word !== terms[index]?.word) ? words.join(' ') : null;
}

interface Prepared {
  stems: string[];
  /** A tsquery for each term that the language does not leave out; `starts` says which terms are also beginnings. */
  queries(starts: 'last' | 'all'): string[];
}

async function prepare(db: Queries, terms: readonly QueryTerm[], language: Language): Promise<Prepared> {
  const configuration = await configurationFor(db, language);
  const words = terms.map(({ word }) => word);
  const { stems, stemmed } = await stemsOf(db, configuration, {
    text: indexText(words.join(' '), language),
    queries: terms.map(({ query }) => query),
  });
  return {
    stems: [...new Set([...stems, ...words])],
    queries: (starts) =>
      terms.flatMap((term, index) => {
        const isStart = starts === 'all' || index === terms.length - 1;
        return termQuery(term, stemmed[index] ?? '', isStart) ?? [];
      }),
  };
}

/**
 * Finds articles: all words of the search, the last one as it is being typed, else all as beginnings, else the words that
 * were probably meant, else most of them.
 */
export async function searchArticles(
  db: Queries,
  query: string,
  { language, limit, offset }: { language: Language; limit: number; offset: number },
): Promise<SearchResult> {
  const terms = queryTerms(query, language);
  if (terms.length === 0) return { total: 0, found: [], corrected: null, stems: [] };
  const page = { limit, offset };
  const typed = await prepare(db, terms, language);
  const { stems } = typed;
  const exact = await searchAll(db, { language, queries: typed.queries('last') }, page);
  if (exact.total > 0) return { ...exact, corrected: null, stems };
  if (terms.length > 1) {
    const begun = await searchAll(db, { language, queries: typed.queries('all') }, page);
    if (begun.total > 0) return { ...begun, corrected: null, stems };
  }
  const corrected = await correctAll(db, terms, language);
  const meantTerms = corrected ? queryTerms(corrected, language) : terms;
  const meant = corrected ? await prepare(db, meantTerms, language) : typed;
  if (corrected) {
    const better = await searchAll(db, { language, queries: meant.queries('all') }, page);
    if (better.total > 0) return { ...better, corrected, stems: meant.stems };
  }
  // A run without spaces that stands nowhere as a whole is looked for by its pairs.
  const parts = meantTerms.flatMap((term) => (term.run ? pairTerms(term.word, language) : [term]));
  const { queries } = await prepare(db, parts, language);
  const some = queries('all');
  const least = Math.max(1, Math.ceil(some.length * enough));
  const alike = await searchSome(db, { language, queries: some }, { limit: mostAlike, least });
  return {
    total: alike.length,
    found: alike.slice(offset, offset + limit),
    corrected: alike.length ? corrected : null,
    stems: meant.stems,
  };
}

const pairTerms = (run: string, language: Language): QueryTerm[] =>
  indexText(run, language)
    .split(' ')
    .map((pair) => ({ word: pair, query: pair, run: true }));
