import { blogRecommended as operation } from '@tern/contract';
import type { Language } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import { defineHandler } from '../../handler.ts';
import { countedTerms, summariesOf } from './articleData.ts';
import { articlesByKey, findArticle, listArticles } from './articles.repo.ts';
import { cached } from './blogCache.ts';
import { recommendedKeys } from './recommendedKeys.ts';

/** The newest of every category, the newest first. */
async function newestOfEach(db: Queries, language: Language): Promise<string[]> {
  const categories = await countedTerms(db, 'category', language);
  const firsts = await Promise.all(
    categories.map(({ id }) => listArticles(db, { language, category: id }, { limit: 1 })),
  );
  return firsts
    .flat()
    .sort((a, b) => (a.article.published < b.article.published ? 1 : -1))
    .map(({ article }) => article.unikey);
}

export const blogRecommended = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const { db } = context;
    const { language, limit } = input;
    const read = input.unikey ? await findArticle(db, input.unikey, language) : undefined;
    const keys = read
      ? await recommendedKeys(db, read.article, { language, limit })
      : (await newestOfEach(db, language)).slice(0, limit);
    const rows = await articlesByKey(db, keys, language);
    return { articles: await summariesOf(db, rows, language) };
  }),
);
