import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { expireSubscriptions } from '../rows/subscriptions.repo.ts';
import { mailEnded } from './planMails.ts';

/** Plans that are ended in one transaction. */
const batch = 100;

/**
 * Ends plans that are not renewed and whose time is over, of one person or of all, and says so by mail in the same
 * transaction. Returns how many, `batch` at most.
 */
export async function endSomePlans(context: Context, tx: Queries, userId?: string): Promise<number> {
  const ended = await expireSubscriptions(tx, { now: timeFromNow(context), userId, limit: batch });
  for (const plan of ended)
    await mailEnded(context, tx, plan, { reason: plan.trialEndsAt ? 'trialOver' : 'over' });
  return ended.length;
}

export async function endPlans(context: Context, userId?: string): Promise<void> {
  let ended: number;
  do ended = await context.db.transaction((tx) => endSomePlans(context, tx, userId));
  while (ended === batch);
}
