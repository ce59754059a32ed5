import { defineOperation } from '../../operation.ts';
import { madePasskey } from './ceremony.ts';
import { passkey } from './passkey.ts';

/**
 * Adds a passkey that the browser has made with the options of this session. The first key of an account ends its other
 * sessions, as a first password does.
 */
export const passkeyAdd = defineOperation({
  name: 'passkeyAdd',
  method: 'POST',
  path: '/api/mms/account/v1/web/passkeys/add',
  auth: 'bearer',
  summary: 'Adds a passkey to the account.',
  showsProgress: true,
  input: madePasskey,
  output: passkey,
  errors: ['passkey_expired', 'passkey_refused', 'passkey_limit', 'email_known'],
});
