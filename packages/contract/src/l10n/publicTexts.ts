import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * The operator's texts as pages are rendered with them: compiled, in all languages that have any. Unlike `texts` it
 * fails when they cannot be read, so that who asks keeps what it had. For the edge.
 */
export const publicTexts = defineOperation({
  name: 'publicTexts',
  method: 'GET',
  path: '/api/mms/l10n/v1/texts',
  auth: 'none',
  summary: 'Compiled texts of the operator, by language and message.',
  input: nothing,
  output: v.object({
    /** Elements of the compiled messages, as the catalogues have them. */
    languages: v.record(v.string(), v.record(v.string(), v.array(v.unknown()))),
  }),
  errors: [],
});
