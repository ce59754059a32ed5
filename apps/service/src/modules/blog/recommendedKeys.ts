import type { Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { articlesByKey, listArticles, similarKeys } from './articles.repo.ts';

/**
 * Keys of articles to read after one: those it names, then those that share tags or the category with it, then the newest.
 * Never itself, never one twice: articles may name one another.
 */
export async function recommendedKeys(
  db: Queries,
  article: { unikey: string; tags: string[]; category: string; related: string[] },
  { language, limit }: { language: Language; limit: number },
): Promise<string[]> {
  const named = await articlesByKey(db, article.related, language);
  const keys = new Set(named.map((row) => row.article.unikey));
  keys.delete(article.unikey);
  if (keys.size < limit)
    for (const key of await similarKeys(db, article, language, limit + keys.size)) keys.add(key);
  if (keys.size < limit)
    for (const row of await listArticles(db, { language }, { limit: limit + keys.size + 1 }))
      if (row.article.unikey !== article.unikey) keys.add(row.article.unikey);
  return [...keys].slice(0, limit);
}
