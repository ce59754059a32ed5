import * as v from 'valibot';
import { idField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { stepUpErrors, stepUpFields } from './ceremony.ts';
import { passkeyList } from './passkeyList.ts';

/** Removes a passkey: it opens nothing any more. Returns those that are left. The last one stays where there is no password. */
export const passkeyRemove = defineOperation({
  name: 'passkeyRemove',
  method: 'POST',
  path: '/api/mms/account/v1/web/passkeys/remove',
  auth: 'bearer',
  summary: 'Removes a passkey of the account.',
  showsProgress: true,
  input: v.object({ passkey_id: idField, ...stepUpFields }),
  output: passkeyList.output,
  errors: [...stepUpErrors, 'passkey_last'],
});
