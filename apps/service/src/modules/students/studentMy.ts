import { studentMy as operation, type StudentMy } from '@tern/contract';
import { brand } from '@tern/domain';
import { type Context, moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { isFresh } from './prove.ts';
import { findProof } from './students.repo.ts';

export const studentMy = defineHandler(operation, ({ context, who }) => studentData(context, who.userId));

/** How a person's proof stands. */
export async function studentData(context: Context, userId: string): Promise<StudentMy> {
  const now = moment(context);
  const proof = await findProof(context.db, userId);
  const holds = proof !== undefined && proof.expiresAt > now;
  return {
    percent: brand.programmes.student.percent,
    proof: holds ? { code: proof.code, until: proof.expiresAt.toISOString() } : null,
    renewable: !isFresh(proof, now),
    verifiers: context.config.studentService ? ['email', 'service'] : ['email'],
  };
}
