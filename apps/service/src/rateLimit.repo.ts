import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from './db/connect.ts';
import { rateLimits } from './db/schema.ts';

/** Counts a try in the window of a key, and opens a new window until `resetAt` where the last one is over. */
export async function countTry(
  db: Queries,
  { key, now, resetAt }: { key: string; now: Date; resetAt: Date },
): Promise<{ count: number; resetAt: Date } | undefined> {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetAt} <= ${now} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then ${resetAt} else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  return row;
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
