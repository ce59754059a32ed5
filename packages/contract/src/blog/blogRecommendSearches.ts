import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { readerLanguage } from './blogFields.ts';

/** Searches that find something (spec section 7, blog): the names of the tags that most articles have. */
export const blogRecommendSearches = defineOperation({
  name: 'blogRecommendSearches',
  method: 'GET',
  path: '/ws/mm/v2/blog/recommend-searchs',
  auth: 'none',
  summary: 'Searches worth trying.',
  input: v.object({ language: readerLanguage }),
  output: v.object({ searches: v.array(v.string()) }),
  errors: [],
});
