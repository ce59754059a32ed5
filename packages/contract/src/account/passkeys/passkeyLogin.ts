import * as v from 'valibot';
import { languageField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { user } from '../user.ts';
import { usedPasskey } from './ceremony.ts';

/**
 * Signs in with a passkey. It takes the place of password and code: the authenticator has the key, and has verified the
 * person.
 */
export const passkeyLogin = defineOperation({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/api/mms/account/v1/web/login/passkey',
  auth: 'none',
  summary: 'Signs in with a passkey.',
  showsProgress: true,
  input: v.object({
    ...usedPasskey.entries,
    /** The language the person reads now: mails follow it. */
    language: v.optional(languageField),
  }),
  output: v.object({ token: v.string(), user }),
  errors: ['passkey_unknown', 'passkey_expired', 'passkey_refused', 'passkey_counter'],
});
