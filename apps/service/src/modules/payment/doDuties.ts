import { type Context, moment } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../db/tryAgain.ts';
import { describeError } from '../../failures/describeError.ts';
import { claimRefunds, listCharges, putCharge } from './charges.repo.ts';
import { reversalOf } from './entitlementOf.ts';
import { claimDuties, findOrder, lockOrder, noted, updateOrder } from './orders.repo.ts';
import type { ChargeRow, OrderRow } from './paymentRows.ts';
import {
  adapterOf,
  type ChargeToRefund,
  type PaymentAdapter,
  ProviderUnavailable,
} from './providers/PaymentAdapter.ts';
import { findSubscription, updateSubscription } from './subscriptions.repo.ts';

const minute = 60_000;
const again = minute;
/** Pauses after a refusal: it may have been for now only, such as a bill that is not final yet. */
const pauses = [10, 60, 60, 360].map((minutes) => minutes * minute);
/** A refund that is refused for so long needs a person. A cancellation is tried for ever. */
const refundTries = 12;

/** Makes the calls that providers are owed: refunds and cancellations. Each is retried until it is done. */
export async function doDuties(context: Context, stopping?: AbortSignal): Promise<void> {
  for (const order of await claimDuties(context.db, moment(context), moment(context, again))) {
    if (stopping?.aborted) return;
    const adapter = adapterOf(context.adapters, order.method);
    if (adapter && order.duty) await doDuty(context, adapter, order);
  }
  for (const charge of await claimRefunds(context.db, moment(context), moment(context, again))) {
    if (stopping?.aborted) return;
    const order = await findOrder(context.db, charge.orderId);
    const adapter = order && adapterOf(context.adapters, order.method);
    if (order && adapter) await giveBack(context, adapter, order, charge);
  }
}

/** The provider's response to a call that it was owed. */
type Told = 'done' | 'refused' | 'unknown';

async function tell(
  context: Context,
  about: { order: string; duty: string },
  call: () => Promise<void>,
): Promise<Told> {
  try {
    await call();
    return 'done';
  } catch (error) {
    const unknown = error instanceof ProviderUnavailable;
    context.log[unknown ? 'warn' : 'error']({ ...about, failure: describeError(error) }, 'provider not told');
    return unknown ? 'unknown' : 'refused';
  }
}

async function doDuty(context: Context, adapter: PaymentAdapter, order: OrderRow): Promise<void> {
  const subscription = await findSubscription(context.db, order.id);
  const about = { order: order.id, duty: order.duty ?? '' };
  const answers: Told[] = [];
  if (order.duty === 'refund') {
    const charge = chargeToRefund(order, await listCharges(context.db, order.id));
    answers.push(await tell(context, about, () => adapter.refund(order, charge)));
  }
  // A plan that is wanted to its end keeps what was paid for. For all others an open bill must not be collected either.
  const wanted = order.duty === 'cancel' && order.state === 'paid' && subscription?.state === 'active';
  if (!answers.includes('unknown')) {
    const when = wanted ? 'period_end' : 'now';
    answers.push(await tell(context, about, () => adapter.cancelSubscription(order, when)));
  }
  if (answers.includes('unknown')) return;
  await settle(context, order, answers.includes('refused'));
}

/** The newest charge that stands: after a renewal, not the first one. */
export function chargeToRefund(order: OrderRow, charges: readonly ChargeRow[]): ChargeToRefund {
  const standing = charges.filter((charge) => charge.paidAt && charge.amount > 0 && !reversalOf(charge));
  const charge = standing.findLast(({ startsAt }) => startsAt) ?? standing.at(-1);
  return charge ? named(order, charge) : { ...nameless(order), amount: order.amount };
}

const nameless = (order: OrderRow) => ({
  payment: order.providerPayment,
  invoice: null,
  key: `${order.idempotencyKey}-refund`,
});

function named(order: OrderRow, { name, payment, invoice, amount }: ChargeRow): ChargeToRefund {
  if (name === 'first')
    return { ...nameless(order), invoice, payment: payment ?? order.providerPayment, amount };
  return { payment, invoice, amount, key: `${order.idempotencyKey}-refund-${name}` };
}

/** A charge that bought a period owes what was above its price, any other all of it. */
function owedOf(order: OrderRow, charge: ChargeRow): ChargeToRefund {
  const whole = named(order, charge);
  if (!charge.startsAt || charge.excess === 0) return whole;
  return { ...whole, part: charge.excess, key: `${order.idempotencyKey}-excess-${charge.name}` };
}

async function giveBack(
  context: Context,
  adapter: PaymentAdapter,
  order: OrderRow,
  charge: ChargeRow,
): Promise<void> {
  const told = await tell(context, { order: order.id, duty: `refund of ${charge.name}` }, () =>
    adapter.refund(order, owedOf(order, charge)),
  );
  if (told === 'unknown') return;
  const tries = charge.refundTries + 1;
  await write(async () => {
    const { orderId, name } = charge;
    const over = told === 'done' || tries >= refundTries;
    const refundDueAt = over ? null : moment(context, pauses[tries - 1] ?? pauses.at(-1));
    await putCharge(context.db, { orderId, name, refundDueAt, refundTries: tries });
  });
  if (told === 'refused') await note(context, order.id);
}

async function settle(context: Context, { id, duty }: OrderRow, refused: boolean): Promise<void> {
  await write(() =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order || order.duty !== duty) return;
      const tries = order.dutyTries + 1;
      const later = refused && (duty === 'cancel' || tries < refundTries);
      await updateOrder(tx, order, {
        ...(later
          ? { dutyAt: moment(context, pauses[tries - 1] ?? pauses.at(-1)), dutyTries: tries }
          : { duty: null, dutyAt: null, dutyTries: 0 }),
        ...(refused && { attention: noted(order.attention, 'duty_refused') }),
      });
      const subscription = await findSubscription(tx, id);
      if (refused || !subscription) return;
      await updateSubscription(tx, subscription.id, {
        // Events from before this time are older than the wish to cancel.
        ...(subscription.cancelledAt && { cancelToldAt: moment(context) }),
        // The event of a charge that was made before it may have been lost.
        nextCheckAt: moment(context),
      });
    }),
  );
}

async function note(context: Context, orderId: string): Promise<void> {
  await write(() =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await updateOrder(tx, order, { attention: noted(order.attention, 'duty_refused') });
    }),
  );
}

/** Written twice it is written once: a lost commit is no reason to tell the provider again. */
const write = (change: () => Promise<void>) => tryAgain(change, (error) => databaseFailure(error) !== null);
