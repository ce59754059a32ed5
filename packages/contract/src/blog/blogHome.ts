import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { articleSummary, countedTerm } from './article.ts';
import { readerLanguage } from './blogFields.ts';

/** The first page of the blog (spec section 7, blog; cached for 15 minutes). */
export const blogHome = defineOperation({
  name: 'blogHome',
  method: 'GET',
  path: '/ws/mm/v2/blog/home',
  auth: 'none',
  summary: 'The cover story, the newest articles, and the categories with their newest.',
  input: v.object({ language: readerLanguage }),
  output: v.object({
    /** The newest article with a picture; null while there is none. */
    cover: v.nullable(articleSummary),
    /** The newest besides the cover story, twelve at most. */
    articles: v.array(articleSummary),
    /** Those that have articles, with the three newest of each. */
    categories: v.array(v.object({ ...countedTerm.entries, articles: v.array(articleSummary) })),
    /** Of all articles. */
    total: v.number(),
  }),
  errors: [],
});
