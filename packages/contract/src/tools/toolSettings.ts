import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** The settings the security tools need before they run (decisions: Leak test). */
export const toolSettings = defineOperation({
  name: 'toolSettings',
  method: 'GET',
  path: '/api/mms/tools/v1/settings',
  auth: 'none',
  summary: 'What the leak tests need: STUN servers, our exits, the zone of the DNS test.',
  input: nothing,
  output: v.object({
    /** `stun:host:port`; at least two, unless the operator has configured none. */
    stun_servers: v.array(v.string()),
    /** Addresses and networks (`203.0.113.0/24`) of our VPN exits. */
    exits: v.array(v.string()),
    /** Zone whose name server is ours; null while the DNS test is off. */
    dns_zone: v.nullable(v.string()),
  }),
  errors: [],
});
