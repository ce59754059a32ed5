import * as v from 'valibot';
import { tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { user } from './user.ts';

/**
 * Trades a code of `handoverLook` for a session of the browser, cookies included. The session ends with the
 * device that handed over; the session that asks, if there is one, ends now.
 */
export const handoverExchange = defineOperation({
  name: 'handoverExchange',
  method: 'POST',
  path: '/api/mms/account/v1/web/handover',
  auth: 'optional',
  summary: 'Trades the code of an app, once it was looked at, for a session.',
  showsProgress: true,
  input: v.object({ code: tokenField }),
  output: v.object({
    token: v.string(),
    user,
    /** A safe path to go to; null: none was requested. */
    redirect: v.nullable(v.string()),
  }),
  errors: ['handover_invalid'],
});
