import * as v from 'valibot';
import { newPasswordField, passwordField, tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Sets a new password with the ticket of a code, or with what stands behind `#` in the link of its mail. The link holds
 * as long as its code and works once; guesses and further requests do not end it. Ends every session, save the caller's
 * own when it is of the same account. It signs no one in. It confirms the address of the account; one that was bought with
 * before its address was confirmed is `purchase_found` until the caller says whose purchase that is.
 */
export const resetPassword = defineOperation({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/mms/account/v1/web/reset_password',
  auth: 'optional',
  summary: 'Sets a new password with the ticket of a code.',
  showsProgress: true,
  input: v.pipe(
    v.object({
      ticket: tokenField,
      password: newPasswordField,
      confirm_password: passwordField,
      /** `not_mine`: the purchase stays with who made it, and the address gets an account of its own. */
      purchase: v.optional(v.picklist(['mine', 'not_mine'], 'choice')),
    }),
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
  errors: ['code_expired', 'purchase_found', 'password_common'],
});
