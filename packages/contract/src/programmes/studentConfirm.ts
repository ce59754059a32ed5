import * as v from 'valibot';
import { codeField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { studentData } from './studentMy.ts';

/** The code of the mail makes the proof. Five tries. */
export const studentConfirm = defineOperation({
  name: 'studentConfirm',
  method: 'POST',
  path: '/api/mms/account/v1/web/student/confirm',
  auth: 'bearer',
  summary: 'Proves with the code of the mail that the person is a student.',
  showsProgress: true,
  input: v.object({ code: codeField }),
  output: studentData,
  errors: ['verification_failed', 'code_expired', 'student_proof_taken'],
});
