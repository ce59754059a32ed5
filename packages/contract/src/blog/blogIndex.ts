import * as v from 'valibot';
import { languageField, nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** All that exists, in few bytes: what tells a page from an unknown address, and what a sitemap lists. */
export const blogIndex = defineOperation({
  name: 'blogIndex',
  method: 'GET',
  path: '/ws/mm/v2/blog/index',
  auth: 'none',
  summary: 'The keys of all articles, categories and tags.',
  input: nothing,
  output: v.object({
    /** Differs when anything of the blog changed; the same as `articles` of `publicVersion`. */
    version: v.string(),
    /** The newest first. */
    articles: v.array(
      v.object({
        unikey: v.string(),
        /** In the site's order. */
        languages: v.array(languageField),
        /** ISO 8601 dates. */
        published: v.string(),
        updated: v.nullable(v.string()),
      }),
    ),
    /** Ids of those that have articles. */
    categories: v.array(v.string()),
    tags: v.array(v.string()),
  }),
  errors: [],
});
