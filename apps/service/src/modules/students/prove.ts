import { createHmac } from 'node:crypto';
import { brand, dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { serviceKey } from '../../serviceKey.ts';
import { newPersonalCode } from '../friends/personalCode.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import {
  dropStudentRequest,
  findProof,
  isTaken,
  lockStudent,
  type ProofRow,
  putProof,
} from './students.repo.ts';

/** How long before the end of a proof a new one can be made, and the mail about it comes. */
export const renewalLead = 30 * dayMs;

/** A hash of a mailbox or of a person at a verification service: neither is stored. */
export async function subjectHashOf(
  context: Context,
  verifier: ProofRow['verifier'],
  subject: string,
): Promise<string> {
  const key = await serviceKey(context, 'students');
  return createHmac('sha256', key).update(`${verifier} ${subject}`).digest('base64url');
}

/** Whether a proof makes no new one possible yet. */
export const isFresh = (proof: ProofRow | undefined, now: Date): boolean =>
  proof !== undefined && proof.expiresAt.getTime() - now.getTime() > renewalLead;

interface Proven {
  userId: string;
  requestId: string;
  verifier: ProofRow['verifier'];
  subjectHash: string;
}

/**
 * Gives a person the code of a proof, once for each request. `taken`: another account has this subject. `gone`: the
 * request was used meanwhile.
 */
export async function prove(
  context: Context,
  tx: Queries,
  { userId, requestId, verifier, subjectHash }: Proven,
): Promise<'proven' | 'taken' | 'gone'> {
  const now = timeFromNow(context);
  await lockStudent(tx, userId);
  if (!(await dropStudentRequest(tx, userId, requestId))) return 'gone';
  if (isFresh(await findProof(tx, userId), now)) return 'proven';
  if (await isTaken(tx, { subjectHash, userId, now })) return 'taken';
  const { percent, proofDays } = brand.programmes.student;
  const expiresAt = timeFromNow(context, proofDays * dayMs);
  const code = newPersonalCode(context.random);
  const proof = { subjectHash, userId, verifier, code, provenAt: now, expiresAt };
  if (!(await putProof(tx, proof, percent))) return 'taken';
  await enqueueMail(context, tx, {
    occasion: `student:${code}`,
    to: { userId },
    template: 'studentProven',
    data: { code, percent, until: expiresAt.toISOString() },
  });
  return 'proven';
}
