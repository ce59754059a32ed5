import { blogSearchPath, dropControls, normalizeLine } from '@tern/domain';
import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { articleSummary, highlighted } from './article.ts';
import { countField, pageField, readerLanguage } from './blogFields.ts';

/** Characters of a search that are read; what is longer is cut. */
export const searchMaxLength = 200;

/** Full-text search, the best hit first (spec section 7, blog). No word of it is an operator. */
export const blogSearch = defineOperation({
  name: 'blogSearch',
  method: 'GET',
  path: blogSearchPath,
  auth: 'none',
  summary: 'Articles that a search finds.',
  input: v.object({
    language: readerLanguage,
    q: v.optional(
      v.pipe(
        v.string('invalid'),
        v.transform((text) =>
          dropControls(normalizeLine(text.slice(0, 4 * searchMaxLength)))
            .replace(/\s+/g, ' ')
            .slice(0, searchMaxLength),
        ),
      ),
      '',
    ),
    page: pageField,
    page_size: countField(50, 10),
  }),
  output: v.object({
    /** As it was read. */
    query: v.string(),
    /** The words that were searched for instead, where nothing has the words of the query. */
    corrected: v.nullable(v.string()),
    total: v.number(),
    page: v.number(),
    pages: v.number(),
    hits: v.array(v.object({ article: articleSummary, title: highlighted, excerpt: highlighted })),
  }),
  errors: [],
});
