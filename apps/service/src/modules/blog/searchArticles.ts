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
import { configurationOf, type QueryTerm, queryTerms } from './searchQuery.ts';
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
    .filter(({ distance }) => distance <= most)
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

/** Finds articles: all words of the search, else the words that were probably meant, else most of them. */
export async function searchArticles(
  db: Queries,
  query: string,
  { language, limit, offset }: { language: Language; limit: number; offset: number },
): Promise<SearchResult> {
  const terms = queryTerms(query, language);
  const none: SearchResult = { total: 0, found: [], corrected: null, stems: [] };
  if (terms.length === 0) return none;
  const configuration = await configurationFor(db, language);
  const search = (some: readonly QueryTerm[]) => ({
    language,
    configuration,
    queries: some.map(({ query: one }) => one),
  });
  const stems = async (some: readonly QueryTerm[]) => [
    ...new Set([
      ...(await stemsOf(db, configuration, indexText(some.map(({ word }) => word).join(' '), language))),
      ...some.map(({ word }) => word),
    ]),
  ];
  const exact = await searchAll(db, search(terms), { limit, offset });
  if (exact.total > 0) return { ...exact, corrected: null, stems: await stems(terms) };
  const corrected = await correctAll(db, terms, language);
  const meant = corrected ? queryTerms(corrected, language) : terms;
  if (corrected) {
    const better = await searchAll(db, search(meant), { limit, offset });
    if (better.total > 0) return { ...better, corrected, stems: await stems(meant) };
  }
  const parts = meant.flatMap(({ word, query: one }) =>
    // A run without spaces that stands nowhere as a whole is looked for by its pairs.
    /<->/.test(one) ? queryTermsOfPairs(word, language) : [{ word, query: one }],
  );
  const least = Math.max(1, Math.ceil(parts.length * enough));
  const alike = await searchSome(db, search(parts), { limit: mostAlike, least });
  return {
    total: alike.length,
    found: alike.slice(offset, offset + limit),
    corrected: alike.length ? corrected : null,
    stems: await stems(meant),
  };
}

const queryTermsOfPairs = (run: string, language: Language): QueryTerm[] =>
  indexText(run, language)
    .split(' ')
    .map((pair) => ({ word: pair, query: pair }));
