import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { lockFree } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { users, verificationCodes } from '../../db/schema.ts';

export type VerificationRow = typeof verificationCodes.$inferSelect;

/** The purpose of the code by which an account shows its mailbox: no other account's requests or guesses touch it. */
export const confirmationOf = (userId: string): string => `confirm_email ${userId}`;

/**
 * The same write for every address. A code from before is gone with it; a ticket is not. `made`: the code is there
 * already, and is not made in the background.
 */
export async function replaceRequest(
  db: Queries,
  request: {
    id: string;
    emailKey: string;
    purpose: string;
    requestedAt: Date;
    expiresAt: Date;
    made?: { userId: string; codeHash: string; preparedAt: Date };
  },
): Promise<void> {
  const { emailKey, purpose, made, ...times } = request;
  const fresh = { ...times, ...(made ?? { preparedAt: null, codeHash: null, userId: null }) };
  await db
    .insert(verificationCodes)
    .values({ emailKey, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [verificationCodes.emailKey, verificationCodes.purpose],
      set: { ...fresh, tries: 0, usedAt: null },
    });
}

/** Uses a code up. False: it was used meanwhile. */
export async function useCode(db: Queries, id: string, usedAt: Date): Promise<boolean> {
  const rows = await db
    .update(verificationCodes)
    .set({ usedAt })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return rows.length === 1;
}

/** Works on requests that have not been prepared yet, one transaction for all of them. */
export async function prepareRequests(
  db: Database,
  now: Date,
  prepare: (tx: Queries, request: VerificationRow, userId: string | null) => Promise<string | null>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const unprepared = tx
      .select()
      .from(verificationCodes)
      .where(isNull(verificationCodes.preparedAt))
      .orderBy(verificationCodes.requestedAt);
    const open = await lockFree(unprepared, 50);
    for (const request of open) {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.emailKey, request.emailKey));
      const codeHash = await prepare(tx, request, user?.id ?? null);
      await tx
        .update(verificationCodes)
        .set({ preparedAt: now, codeHash, userId: user?.id ?? null })
        .where(eq(verificationCodes.id, request.id));
    }
    return open.length;
  });
}

/** Takes one try of a code that is open. Undefined: there is none, or no try is left. */
export async function takeGuess(
  db: Queries,
  guess: { emailKey: string; purpose: string; now: Date; most: number },
): Promise<VerificationRow | undefined> {
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        eq(verificationCodes.emailKey, guess.emailKey),
        eq(verificationCodes.purpose, guess.purpose),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, guess.now),
        lt(verificationCodes.tries, guess.most),
      ),
    )
    .returning();
  return row;
}

/** Uses a code up and leaves a ticket in its place. False when another process was quicker. */
export async function tradeCode(
  db: Queries,
  code: { id: string; codeHash: string; now: Date; ticketHash: string; ticketExpiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(verificationCodes)
    .set({ usedAt: code.now, ticketHash: code.ticketHash, ticketExpiresAt: code.ticketExpiresAt })
    .where(
      and(
        eq(verificationCodes.id, code.id),
        eq(verificationCodes.codeHash, code.codeHash),
        isNull(verificationCodes.usedAt),
      ),
    )
    .returning({ id: verificationCodes.id });
  return rows.length === 1;
}

const openTicket = (ticketHash: string, purpose: string, now: Date) =>
  and(
    eq(verificationCodes.ticketHash, ticketHash),
    eq(verificationCodes.purpose, purpose),
    gt(verificationCodes.ticketExpiresAt, now),
  );

/** The address that a ticket stands for, without using it up. */
export async function findTicket(
  db: Queries,
  ticketHash: string,
  purpose: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ emailKey: verificationCodes.emailKey })
    .from(verificationCodes)
    .where(openTicket(ticketHash, purpose, now));
  return row?.emailKey ?? null;
}

/** Uses a ticket up. Null when it is gone. */
export async function spendTicket(
  db: Queries,
  ticketHash: string,
  purpose: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(verificationCodes)
    .set({ ticketHash: null, ticketExpiresAt: null })
    .where(openTicket(ticketHash, purpose, now))
    .returning({ emailKey: verificationCodes.emailKey });
  return row?.emailKey ?? null;
}

/** After a new password no code or ticket from before opens anything. */
export async function dropVerificationsOf(db: Queries, emailKey: string): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.emailKey, emailKey));
}

export async function dropOldVerifications(db: Queries, olderThan: Date): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.requestedAt, olderThan));
}
