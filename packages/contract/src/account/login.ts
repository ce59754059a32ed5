import * as v from 'valibot';
import { languageField, passwordField, recasignField, usernameField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { offeredPasskey, passkeyOfferFields } from './passkeys/ceremony.ts';
import { user } from './user.ts';

/**
 * `username` is the e-mail address, trimmed (spec section 5). `recasign` is the bot check's signature. An account with a
 * second factor gets no session here: `second_factor_required` has a `ticket` for `loginSecondStep`, unless a remembered
 * browser calls.
 */
export const login = defineOperation({
  name: 'login',
  method: 'POST',
  path: '/api/mms/account/v1/web/login',
  auth: 'none',
  botCheck: 'login',
  plainForm: true,
  summary: 'Signs in with e-mail address and password.',
  showsProgress: true,
  input: v.object({
    username: usernameField,
    password: passwordField,
    /** The language the person reads now: mails follow it. */
    language: v.optional(languageField),
    recasign: recasignField,
    ...passkeyOfferFields,
  }),
  output: v.object({ token: v.string(), user, ...offeredPasskey }),
  errors: [
    'incorrect_credentials',
    'second_factor_required',
    'bot_check_required',
    'bot_check_failed',
    'bot_check_score_too_low',
  ],
});
