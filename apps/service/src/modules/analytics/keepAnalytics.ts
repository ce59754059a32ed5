import { type Context, moment } from '../../context.ts';
import { dropDaysBefore, openDay } from './events.repo.ts';
import { daysToRollUp, lockRollUp, rollUpDay } from './rollUp.repo.ts';

/** Months that events and roll-ups are kept. */
export const keptMonths = 13;
/** Days whose partitions are made ahead, so that no event waits for one. */
const daysAhead = 2;
/** Days of one round: the database has other work as well. */
const daysOfRound = 3;
const oneDay = 24 * 3600 * 1000;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The first day that is kept. */
export function firstKeptDay(now: Date): string {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - keptMonths);
  return dayOf(first);
}

/** Brings the roll-ups up to date: what came late is counted with its own day. */
export async function rollUp(context: Context): Promise<void> {
  for (let round = 0; round < daysOfRound; round += 1) {
    const worked = await context.db.transaction(async (tx) => {
      if (!(await lockRollUp(tx))) return false;
      const [next] = await daysToRollUp(tx, 1);
      if (!next) return false;
      await rollUpDay(tx, next.day, next.events);
      return true;
    });
    if (!worked) return;
  }
}

/** Makes the partitions of the days to come and forgets what is old. */
export async function keepPartitions(context: Context): Promise<void> {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1)
    await openDay(context.db, dayOf(moment(context, ahead * oneDay)));
  await dropDaysBefore(context.db, firstKeptDay(moment(context)));
}
