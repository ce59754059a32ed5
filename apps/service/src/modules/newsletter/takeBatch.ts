import { type Context, timeFromNow } from '../../context.ts';
import { claimDeliveries, type Delivery } from './deliveries.repo.ts';
import { lockTurn, setNextBatch } from './issues.repo.ts';

export interface Batch {
  deliveries: Delivery[];
  /** When the next one may be taken, by any process. */
  next: Date;
}

/** ms that a delivery belongs to who took it: longer than a mail server may take for the mails of one batch. */
const lease = 60_000;
const largest = 100;

/**
 * The next mails of the run whose turn it is, and the time of those after them, under one lock: all processes together
 * keep to the rate of the setting. Null when none are due.
 */
export function takeBatch(context: Context): Promise<Batch | null> {
  const perMinute = context.config.newsletterPerMinute;
  const most = Math.min(largest, Math.max(1, Math.ceil(perMinute / 60)));
  const interval = (most * 60_000) / perMinute;
  return context.db.transaction(async (tx) => {
    const now = timeFromNow(context);
    const run = await lockTurn(tx, now);
    if (!run) return null;
    const deliveries = await claimDeliveries(tx, {
      id: run.id,
      most,
      now,
      until: timeFromNow(context, lease),
    });
    const from = Math.max(run.nextBatchAt.getTime(), now.getTime() - interval);
    const next = new Date(deliveries.length ? from + interval : now.getTime() + 1000);
    await setNextBatch(tx, run.id, next);
    return { deliveries, next };
  });
}
