import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { article } from './article.ts';
import { readerLanguage, unikeyField } from './blogFields.ts';

/** One article (spec section 7, blog): a POST with its parameters in the query. */
export const blogDetail = defineOperation({
  name: 'blogDetail',
  method: 'POST',
  inputIn: 'query',
  path: '/ws/mm/v2/blog/detail',
  auth: 'none',
  summary: 'One article; in English where the language lacks it.',
  input: v.object({ unikey: unikeyField, language: readerLanguage }),
  output: v.object({ article }),
  errors: ['not_found'],
});
