import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { user } from './user.ts';

/** `username` is the e-mail address, trimmed (spec section 5). `recasign` is the bot check's signature. */
export const login = defineOperation({
  name: 'login',
  method: 'POST',
  path: '/api/mms/account/v1/web/login',
  auth: 'none',
  summary: 'Signs in with e-mail address and password.',
  input: v.object({
    username: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(254, 'length')),
    // Any length that fits: the rules of new passwords must not shut out an old one.
    password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(256, 'length')),
    recasign: v.optional(v.pipe(v.string('invalid'), v.maxLength(8192, 'length'))),
  }),
  output: v.object({ token: v.string(), user }),
  errors: ['incorrect_credentials', 'bot_check_failed', 'bot_check_score_too_low'],
});
