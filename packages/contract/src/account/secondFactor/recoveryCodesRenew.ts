import * as v from 'valibot';
import { defineOperation } from '../../operation.ts';
import { codeOrPasskeyErrors, stepUpFields } from '../passkeys/ceremony.ts';

/** Makes ten new recovery codes, for a code or a passkey. The former ones work no more. */
export const recoveryCodesRenew = defineOperation({
  name: 'recoveryCodesRenew',
  method: 'POST',
  path: '/api/mms/account/v1/web/second_factor/recovery_codes',
  auth: 'bearer',
  summary: 'Makes new recovery codes.',
  showsProgress: true,
  input: v.object({ code: stepUpFields.code, passkey: stepUpFields.passkey }),
  output: v.object({ recovery_codes: v.array(v.string()) }),
  errors: codeOrPasskeyErrors,
});
