import * as v from 'valibot';
import { codeField, emailField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { verificationPurpose } from './verificationPurpose.ts';

/**
 * Trades the code of a mail for a ticket. A code works once and takes five tries; then, and after ten
 * minutes, it is `code_expired`.
 */
export const verificationValidate = defineOperation({
  name: 'verificationValidate',
  method: 'POST',
  path: '/api/mms/account/v1/verification/validate',
  auth: 'none',
  summary: 'Trades a code for a ticket.',
  showsProgress: true,
  input: v.object({ email: emailField, code: codeField, purpose: verificationPurpose }),
  output: v.object({
    /** Goes to the operation that the code was for. Keep it in memory. */
    ticket: v.string(),
    /** Seconds the ticket holds. */
    expires_in: v.number(),
  }),
  errors: ['verification_failed', 'code_expired'],
});
