import { studentFinish as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { describeError } from '../../failures/describeError.ts';
import { defineHandler, fail } from '../../handler.ts';
import { prove, subjectHashOf } from './prove.ts';
import { studentResponse } from './studentMy.ts';
import { subjectOf } from './studentService.ts';
import { findStudentRequest } from './students.repo.ts';

/** The person is back from the page of the service, which is asked what came of it. */
export const studentFinish = defineHandler(operation, async (call) => {
  const { context, input } = call;
  const { userId } = call.who;
  const service = context.config.studentService;
  if (!service) return fail(operation, 'method_unavailable');
  const request = await findStudentRequest(context.db, {
    userId,
    id: input.state,
    now: timeFromNow(context),
  });
  if (!request) return fail(operation, 'link_expired');
  let subject: string | null;
  try {
    subject = await subjectOf(service, { state: request.id, token: input.token });
  } catch (error) {
    context.log.warn({ failure: describeError(error) }, 'student service away');
    return fail(operation, 'unavailable');
  }
  if (subject === null) return fail(operation, 'verification_failed');
  const subjectHash = await subjectHashOf(context, 'service', subject);
  const requestId = request.id;
  const done = await context.db.transaction(async (tx) => {
    const result = await prove(context, tx, { userId, requestId, verifier: 'service', subjectHash });
    if (result === 'taken') return fail(operation, 'student_proof_taken');
    return result;
  });
  if (done === 'gone') return fail(operation, 'link_expired');
  return studentResponse(call);
});
