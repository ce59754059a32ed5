import { type Language, languages } from '@tern/domain';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type ArticleSourceName,
  blogArticles,
  blogSearches,
  blogSources,
  blogTerms,
  blogTexts,
  blogWords,
  type LeftOut,
} from '../../db/blogSchema.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { configurationFor } from './configurationFor.ts';
import { readerMarker } from './searchQuery.ts';
import { indexText, searchWords } from './searchWords.ts';
import { isCorrectable } from './similarWords.ts';
import {
  articleHash,
  hashOf,
  readersOf,
  type SourceArticle,
  type SourceContent,
  type SourceText,
} from './storedArticle.ts';

// Any number, as long as every process uses the same one.
const syncLock = 5_012_035;
/** Rows of one statement. */
const batch = 500;
/** Texts of one statement: a few megabytes. */
const textBatch = 100;

export interface Written {
  /** Articles that were new or differed. */
  written: number;
  removed: number;
}

/** Of each: new words of a language. */
async function writeWords(tx: Queries, words: ReadonlySet<string>, language: Language): Promise<void> {
  await tx.execute(sql`
    insert into ${blogWords} (language, word) select ${language}, unnest(${sql.param([...words])}::text[])
    on conflict do nothing`);
}

type TermNames = ReadonlyMap<string, string>;

/** The texts that an article is found by, each with its weight. */
function weighted(article: SourceArticle, language: Language, names: TermNames) {
  const { title, description, headings, plain } = article.texts.get(language) as SourceText;
  const terms = [article.category, ...article.tags].flatMap((id) => names.get(`${language} ${id}`) ?? id);
  return {
    a: indexText(title, language),
    b: indexText([...headings.map(({ text }) => text), ...terms].join(' . '), language),
    c: indexText(description, language),
    d: indexText(plain, language),
  };
}

/** Makes the index of articles that have a text in a language. */
async function writeSearches(
  tx: Queries,
  articles: readonly SourceArticle[],
  { language, names }: { language: Language; names: TermNames },
): Promise<void> {
  const configuration = await configurationFor(tx, language);
  const rows = articles.map((article) => {
    const readers = readersOf(language, [...article.texts.keys()]);
    return {
      unikey: article.unikey,
      published: article.published,
      markers: readers.map(readerMarker),
      // Readers of other languages search it by stems that are none of English: they find its words by their beginnings.
      whole: readers.length > 1,
      ...weighted(article, language, names),
    };
  });
  const vector = (column: SQL, weight: SQL) =>
    sql`setweight(to_tsvector(${configuration}::regconfig, ${column}), ${weight})`;
  await tx.execute(sql`
    insert into ${blogSearches} (unikey, language, published, head, doc)
    select unikey, ${language}, published, head, head || rest
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (unikey text, published date, markers text[], whole boolean, a text, b text, c text, d text),
      lateral (select array_to_tsvector(markers) || ${vector(sql`a`, sql`'A'`)} || ${vector(sql`b`, sql`'B'`)} as head) as indexed_head,
      lateral (select ${vector(sql`c`, sql`'C'`)} || ${vector(sql`d`, sql`'D'`)}
        || case when whole then to_tsvector('simple', concat_ws(' ', a, b, c, d)) else '' end as rest) as indexed_rest`);
}

/** Writes articles anew, with their texts and their index: few statements for many. */
async function writeArticles(
  tx: Queries,
  articles: readonly SourceArticle[],
  {
    source,
    hashes,
    names,
  }: { source: ArticleSourceName; hashes: ReadonlyMap<string, string>; names: TermNames },
): Promise<void> {
  await removeArticles(
    tx,
    articles.map(({ unikey }) => unikey),
  );
  const rows = articles.map(({ texts, ...row }) => ({
    ...row,
    source,
    hash: hashes.get(row.unikey) as string,
    languages: [...texts.keys()],
  }));
  for (const part of partsOf(rows, batch)) await tx.insert(blogArticles).values(part);
  const texts = articles.flatMap((article) =>
    [...article.texts].map(([language, text]) => ({ unikey: article.unikey, language, ...text })),
  );
  for (const part of partsOf(texts, textBatch)) await tx.insert(blogTexts).values(part);
  for (const language of languages) {
    const having = articles.filter((article) => article.texts.has(language));
    for (const part of partsOf(having, textBatch)) await writeSearches(tx, part, { language, names });
  }
}

async function removeArticles(tx: Queries, keys: readonly string[]): Promise<void> {
  for (const part of partsOf(keys, batch))
    await tx.delete(blogArticles).where(inArray(blogArticles.unikey, part));
}

const partsOf = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

/** Words of texts, by language: those that a misspelt one is compared with. */
function vocabularyOf(articles: readonly SourceArticle[]): Map<Language, Set<string>> {
  const words = new Map<Language, Set<string>>();
  for (const { texts } of articles) {
    for (const [language, { title, description, headings, plain }] of texts) {
      const known = words.get(language) ?? new Set();
      words.set(language, known);
      const all = [title, description, ...headings.map(({ text }) => text), plain].join(' . ');
      for (const word of searchWords(all, language))
        if ('whole' in word)
          for (const each of [word.whole, ...word.parts]) if (isCorrectable(each)) known.add(each);
    }
  }
  return words;
}

/** New entries wait in a list that every search reads through until the database's own cleaning comes by: minutes later. */
const settleIndexes = (tx: Queries) =>
  tx.execute(sql`
    select gin_clean_pending_list('blog_searches_head'), gin_clean_pending_list('blog_searches_doc')`);

/**
 * Writes what a source has that differs from what is stored, and removes what it has no more: all or nothing, once however
 * many processes do it. Null when everything was as it is.
 */
export async function writeContent(db: Database, content: SourceContent, now: Date): Promise<Written | null> {
  const { source, articles, terms, leftOut = [] } = content;
  const names: TermNames = new Map(terms.map(({ language, id, name }) => [`${language} ${id}`, name]));
  const namesOf = ({ category, tags, texts }: SourceArticle) =>
    [...texts.keys()].flatMap((language) => [category, ...tags].map((id) => names.get(`${language} ${id}`)));
  const hashes = new Map(
    articles.map((article) => [article.unikey, hashOf([articleHash(article), namesOf(article)])]),
  );
  const hash = hashOf([source, [...hashes].sort(), terms, ...leftOut]);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${syncLock})`);
    const [before] = await tx.select().from(blogSources).where(eq(blogSources.source, source));
    if (before?.hash === hash) return null;
    const stored = await tx
      .select({ unikey: blogArticles.unikey, hash: blogArticles.hash })
      .from(blogArticles)
      .where(eq(blogArticles.source, source));
    const gone = stored.filter(({ unikey }) => !hashes.has(unikey)).map(({ unikey }) => unikey);
    await removeArticles(tx, gone);
    await tx.delete(blogTerms).where(eq(blogTerms.source, source));
    for (const part of partsOf(terms, batch))
      await tx.insert(blogTerms).values(part.map((term) => ({ ...term, source })));
    const same = new Map(stored.map((row) => [row.unikey, row.hash]));
    const changed = articles.filter(({ unikey }) => same.get(unikey) !== hashes.get(unikey));
    await writeArticles(tx, changed, { source, hashes, names });
    for (const [language, words] of vocabularyOf(changed)) await writeWords(tx, words, language);
    if (changed.length > 0) await settleIndexes(tx);
    await tx
      .insert(blogSources)
      .values({ source, hash, leftOut, syncedAt: now })
      .onConflictDoUpdate({ target: blogSources.source, set: { hash, leftOut, syncedAt: now } });
    return { written: changed.length, removed: gone.length };
  });
}

/** The posts of a source that could not be taken, as of its last content. */
export async function readLeftOut(db: Queries, source: ArticleSourceName): Promise<readonly LeftOut[]> {
  const [row] = await db
    .select({ leftOut: blogSources.leftOut })
    .from(blogSources)
    .where(eq(blogSources.source, source));
  return row?.leftOut ?? [];
}
