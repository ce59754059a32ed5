import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { newsletterSuppressions } from '../../db/schema.ts';

type Suppression = typeof newsletterSuppressions.$inferInsert;

export async function findSuppression(
  db: Queries,
  addressHash: string,
): Promise<Suppression['reason'] | undefined> {
  const [row] = await db
    .select({ reason: newsletterSuppressions.reason })
    .from(newsletterSuppressions)
    .where(eq(newsletterSuppressions.addressHash, addressHash));
  return row?.reason;
}

/** A complaint outweighs a bounce. */
export async function saveSuppression(db: Queries, suppression: Suppression): Promise<void> {
  await db
    .insert(newsletterSuppressions)
    .values(suppression)
    .onConflictDoUpdate({
      target: newsletterSuppressions.addressHash,
      set: { reason: sql`excluded.reason`, detail: sql`excluded.detail`, at: sql`excluded.at` },
      setWhere: sql`${newsletterSuppressions.reason} = 'bounced'`,
    });
}

/** Returns whether there was one. */
export async function dropSuppression(db: Queries, addressHash: string): Promise<boolean> {
  const rows = await db
    .delete(newsletterSuppressions)
    .where(eq(newsletterSuppressions.addressHash, addressHash))
    .returning({ at: newsletterSuppressions.at });
  return rows.length === 1;
}

export async function countSuppressions(db: Queries): Promise<{ reason: string; count: number }[]> {
  return db
    .select({ reason: newsletterSuppressions.reason, count: sql<number>`count(*)::int` })
    .from(newsletterSuppressions)
    .groupBy(newsletterSuppressions.reason);
}
