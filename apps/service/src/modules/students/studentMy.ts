import { studentMy as operation, type StudentMy } from '@tern/contract';
import { brand } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { renewCustomerCookie } from '../account/sessions.ts';
import { customerStanding } from '../payment/subscription/customerStanding.ts';
import { isFresh } from './prove.ts';
import { findProof } from './students.repo.ts';

export const studentMy = defineHandler(operation, (call) => studentResponse(call));

type StudentCall = Parameters<typeof renewCustomerCookie>[0] & { context: Context; who: { userId: string } };

/** How a person's proof stands; pages sell by it from here. */
export async function studentResponse(call: StudentCall): Promise<StudentMy> {
  const { context, who } = call;
  renewCustomerCookie(call, await customerStanding(context, who.userId));
  return studentData(context, who.userId);
}

async function studentData(context: Context, userId: string): Promise<StudentMy> {
  const now = timeFromNow(context);
  const proof = await findProof(context.db, userId);
  const holds = proof !== undefined && proof.expiresAt > now;
  return {
    percent: brand.programmes.student.percent,
    proof: holds ? { code: proof.code, until: proof.expiresAt.toISOString() } : null,
    renewable: !isFresh(proof, now),
    verifiers: context.config.studentService ? ['email', 'service'] : ['email'],
  };
}
