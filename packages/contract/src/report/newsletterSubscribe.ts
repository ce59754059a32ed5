import * as v from 'valibot';
import { emailField, languageField, recasignField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Subscribes to the newsletter: a mail with a link to confirm follows. The same response for every address. */
export const newsletterSubscribe = defineOperation({
  name: 'newsletterSubscribe',
  method: 'POST',
  path: '/api/mms/report/v1/newsletter/subscribe',
  auth: 'none',
  botCheck: 'newsletter',
  plainForm: true,
  summary: 'Asks for the newsletter; a mail to confirm follows.',
  showsProgress: true,
  input: v.object({ email: emailField, language: v.optional(languageField), recasign: recasignField }),
  output: v.object({
    /** Hours the link in the mail holds. */
    confirm_within: v.number(),
  }),
  errors: ['bot_check_required', 'bot_check_failed', 'bot_check_score_too_low'],
});
