import type { Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { joinsOf, splitsOf } from './compounds.ts';
import { configurationFor } from './configurationFor.ts';
import { stemsOf } from './searches.repo.ts';
import { type QueryTerm, queryTerms, type StemmedTerm, termQuery } from './searchQuery.ts';
import { indexText } from './searchWords.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Terms as the database is asked for them. */
export interface PreparedTerms {
  stems: string[];
  /** A tsquery for each term that the language does not leave out; `starts` says which terms are also beginnings. */
  queries(starts: 'last' | 'all'): string[];
}

/** A search of one reader's language. */
export interface SearchScope {
  db: Queries;
  language: Language;
  vocabulary: Vocabulary;
}

/** Terms with the two words that each may be written in, then the words that the articles write together. */
function withCompounds(terms: readonly QueryTerm[], { language, vocabulary }: SearchScope) {
  const joins = joinsOf(terms, vocabulary);
  const apart = terms.map((term) => {
    const splits = term.run ? [] : splitsOf(term.word, vocabulary);
    return { ...term, others: [...term.others, ...splits.map((parts) => parts.join(' <-> '))] };
  });
  const together = [...joins.values()].flatMap((word) => queryTerms(word, language));
  return { joins, apart, together };
}

export async function prepareTerms(terms: readonly QueryTerm[], scope: SearchScope): Promise<PreparedTerms> {
  const { db, language } = scope;
  const configuration = await configurationFor(db, language);
  const { joins, apart, together } = withCompounds(terms, scope);
  const all = [...apart, ...together];
  const parts = all.flatMap(({ others }) => others.flatMap((other) => other.split(' <-> ')));
  // A run is marked where it stands as a whole, not its pieces wherever they do.
  const words = [...terms.filter(({ run }) => !run), ...together].map(({ word }) => word);
  const { stems, stemmed } = await stemsOf(db, configuration, {
    text: indexText([...words, ...parts].join(' '), language),
    queries: all.flatMap(({ query, others }) => [query, ...others]),
  });
  let at = 0;
  const next = (): string => stemmed[at++] ?? '';
  const ready = all.map(({ word, run, others }): StemmedTerm => {
    const main = next();
    // Of two words one of which the language leaves out, the other alone would be another search.
    const kept = others.flatMap((other) => {
      const stem = next();
      return stem && (!other.includes('<->') || stem.includes('<->')) ? [stem] : [];
    });
    return { word, run, stemmed: main, others: kept };
  });
  return {
    stems: [...new Set([...stems, ...terms.map(({ word }) => word), ...words, ...parts])],
    queries: (starts) => joinedQueries(ready, [...joins.keys()], starts),
  };
}

/** A tsquery for each term, and one for two that may be written together. The last terms are those written together. */
function joinedQueries(
  ready: readonly StemmedTerm[],
  joins: readonly number[],
  starts: 'last' | 'all',
): string[] {
  const count = ready.length - joins.length;
  const queryOf = (index: number, place = index) => {
    const term = ready[index];
    return term ? termQuery(term, starts === 'all' || place === count - 1) : null;
  };
  const queries: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const join = joins.indexOf(index);
    if (join < 0) {
      queries.push(queryOf(index) ?? '');
      continue;
    }
    const apart = [queryOf(index), queryOf(index + 1)].filter((query) => query !== null);
    const together = queryOf(count + join, index + 1);
    queries.push(`(${[apart.join(' & '), together].filter(Boolean).join(' | ')})`);
    index += 1;
  }
  return queries.filter((query) => query !== '' && query !== '()');
}
