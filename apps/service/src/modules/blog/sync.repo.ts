import type { Language } from '@tern/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  type ArticleSourceName,
  blogArticles,
  blogSearches,
  blogSources,
  blogTerms,
  blogTexts,
  blogWords,
} from '../../db/blogSchema.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { configurationFor } from './searchArticles.ts';
import { readerMarker } from './searchQuery.ts';
import { indexText, searchWords } from './searchWords.ts';
import { isCorrectable, similarKeys } from './similarWords.ts';
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

export interface Written {
  /** Articles that were new or differed. */
  written: number;
  removed: number;
}

async function writeWords(tx: Queries, words: ReadonlySet<string>, language: Language): Promise<void> {
  const rows = [...words].map((word) => ({ language, word, keys: similarKeys(word, language) }));
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insert(blogWords)
      .values(rows.slice(at, at + batch))
      .onConflictDoNothing();
}

/** The texts that an article is found by, each with its weight. */
function weighted(
  article: SourceArticle,
  language: Language,
  { text, names }: { text: SourceText; names: TermNames },
) {
  const terms = [article.category, ...article.tags].flatMap((id) => names.get(`${language} ${id}`) ?? id);
  const headings = text.headings.map((heading) => heading.text);
  return {
    A: indexText(text.title, language),
    B: indexText([...headings, ...terms].join(' . '), language),
    C: indexText(text.description, language),
    D: indexText(text.plain, language),
  };
}

type TermNames = ReadonlyMap<string, string>;

async function writeSearch(
  tx: Queries,
  article: SourceArticle,
  { language, text, names }: { language: Language; text: SourceText; names: TermNames },
): Promise<void> {
  const configuration = await configurationFor(tx, language);
  const { A, B, C, D } = weighted(article, language, { text, names });
  const vector = (body: string, weight: 'A' | 'B' | 'C' | 'D') =>
    sql`setweight(to_tsvector(${configuration}::regconfig, ${body}), ${weight})`;
  const markers = readersOf(language, [...article.texts.keys()]).map(readerMarker);
  const marker = sql`array_to_tsvector(${sql.param(markers)}::text[])`;
  // Readers of other languages search it by stems that are none of English: they find its words by their beginnings.
  const whole = markers.length > 1 ? sql` || to_tsvector('simple', ${[A, B, C, D].join(' ')})` : sql``;
  const head = sql`${marker} || ${vector(A, 'A')} || ${vector(B, 'B')}`;
  await tx.insert(blogSearches).values({
    unikey: article.unikey,
    language,
    published: article.published,
    head,
    doc: sql`${head} || ${vector(C, 'C')} || ${vector(D, 'D')}${whole}`,
  } as unknown as typeof blogSearches.$inferInsert);
}

async function writeArticle(
  tx: Queries,
  source: ArticleSourceName,
  { article, hash, names }: { article: SourceArticle; hash: string; names: TermNames },
): Promise<void> {
  const { texts, ...row } = article;
  await tx.delete(blogArticles).where(eq(blogArticles.unikey, article.unikey));
  await tx.insert(blogArticles).values({ ...row, source, hash, languages: [...texts.keys()] });
  for (const [language, text] of texts) {
    await tx.insert(blogTexts).values({ unikey: article.unikey, language, ...text });
    await writeSearch(tx, article, { language, text, names });
  }
}

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
    select gin_clean_pending_list('blog_searches_head'), gin_clean_pending_list('blog_searches_doc'),
      gin_clean_pending_list('blog_words_keys')`);

/**
 * Writes what a source has that differs from what is stored, and removes what it has no more: all or nothing, once however
 * many processes do it. Null when everything was as it is.
 */
export async function writeContent(db: Database, content: SourceContent, now: Date): Promise<Written | null> {
  const { source, articles, terms } = content;
  const names: TermNames = new Map(terms.map(({ language, id, name }) => [`${language} ${id}`, name]));
  const namesOf = ({ category, tags, texts }: SourceArticle) =>
    [...texts.keys()].flatMap((language) => [category, ...tags].map((id) => names.get(`${language} ${id}`)));
  const hashes = new Map(
    articles.map((article) => [article.unikey, hashOf([articleHash(article), namesOf(article)])]),
  );
  const hash = hashOf([source, [...hashes].sort(), terms]);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${syncLock})`);
    const [before] = await tx.select().from(blogSources).where(eq(blogSources.source, source));
    if (before?.hash === hash) return null;
    const stored = await tx
      .select({ unikey: blogArticles.unikey, hash: blogArticles.hash })
      .from(blogArticles)
      .where(eq(blogArticles.source, source));
    const gone = stored.filter(({ unikey }) => !hashes.has(unikey)).map(({ unikey }) => unikey);
    for (let at = 0; at < gone.length; at += batch)
      await tx.delete(blogArticles).where(inArray(blogArticles.unikey, gone.slice(at, at + batch)));
    await tx.delete(blogTerms).where(eq(blogTerms.source, source));
    for (let at = 0; at < terms.length; at += batch)
      await tx.insert(blogTerms).values(terms.slice(at, at + batch).map((term) => ({ ...term, source })));
    const same = new Map(stored.map((row) => [row.unikey, row.hash]));
    const changed = articles.filter(({ unikey }) => same.get(unikey) !== hashes.get(unikey));
    for (const article of changed)
      await writeArticle(tx, source, { article, hash: hashes.get(article.unikey) as string, names });
    for (const [language, words] of vocabularyOf(changed)) await writeWords(tx, words, language);
    if (changed.length > 0) await settleIndexes(tx);
    await tx
      .insert(blogSources)
      .values({ source, hash, syncedAt: now })
      .onConflictDoUpdate({ target: blogSources.source, set: { hash, syncedAt: now } });
    return { written: changed.length, removed: gone.length };
  });
}
