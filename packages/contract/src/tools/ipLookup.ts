import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { plainText } from '../textFields.ts';
import { addressFacts } from './addressFacts.ts';

/** Looks up an address that a visitor has typed in. */
export const ipLookup = defineOperation({
  name: 'ipLookup',
  method: 'POST',
  path: '/api/mms/tools/v1/ip_lookup',
  auth: 'none',
  summary: 'What an IP address says about its place and network.',
  input: v.object({
    ip: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(64, 'length'), plainText),
  }),
  output: addressFacts,
  errors: ['ip_invalid', 'ip_reserved'],
});
