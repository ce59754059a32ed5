import * as v from 'valibot';
import { defineOperation } from '../../operation.ts';
import { stepUpErrors, stepUpFields } from '../passkeys/ceremony.ts';

/** Turns the second factor off, with the password and a code of the app or a recovery code, or with a passkey. */
export const secondFactorRemove = defineOperation({
  name: 'secondFactorRemove',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/remove',
  auth: 'bearer',
  summary: 'Turns the second factor off.',
  showsProgress: true,
  input: v.object(stepUpFields),
  output: v.object({ on_since: v.null() }),
  errors: stepUpErrors,
});
