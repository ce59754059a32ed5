import { type Context, timeFromNow } from '../../../context.ts';
import type { RefundReason } from '../../../db/schema.ts';
import { reversalOf } from '../ledger/entitlementOf.ts';
import { adapterOf, type ChargeToRefund, type PaymentAdapter } from '../providers/PaymentAdapter.ts';
import type { RefundFacts } from '../providers/ProviderEvent.ts';
import { noteResponse } from '../refunds/noteResponse.ts';
import { beginRefund, failRefund, leftOf } from '../refunds/refunds.ts';
import { claimRefunds, listCharges, putCharge } from '../rows/charges.repo.ts';
import { claimProviderActions, findOrder, lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { ChargeRow, OrderRow, RefundRow } from '../rows/paymentRows.ts';
import { isRefundOpen, listRefunds } from '../rows/refunds.repo.ts';
import { findSubscription, updateSubscription } from '../rows/subscriptions.repo.ts';
import { releaseNextCall } from './owedCalls.ts';
import { tellResume } from './resumeRenewal.ts';
import { type Told, tellProvider, writeOnce } from './tellProvider.ts';

const minute = 60_000;
const again = minute;
/** Pauses after a refusal: it may have been for now only, such as a bill that is not final yet. */
const pauses = [10, 60, 60, 360].map((minutes) => minutes * minute);
/** A refund that is refused for so long needs a person. A cancellation is tried for ever. */
const refundTries = 12;

/** Makes the calls that providers are owed: refunds, cancellations, renewals that go on. Each is retried until it is done. */
export async function doProviderActions(context: Context, stopping?: AbortSignal): Promise<void> {
  for (const order of await claimProviderActions(
    context.db,
    timeFromNow(context),
    timeFromNow(context, again),
  )) {
    if (stopping?.aborted) return;
    const adapter = adapterOf(context.adapters, order.method);
    if (adapter && order.providerAction === 'resume') await tellResume(context, adapter, order);
    else if (adapter && order.providerAction) await doProviderAction(context, adapter, order);
  }
  for (const charge of await claimRefunds(context.db, timeFromNow(context), timeFromNow(context, again))) {
    if (stopping?.aborted) return;
    const order = await findOrder(context.db, charge.orderId);
    const adapter = order && adapterOf(context.adapters, order.method);
    if (order && adapter) await giveBack(context, adapter, order, charge);
  }
}

async function doProviderAction(context: Context, adapter: PaymentAdapter, order: OrderRow): Promise<void> {
  const subscription = await findSubscription(context.db, order.id);
  const about = { order: order.id, providerAction: order.providerAction ?? '' };
  let refund: Told = 'done';
  if (order.providerAction === 'refund') {
    const charges = await listCharges(context.db, order.id);
    const requested = requestedCharge(charges, await listRefunds(context.db, order.id));
    const charge = requested
      ? { ...named(order, requested), name: requested.name }
      : chargeToRefund(order, charges);
    const reason = order.returned ?? 'requested';
    refund = await giveBackAt(context, adapter, order, {
      ...charge,
      reason,
      left: leftOf(chargeOf(charges, charge.name), charge.amount),
    });
  }
  if (refund === 'unknown') return;
  // A plan that is wanted to its end keeps what was paid for. For all others an open bill must not be collected either.
  const wanted =
    order.providerAction === 'cancel' && order.state === 'paid' && subscription?.state === 'active';
  const when = wanted ? 'period_end' : 'now';
  const cancel = await tellProvider(context, about, () => adapter.cancelSubscription(order, when));
  if (cancel === 'unknown') return;
  await settle(context, order, { refund, cancel });
}

const chargeOf = (charges: readonly ChargeRow[], name: string) =>
  charges.find((charge) => charge.name === name);

/** The charge whose refund was written down. A later one may have become known since: nobody has requested its refund. */
const requestedCharge = (
  charges: readonly ChargeRow[],
  refunds: readonly RefundRow[],
): ChargeRow | undefined => {
  const owed = refunds.filter(
    ({ state, reason }) => (state === 'due' || state === 'requested') && reason !== 'above_price',
  );
  return charges.find(({ name, refundDueAt }) => !refundDueAt && owed.some(({ charge }) => charge === name));
};

/** The newest charge that stands: after a renewal, not the first one. */
export function chargeToRefund(
  order: OrderRow,
  charges: readonly ChargeRow[],
): ChargeToRefund & { name: string } {
  const standing = charges.filter((charge) => charge.paidAt && charge.amount > 0 && !reversalOf(charge));
  const charge = standing.findLast(({ startsAt }) => startsAt) ?? standing.at(-1);
  if (charge) return { ...named(order, charge), name: charge.name };
  return { payment: order.providerPayment, invoice: null, amount: order.amount, key: '', name: 'first' };
}

/** A charge as its provider knows it. The key is that of the refund. */
export function named(order: OrderRow, { name, payment, invoice, amount }: ChargeRow): ChargeToRefund {
  const known = name === 'first' ? (payment ?? order.providerPayment) : payment;
  return { payment: known, invoice, amount, key: '' };
}

/** Makes one refund at its provider: what is requested is written down before the call, and its response after it. */
async function giveBackAt(
  context: Context,
  adapter: PaymentAdapter,
  order: OrderRow,
  { left, reason, ...charge }: ChargeToRefund & { name: string; left: number; reason: RefundReason },
): Promise<Told> {
  const wanted = { name: charge.name, amount: left, reason };
  const row = await writeOnce(() =>
    context.db.transaction(async (tx) => {
      await lockOrder(tx, order.id);
      return beginRefund(context, tx, order, wanted);
    }),
  );
  let facts: RefundFacts | null = null;
  const told = await tellProvider(
    context,
    { order: order.id, providerAction: `refund of ${charge.name}` },
    async () => {
      facts = (await adapter.refund(order, { ...charge, key: row.key })) ?? null;
    },
  );
  if (told === 'done') await writeOnce(() => noteResponse(context, { order, row, facts }));
  return told;
}

/** A charge that bought a period owes what was above its price, any other all of it: null. */
const excessOf = ({ startsAt, excess }: ChargeRow): number | null => (startsAt && excess > 0 ? excess : null);

async function giveBack(
  context: Context,
  adapter: PaymentAdapter,
  order: OrderRow,
  charge: ChargeRow,
): Promise<void> {
  const part = excessOf(charge);
  const left = leftOf(charge, part ?? charge.amount);
  const told =
    part && left === 0
      ? 'done'
      : await giveBackAt(context, adapter, order, {
          ...named(order, charge),
          ...(part && { part }),
          name: charge.name,
          left,
          reason: part ? 'above_price' : charge.startsAt ? 'requested' : 'charged_after_end',
        });
  if (told === 'unknown') return;
  const tries = charge.refundTries + 1;
  const over = told === 'done' || tries >= refundTries;
  await writeOnce(async () => {
    const { orderId, name } = charge;
    const refundDueAt = over ? null : timeFromNow(context, pauses[tries - 1] ?? pauses.at(-1));
    await putCharge(context.db, { orderId, name, refundDueAt, refundTries: tries });
  });
  if (told !== 'refused') return;
  await note(context, order.id);
  if (over) await giveUp(context, order.id, charge.name);
}

/** The provider has refused for so long that a person has to look. */
async function giveUp(context: Context, orderId: string, charge?: string): Promise<void> {
  await writeOnce(() =>
    context.db.transaction(async (tx) => {
      if (!(await lockOrder(tx, orderId))) return;
      const rows = await listRefunds(tx, orderId);
      const row = rows.find(
        (each) => each.key !== null && (charge === undefined || each.charge === charge) && isRefundOpen(each),
      );
      if (row) await failRefund(context, tx, row, 'refused by the provider');
    }),
  );
}

async function settle(
  context: Context,
  claimed: OrderRow,
  { refund, cancel }: { refund: Told; cancel: Told },
): Promise<void> {
  const { id, providerAction } = claimed;
  const refused = refund === 'refused' || cancel === 'refused';
  const over = await writeOnce(() =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order) return false;
      if (order.providerAction !== providerAction) {
        await releaseNextCall(context, tx, order, claimed);
        return false;
      }
      const tries = order.providerActionTries + 1;
      const over = refund === 'refused' && tries >= refundTries;
      // The renewals are to end, whatever becomes of the refund.
      const next = refund === 'refused' && !over ? 'refund' : cancel === 'refused' ? 'cancel' : null;
      await updateOrder(tx, order, {
        providerAction: next,
        providerActionAt: next && timeFromNow(context, pauses[tries - 1] ?? pauses.at(-1)),
        providerActionTries: next ? tries : 0,
        ...(refused && { attention: noted(order.attention, 'provider_action_refused') }),
      });
      const subscription = await findSubscription(tx, id);
      if (cancel === 'refused' || !subscription) return over;
      await updateSubscription(tx, subscription.id, {
        // Events from before this time are older than the wish to cancel.
        ...(subscription.cancelledAt && { cancelToldAt: timeFromNow(context) }),
        // The event of a charge that was made before it may have been lost.
        nextCheckAt: timeFromNow(context),
      });
      return over;
    }),
  );
  if (over) await giveUp(context, id);
}

async function note(context: Context, orderId: string): Promise<void> {
  await writeOnce(() =>
    context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order)
        await updateOrder(tx, order, { attention: noted(order.attention, 'provider_action_refused') });
    }),
  );
}
