import * as v from 'valibot';
import { nothing, timestamp } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';

/** Whether signing in needs a code besides the password. Never the secret, and never a recovery code. */
export const secondFactor = defineOperation({
  name: 'secondFactor',
  method: 'GET',
  path: '/api/mms/account/v1/web/second_factor',
  auth: 'bearer',
  summary: 'Says whether the account has a second factor.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    /** Since when it is on; null: it is off. */
    on_since: v.nullable(timestamp),
    /** Recovery codes that were not used yet. */
    recovery_codes_left: v.number(),
  }),
  errors: [],
});
