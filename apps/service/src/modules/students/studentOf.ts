import type { Queries } from '../../db/connect.ts';
import { dropProofsOf, findProof, listProofs } from './students.repo.ts';

/** A person's proofs of being a student, for the export of their data. */
export async function studentOf(
  db: Queries,
  userId: string,
): Promise<{ code: string; verifier: string; proven_at: string; expires_at: string }[]> {
  return (await listProofs(db, userId)).map(({ code, verifier, provenAt, expiresAt }) => ({
    code,
    verifier,
    proven_at: provenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }));
}

export async function dropStudentOf(db: Queries, userId: string): Promise<void> {
  await dropProofsOf(db, userId);
}

/** The code of a student whose proof holds; null for who is none. */
export async function studentCodeOf(db: Queries, userId: string, now: Date): Promise<string | null> {
  const proof = await findProof(db, userId);
  return proof && proof.expiresAt > now ? proof.code : null;
}
