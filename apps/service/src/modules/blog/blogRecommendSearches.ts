import { blogRecommendSearches as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { countedTerms } from './articleData.ts';
import { cached } from './blogCache.ts';

const most = 8;

export const blogRecommendSearches = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const tags = await countedTerms(context.db, 'tag', input.language);
    return { searches: [...new Set(tags.map(({ name }) => name))].slice(0, most) };
  }),
);
