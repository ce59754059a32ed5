import { blogYoastHead as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { articleHead, headHtml } from './articleHead.ts';
import { findArticle } from './articles.repo.ts';
import { cached } from './blogCache.ts';

export const blogYoastHead = defineHandler(operation, ({ context, input }) =>
  cached(context, [operation.name, input], async () => {
    const slug = input.slug.replace(/^\/+|\/+$/g, '');
    const found = await findArticle(context.db, slug, input.language);
    if (!found) return fail(operation, 'not_found');
    const json = articleHead(found, context.config.publicOrigin);
    return { html: headHtml(json), json };
  }),
);
