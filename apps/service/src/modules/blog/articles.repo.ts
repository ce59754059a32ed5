import { defaultLanguage, type Language } from '@tern/domain';
import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  desc,
  eq,
  inArray,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { blogArticles, blogSources, blogTerms, blogTexts } from '../../db/blogSchema.ts';
import type { Queries } from '../../db/connect.ts';

/** An article in the language that a reader is shown. */
export interface ArticleRow {
  article: typeof blogArticles.$inferSelect;
  text: Pick<
    typeof blogTexts.$inferSelect,
    'language' | 'title' | 'description' | 'pictureAlt' | 'minutes' | 'words'
  >;
}

/** Narrows a list. */
export interface ArticleFilter {
  language: Language;
  category?: string | undefined;
  tag?: string | undefined;
}

const summaryText = {
  language: blogTexts.language,
  title: blogTexts.title,
  description: blogTexts.description,
  pictureAlt: blogTexts.pictureAlt,
  minutes: blogTexts.minutes,
  words: blogTexts.words,
};

/** The text that readers of a language are shown: their own, else the English one. */
const shownText = (language: Language): SQL =>
  sql`${blogTexts.unikey} = ${blogArticles.unikey} and ${blogTexts.language} =
    case when ${language} = any(${blogArticles.languages}) then ${language} else ${defaultLanguage} end`;

const isShown = (language: Language): SQL =>
  arrayOverlaps(blogArticles.languages, [language, defaultLanguage]);

const matches = ({ language, category, tag }: ArticleFilter): SQL | undefined =>
  and(
    isShown(language),
    category === undefined ? undefined : eq(blogArticles.category, category),
    tag === undefined ? undefined : arrayContains(blogArticles.tags, [tag]),
  );

/** Of one day the keys decide. */
const newestFirst = [desc(blogArticles.published), desc(blogArticles.unikey)];

/** The newest first. */
export async function listArticles(
  db: Queries,
  filter: ArticleFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ArticleRow[]> {
  return db
    .select({ article: blogArticles, text: summaryText })
    .from(blogArticles)
    .innerJoin(blogTexts, shownText(filter.language))
    .where(matches(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

export async function countArticles(db: Queries, filter: ArticleFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(blogArticles).where(matches(filter));
  return row?.total ?? 0;
}

/** In the order of the keys; those that are gone are left out. */
export async function articlesByKey(
  db: Queries,
  keys: readonly string[],
  language: Language,
): Promise<ArticleRow[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ article: blogArticles, text: summaryText })
    .from(blogArticles)
    .innerJoin(blogTexts, shownText(language))
    .where(and(isShown(language), inArray(blogArticles.unikey, [...keys])));
  return keys.flatMap((key) => rows.filter(({ article }) => article.unikey === key));
}

/** A whole article, by its key or by the last part of its path. */
export async function findArticle(
  db: Queries,
  keyOrSlug: string,
  language: Language,
): Promise<
  | { article: typeof blogArticles.$inferSelect; text: Omit<typeof blogTexts.$inferSelect, 'plain'> }
  | undefined
> {
  const { blocks, headings, seo, unikey } = blogTexts;
  const [row] = await db
    .select({ article: blogArticles, text: { ...summaryText, blocks, headings, seo, unikey } })
    .from(blogArticles)
    .innerJoin(blogTexts, shownText(language))
    .where(
      and(
        isShown(language),
        or(
          eq(blogArticles.unikey, keyOrSlug),
          eq(blogArticles.shortPath, keyOrSlug),
          // Of a path with folders the last part alone.
          sql`${blogArticles.isWp} and split_part(${blogArticles.shortPath}, '/', -1) = ${keyOrSlug}`,
        ),
      ),
    )
    .orderBy(desc(eq(blogArticles.unikey, keyOrSlug)), ...newestFirst)
    .limit(1);
  return row;
}

/** The key of the next older or newer article. */
export async function neighbourKey(
  db: Queries,
  article: { unikey: string; published: string },
  language: Language,
  direction: 'older' | 'newer',
): Promise<string | undefined> {
  const place = sql`(${blogArticles.published}, ${blogArticles.unikey})`;
  const here = sql`(${article.published}::date, ${article.unikey})`;
  const [row] = await db
    .select({ unikey: blogArticles.unikey })
    .from(blogArticles)
    .where(and(isShown(language), direction === 'older' ? sql`${place} < ${here}` : sql`${place} > ${here}`))
    .orderBy(direction === 'older' ? sql`${place} desc` : sql`${place} asc`)
    .limit(1);
  return row?.unikey;
}

/** Other articles that share tags with one, then those of its category: most in common first. */
export async function similarKeys(
  db: Queries,
  article: { unikey: string; tags: string[]; category: string },
  language: Language,
  limit: number,
): Promise<string[]> {
  const shared = sql<number>`cardinality(array(select unnest(${blogArticles.tags}) intersect select unnest(${sql.param(article.tags)}::text[])))`;
  const rows = await db
    .select({ unikey: blogArticles.unikey })
    .from(blogArticles)
    .where(
      and(
        isShown(language),
        ne(blogArticles.unikey, article.unikey),
        or(
          article.tags.length ? arrayOverlaps(blogArticles.tags, article.tags) : undefined,
          eq(blogArticles.category, article.category),
        ),
      ),
    )
    .orderBy(sql`${shared} desc`, ...newestFirst)
    .limit(limit);
  return rows.map(({ unikey }) => unikey);
}

export interface TermCount {
  id: string;
  count: number;
  /** ISO date of the newest article. */
  newest: string;
}

/** Categories or tags with articles that readers of a language are shown, those with the most first. */
export async function countTerms(
  db: Queries,
  kind: 'category' | 'tag',
  language: Language,
): Promise<TermCount[]> {
  const id =
    kind === 'category' ? sql<string>`${blogArticles.category}` : sql<string>`unnest(${blogArticles.tags})`;
  const rows = await db
    .select({ id: id.as('id'), count: count(), newest: sql<string>`max(${blogArticles.published})::text` })
    .from(blogArticles)
    .where(isShown(language))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`);
  return rows;
}

/** Names of terms: in the language, else in English, else in any. */
export async function termNames(
  db: Queries,
  kind: 'category' | 'tag',
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: blogTerms.id, name: blogTerms.name })
    .from(blogTerms)
    .where(and(eq(blogTerms.kind, kind), inArray(blogTerms.id, [...ids])))
    // The best name of each comes last, and stays.
    .orderBy(
      eq(blogTerms.language, language),
      eq(blogTerms.language, defaultLanguage),
      desc(blogTerms.source),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Keys, languages and dates of everything, the newest first. */
export async function listKeys(db: Queries) {
  const { unikey, languages, published, updated } = blogArticles;
  return db
    .select({ unikey, languages, published, updated })
    .from(blogArticles)
    .orderBy(...newestFirst);
}

/** The hashes of the sources, in a fixed order: together the version of the blog. */
export async function sourceHashes(db: Queries): Promise<string[]> {
  const rows = await db.select({ hash: blogSources.hash }).from(blogSources).orderBy(blogSources.source);
  return rows.map(({ hash }) => hash);
}
