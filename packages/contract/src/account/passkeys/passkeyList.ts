import * as v from 'valibot';
import { nothing } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { passkey } from './passkey.ts';

/** The passkeys of the account, the newest first. */
export const passkeyList = defineOperation({
  name: 'passkeyList',
  method: 'GET',
  path: '/api/mms/account/v1/web/passkeys',
  auth: 'bearer',
  summary: 'Lists the passkeys of the account.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    passkeys: v.array(passkey),
    /** For signals to the browser: which passkeys of whom still work. */
    rp_id: v.string(),
    user_handle: v.string(),
  }),
  errors: [],
});
