import * as v from 'valibot';
import { newPasswordField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { usedPasskey } from './passkeys/ceremony.ts';

/**
 * Sets the first password of an account opened at the checkout. Other sessions end. Where the account has a passkey, that
 * confirms it (`passkeyConfirmOptions`).
 */
export const setPassword = defineOperation({
  name: 'setPassword',
  method: 'POST',
  path: '/api/mms/account/v1/web/set_password',
  auth: 'bearer',
  summary: 'Sets the first password of an account.',
  showsProgress: true,
  input: v.object({ password: newPasswordField, passkey: v.optional(usedPasskey) }),
  output: v.object({ is_password_set: v.literal(true) }),
  errors: [
    'password_already_set',
    'email_known',
    'password_common',
    'passkey_required',
    'passkey_unknown',
    'passkey_expired',
    'passkey_refused',
    'passkey_counter',
  ],
});
