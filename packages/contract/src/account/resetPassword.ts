import * as v from 'valibot';
import { newPasswordField, passwordField, tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Sets a new password with the ticket of a code, or with what stands behind `#` in the link of its mail. The link holds
 * as long as its code and works once; guesses and further requests do not end it. Ends every session, save the caller's
 * own when it is of the same account. It signs no one in.
 */
export const resetPassword = defineOperation({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/mms/account/v1/web/reset_password',
  auth: 'optional',
  summary: 'Sets a new password with the ticket of a code.',
  showsProgress: true,
  input: v.pipe(
    v.object({ ticket: tokenField, password: newPasswordField, confirm_password: passwordField }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirm_password']],
        ({ password, confirm_password }) => password === confirm_password,
        'mismatch',
      ),
      ['confirm_password'],
    ),
  ),
  output: v.object({ is_password_set: v.literal(true) }),
  errors: ['code_expired'],
});
