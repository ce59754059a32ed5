import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { countedTerm } from './article.ts';
import { readerLanguage } from './blogFields.ts';

/**
 * The category list (spec sections 3 and 7): fetched once under `/blog`; pages go on without it. The specification
 * names no path for it (docs/decisions/0018).
 */
export const blogCategories = defineOperation({
  name: 'blogCategories',
  method: 'GET',
  path: '/ws/mm/v2/blog/categories',
  auth: 'none',
  summary: 'The categories and tags that have articles.',
  input: v.object({ language: readerLanguage }),
  output: v.object({ categories: v.array(countedTerm), tags: v.array(countedTerm) }),
  errors: [],
});
