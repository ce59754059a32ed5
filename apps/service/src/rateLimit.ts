import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Context, moment } from './context.ts';
import { rateLimits } from './db/schema.ts';
import { OperationError } from './handler.ts';
import type { Limit } from './limit.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const keyOf = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Takes one try from a window that opens with the first. Throws `rate_limited` with the seconds to wait
 * when none is left. Counted in the database, so all processes count together.
 */
export async function takeTry(
  context: Needs,
  limit: Omit<Limit, 'counts'>,
  ...parts: string[]
): Promise<void> {
  const now = moment(context);
  const resetAt = moment(context, limit.seconds * 1000);
  const [row] = await context.db
    .insert(rateLimits)
    .values({ key: keyOf(parts), count: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.resetAt} <= ${now} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then ${resetAt} else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  if (row && row.count > limit.count) {
    const wait = Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000);
    throw new OperationError('rate_limited', { retry_after: Math.max(1, wait) });
  }
}

/** Gives one try back, after a success that should not count. */
export async function returnTry(context: Needs, ...parts: string[]): Promise<void> {
  await context.db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(parts)));
}

/** Whether a window is open in which something was counted. */
export async function hasTry(context: Needs, ...parts: string[]): Promise<boolean> {
  const [row] = await context.db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(parts)), gt(rateLimits.resetAt, moment(context))));
  return row !== undefined && row.count > 0;
}

/** Closes a window. */
export async function dropTries(context: Pick<Needs, 'db'>, ...parts: string[]): Promise<void> {
  await context.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(parts)));
}

export async function dropOldTries(context: Needs): Promise<void> {
  await context.db.delete(rateLimits).where(lt(rateLimits.resetAt, moment(context)));
}
