import type { Queries } from '../../db/connect.ts';
import { dropProofsOf, findProof } from './students.repo.ts';

/** A person's proof of being a student, for the export of their data. */
export async function studentOf(
  db: Queries,
  userId: string,
): Promise<{ code: string; verifier: string; proven_at: string; expires_at: string } | null> {
  const proof = await findProof(db, userId);
  return proof
    ? {
        code: proof.code,
        verifier: proof.verifier,
        proven_at: proof.provenAt.toISOString(),
        expires_at: proof.expiresAt.toISOString(),
      }
    : null;
}

export async function dropStudentOf(db: Queries, userId: string): Promise<void> {
  await dropProofsOf(db, userId);
}
