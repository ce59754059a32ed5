import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow } from '../rows/paymentRows.ts';

/** A refund that is owed ends the renewals as well. */
export const mayOweCancel = ({ providerAction }: Pick<OrderRow, 'providerAction'>) =>
  providerAction === null || providerAction === 'resume';

/**
 * When to make a call that takes the place of another one. That one may be on its way: whoever makes a call has put the
 * date of the next try off until it is over.
 */
export function afterCalls(
  context: Context,
  { providerAction, providerActionAt }: Pick<OrderRow, 'providerAction' | 'providerActionAt'>,
): Date {
  const now = timeFromNow(context);
  return providerAction && providerActionAt && providerActionAt > now ? providerActionAt : now;
}

/** The cancellation that its provider is owed, once a call that is on its way is over. */
export const owedCancel = (
  context: Context,
  order: Pick<OrderRow, 'providerAction' | 'providerActionAt'>,
) => ({ providerAction: 'cancel' as const, providerActionAt: afterCalls(context, order) });

/**
 * A call is over. One that has taken its place meanwhile waited for that, and is made now. `claimed`: the order as it was
 * taken for the call.
 */
export async function releaseNextCall(
  context: Context,
  tx: Queries,
  order: OrderRow,
  claimed: Pick<OrderRow, 'providerActionAt'>,
): Promise<void> {
  if (!order.providerAction || order.providerActionAt?.getTime() !== claimed.providerActionAt?.getTime())
    return;
  await updateOrder(tx, order, { providerActionAt: timeFromNow(context) });
}
