import { paymentInstrumentRemove as operation } from '@tern/contract';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { adapterOf, ProviderRefused, ProviderUnavailable } from '../providers/PaymentAdapter.ts';
import { lockOrder } from '../rows/orders.repo.ts';
import { findSubscription, listSubscriptions } from '../rows/subscriptions.repo.ts';
import { instrumentOf } from './instrumentOf.ts';
import { columnsOf, factsOf } from './instrumentRules.ts';
import { findInstrument, putInstrument } from './instruments.repo.ts';
import { isCharged } from './openInstrument.ts';

/** False: something is charged to the card by now, and it stays. */
function markRemoved(context: Context, orderId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const subscription = await findSubscription(tx, orderId);
    if (!subscription || isCharged(subscription)) return false;
    await putInstrument(tx, orderId, { removedAt: timeFromNow(context) });
    return true;
  });
}

export const paymentInstrumentRemove = defineHandler(operation, async ({ context, input, who }) => {
  const mine = (await listSubscriptions(context.db, who.userId)).find(
    ({ subscription }) => subscription.id === input.subscription_id,
  );
  if (!mine) return fail(operation, 'subscription_unknown');
  const { order } = mine;
  const shown = await instrumentOf(context, mine);
  const adapter = adapterOf(context.adapters, order.method);
  // Removed before: the same answer again.
  if (shown.removed) return shown;
  if (!shown.can_remove || !adapter?.removeInstrument) return fail(operation, 'method_unavailable');
  // Before the call: a renewal that is taken back meanwhile would have no card.
  if (!(await markRemoved(context, order.id))) return fail(operation, 'method_unavailable');
  try {
    await adapter.removeInstrument(order);
  } catch (error) {
    await putInstrument(context.db, order.id, { removedAt: null });
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    return fail(operation, 'provider_unavailable');
  }
  await context.db.transaction(async (tx) => {
    const facts = factsOf(await findInstrument(tx, order.id));
    const now = timeFromNow(context);
    await putInstrument(tx, order.id, {
      ...columnsOf(null),
      readAt: now,
      removedAt: now,
      session: null,
      checkAt: null,
    });
    if (!facts) return;
    await enqueueMail(context, tx, {
      occasion: newId('removed', context.random),
      to: { userId: who.userId },
      template: 'instrumentRemoved',
      data: { instrument: facts, at: now.toISOString() },
    });
  });
  return instrumentOf(context, mine);
});
