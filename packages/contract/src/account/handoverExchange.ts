import * as v from 'valibot';
import { tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { user } from './user.ts';

/**
 * Trades the code of `/redirect?code=…` for a session of the browser, cookies included. The session ends with
 * the device that handed over. Show whose account it is: a stranger's link must not pass for one's own.
 */
export const handoverExchange = defineOperation({
  name: 'handoverExchange',
  method: 'POST',
  path: '/api/mms/account/v1/web/handover',
  auth: 'none',
  summary: 'Trades a code of an app for a session.',
  input: v.object({ code: tokenField }),
  output: v.object({
    token: v.string(),
    user,
    /** A safe path to go to; null: none was asked for. */
    redirect: v.nullable(v.string()),
  }),
  errors: ['handover_invalid'],
});
