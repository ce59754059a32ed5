import { timeFromNow } from '../context.ts';
import { chargeToRefund, doProviderActions } from '../modules/payment/providerCalls/doProviderActions.ts';
import { adapterOf } from '../modules/payment/providers/PaymentAdapter.ts';
import { addRefund, leftOf } from '../modules/payment/refunds/refunds.ts';
import { listCharges } from '../modules/payment/rows/charges.repo.ts';
import { findOrder, lockOrder, updateOrder } from '../modules/payment/rows/orders.repo.ts';
import { listRefunds } from '../modules/payment/rows/refunds.repo.ts';
import { findSubscription, updateSubscription } from '../modules/payment/rows/subscriptions.repo.ts';
import { forecastRefund } from './forecastRefund.ts';
import { dryRun, minute, money, type Ops, OpsError } from './opsTools.ts';

/** Refunds a paid order through its provider, or describes the refund without `yes`. */
export async function refund({ context, say }: Ops, orderId: string, yes: boolean): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (!order) throw new OpsError(`There is no order ${orderId}.`);
  if (order.state !== 'paid')
    throw new OpsError(`The order is ${order.state}; only paid ones can be refunded.`);
  if (order.method === 'grant') throw new OpsError('Nothing was paid for this order.');
  if ((await findSubscription(context.db, order.id))?.trialEndsAt) {
    throw new OpsError(
      'Nothing has been charged for this trial. Cancelled in time, it ends without a charge.',
    );
  }
  if (!adapterOf(context.adapters, order.method)) {
    throw new OpsError(`The keys of ${order.method} are not set, so its provider cannot be told.`);
  }
  const charge = chargeToRefund(order, await listCharges(context.db, order.id));
  say(`Give ${money(charge.amount, order.currency)} of ${order.id} back through ${order.method}.`);
  for (const line of await forecastRefund(context, order, charge)) say(line);
  if (!yes) return say(dryRun);
  await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked?.state !== 'paid') throw new OpsError('The order has changed in between.');
    const known = (await listCharges(tx, order.id)).find(({ name }) => name === charge.name);
    await addRefund(context, tx, {
      orderId: order.id,
      charge: charge.name,
      amount: leftOf(known, charge.amount),
      currency: order.currency,
      reason: 'requested',
    });
    await updateOrder(tx, locked, {
      providerAction: 'refund',
      providerActionAt: timeFromNow(context),
      providerActionTries: 0,
    });
    // Its end at the provider is our own doing.
    const subscription = await findSubscription(tx, order.id);
    if (subscription && !subscription.cancelledAt) {
      await updateSubscription(tx, subscription.id, {
        cancelAtPeriodEnd: true,
        cancelledAt: timeFromNow(context),
        payUrl: null,
      });
    }
  });
  await doProviderActions(context);
  for (const line of await wordsAfter(context, order.id)) say(line);
}

/** How the refund stands now, and what becomes of it and of the plan without anybody's doing. */
async function wordsAfter({ db }: Ops['context'], orderId: string): Promise<string[]> {
  const order = await findOrder(db, orderId);
  const row = (await listRefunds(db, orderId)).at(-1);
  const subscription = await findSubscription(db, orderId);
  const stands = subscription?.state === 'active' || subscription?.state === 'past_due';
  const plan = stands
    ? `Its plan stays until ${minute(subscription.currentPeriodEnd)}, and is not renewed.`
    : null;
  const refused = order?.attention?.includes('provider_action_refused');
  if (row?.state === 'done') return ['The provider has made the refund.'];
  if (row?.state === 'failed') {
    return [
      `The refund failed: ${row.failure ?? 'the provider gives no reason'}.`,
      plan ?? 'It has no plan.',
    ];
  }
  if (refused) {
    const again = order?.providerAction ? ' It is told again while Tern runs.' : '';
    return [`The provider refused: ${order?.attention}.${again}`];
  }
  if (order?.providerAction)
    return ['The provider did not answer. It is told again every minute while Tern runs.'];
  return [
    'The provider has taken the refund, which is not final yet: it is asked until it is. The order becomes "refunded" with its confirmation; one that fails or takes five days is in "pnpm ops orders --attention".',
    ...(plan ? [`Until then: ${plan[0]?.toLowerCase()}${plan.slice(1)}`] : []),
  ];
}
