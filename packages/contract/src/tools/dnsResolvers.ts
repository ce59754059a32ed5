import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { addressFacts } from './addressFacts.ts';

/** Which resolvers queried our name server for the random names of one DNS leak test. */
export const dnsResolvers = defineOperation({
  name: 'dnsResolvers',
  method: 'POST',
  path: '/api/mms/tools/v1/dns_resolvers',
  auth: 'none',
  summary: 'Which resolvers asked for the names of one DNS leak test.',
  input: v.object({
    /** Made by the page; a label of the names it looked up. */
    token: v.pipe(v.string('required'), v.regex(/^[a-z0-9]{16,40}$/, 'invalid')),
  }),
  output: v.object({ resolvers: v.array(addressFacts) }),
  errors: ['not_found'],
});
