import { blogRecommendCategories as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { countedTerms } from './articleData.ts';
import { findArticle } from './articles.repo.ts';
import { cached } from './blogCache.ts';

export const blogRecommendCategories = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const { language, unikey } = input;
    const read = unikey ? await findArticle(context.db, unikey, language) : undefined;
    const terms = await countedTerms(context.db, 'category', language);
    const categories = terms
      .filter(({ id }) => id !== read?.article.category)
      .sort((a, b) => (a.newest === b.newest ? b.count - a.count : a.newest < b.newest ? 1 : -1))
      .map(({ newest, ...term }) => term);
    return { categories };
  }),
);
