import type { Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { prepareTerms } from './prepareTerms.ts';
import { type FoundText, searchAll, searchSome } from './searches.repo.ts';
import { type QueryTerm, queryTerms } from './searchQuery.ts';
import { pair, piecesOf } from './searchWords.ts';
import { isCorrectable, tolerance } from './similarWords.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

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

/** Words of one search that are compared with all the words of the articles: more are no search of a person. */
const mostUnknown = 3;

const isUnknown = (word: string, vocabulary: Vocabulary): boolean =>
  tolerance(word) > 0 && isCorrectable(word) && !vocabulary.isOwn(word);

/** The word of the articles that was probably meant by an unknown one; null where nothing is near. */
function correct(word: string, vocabulary: Vocabulary): string | null {
  const near = vocabulary
    .near(word, tolerance(word))
    // As it was typed it stands in English texts alone, which a reader of the translations does not search.
    .filter(({ distance }) => distance > 0)
    // Of those as far away the one that begins alike: first letters are seldom wrong.
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
        a.word.length - b.word.length ||
        (a.word < b.word ? -1 : 1),
    );
  return near[0]?.word ?? null;
}

function correctAll(terms: readonly QueryTerm[], vocabulary: Vocabulary): string | null {
  const unknown = terms.filter(({ word }) => isUnknown(word, vocabulary)).slice(0, mostUnknown);
  const words = terms.map((term) => (unknown.includes(term) && correct(term.word, vocabulary)) || term.word);
  return words.some((word, index) => word !== terms[index]?.word) ? words.join(' ') : null;
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
  const vocabulary = await readVocabulary(db, language);
  const scope = { db, language, vocabulary };
  const typed = await prepareTerms(terms, scope);
  const { stems } = typed;
  const exact = await searchAll(db, { language, queries: typed.queries('last') }, page);
  if (exact.total > 0) return { ...exact, corrected: null, stems };
  if (terms.length > 1) {
    const begun = await searchAll(db, { language, queries: typed.queries('all') }, page);
    if (begun.total > 0) return { ...begun, corrected: null, stems };
  }
  const corrected = correctAll(terms, vocabulary);
  const meantTerms = corrected ? queryTerms(corrected, language) : terms;
  const meant = corrected ? await prepareTerms(meantTerms, scope) : typed;
  if (corrected) {
    const better = await searchAll(db, { language, queries: meant.queries('all') }, page);
    if (better.total > 0) return { ...better, corrected, stems: meant.stems };
  }
  // A run without spaces that stands nowhere as a whole is looked for by its pairs.
  const parts = meantTerms.flatMap((term) => (term.run ? pairTerms(term.word) : [term]));
  const apart = parts.length > meantTerms.length ? await prepareTerms(parts, scope) : meant;
  const some = apart.queries('all');
  const least = Math.max(1, Math.ceil(some.length * enough));
  const alike = await searchSome(db, { language, queries: some }, { limit: mostAlike, least });
  return {
    total: alike.length,
    found: alike.slice(offset, offset + limit),
    corrected: alike.length ? corrected : null,
    stems: apart.stems,
  };
}

const pairTerms = (run: string): QueryTerm[] =>
  piecesOf(run, pair).map((piece) => ({ word: piece, query: piece, others: [], run: true }));
