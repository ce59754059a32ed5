import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { readerLanguage, unikeyField } from './blogFields.ts';

/** The head of an article (spec section 7, "Blog detail SEO by unikey": title, meta and script are read). */
export const blogSeo = defineOperation({
  name: 'blogSeo',
  method: 'GET',
  path: '/ws/mm/v2/blog/seo',
  auth: 'none',
  summary: 'Title, meta elements and scripts of the head of an article.',
  input: v.object({ unikey: unikeyField, language: readerLanguage }),
  output: v.object({
    title: v.string(),
    /** Each has a `name` or a `property`. */
    meta: v.array(
      v.object({ name: v.optional(v.string()), property: v.optional(v.string()), content: v.string() }),
    ),
    /** Structured data: the text of the element is `innerHTML`, in which no `<` stands. */
    script: v.array(v.object({ type: v.literal('application/ld+json'), innerHTML: v.string() })),
  }),
  errors: ['not_found'],
});
