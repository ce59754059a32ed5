import { and, eq, or } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { trialClaims } from '../../db/schema.ts';

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
