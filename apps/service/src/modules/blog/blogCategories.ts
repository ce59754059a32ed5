import { blogCategories as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { countedTerms } from './articleData.ts';
import { cached } from './blogCache.ts';

export const blogCategories = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => ({
    categories: await countedTerms(context.db, 'category', input.language),
    tags: await countedTerms(context.db, 'tag', input.language),
  })),
);
