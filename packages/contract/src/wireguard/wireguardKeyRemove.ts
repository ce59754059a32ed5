import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { wireguardKey } from './wireguardKey.ts';

/**
 * Removes a WireGuard key: the servers are told until they confirm it, and it counts until then. Null: they have confirmed,
 * or this installation has none that could; otherwise the key, `removing`.
 */
export const wireguardKeyRemove = defineOperation({
  name: 'wireguardKeyRemove',
  method: 'POST',
  path: '/api/mms/account/v1/web/wireguard/keys/remove',
  auth: 'bearer',
  summary: 'Removes a WireGuard key from the account and its servers.',
  showsProgress: true,
  input: v.object({ key_id: idField }),
  output: v.nullable(wireguardKey),
  errors: ['wireguard_key_unknown'],
});
