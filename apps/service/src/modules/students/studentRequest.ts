import { studentRequest as operation } from '@tern/contract';
import { canonicalEmail } from '@tern/domain';
import { newId, timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, hour, type Limit, mailboxKey } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { codeLifetime, hashCode, newCode } from '../account/codes.ts';
import { enqueueMail, mailLanguageOf } from '../mail/enqueueMail.ts';
import { subjectHashOf } from './prove.ts';
import { schoolOf } from './schoolOf.ts';
import { isTaken, replaceStudentRequest } from './students.repo.ts';

const perUser: Limit = { counts: 'student codes per account', count: 5, seconds: hour };
const perMailbox: Limit = { counts: 'student codes per academic address', count: 5, seconds: hour };

/** One person at a school, whichever part of its domain the address names. */
const studentAt = (school: string, email: string) => canonicalEmail(email).replace(/@.*/, `@${school}`);

/** Sends a code to an address of a school. */
export const studentRequest = defineHandler(
  operation,
  { limits: [perUser, perMailbox] },
  async ({ context, input, who }) => {
    const school = await schoolOf(input.email);
    if (!school) return fail(operation, 'student_email_unknown');
    await takeTry(context, perUser, 'student', accountKey(who.userId));
    await takeTry(context, perMailbox, 'student mailbox', mailboxKey(input.email));
    const subjectHash = await subjectHashOf(context, 'email', studentAt(school, input.email));
    const now = timeFromNow(context);
    if (await isTaken(context.db, { subjectHash, userId: who.userId, now })) {
      return fail(operation, 'student_proof_taken');
    }
    const id = newId('stu', context.random);
    const code = newCode(context.random);
    const expiresAt = timeFromNow(context, codeLifetime);
    await context.db.transaction(async (tx) => {
      await replaceStudentRequest(tx, {
        userId: who.userId,
        id,
        verifier: 'email',
        subjectHash,
        school,
        codeHash: hashCode(id, code),
        expiresAt,
      });
      await enqueueMail(context, tx, {
        occasion: `student code:${id}`,
        to: { email: input.email, language: await mailLanguageOf(tx, who.userId) },
        template: 'studentCode',
        data: { code, minutes: codeLifetime / 60_000 },
        expiresAt,
      });
    });
    return { expires_in: codeLifetime / 1000 };
  },
);
