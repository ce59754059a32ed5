import * as v from 'valibot';
import { emailField, languageField, lineField, linesField, recasignField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** The subject of a message to support. */
export const contactTopics = ['support', 'billing', 'partner', 'press', 'other'] as const;

/** Sends a message to the operator (spec section 5: name, e-mail address and inquiry are needed). */
export const contactUs = defineOperation({
  name: 'contactUs',
  method: 'POST',
  path: '/api/mms/report/v1/contact_us',
  auth: 'none',
  botCheck: 'contact',
  plainForm: true,
  summary: 'Sends a message to the operator.',
  showsProgress: true,
  input: v.object({
    name: lineField(100),
    email: emailField,
    /** At most 5000 characters. */
    inquiry: linesField(5000),
    topic: v.optional(v.picklist(contactTopics, 'choice'), 'support'),
    language: v.optional(languageField),
    recasign: recasignField,
  }),
  output: v.object({
    /** Stands in the subject of the operator's mail; worth showing. */
    reference: v.string(),
  }),
  errors: ['bot_check_required', 'bot_check_failed', 'bot_check_score_too_low'],
});
