import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { lockFree } from '../../db/claim.ts';
import type { Queries } from '../../db/connect.ts';
import { coupons, studentProofs, studentRequests, users } from '../../db/schema.ts';

export type ProofRow = typeof studentProofs.$inferSelect;
export type RequestRow = typeof studentRequests.$inferSelect;

/** The newest proof of a person. */
export async function findProof(db: Queries, userId: string): Promise<ProofRow | undefined> {
  const [row] = await db
    .select()
    .from(studentProofs)
    .where(eq(studentProofs.userId, userId))
    .orderBy(desc(studentProofs.expiresAt))
    .limit(1);
  return row;
}

/** All of them, the newest first. */
export async function listProofs(db: Queries, userId: string): Promise<ProofRow[]> {
  return db
    .select()
    .from(studentProofs)
    .where(eq(studentProofs.userId, userId))
    .orderBy(desc(studentProofs.provenAt));
}

/** Whether a subject serves another account. */
export async function isTaken(
  db: Queries,
  { subjectHash, userId, now }: { subjectHash: string; userId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ userId: studentProofs.userId })
    .from(studentProofs)
    .where(
      and(
        eq(studentProofs.subjectHash, subjectHash),
        ne(studentProofs.userId, userId),
        gt(studentProofs.expiresAt, now),
      ),
    )
    .for('update');
  return rows.length > 0;
}

/** Serialises the proofs of one person. */
export async function lockStudent(db: Queries, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Stores a proof with its code in place of all earlier ones. False: another account was quicker with the subject. */
export async function putProof(
  db: Queries,
  proof: typeof studentProofs.$inferInsert,
  percent: number,
): Promise<boolean> {
  const { subjectHash, userId, code, provenAt, expiresAt } = proof;
  await db
    .update(coupons)
    .set({ endsAt: provenAt })
    .where(and(eq(coupons.ownerId, userId), eq(coupons.kind, 'student')));
  await db
    .insert(coupons)
    .values({ code, kind: 'student', percent, endsAt: expiresAt, maxUses: 1, ownerId: userId });
  const rows = await db
    .insert(studentProofs)
    .values(proof)
    .onConflictDoUpdate({
      target: studentProofs.subjectHash,
      set: { ...proof, remindedAt: null },
      setWhere: sql`${studentProofs.userId} = ${userId} or ${studentProofs.expiresAt} <= ${provenAt}`,
    })
    .returning({ subjectHash: studentProofs.subjectHash });
  return rows[0]?.subjectHash === subjectHash;
}

export async function replaceStudentRequest(
  db: Queries,
  request: typeof studentRequests.$inferInsert,
): Promise<void> {
  const { userId: _, ...changes } = request;
  await db
    .insert(studentRequests)
    .values(request)
    .onConflictDoUpdate({ target: studentRequests.userId, set: { tries: 0, ...changes } });
}

/** Takes one try of a code that is open. Undefined: there is none, or no try is left. */
export async function takeStudentTry(
  db: Queries,
  { userId, now, most }: { userId: string; now: Date; most: number },
): Promise<RequestRow | undefined> {
  const [row] = await db
    .update(studentRequests)
    .set({ tries: sql`${studentRequests.tries} + 1` })
    .where(
      and(
        eq(studentRequests.userId, userId),
        eq(studentRequests.verifier, 'email'),
        gt(studentRequests.expiresAt, now),
        lt(studentRequests.tries, most),
      ),
    )
    .returning();
  return row;
}

/** The verification of this person that the service gives back; undefined for every other. */
export async function findStudentRequest(
  db: Queries,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(studentRequests)
    .where(
      and(
        eq(studentRequests.userId, userId),
        eq(studentRequests.id, id),
        eq(studentRequests.verifier, 'service'),
        gt(studentRequests.expiresAt, now),
      ),
    );
  return row;
}

/** Whether it was still there: a request is used once. */
export async function dropStudentRequest(db: Queries, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(studentRequests)
    .where(and(eq(studentRequests.userId, userId), eq(studentRequests.id, id)))
    .returning({ id: studentRequests.id });
  return rows.length === 1;
}

/** Takes some proofs that end before `until`, and notes that their mail is on its way. */
export async function claimProofReminders(
  tx: Queries,
  { now, until }: { now: Date; until: Date },
): Promise<ProofRow[]> {
  const ending = tx
    .select()
    .from(studentProofs)
    .where(
      and(
        lte(studentProofs.expiresAt, until),
        gt(studentProofs.expiresAt, now),
        isNull(studentProofs.remindedAt),
      ),
    );
  const due = await lockFree(ending, 50);
  if (due.length) {
    const hashes = due.map(({ subjectHash }) => subjectHash);
    await tx.update(studentProofs).set({ remindedAt: now }).where(inArray(studentProofs.subjectHash, hashes));
  }
  return due;
}

/** The account is deleted: its subject may serve another one. */
export async function dropProofsOf(db: Queries, userId: string): Promise<void> {
  await db.delete(studentProofs).where(eq(studentProofs.userId, userId));
  await db.delete(studentRequests).where(eq(studentRequests.userId, userId));
}
