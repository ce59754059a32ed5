import * as v from 'valibot';
import { emailField, languageField, lineField, linesField, recasignField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Asks to become a partner: the operator is told by mail and decides. The same response for every address. */
export const partnerApply = defineOperation({
  name: 'partnerApply',
  method: 'POST',
  path: '/api/mms/report/v1/partner/apply',
  auth: 'none',
  botCheck: 'contact',
  plainForm: true,
  summary: 'Asks to become a partner.',
  showsProgress: true,
  input: v.object({
    name: lineField(100),
    email: emailField,
    /** Where the audience is: an address or a name, at most 200 characters. */
    site: lineField(200),
    /** How the product is to be spoken of, at most 2000 characters. */
    plan: linesField(2000),
    language: v.optional(languageField),
    recasign: recasignField,
  }),
  output: v.object({
    /** Stands in the subject of the operator's mail; worth showing. */
    reference: v.string(),
  }),
  errors: ['bot_check_required', 'bot_check_failed', 'bot_check_score_too_low'],
});
