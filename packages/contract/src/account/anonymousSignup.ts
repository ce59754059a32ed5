import * as v from 'valibot';
import { emailField, languageField, recasignField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { user } from './user.ts';

/** Opens an account without a password, at the checkout. A known address fails with `email_known`. */
export const anonymousSignup = defineOperation({
  name: 'anonymousSignup',
  method: 'POST',
  path: '/api/mms/account/v1/web/anonymous_signup',
  auth: 'none',
  botCheck: 'signup',
  summary: 'Opens an account without a password and signs it in.',
  input: v.object({ email: emailField, language: v.optional(languageField), recasign: recasignField }),
  output: v.object({ token: v.string(), user }),
  errors: [
    'email_known',
    'country_blocked',
    'bot_check_required',
    'bot_check_failed',
    'bot_check_score_too_low',
  ],
});
