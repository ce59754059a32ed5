import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
import { readerLanguage } from './blogFields.ts';

/** The head of an article as the Yoast plugin answers it (spec section 7, blog), for articles of either source. */
export const blogYoastHead = defineOperation({
  name: 'blogYoastHead',
  method: 'GET',
  path: '/ws/mm/v2/blog/yoast-head',
  auth: 'none',
  summary: 'Title, metadata and structured data of an article, in the shape of Yoast.',
  input: v.object({
    /** The article's unique key, or the last part of its `short_path`. */
    slug: v.pipe(
      v.string('required'),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(200, 'length'),
      plainText,
    ),
    language: readerLanguage,
  }),
  output: v.object({
    /** Elements of a head, escaped. */
    html: v.string(),
    json: v.object({
      title: v.string(),
      description: v.string(),
      canonical: v.string(),
      og_locale: v.string(),
      og_type: v.string(),
      og_title: v.string(),
      og_description: v.string(),
      og_url: v.string(),
      og_site_name: v.string(),
      article_published_time: v.string(),
      article_modified_time: v.nullable(v.string()),
      author: v.string(),
      twitter_card: v.string(),
      /** schema.org, as JSON-LD. */
      schema: v.record(v.string(), v.unknown()),
    }),
  }),
  errors: ['not_found'],
});
