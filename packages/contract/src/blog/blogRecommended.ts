import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { articleSummary } from './article.ts';
import { countField, readerLanguage, unikeyField } from './blogFields.ts';

/** Articles to read next (spec section 7, blog): those an article names, then those that share most tags with it. */
export const blogRecommended = defineOperation({
  name: 'blogRecommended',
  method: 'GET',
  path: '/ws/mm/v2/blog/recommended',
  auth: 'none',
  summary: 'Articles to read next.',
  input: v.object({
    /** The article that is read now; without one the newest of every category. */
    unikey: v.optional(unikeyField),
    language: readerLanguage,
    limit: countField(12, 3),
  }),
  output: v.object({ articles: v.array(articleSummary) }),
  errors: [],
});
