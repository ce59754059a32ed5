import * as v from 'valibot';
import { codeField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { user } from './user.ts';

/**
 * The code of the mail confirms the address of the account: what waited for that belongs to it from now on. Five tries.
 * `email_known`: another account has confirmed the address.
 */
export const emailConfirm = defineOperation({
  name: 'emailConfirm',
  method: 'POST',
  path: '/api/mms/account/v1/web/email/confirm',
  auth: 'bearer',
  summary: 'Confirms the address of the account with the code of a mail.',
  showsProgress: true,
  input: v.object({ code: codeField }),
  output: user,
  errors: ['verification_failed', 'code_expired', 'email_known'],
});
