import type { Queries } from '../../db/connect.ts';
import { dropProofsOf, listProofs } from './students.repo.ts';

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
