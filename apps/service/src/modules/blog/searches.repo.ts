import type { Language } from '@tern/domain';
import { type SQL, sql } from 'drizzle-orm';
import { blogSearches, blogTexts, blogWords } from '../../db/blogSchema.ts';
import type { Queries } from '../../db/connect.ts';
import { readerMarker } from './searchQuery.ts';

/** Texts that are ranked: of more matches those with a hit in the head, then the newest. */
export const mostRanked = 100;

export interface FoundText {
  unikey: string;
  language: Language;
}

interface Search {
  /** Readers of this language. */
  language: Language;
  /** A tsquery for each term; none is empty. */
  queries: readonly string[];
}

/** Only texts that readers of this language are shown. */
const marked = (language: Language) => `'${readerMarker(language)}'`;

/** How well a text fits the terms: a title that has all of them counts most, then one that has some, then the text. */
const rank = (row: SQL, terms: string) =>
  sql`((ts_filter(${row}.head, '{a}') @@ ${terms}::tsquery)::int
    + 2 * ts_rank('{0,0,0.2,1}', ${row}.head, ${terms}::tsquery) + ts_rank(${row}.doc, ${terms}::tsquery, 1))`;

/** The configurations that this PostgreSQL has. */
export async function listConfigurations(db: Queries): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select cfgname as name from pg_ts_config`);
  return new Set(rows.map(({ name }) => name));
}

/** The lexemes that words are reduced to, and each of the queries with its words so reduced: empty where none is left. */
export async function stemsOf(
  db: Queries,
  configuration: string,
  { text, queries }: { text: string; queries: readonly string[] },
): Promise<{ stems: string[]; stemmed: string[] }> {
  const { rows } = await db.execute<{ stems: string[]; stemmed: string[] }>(sql`
    select tsvector_to_array(to_tsvector(${configuration}::regconfig, ${text})) as stems,
      array(select to_tsquery(${configuration}::regconfig, one)::text
        from unnest(${sql.param([...queries])}::text[]) with ordinality as each (one, place) order by place) as stemmed`);
  return rows[0] ?? { stems: [], stemmed: [] };
}

/**
 * Texts that have every term, the best first, and how many there are. What matches is gathered before it is ordered: in
 * the order of dates the database would look through every text for a rare word. It is not told the words while it plans:
 * for frequent ones it would rather read every text, whose length it does not reckon with.
 */
export async function searchAll(
  db: Queries,
  { language, queries }: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: FoundText[] }> {
  if (queries.length === 0) return { total: 0, found: [] };
  const terms = queries.join(' & ');
  const query = `${marked(language)} & ${terms}`;
  const { rows } = await db.execute<{ total: number; found: FoundText[] }>(sql`
    with q as materialized (select ${query}::tsquery as query), matching as materialized (
      select s.unikey, s.language, s.published from ${blogSearches} s, q where s.doc @@ q.query
    ), named as materialized (
      select s.unikey, s.language, s.published from ${blogSearches} s, q where s.head @@ q.query
    ), candidates as (
      (select unikey, language from named order by published desc, unikey limit ${mostRanked})
      union
      (select unikey, language from matching order by published desc, unikey
        limit greatest(0, ${mostRanked} - (select count(*) from named)))
    ), best as (
      select s.unikey, s.language from candidates c join ${blogSearches} s using (unikey, language)
      order by ${rank(sql`s`, terms)} desc, s.published desc, s.unikey
      limit ${limit} offset ${offset}
    )
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(best), '[]') from best) as found`);
  return rows[0] ?? { total: 0, found: [] };
}

/** Texts that have at least `least` of the terms, those with the most first. */
export async function searchSome(
  db: Queries,
  { language, queries }: Search,
  { limit, least }: { limit: number; least: number },
): Promise<FoundText[]> {
  if (queries.length === 0) return [];
  const terms = queries.join(' | ');
  const hits = sql.join(
    queries.map((query) => sql`(s.doc @@ ${query}::tsquery)::int`),
    sql` + `,
  );
  const { rows } = await db.execute<{ unikey: string; language: Language }>(sql`
    with q as materialized (
      select ${`${marked(language)} & (${terms})`}::tsquery as query
    ), matching as materialized (
      select s.unikey, s.language, s.published from ${blogSearches} s, q where s.doc @@ q.query
    ), candidates as (
      select s.*, ${hits} as hits
      from (select unikey, language from matching order by published desc, unikey limit ${mostRanked}) m
      join ${blogSearches} s using (unikey, language)
    )
    select c.unikey, c.language from candidates c where c.hits >= ${least}
    order by c.hits desc, ${rank(sql`c`, terms)} desc, c.published desc, c.unikey limit ${limit}`);
  return rows;
}

/** All words of the texts of a language, those that begin alike beside one another. */
export async function listWords(db: Queries, language: Language): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${blogWords} where language = ${language} order by word collate "C"`,
  );
  return rows.map(({ word }) => word);
}

/** The running texts that excerpts are cut from. */
export async function plainTexts(db: Queries, found: readonly FoundText[]): Promise<Map<string, string>> {
  if (found.length === 0) return new Map();
  const wanted = sql.join(
    found.map(({ unikey, language }) => sql`(${unikey}, ${language})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ unikey: string; plain: string }>(
    sql`select unikey, plain from ${blogTexts} where (unikey, language) in (${wanted})`,
  );
  return new Map(rows.map(({ unikey, plain }) => [unikey, plain]));
}
