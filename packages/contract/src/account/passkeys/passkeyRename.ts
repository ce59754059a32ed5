import * as v from 'valibot';
import { idField, lineField } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { passkey } from './passkey.ts';

export const passkeyRename = defineOperation({
  name: 'passkeyRename',
  method: 'POST',
  path: '/api/mms/account/v1/web/passkeys/rename',
  auth: 'bearer',
  summary: 'Names a passkey.',
  showsProgress: true,
  input: v.object({ passkey_id: idField, name: lineField(60) }),
  output: passkey,
  errors: ['passkey_unknown'],
});
