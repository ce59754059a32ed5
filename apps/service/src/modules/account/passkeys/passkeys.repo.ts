import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { passkeyChallenges, passkeys } from '../../../db/passkeyTables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengeRow = typeof passkeyChallenges.$inferSelect;

/** The newest first. */
export async function listPasskeys(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function countPasskeys(db: Queries, userId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.all ?? 0;
}

/** Locked: nobody else signs in with it until the transaction ends. */
export async function findPasskey(db: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return row;
}

/** Returns undefined where somebody has it already. */
export async function insertPasskey(
  db: Queries,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row;
}

export async function writeUse(
  db: Queries,
  id: string,
  use: { counter: number; isSynced: boolean; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
}

/** Notes a notice about the counter. Returns false where there was one after `since`. */
export async function noteWarning(
  db: Queries,
  id: string,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ warnedAt: at })
    .where(and(eq(passkeys.id, id), or(isNull(passkeys.warnedAt), lt(passkeys.warnedAt, since))))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

const isOwn = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function writeName(
  db: Queries,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(isOwn(userId, id)).returning();
  return row;
}

export async function deletePasskey(
  db: Queries,
  { userId, id }: { userId: string; id: string },
): Promise<PasskeyRow | undefined> {
  const [row] = await db.delete(passkeys).where(isOwn(userId, id)).returning();
  return row;
}

/** All of an account, with what was begun in it. */
export async function dropPasskeysOf(db: Queries, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

export async function insertChallenge(db: Queries, challenge: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Whether the browser of an account may be making a passkey without a dialog. */
export async function hasOpenOffer(db: Queries, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ purpose: passkeyChallenges.purpose })
    .from(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, 'add_silently'),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Uses a challenge up. Returns undefined when it is gone or too old. */
export async function spendChallenge(
  db: Queries,
  challengeHash: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challengeHash, challengeHash), gt(passkeyChallenges.expiresAt, now)))
    .returning();
  return row;
}

export async function dropOldChallenges(db: Queries, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
