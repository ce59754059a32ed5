import { studentStart as operation } from '@tern/contract';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { verificationPage } from './studentService.ts';
import { replaceStudentRequest } from './students.repo.ts';

const perUser: Limit = { counts: 'student verifications per account', count: 10, seconds: hour };
/** ms for the page of the service. */
const lifetime = 60 * 60 * 1000;

/** Begins a verification on the page of the service. */
export const studentStart = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, input, who }) => {
    const service = context.config.studentService;
    if (!service) return fail(operation, 'method_unavailable');
    await takeTry(context, perUser, 'student service', accountKey(who.userId));
    const id = newId('stu', context.random);
    await replaceStudentRequest(context.db, {
      userId: who.userId,
      id,
      verifier: 'service',
      subjectHash: null,
      school: null,
      codeHash: null,
      expiresAt: timeFromNow(context, lifetime),
    });
    const returnUrl = `${context.config.publicOrigin}${input.return_base}/myAccount/student`;
    return { url: verificationPage(service, { state: id, returnUrl }) };
  },
);
