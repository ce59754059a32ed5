import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { articleSummary } from './article.ts';
import { countField, readerLanguage, termIdField } from './blogFields.ts';

/** The newest articles, and nothing besides: for places that show a few of them (spec section 7, blog). */
export const fastBlogList = defineOperation({
  name: 'fastBlogList',
  method: 'GET',
  path: '/ws/mm/blog/fast-blog-list',
  auth: 'none',
  summary: 'The newest articles.',
  input: v.object({
    language: readerLanguage,
    category: v.optional(termIdField),
    tag: v.optional(termIdField),
    limit: countField(50, 6),
  }),
  output: v.object({ articles: v.array(articleSummary) }),
  errors: [],
});
