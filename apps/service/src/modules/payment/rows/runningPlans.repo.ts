import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';

/**
 * Condition of a query: whether a person has a plan that works at `now`. The grace of a renewal that was not paid counts; a
 * plan that stands still in its pause does not. Names are written out: the columns of a list of results lose their table.
 */
export const planRuns = (userId: SQL, now: Date): SQL<boolean> => sql<boolean>`exists (
  select from subscriptions as held where held.user_id = ${userId} and (
    held.state = 'past_due'
    or (held.state in ('active', 'cancelled') and held.current_period_end > ${now})
    or (held.state = 'active' and not held.cancel_at_period_end
      and (held.paused_until is null or held.paused_until <= ${now}))
  ))`;

/** Whether this person has a plan that works now. */
export async function hasRunningPlan(db: Queries, userId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ runs: boolean }>(sql`select ${planRuns(sql`${userId}`, now)} as runs`);
  return rows[0]?.runs === true;
}
