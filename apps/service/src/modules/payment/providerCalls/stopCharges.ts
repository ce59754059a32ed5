import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { lockOrder, noted, unnoted, updateOrder } from '../rows/orders.repo.ts';
import { listNoted, listOpenOrders, listRenewingOfGone, listUnsettled } from '../rows/purchases.repo.ts';
import { cancelRenewals } from './cancelRenewals.ts';

/**
 * Nothing of this person is charged any more: every renewal ends, and no page stays open. The calls at the providers are
 * written down in the caller's transaction and made until they are done.
 */
export async function stopCharges(context: Context, tx: Queries, userId: string): Promise<void> {
  await cancelRenewals(context, tx, userId);
  for (const id of await listOpenOrders(tx, userId)) {
    const order = await lockOrder(tx, id);
    if (order?.state !== 'created' && order?.state !== 'pending') continue;
    // One that nobody asks about any more is asked about again: it could still be paid.
    const due = order.abandonedAt !== null && order.nextCheckAt !== null;
    if (due) continue;
    await updateOrder(tx, order, {
      abandonedAt: order.abandonedAt ?? timeFromNow(context),
      nextCheckAt: timeFromNow(context),
    });
  }
}

const note = 'deletion_waits';

/**
 * Whether a provider has yet to confirm that this person is charged nothing more: a renewal is not ended there, a page
 * not closed, a refund not made. `late`: it has been so for days, and a person looks at it.
 */
export async function hasUnsettled(
  context: Context,
  tx: Queries,
  { userId, late }: { userId: string; late: boolean },
): Promise<boolean> {
  const ids = await listUnsettled(tx, userId);
  for (const id of late ? ids : []) {
    const order = await lockOrder(tx, id);
    if (!order || order.attention?.includes(note)) continue;
    context.log.error({ order: id }, 'a deletion waits for a provider');
    await updateOrder(tx, order, { attention: noted(order.attention, note) });
  }
  return ids.length > 0;
}

/** The deletion goes through: nothing waits for it any more. */
export async function endWait(tx: Queries, userId: string): Promise<void> {
  for (const id of await listNoted(tx, userId, note)) {
    const order = await lockOrder(tx, id);
    if (order) await updateOrder(tx, order, { attention: unnoted(order.attention, note) });
  }
}

/** Renewals of accounts that are deleted already, such as one that was taken back at its provider. */
export async function stopChargesOfGone(context: Context): Promise<void> {
  for (const userId of await listRenewingOfGone(context.db)) {
    await context.db.transaction((tx) => cancelRenewals(context, tx, userId));
  }
}
