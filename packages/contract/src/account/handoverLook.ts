import * as v from 'valibot';
import { tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Uses up the code of `/redirect#code=…` and says whose account it opens, before anything is opened: a
 * stranger's link must not pass for one's own. `code` of the response, which never stood in an address, works
 * once with `handoverExchange`.
 */
export const handoverLook = defineOperation({
  name: 'handoverLook',
  method: 'POST',
  path: '/api/mms/account/v1/web/handover/look',
  auth: 'none',
  summary: 'Says whose account the code of an app opens.',
  input: v.object({ code: tokenField }),
  output: v.object({
    code: v.string(),
    /** Seconds the new code works. */
    expires_in: v.number(),
    user_id: v.string(),
    email: v.string(),
    /** The app that hands over. */
    app_type: v.number(),
    /** A safe path to go to; null: none was requested. */
    redirect: v.nullable(v.string()),
  }),
  errors: ['handover_invalid'],
});
