import * as v from 'valibot';
import { emailField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Sends a code to an academic address. A new one ends the one before. */
export const studentRequest = defineOperation({
  name: 'studentRequest',
  method: 'POST',
  path: '/api/mms/account/v1/web/student/request',
  auth: 'bearer',
  summary: 'Sends a code to the address of a school.',
  showsProgress: true,
  input: v.object({ email: emailField }),
  output: v.object({
    /** Seconds the code holds. */
    expires_in: v.number(),
  }),
  errors: ['student_email_unknown', 'student_proof_taken'],
});
