import * as v from 'valibot';
import { idField, tokenField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { studentData } from './studentMy.ts';

/** `state` and `token` of the address that the student service led back to. The service itself is asked. */
export const studentFinish = defineOperation({
  name: 'studentFinish',
  method: 'POST',
  path: '/api/mms/account/v1/web/student/finish',
  auth: 'bearer',
  summary: 'Ends a verification at the student service.',
  showsProgress: true,
  input: v.object({ state: idField, token: tokenField }),
  output: studentData,
  errors: ['link_expired', 'verification_failed', 'student_proof_taken', 'method_unavailable'],
});
