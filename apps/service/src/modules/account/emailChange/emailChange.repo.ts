import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { type EmailChangeState, emailChanges } from '../../../db/emailChangeTables.ts';
import { users } from '../../../db/schema.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

const isRequested = eq(emailChanges.state, 'requested');

/** The change that waits for its code. */
export async function findWaitingChange(
  db: Queries,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isRequested, gt(emailChanges.expiresAt, now)));
  return row;
}

export async function findChange(db: Queries, id: string): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row;
}

/** All changes of an account, the newest first. The lock of the account keeps others away. */
export async function listChanges(db: Queries, userId: string): Promise<EmailChangeRow[]> {
  return db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.requestedAt), desc(emailChanges.id));
}

export async function insertChange(db: Queries, change: typeof emailChanges.$inferInsert): Promise<void> {
  await db.insert(emailChanges).values(change);
}

/** Ends the change that waits. Returns whether there was one. */
export async function endWaitingChange(
  db: Queries,
  userId: string,
  state: Extract<EmailChangeState, 'ended' | 'stopped'>,
): Promise<boolean> {
  const rows = await db
    .update(emailChanges)
    .set({ state })
    .where(and(eq(emailChanges.userId, userId), isRequested))
    .returning({ id: emailChanges.id });
  return rows.length === 1;
}

/** Takes one try of the code that waits. Undefined: there is none, or no try is left. */
export async function takeChangeGuess(
  db: Queries,
  { userId, now, most }: { userId: string; now: Date; most: number },
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, userId),
        isRequested,
        gt(emailChanges.expiresAt, now),
        lt(emailChanges.tries, most),
      ),
    )
    .returning();
  return row;
}

/** Another code in place of the one that waits, with tries of its own. Null: no code fits. */
export async function writeNewCode(
  db: Queries,
  id: string,
  code: { codeHash: string | null; expiresAt: Date },
): Promise<void> {
  await db
    .update(emailChanges)
    .set({ ...code, tries: 0 })
    .where(and(eq(emailChanges.id, id), isRequested));
}

/** The change is carried out. False: it was ended meanwhile. */
export async function markChangeDone(db: Queries, id: string, doneAt: Date): Promise<boolean> {
  const rows = await db
    .update(emailChanges)
    .set({ state: 'done', doneAt, codeHash: null })
    .where(and(eq(emailChanges.id, id), isRequested))
    .returning({ id: emailChanges.id });
  return rows.length === 1;
}

/** Settles a change that its old mailbox stopped or took back; those that began after it are over as well. */
export async function settleUndone(
  db: Queries,
  change: Pick<EmailChangeRow, 'id' | 'userId' | 'requestedAt'>,
  state: Extract<EmailChangeState, 'stopped' | 'restored'>,
): Promise<void> {
  await db.update(emailChanges).set({ state }).where(eq(emailChanges.id, change.id));
  await db
    .update(emailChanges)
    .set({ state: 'ended' })
    .where(
      and(
        eq(emailChanges.userId, change.userId),
        ne(emailChanges.id, change.id),
        sql`${emailChanges.requestedAt} >= ${change.requestedAt.toISOString()}::timestamptz`,
        inArray(emailChanges.state, ['requested', 'done']),
      ),
    );
}

/** Nobody else changes to this address until the transaction ends. */
export async function lockAddress(db: Queries, emailKey: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email ${emailKey}`}, 0))`);
}

/** Gives an account another address. */
export async function writeAddress(
  db: Queries,
  userId: string,
  address: { email: string; emailKey: string | null; emailProvenAt: Date | null },
): Promise<void> {
  await db.update(users).set(address).where(eq(users.id, userId));
}

/** Nobody signs in with the former password. */
export async function dropPassword(db: Queries, userId: string): Promise<void> {
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
}

export async function deleteChanges(db: Queries, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteOldChanges(db: Queries, requestedBefore: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.requestedAt, requestedBefore));
}
