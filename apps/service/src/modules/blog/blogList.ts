import { blogList as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { findTerm, summariesOf } from './articleData.ts';
import { countArticles, listArticles } from './articles.repo.ts';
import { cached } from './blogCache.ts';

export const blogList = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const { db } = context;
    const { language, category, tag, page, page_size: size } = input;
    const named = {
      category: category ? await findTerm(db, 'category', { id: category, language }) : null,
      tag: tag ? await findTerm(db, 'tag', { id: tag, language }) : null,
    };
    if ((category && !named.category) || (tag && !named.tag)) return fail(operation, 'not_found');
    const total = await countArticles(db, input);
    const rows = await listArticles(db, input, { limit: size, offset: (page - 1) * size });
    const articles = await summariesOf(db, rows, language);
    return { articles, total, page, pages: Math.ceil(total / size), ...named };
  }),
);
