import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import { describeError } from '../../../failures/describeError.ts';
import { addHeldDays } from '../ledger/planDays.ts';
import { movesCharge, pauseEnd, renewalDue, soonestCharge } from '../ledger/renewalDays.ts';
import { lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { SubscriptionRow } from '../rows/paymentRows.ts';
import { isParked, listParkedPlans } from '../rows/reconciliation.repo.ts';
import { findSubscription } from '../rows/subscriptions.repo.ts';

/** So long before its charge a plan of a parked account is held: ms. Refusals of a provider are tried again for a day. */
export const holdLead = 2 * dayMs;
/** Free days that a plan gets each time. */
export const holdDays = 7;

/**
 * Nobody is charged while our books are unclear: a plan of a parked account whose charge is near gets free days, and
 * `moveCharges` tells its provider to charge after them; again and again until a comparison is clean. The charge stays
 * where it is then. One that cannot be moved is for a person, while there is time.
 */
export async function holdCharges(context: Context, stopping?: AbortSignal): Promise<void> {
  for (const { order } of await listParkedPlans(context.db, timeFromNow(context, holdLead))) {
    if (stopping?.aborted) return;
    try {
      await hold(context, order.id);
    } catch (error) {
      // One order that cannot be held keeps no other from it.
      context.log.error({ order: order.id, failure: describeError(error) }, 'charge not held');
    }
  }
}

async function hold(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const subscription = order && (await findSubscription(tx, id));
    if (!order || !subscription || !(await isParked(tx, order.userId))) return;
    if (subscription.state !== 'active' || subscription.cancelAtPeriodEnd) return;
    // It is under way.
    if (renewalDue(order, subscription) <= timeFromNow(context, soonestCharge)) return;
    if (!movesCharge(context, order) || subscription.trialEndsAt) {
      const attention = noted(order.attention, 'charge_not_held');
      if (attention !== order.attention) await updateOrder(tx, order, { attention });
      return;
    }
    const days = daysToGive(context, subscription);
    if (days > 0) await addHeldDays(context, tx, { order, days });
  });
}

/**
 * Days from the end of what is paid to the date that the charge gets; 0: the date that the provider is to have is far
 * enough. Those of a plan that stands still begin with its end: it works again.
 */
function daysToGive(context: Context, subscription: SubscriptionRow): number {
  const { currentPeriodEnd, pauseSent } = subscription;
  const wanted = pauseSent ?? pauseEnd(subscription) ?? currentPeriodEnd;
  if (wanted > timeFromNow(context, holdLead)) return 0;
  const from = Math.max(wanted.getTime(), context.clock.now());
  return Math.ceil((from - currentPeriodEnd.getTime()) / dayMs) + holdDays;
}
