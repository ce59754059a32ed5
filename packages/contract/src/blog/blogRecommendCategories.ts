import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { countedTerm } from './article.ts';
import { readerLanguage, unikeyField } from './blogFields.ts';

/** Categories to go on with (spec section 7, blog): other than the article's own, the one with the newest article first. */
export const blogRecommendCategories = defineOperation({
  name: 'blogRecommendCategories',
  method: 'GET',
  path: '/ws/mm/v2/blog/recommend-categories',
  auth: 'none',
  summary: 'Categories to go on with.',
  input: v.object({ language: readerLanguage, unikey: v.optional(unikeyField) }),
  output: v.object({ categories: v.array(countedTerm) }),
  errors: [],
});
