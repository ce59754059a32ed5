import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { dropDaysBefore, openDay } from './events.repo.ts';
import { closeDays, lockRollUp, rollUpNext } from './rollUp.repo.ts';

/** Months that events and roll-ups are kept. */
export const keptMonths = 13;
/** Days whose partitions are made ahead, so that no event waits for one. */
const daysAhead = 2;
/** Days after which one takes no more events: browsers hold them for two (`oldest` in `judgeEvent`). */
const openDays = 4;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The first day that is kept. */
export function firstKeptDay(now: Date): string {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - keptMonths);
  return dayOf(first);
}

/** Brings the roll-ups up to date with what is new, in transactions of a few thousand events. */
export async function rollUp(context: Context, stopping?: AbortSignal): Promise<void> {
  const step = (work: (tx: Queries) => Promise<boolean>) =>
    context.db.transaction(async (tx) => (await lockRollUp(tx)) && (await work(tx)));
  while (!stopping?.aborted && (await step(rollUpNext)));
  await step(async (tx) => {
    await closeDays(tx, dayOf(timeFromNow(context, -openDays * dayMs)));
    return true;
  });
}

/** Makes the partitions of the days to come and forgets what is old. */
export async function keepPartitions(context: Context): Promise<void> {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1)
    await openDay(context.db, dayOf(timeFromNow(context, ahead * dayMs)));
  await dropDaysBefore(context.db, firstKeptDay(timeFromNow(context)));
}
