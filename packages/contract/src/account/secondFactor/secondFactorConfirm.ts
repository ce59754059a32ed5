import * as v from 'valibot';
import { appCodeField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** Turns the second factor on. All other sessions end. The recovery codes are shown once, here. */
export const secondFactorConfirm = defineOperation({
  name: 'secondFactorConfirm',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/confirm',
  auth: 'bearer',
  summary: 'Turns the second factor on with a code of the app.',
  showsProgress: true,
  input: v.object({ code: appCodeField }),
  output: v.object({ recovery_codes: v.array(v.string()) }),
  errors: ['verification_failed', 'code_clock', 'code_expired', 'second_factor_on'],
});
