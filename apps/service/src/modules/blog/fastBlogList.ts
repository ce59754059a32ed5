import { fastBlogList as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { summariesOf } from './articleData.ts';
import { listArticles } from './articles.repo.ts';
import { cached } from './blogCache.ts';

export const fastBlogList = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const rows = await listArticles(context.db, input, { limit: input.limit });
    return { articles: await summariesOf(context.db, rows, input.language) };
  }),
);
