import * as v from 'valibot';
import { secondFactorCodeField, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Requests the deletion of the account. It happens after a grace period in which the person can sign in and
 * cancel. Renewals are cancelled at once, all other sessions end. `password` is needed where there is
 * one, `code` where there is a second factor.
 */
export const accountDelete = defineOperation({
  name: 'accountDelete',
  method: 'POST',
  path: '/api/mms/account/v1/web/account/delete',
  auth: 'bearer',
  summary: 'Asks for the deletion of the account.',
  showsProgress: true,
  input: v.object({
    password: v.optional(v.pipe(v.string('invalid'), v.maxLength(256, 'length'))),
    code: v.optional(secondFactorCodeField),
  }),
  output: v.object({ delete_after: timestamp }),
  errors: [
    'incorrect_password',
    'second_factor_required',
    'verification_failed',
    'code_used',
    'code_clock',
    'second_factor_off',
  ],
});
