import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Sends a code to the address of the account. A new one ends the one before. */
export const emailConfirmRequest = defineOperation({
  name: 'emailConfirmRequest',
  method: 'POST',
  path: '/api/mms/account/v1/web/email/request',
  auth: 'bearer',
  summary: 'Sends a code that confirms the address of the account.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    /** Seconds the code holds. */
    expires_in: v.number(),
    /** Seconds to wait before offering another one. */
    resend_after: v.number(),
  }),
  errors: ['email_known'],
});
