import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { wireguardKey } from './wireguardKey.ts';

/** The WireGuard keys of the account, the newest first. */
export const wireguardKeyList = defineOperation({
  name: 'wireguardKeyList',
  method: 'GET',
  path: '/api/mms/account/v1/web/wireguard/keys',
  auth: 'bearer',
  summary: 'Lists the WireGuard keys of the account.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    keys: v.array(wireguardKey),
    /** Devices with an app and keys of the account, which share one limit. */
    used: v.number(),
    limit: v.number(),
    /** Whether a plan runs: without one no key can be added, and those that exist pause. */
    has_plan: v.boolean(),
    /** False: this installation has no host that adds keys to its servers. */
    is_offered: v.boolean(),
  }),
  errors: [],
});
