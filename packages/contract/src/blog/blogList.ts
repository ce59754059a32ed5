import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { articleSummary, term } from './article.ts';
import { countField, pageField, readerLanguage, termIdField } from './blogFields.ts';

/** Articles of everything, of a category or of a tag, the newest first (spec section 7, blog; cached for 15 minutes). */
export const blogList = defineOperation({
  name: 'blogList',
  method: 'GET',
  path: '/ws/mm/v2/blog/list',
  auth: 'none',
  summary: 'Articles, page by page.',
  input: v.object({
    language: readerLanguage,
    category: v.optional(termIdField),
    tag: v.optional(termIdField),
    page: pageField,
    page_size: countField(50, 12),
  }),
  output: v.object({
    articles: v.array(articleSummary),
    total: v.number(),
    page: v.number(),
    /** 0 without articles. */
    pages: v.number(),
    /** The category and the tag that were asked for. */
    category: v.nullable(term),
    tag: v.nullable(term),
  }),
  /** A category or tag that no article has. */
  errors: ['not_found'],
});
