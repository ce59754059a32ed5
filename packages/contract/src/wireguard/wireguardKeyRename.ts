import * as v from 'valibot';
import { idField, lineField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { wireguardKey } from './wireguardKey.ts';

/** Gives a WireGuard key another name. */
export const wireguardKeyRename = defineOperation({
  name: 'wireguardKeyRename',
  method: 'POST',
  path: '/api/mms/account/v1/web/wireguard/keys/rename',
  auth: 'bearer',
  summary: 'Renames a WireGuard key of the account.',
  showsProgress: true,
  input: v.object({ key_id: idField, name: lineField(80) }),
  output: wireguardKey,
  errors: ['wireguard_key_unknown'],
});
