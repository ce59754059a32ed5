import { studentConfirm as operation } from '@tern/contract';
import { moment } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { hashCode, triesPerCode } from '../account/codes.ts';
import { prove } from './prove.ts';
import { studentData } from './studentMy.ts';
import { takeStudentTry } from './students.repo.ts';

/** The code of the mail makes the proof. */
export const studentConfirm = defineHandler(operation, async ({ context, input, who }) => {
  const { userId } = who;
  const request = await takeStudentTry(context.db, { userId, now: moment(context), most: triesPerCode });
  if (!request?.subjectHash) return fail(operation, 'code_expired');
  if (request.codeHash !== hashCode(request.id, input.code)) return fail(operation, 'verification_failed');
  const { id: requestId, subjectHash } = request;
  const done = await context.db.transaction(async (tx) => {
    const result = await prove(context, tx, { userId, requestId, verifier: 'email', subjectHash });
    // Nothing of a proof that another account has may stay.
    if (result === 'taken') return fail(operation, 'student_proof_taken');
    return result;
  });
  if (done === 'gone') return fail(operation, 'code_expired');
  return studentData(context, userId);
});
