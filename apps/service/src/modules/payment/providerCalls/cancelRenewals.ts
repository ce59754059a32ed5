import { isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { lockOrder, updateOrder } from '../rows/orders.repo.ts';
import { listRenewing } from '../rows/purchases.repo.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { afterCalls, mayOweCancel } from './owedCalls.ts';

/**
 * No further period of this order is charged. The provider is called in the background, until that is done.
 * Returns the end of the period when this call made the difference.
 */
export async function cancelRenewal(context: Context, tx: Queries, orderId: string): Promise<Date | null> {
  const order = await lockOrder(tx, orderId);
  const subscription = order && (await findSubscription(tx, order.id));
  if (!order || !subscription || subscription.cancelAtPeriodEnd) return null;
  await updateSubscription(tx, subscription.id, {
    cancelAtPeriodEnd: true,
    cancelledAt: timeFromNow(context),
    payUrl: null,
    pausedUntil: null,
  });
  if (isRecurring(order.method) && mayOweCancel(order)) {
    await updateOrder(tx, order, {
      providerAction: 'cancel',
      providerActionAt: afterCalls(context, order),
      providerActionTries: 0,
    });
  }
  return subscription.currentPeriodEnd;
}

/** The same for everything a person has. */
export async function cancelRenewals(context: Context, tx: Queries, userId: string): Promise<void> {
  for (const orderId of await listRenewing(tx, userId)) await cancelRenewal(context, tx, orderId);
}
