import { and, desc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { lockFree } from '../../../db/claim.ts';
import type { Queries } from '../../../db/connect.ts';
import { type FactorRecoveryState, factorRecoveries } from '../../../db/factorRecoveryTables.ts';

export type FactorRecoveryRow = typeof factorRecoveries.$inferSelect;

const isOpen = inArray(factorRecoveries.state, ['requested', 'waiting']);
const openOf = (userId: string) => and(eq(factorRecoveries.userId, userId), isOpen);

export async function findRecovery(db: Queries, id: string): Promise<FactorRecoveryRow | undefined> {
  const [row] = await db.select().from(factorRecoveries).where(eq(factorRecoveries.id, id));
  return row;
}

/** The request of an account that was not settled; its time may be over. */
export async function findOpenRecovery(db: Queries, userId: string): Promise<FactorRecoveryRow | undefined> {
  const [row] = await db.select().from(factorRecoveries).where(openOf(userId));
  return row;
}

/** All of an account, the newest first. */
export async function listRecoveries(db: Queries, userId: string): Promise<FactorRecoveryRow[]> {
  return db
    .select()
    .from(factorRecoveries)
    .where(eq(factorRecoveries.userId, userId))
    .orderBy(desc(factorRecoveries.requestedAt), desc(factorRecoveries.id));
}

export async function insertRecovery(db: Queries, row: typeof factorRecoveries.$inferInsert): Promise<void> {
  await db.insert(factorRecoveries).values(row);
}

/** The wait begins. False: the request was settled or begun meanwhile. */
export async function beginRecovery(db: Queries, id: string, begunAt: Date): Promise<boolean> {
  const rows = await db
    .update(factorRecoveries)
    .set({ state: 'waiting', begunAt })
    .where(and(eq(factorRecoveries.id, id), eq(factorRecoveries.state, 'requested')))
    .returning({ id: factorRecoveries.id });
  return rows.length === 1;
}

/** Settles the request of an account. Returns it as it was; undefined where there was none. */
export async function settleOpen(
  db: Queries,
  userId: string,
  { state, at }: { state: Extract<FactorRecoveryState, 'stopped' | 'done' | 'ended'>; at: Date },
): Promise<FactorRecoveryRow | undefined> {
  const [row] = await db.select().from(factorRecoveries).where(openOf(userId)).for('update');
  if (!row) return undefined;
  await db.update(factorRecoveries).set({ state, settledAt: at }).where(eq(factorRecoveries.id, row.id));
  return row;
}

/**
 * Takes requests of which a mail is due: those begun before `readyFor` and after `endedFor` for the second link, and those
 * begun before `reminderFor` for the reminder.
 */
export async function lockDueMails(
  db: Queries,
  { reminderFor, readyFor, endedFor }: { reminderFor: Date; readyFor: Date; endedFor: Date },
  most: number,
): Promise<FactorRecoveryRow[]> {
  const { state, begunAt, remindedAt, readyMailedAt } = factorRecoveries;
  const reminder = and(lte(begunAt, reminderFor), gt(begunAt, readyFor), isNull(remindedAt));
  const ready = and(lte(begunAt, readyFor), gt(begunAt, endedFor), isNull(readyMailedAt));
  const due = db
    .select()
    .from(factorRecoveries)
    .where(and(eq(state, 'waiting'), or(reminder, ready)));
  return lockFree(due, most);
}

export async function noteMail(
  db: Queries,
  id: string,
  change: { remindedAt: Date } | { readyMailedAt: Date },
): Promise<void> {
  await db.update(factorRecoveries).set(change).where(eq(factorRecoveries.id, id));
}

/** The time of these is over without the second link. */
export async function endLate(
  db: Queries,
  { requestedBefore, begunBefore, at }: { requestedBefore: Date; begunBefore: Date; at: Date },
): Promise<void> {
  const { state, requestedAt, begunAt } = factorRecoveries;
  await db
    .update(factorRecoveries)
    .set({ state: 'ended', settledAt: at })
    .where(
      or(
        and(eq(state, 'requested'), lte(requestedAt, requestedBefore)),
        and(eq(state, 'waiting'), lte(begunAt, begunBefore)),
      ),
    );
}

export async function deleteRecoveries(db: Queries, userId: string): Promise<void> {
  await db.delete(factorRecoveries).where(eq(factorRecoveries.userId, userId));
}

export async function deleteOldRecoveries(
  db: Queries,
  { settledBefore, provenBefore }: { settledBefore: Date; provenBefore: Date },
): Promise<void> {
  const { settledAt, proof } = factorRecoveries;
  await db
    .delete(factorRecoveries)
    .where(or(and(lt(settledAt, settledBefore), isNull(proof)), lt(settledAt, provenBefore)));
}
