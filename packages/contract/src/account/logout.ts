import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Ends the session and clears its cookies. Succeeds for a session that has already ended. */
export const logout = defineOperation({
  name: 'logout',
  method: 'POST',
  path: '/api/mms/account/v1/web/logout',
  auth: 'optional',
  summary: 'Ends the session.',
  showsProgress: true,
  input: nothing,
  output: v.null(),
  errors: [],
});
