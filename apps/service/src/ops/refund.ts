import { moment } from '../context.ts';
import { listCharges } from '../modules/payment/charges.repo.ts';
import { chargeToRefund, doDuties } from '../modules/payment/doDuties.ts';
import { findOrder, lockOrder, updateOrder } from '../modules/payment/orders.repo.ts';
import { adapterOf } from '../modules/payment/providers/PaymentAdapter.ts';
import { findSubscription } from '../modules/payment/subscriptions.repo.ts';
import { forecastRefund } from './forecastRefund.ts';
import { dryRun, money, type Ops, OpsError } from './opsTools.ts';

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
    await updateOrder(tx, locked, { duty: 'refund', dutyAt: moment(context), dutyTries: 0 });
  });
  await doDuties(context);
  const after = await findOrder(context.db, order.id);
  say(
    after?.attention?.includes('duty_refused')
      ? `The provider refused: ${after.attention}. ${after.duty ? 'It is told again while Tern runs.' : ''}`
      : after?.duty
        ? 'The provider did not answer. It is told again every minute while Tern runs.'
        : 'The provider has been told. The order becomes "refunded" with its confirmation.',
  );
}
