import type { Language } from '@tern/domain';
import { type SQL, sql } from 'drizzle-orm';
import { blogSearches, blogTexts, blogWords } from '../../db/blogSchema.ts';
import type { Queries } from '../../db/connect.ts';
import { readerMarker } from './searchQuery.ts';

/** Texts that are ranked: of more matches those with a hit in the head, then the newest. */
const mostRanked = 100;

export interface FoundText {
  unikey: string;
  language: Language;
}

interface Search {
  /** Readers of this language. */
  language: Language;
  /** PostgreSQL's text search configuration. */
  configuration: string;
  /** One for each term, for `to_tsquery`. */
  queries: readonly string[];
}

/** Only texts that readers of this language are shown. */
const marked = (language: Language) => sql`${`'${readerMarker(language)}'`}::tsquery`;

/** How well a text fits the terms: a title that names them counts more than a text that repeats them. */
const rank = (row: SQL) =>
  sql`(2 * ts_rank('{0,0,0.2,1}', ${row}.head, q.terms) + ts_rank(${row}.doc, q.terms, 1))`;

/** The configurations that this PostgreSQL has. */
export async function listConfigurations(db: Queries): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select cfgname as name from pg_ts_config`);
  return new Set(rows.map(({ name }) => name));
}

/** The lexemes that words are reduced to. */
export async function stemsOf(db: Queries, configuration: string, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ stems: string[] }>(
    sql`select tsvector_to_array(to_tsvector(${configuration}::regconfig, ${text})) as stems`,
  );
  return rows[0]?.stems ?? [];
}

/** Texts that have every term, the best first, and how many there are. */
export async function searchAll(
  db: Queries,
  { language, configuration, queries }: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: FoundText[] }> {
  const terms = sql`to_tsquery(${configuration}::regconfig, ${queries.join(' & ')})`;
  const { rows } = await db.execute<{ total: number; found: FoundText[] }>(sql`
    with q as materialized (
      select ${terms} as terms, ${marked(language)} && ${terms} as query, numnode(${terms}) as size
    ), matching as materialized (
      select s.unikey, s.language, s.published from ${blogSearches} s, q where q.size > 0 and s.doc @@ q.query
    ), candidates as (
      (select s.unikey, s.language from ${blogSearches} s, q where q.size > 0 and s.head @@ q.query
        order by s.published desc limit ${mostRanked})
      union
      (select unikey, language from matching order by published desc limit ${mostRanked})
    ), best as (
      select s.unikey, s.language from candidates c join ${blogSearches} s using (unikey, language), q
      order by ${rank(sql`s`)} desc, s.published desc, s.unikey
      limit ${limit} offset ${offset}
    )
    select (select count(*)::int from matching) as total,
      (select coalesce(json_agg(best), '[]') from best) as found`);
  return rows[0] ?? { total: 0, found: [] };
}

/** Texts that have at least `least` of the terms, those with the most first. */
export async function searchSome(
  db: Queries,
  { language, configuration, queries }: Search,
  { limit, least }: { limit: number; least: number },
): Promise<FoundText[]> {
  const regconfig = sql`${configuration}::regconfig`;
  const hits = sql.join(
    queries.map((query) => sql`(s.doc @@ to_tsquery(${regconfig}, ${query}))::int`),
    sql` + `,
  );
  const { rows } = await db.execute<{ unikey: string; language: Language }>(sql`
    with q as materialized (select to_tsquery(${regconfig}, ${queries.join(' | ')}) as terms),
    candidates as (
      select s.unikey, s.language, s.published, s.head, s.doc, ${hits} as hits from (
        select s.* from ${blogSearches} s, q
        where numnode(q.terms) > 0 and s.doc @@ (${marked(language)} && q.terms)
        order by s.published desc limit ${mostRanked}
      ) s
    )
    select c.unikey, c.language from candidates c, q where c.hits >= ${least}
    order by c.hits desc, ${rank(sql`c`)} desc, c.published desc, c.unikey limit ${limit}`);
  return rows;
}

/** Words that share a key with another, and in how many texts each stands at most: those to be compared. */
export async function wordsLike(db: Queries, keys: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${blogWords} where keys && ${sql.param([...keys])}::text[] limit 200`,
  );
  return rows.map(({ word }) => word);
}

/** Whether a word stands in any text of a language. */
export async function hasWord(db: Queries, word: string, language: Language): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${blogWords} where language = ${language} and word = ${word} limit 1`,
  );
  return rows.length > 0;
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
