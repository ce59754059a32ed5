import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from './db/connect.ts';
import { rateLimits } from './db/schema.ts';

/** A key, and by how much its count goes up. */
export interface Counted {
  key: string;
  by: number;
}

/**
 * Counts in the windows of keys, and opens new windows until `resetAt` where the last ones are over. In the order of
 * keys, so that two processes never wait for each other.
 */
export async function addTries(
  db: Queries,
  counted: readonly Counted[],
  { now, resetAt }: { now: Date; resetAt: Date },
): Promise<Map<string, { count: number; resetAt: Date }>> {
  const values = counted
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, by }) => ({ key, count: by, resetAt }));
  const rows = await db
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetAt} <= ${now} then excluded.count else least(${rateLimits.count} + excluded.count, 1000000000) end`,
        resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then ${resetAt} else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  return new Map(rows.map(({ key, ...window }) => [key, window]));
}

export async function uncountTry(db: Queries, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** The tries in the open window of a key. */
export async function countTries(db: Queries, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetAt, now)));
  return row?.count ?? 0;
}

export async function deleteTries(db: Queries, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

export async function deleteClosedWindows(db: Queries, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, now));
}
