import * as v from 'valibot';
import { secondFactorCodeField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** Makes ten new recovery codes. The former ones work no more. */
export const recoveryCodesRenew = defineOperation({
  name: 'recoveryCodesRenew',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/recovery_codes',
  auth: 'bearer',
  summary: 'Makes new recovery codes.',
  showsProgress: true,
  input: v.object({ code: secondFactorCodeField }),
  output: v.object({ recovery_codes: v.array(v.string()) }),
  errors: ['verification_failed', 'code_used', 'code_clock', 'second_factor_off'],
});
