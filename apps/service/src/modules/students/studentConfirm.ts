import { studentConfirm as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { day, type Limit, schoolKey } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { hashCode, triesPerCode } from '../account/codes.ts';
import { prove } from './prove.ts';
import { studentResponse } from './studentMy.ts';
import { takeStudentTry } from './students.repo.ts';

/** Whoever owns a domain has any number of mailboxes. Counted by proofs, which nobody makes for somebody else. */
const perSchool: Limit = { counts: 'student proofs per school', count: 100, seconds: day };

/** The code of the mail makes the proof. */
export const studentConfirm = defineHandler(operation, { limits: [perSchool] }, async (call) => {
  const { context, input } = call;
  const { userId } = call.who;
  const request = await takeStudentTry(context.db, { userId, now: timeFromNow(context), most: triesPerCode });
  if (!request?.subjectHash) return fail(operation, 'code_expired');
  if (request.codeHash !== hashCode(request.id, input.code)) return fail(operation, 'verification_failed');
  const { id: requestId, subjectHash, school } = request;
  const done = await context.db.transaction(async (tx) => {
    if (school)
      await takeTry({ clock: context.clock, db: tx }, perSchool, 'student school', schoolKey(school));
    const result = await prove(context, tx, { userId, requestId, verifier: 'email', subjectHash });
    // Nothing of a proof that another account has may stay.
    if (result === 'taken') return fail(operation, 'student_proof_taken');
    return result;
  });
  if (done === 'gone') return fail(operation, 'code_expired');
  return studentResponse(call);
});
