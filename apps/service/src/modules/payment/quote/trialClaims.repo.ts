import { and, asc, eq, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/connect.ts';
import { orders, trialClaims, users } from '../../../db/schema.ts';

type ClaimRow = typeof trialClaims.$inferSelect;
export type Claim = Pick<ClaimRow, 'kind' | 'keyHash'>;

export async function findClaims(db: Queries, claims: readonly Claim[]): Promise<ClaimRow[]> {
  return db
    .select()
    .from(trialClaims)
    .where(
      or(
        ...claims.map(({ kind, keyHash }) =>
          and(eq(trialClaims.kind, kind), eq(trialClaims.keyHash, keyHash)),
        ),
      ),
    );
}

/** A claim that somebody has stays theirs. One that another transaction is about to take is waited for. */
export async function insertClaims(
  db: Queries,
  claims: readonly (typeof trialClaims.$inferInsert)[],
): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  for (const claim of claims.toSorted((a, b) =>
    `${a.kind} ${a.keyHash}`.localeCompare(`${b.kind} ${b.keyHash}`),
  )) {
    await db.insert(trialClaims).values(claim).onConflictDoNothing();
  }
}

export async function deleteClaims(db: Queries, orderId: string): Promise<void> {
  await db.delete(trialClaims).where(eq(trialClaims.orderId, orderId));
}

/** Claims by address that older rules have made, the first trial first, with the address if there still is one. */
export async function claimOldMailboxes(
  tx: Queries,
  rules: number,
): Promise<{ claim: ClaimRow; email: string | null }[]> {
  return tx
    .select({ claim: trialClaims, email: users.email })
    .from(trialClaims)
    .innerJoin(orders, eq(orders.id, trialClaims.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(trialClaims.kind, 'email'), lt(trialClaims.rules, rules)))
    .orderBy(asc(trialClaims.claimedAt), asc(trialClaims.orderId))
    .limit(200)
    .for('update', { of: trialClaims });
}

/** False: another claim has that key. */
export async function changeClaim(
  tx: Queries,
  { kind, keyHash }: Claim,
  change: Pick<ClaimRow, 'keyHash' | 'rules'>,
): Promise<boolean> {
  const others = alias(trialClaims, 'others');
  const taken = tx
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.kind, kind), eq(others.keyHash, change.keyHash), ne(others.keyHash, keyHash)));
  const rows = await tx
    .update(trialClaims)
    .set(change)
    .where(and(eq(trialClaims.kind, kind), eq(trialClaims.keyHash, keyHash), notExists(taken)))
    .returning({ orderId: trialClaims.orderId });
  return rows.length > 0;
}
