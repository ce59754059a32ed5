import { blogSeo as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { articleHead, metaOf, scriptText } from './articleHead.ts';
import { findArticle } from './articles.repo.ts';
import { cached } from './blogCache.ts';

export const blogSeo = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const found = await findArticle(context.db, input.unikey, input.language);
    if (found?.article.unikey !== input.unikey) return fail(operation, 'not_found');
    const head = articleHead(found, context.config.publicOrigin);
    return {
      title: head.title,
      meta: metaOf(head),
      script: [{ type: 'application/ld+json' as const, innerHTML: scriptText(head.schema) }],
    };
  }),
);
