import * as v from 'valibot';
import { passwordField, secondFactorCodeField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** Turns the second factor off, with the password and a code of the app or a recovery code. */
export const secondFactorRemove = defineOperation({
  name: 'secondFactorRemove',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/remove',
  auth: 'bearer',
  summary: 'Turns the second factor off.',
  showsProgress: true,
  input: v.object({ password: passwordField, code: secondFactorCodeField }),
  output: v.object({ on_since: v.null() }),
  errors: ['incorrect_password', 'verification_failed', 'code_used', 'code_clock', 'second_factor_off'],
});
