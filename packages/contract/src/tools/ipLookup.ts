import * as v from 'valibot';
import { keyField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { addressFacts } from './addressFacts.ts';

/** Looks up an address that a visitor has typed in. */
export const ipLookup = defineOperation({
  name: 'ipLookup',
  method: 'POST',
  path: '/api/mms/tools/v1/ip_lookup',
  auth: 'none',
  summary: 'What an IP address says about its place and network.',
  input: v.object({
    ip: keyField(64),
  }),
  output: addressFacts,
  errors: ['ip_invalid', 'ip_reserved'],
});
