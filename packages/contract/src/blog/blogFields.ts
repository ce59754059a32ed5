import { defaultLanguage } from '@tern/domain';
import * as v from 'valibot';
import { languageField } from '../fields.ts';
import { plainText } from '../textFields.ts';

/** The reader's language; an article that it lacks is answered in English. */
export const readerLanguage = v.optional(languageField, defaultLanguage);

/** The unique key of an article (spec section 3, blog entry): lower case, digits and hyphens. */
export const unikeyField = v.pipe(
  v.string('required'),
  v.toLowerCase(),
  v.regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/, 'invalid'),
);

/** The id of a category or a tag. */
export const termIdField = v.pipe(
  v.string('required'),
  v.toLowerCase(),
  v.regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, 'invalid'),
);

/** A whole number of a query, from 1 on. */
export const countField = (most: number, otherwise: number) =>
  v.optional(
    v.pipe(
      v.union([v.pipe(v.string(), plainText), v.number()], 'invalid'),
      v.transform(Number),
      v.integer('invalid'),
      v.minValue(1, 'invalid'),
      v.maxValue(most, 'invalid'),
    ),
    otherwise,
  );

/** Pages of lists, from 1 on. */
export const pageField = countField(10_000, 1);
