import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { recoveryCodes, secondFactors, signInTickets } from '../../../db/secondFactorTables.ts';
import { dropRememberedOf } from './remembered.repo.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** `locked`: nobody else takes a code of it until the transaction ends. */
export async function findSecondFactor(
  db: Queries,
  userId: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<SecondFactorRow | undefined> {
  const found = db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  const [row] = await (locked ? found.for('update') : found);
  return row;
}

/** Replaces one that was never turned on. */
export async function writePendingFactor(
  db: Queries,
  factor: { userId: string; secret: string; createdAt: Date; sessionHash: string },
): Promise<void> {
  const { secret, createdAt, sessionHash } = factor;
  await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt, sessionHash, lastStep: 0 },
      setWhere: isNull(secondFactors.onSince),
    });
}

/** Whoever sets one up begins again. */
export async function dropPendingFactorOf(db: Queries, userId: string): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.onSince)));
}

/** Writes which code was taken last, and since when the factor is on where that changes. */
export async function writeTakenStep(
  db: Queries,
  userId: string,
  change: { lastStep: number; onSince?: Date; sessionHash?: null },
): Promise<void> {
  await db.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** In place of all former ones. */
export async function replaceRecoveryCodes(
  db: Queries,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up. `unknown`: there is none. `used`: it was used before. */
export async function spendRecoveryCode(
  db: Queries,
  { userId, codeHash, usedAt }: { userId: string; codeHash: string; usedAt: Date },
): Promise<'spent' | 'used' | 'unknown'> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(isIt, isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  if (spent.length) return 'spent';
  const known = await db.select({ userId: recoveryCodes.userId }).from(recoveryCodes).where(isIt);
  return known.length ? 'used' : 'unknown';
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export async function insertTicket(
  db: Queries,
  ticket: { ticketHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(signInTickets).values(ticket);
}

const isOpen = (ticketHash: string, now: Date) =>
  and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, now));

/** Whose sign-in it is; undefined when the ticket is gone or too old. */
export async function findTicketOwner(
  db: Queries,
  ticketHash: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: signInTickets.userId })
    .from(signInTickets)
    .where(isOpen(ticketHash, now));
  return row?.userId;
}

/** Uses a ticket up. Returns false when it is gone or too old. */
export async function spendTicket(db: Queries, ticketHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .delete(signInTickets)
    .where(isOpen(ticketHash, now))
    .returning({ userId: signInTickets.userId });
  return rows.length === 1;
}

/** Sign-ins under way end: a changed password, or a changed factor, is needed for the next one. */
export async function dropTicketsOf(db: Queries, userId: string): Promise<void> {
  await db.delete(signInTickets).where(eq(signInTickets.userId, userId));
}

export async function dropOldTickets(db: Queries, now: Date): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, now));
}

/** Removes the factor with everything of it, remembered browsers included. Returns whether it was on. */
export async function deleteSecondFactor(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ onSince: secondFactors.onSince });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await dropTicketsOf(db, userId);
  await dropRememberedOf(db, userId);
  return Boolean(rows[0]?.onSince);
}
