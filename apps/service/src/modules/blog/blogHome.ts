import { blogHome as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { countedTerms, summariesOf } from './articleData.ts';
import { countArticles, listArticles } from './articles.repo.ts';
import { cached } from './blogCache.ts';

/** Articles besides the cover story, and of each category. */
const newest = 12;
const ofCategory = 3;

export const blogHome = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const { db } = context;
    const { language } = input;
    const rows = await listArticles(db, { language }, { limit: newest + 1 });
    const summaries = await summariesOf(db, rows, language);
    const cover = summaries.find(({ picture }) => picture) ?? null;
    const terms = await countedTerms(db, 'category', language);
    const categories = await Promise.all(
      terms.map(async ({ id, name, count }) => {
        const some = await listArticles(db, { language, category: id }, { limit: ofCategory });
        return { id, name, count, articles: await summariesOf(db, some, language) };
      }),
    );
    return {
      cover,
      articles: summaries.filter((summary) => summary !== cover).slice(0, newest),
      categories,
      total: await countArticles(db, { language }),
    };
  }),
);
