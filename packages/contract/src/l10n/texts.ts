import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';

/** Nothing here may fail: what is wrong counts as left out. */
const lenient = v.optional(v.fallback(v.pipe(v.string(), plainText), ''), '');

/**
 * The operator's texts in place of messages, by id (spec section 7). Where a language has no text of its own for one
 * of them, the English one stands. `{}` in silence when they cannot be read.
 */
export const texts = defineOperation({
  name: 'texts',
  method: 'GET',
  path: '/l10n',
  auth: 'none',
  summary: 'Texts of the operator in place of messages.',
  input: v.object({
    /** A namespace of messages, `home` or `home.json`; everything when left out. */
    path: lenient,
    /** `jsondata-v2`, which has the fallback beneath it, or the fallback alone. */
    prefix: lenient,
    /** Another language than the site has is English. */
    language: lenient,
  }),
  output: v.record(v.string(), v.string()),
  errors: [],
});
