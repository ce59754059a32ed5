import * as v from 'valibot';
import { emailField, recasignField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { verificationPurpose } from './verificationPurpose.ts';

/**
 * Requests a code by mail. The response and its time are the same whether the address is known or not. A new
 * code ends the one before. A signed-in person may leave the address out.
 */
export const verificationRequest = defineOperation({
  name: 'verificationRequest',
  method: 'POST',
  path: '/api/mms/account/v1/verification/request',
  auth: 'optional',
  botCheck: 'code',
  plainForm: true,
  summary: 'Sends a code by mail, if the address has an account.',
  showsProgress: true,
  input: v.object({
    email: v.optional(emailField),
    purpose: verificationPurpose,
    recasign: recasignField,
  }),
  output: v.object({
    /** Seconds the code holds. */
    expires_in: v.number(),
    /** Seconds to wait before offering another one. */
    resend_after: v.number(),
  }),
  errors: ['email_not_registered', 'bot_check_required', 'bot_check_failed', 'bot_check_score_too_low'],
});
