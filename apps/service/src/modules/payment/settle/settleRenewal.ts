import { dayMs, isCurrency } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { instrumentLink } from '../instruments/instrumentLink.ts';
import { entitlementOf, refundedOf, reversalOf } from '../ledger/entitlementOf.ts';
import { graceOf } from '../ledger/graceOf.ts';
import { ledgerOf } from '../ledger/ledgerOf.ts';
import { plusDays, renewalDue } from '../ledger/renewalDays.ts';
import { differenceOf } from '../ledger/renewalSum.ts';
import {
  mismatch,
  neverPaid,
  type Outcome,
  type PaymentMismatch,
  refuse,
  type Settling,
} from '../ledger/settling.ts';
import { mayOweCancel, owedCancel } from '../providerCalls/owedCalls.ts';
import type { InvoicePaid, RenewalChanged, RenewalFailed } from '../providers/ProviderEvent.ts';
import { mailEnded, unpaidReason } from '../refunds/planMails.ts';
import { settleCharges } from '../refunds/settleReversal.ts';
import { nextSum, paidPeriod, settlePlanChange } from '../renewals/planAfter.ts';
import { mailRenewal } from '../renewals/renewalMails.ts';
import { listCharges, putCharge } from '../rows/charges.repo.ts';
import { mayMove } from '../rows/orderRules.ts';
import { lockBuyer, lockOrder, noted, updateOrder } from '../rows/orders.repo.ts';
import type { ChargeRow, OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { lockBuyerOf } from '../rows/purchases.repo.ts';
import { findSubscription, hasPlanBeside, updateSubscription } from '../rows/subscriptions.repo.ts';
import { endOfRenewal } from './endOfRenewal.ts';
import { flagEarlyEnd, flagParked } from './flags.ts';
import { beginOfPeriod, endPause } from './pauses.ts';
import { markPaid, recordFirstCharge, rejectFirstPayment } from './settleOrder.ts';
import { isTimeOf } from './timeWithoutCharge.ts';

/** Applies a charge of a subscription, the first or a later one. */
export async function applyInvoice(settling: Settling, event: InvoicePaid): Promise<Outcome> {
  const { tx, order } = settling;
  // A trial is confirmed by the facts of its page alone: this bill exists before the buyer has agreed.
  if (order.trialEndsAt && event.amount === 0 && !event.renewal) return 'not_needed';
  const subscription = await findSubscription(tx, order.id);
  const later = isLater(settling, event, subscription?.startedAt);
  const problem = mismatchOfInvoice(order, event, later);
  if (problem && (later || order.trialEndsAt)) return refuse(settling, problem);
  if (order.providerSubscription && event.subscription !== order.providerSubscription) {
    return refuse(settling, 'mismatch_session');
  }
  const references = {
    providerSubscription: event.subscription,
    ...(!later && event.payment && { providerPayment: event.payment }),
    ...(!later && { taxAmount: event.tax || order.taxAmount }),
  };
  if (order.refusal || (order.returned && later)) return giveBack(settling, chargeOf(settling, event));
  if (order.trialEndsAt && !subscription) return applyUnknownTrial(settling, event, references);
  if (problem) return rejectFirstPayment(settling, references, { ...event, problem });
  if (mayMove(order.state, 'paid') || !subscription) return markPaid(settling, references, event);
  if (later) return applyRenewal(settling, event, subscription);
  if (event.payment && !order.providerPayment) await updateOrder(tx, order, references);
  const before = subscription.currentPeriodEnd;
  await recordFirstCharge(settling, event, event.periodEnd && plusDays(event.periodEnd, order.extraDays));
  const { until } = entitlementOf(await ledgerOf(tx, order));
  if (!until || until <= before || !['active', 'past_due'].includes(subscription.state)) return 'nothing_new';
  await updateSubscription(tx, subscription.id, { currentPeriodEnd: until });
  return 'applied';
}

/** The first charge of a trial whose confirmation never became known here: what was paid for is given. */
async function applyUnknownTrial(
  settling: Settling,
  event: InvoicePaid,
  references: Partial<OrderRow>,
): Promise<Outcome> {
  const { tx, order } = settling;
  await markPaid(settling, references, { trialEndsAt: order.trialEndsAt ?? undefined });
  const current = await lockOrder(tx, order.id);
  const subscription = await findSubscription(tx, order.id);
  // It may not begin beside another plan: what was charged for it goes back.
  if (current?.returned) return giveBack({ ...settling, order: current }, chargeOf(settling, event));
  if (!current || !subscription) return 'nothing_new';
  return applyRenewal({ ...settling, order: current }, event, subscription);
}

/** Whether a payment is for a later period than the first. */
function isLater({ order, at }: Settling, event: InvoicePaid, startedAt: Date | undefined): boolean {
  // The first period of a trial is free.
  if (order.trialEndsAt) return true;
  if (event.renewal !== null) return event.renewal;
  if (order.providerPayment) return order.providerPayment !== event.payment;
  // The first payment was learnt of without its name: renewals come at least a day after it.
  return startedAt !== undefined && at.getTime() - startedAt.getTime() > 12 * 3600 * 1000;
}

/** A charge that names nobody was found by its subscription. A later one pays its period whatever the sum. */
function mismatchOfInvoice(order: OrderRow, event: InvoicePaid, later: boolean): PaymentMismatch | null {
  const { amount, currency } = later ? order : event;
  const { userId, productId } = event.userId === null ? order : event;
  return mismatch(order, { amount, currency, userId, productId });
}

/** The name by which the charge is known from now on. */
const nameOf = ({ payment, invoice, periodEnd, at }: InvoicePaid) =>
  payment ?? invoice ?? `until ${(periodEnd ?? at).toISOString()}`;

type Charge = Pick<ChargeRow, 'orderId' | 'name'> & Partial<ChargeRow>;

const chargeOf = ({ order, at }: Settling, event: InvoicePaid, known?: ChargeRow): Charge => ({
  ...known,
  orderId: order.id,
  name: known?.name ?? nameOf(event),
  payment: known?.payment ?? event.payment ?? null,
  invoice: known?.invoice ?? event.invoice ?? null,
  amount: event.amount,
  currency: event.currency,
  taxAmount: event.tax ?? null,
  paidAt: at,
});

/** The charge as it is known so far, by any of its names, or the time that was given while nobody knew of it. */
const knownCharge = (charges: readonly ChargeRow[], { at }: Settling, event: InvoicePaid) =>
  charges.find(
    ({ name, payment, invoice }) =>
      name === nameOf(event) ||
      (event.payment != null && payment === event.payment) ||
      (event.invoice != null && invoice === event.invoice),
  ) ?? charges.find((charge) => isTimeOf(charge, at));

/** A later period was paid. One that nobody wanted any more is given back by itself. */
async function applyRenewal(
  settling: Settling,
  event: InvoicePaid,
  subscription: SubscriptionRow,
): Promise<Outcome> {
  const { context, tx, order } = settling;
  const charges = await listCharges(tx, order.id);
  const known = knownCharge(charges, settling, event);
  if (known?.paidAt) return 'nothing_new';
  const charge = chargeOf(settling, event, known);
  const unwanted = () => giveBack(settling, { ...charge, startsAt: null, endsAt: null });
  const gone = known !== undefined && reversalOf({ ...known, amount: event.amount }) === 'refunded';
  if (!gone && (await isUnwanted(settling, subscription))) return unwanted();
  const others = charges.filter(({ name }) => name !== known?.name);
  const latest = others.reduce<Date>(
    (end, { endsAt }) => (endsAt && endsAt > end ? endsAt : end),
    subscription.startedAt,
  );
  const startsAt = await beginOfPeriod(settling, subscription, { latest, periodEnd: event.periodEnd });
  const period = await paidPeriod(tx, { order, subscription, from: startsAt }, event);
  const endsAt =
    period &&
    endOfRenewal(order, event, {
      plan: period.plan,
      charges: others,
      begin: startsAt > latest ? startsAt : null,
    });
  if (!endsAt || endsAt <= startsAt) {
    await putCharge(tx, charge);
    await updateOrder(tx, order, { attention: noted(order.attention, 'charge_without_period') });
    return 'nothing_new';
  }
  const { note, excess } = differenceOf({ ...order, renewalAmount: period.promised }, event);
  if (note) {
    const { amount, currency } = event;
    context.log.error({ order: order.id, charge: charge.name, note, amount, currency }, 'a renewal differs');
    await updateOrder(tx, order, { attention: noted(order.attention, note) });
  }
  const back = gone ? 0 : Math.max(0, excess - (known ? refundedOf(known) : 0));
  await putCharge(tx, {
    ...charge,
    planId: period.plan.id === order.planId ? null : period.plan.id,
    startsAt,
    endsAt,
    ...(back > 0 && { excess: back, refundDueAt: timeFromNow(context) }),
  });
  const revived = ['active', 'past_due', 'expired'].includes(subscription.state);
  await updateSubscription(tx, subscription.id, {
    ...(revived && { state: 'active', currentPeriodEnd: endsAt }),
    // From now on it is a plan like any other.
    trialEndsAt: null,
    payUrl: null,
    nextCheckAt: null,
    ...(await endPause(settling, subscription, startsAt)),
    ...(await settlePlanChange(settling, period)),
  });
  await settleCharges(context, tx, order);
  if (event.amount > 0) await flagParked(tx, order);
  if (!gone && event.amount > 0) await mailRenewal(settling, charge.name, event, endsAt);
  return 'applied';
}

/** The buyer is gone, the plan has ended, was taken over, or its renewal was cancelled before the charge was made. */
async function isUnwanted({ tx, order, at }: Settling, subscription: SubscriptionRow): Promise<boolean> {
  if ((await lockBuyerOf(tx, order)).gone) return true;
  if (subscription.state === 'cancelled') return true;
  const reversed = subscription.state === 'refunded' || subscription.state === 'disputed';
  if (reversed && !subscription.cancelledAt) return true;
  if (subscription.cancelledAt && at > subscription.cancelledAt) return true;
  return subscription.state === 'expired' && hasPlanBeside(tx, order);
}

async function giveBack({ context, tx, order }: Settling, charge: Charge): Promise<Outcome> {
  context.log.error({ order: order.id, charge: charge.name }, 'a charge after the end is given back');
  await putCharge(tx, { ...charge, refundDueAt: timeFromNow(context) });
  await updateOrder(tx, order, {
    attention: noted(order.attention, 'charged_after_end'),
    // A refund that is owed for the order ends its renewals as well.
    ...(mayOweCancel(order) && owedCancel(context, order)),
  });
  return 'given_back';
}

/** A later period was not paid. The plan stays for its grace, and the buyer gets a link to pay. */
export async function applyFailedRenewal(settling: Settling, event: RenewalFailed): Promise<Outcome> {
  const { context, tx, order, at } = settling;
  const subscription = await findSubscription(tx, order.id);
  if (!subscription) return neverPaid(order);
  const { state, currentPeriodEnd, cancelledAt } = subscription;
  // A failure that a later payment has made good comes late: the period already reaches beyond it.
  const over = renewalDue(order, subscription).getTime() - at.getTime() > dayMs;
  if (over || cancelledAt || !['active', 'past_due'].includes(state)) return 'nothing_new';
  if (state === 'past_due' && (!event.payUrl || event.payUrl === subscription.payUrl)) return 'nothing_new';
  await updateSubscription(tx, subscription.id, {
    state: 'past_due',
    payUrl: event.payUrl ?? subscription.payUrl,
  });
  const endsAt = graceOf(context, subscription);
  // The end of a trial that is not paid is told of when it comes.
  const told = subscription.trialEndsAt !== null && endsAt <= timeFromNow(context, dayMs);
  if (isCurrency(order.currency) && !told) {
    await enqueueMail(context, tx, {
      // Once for a period, and once more where the bank wants the buyer.
      occasion: `renewalFailed:${order.id}:${currentPeriodEnd.toISOString()}:${event.needsBuyer}`,
      to: { userId: order.userId },
      template: 'renewalFailed',
      data: {
        amount: await nextSum(tx, order, subscription),
        currency: order.currency,
        needs_buyer: event.needsBuyer,
        pay_url: event.payUrl,
        change_url: await instrumentLink(context, tx, order.id),
        ends_at: endsAt.toISOString(),
      },
    });
  }
  return 'applied';
}

/** No further period will be charged, or one will after all. What was paid for stays until it is over. */
export async function applyRenewalChange(
  settling: Settling,
  { change, endsAt }: RenewalChanged,
): Promise<Outcome> {
  const { context, tx, order, at } = settling;
  const subscription = await findSubscription(tx, order.id);
  if (!subscription) return neverPaid(order);
  const { cancelAtPeriodEnd, cancelledAt, cancelToldAt, resumedAt, currentPeriodEnd } = subscription;

  if (change === 'cancelTakenBack' || change === 'resumed') {
    // Of one second, it is the later one: providers tell whole seconds, and there was a cancellation to take back.
    const stale = [cancelledAt, cancelToldAt].some((time) => time !== null && at < time);
    const ours = order.providerAction !== null || order.state !== 'paid' || subscription.state !== 'active';
    if (!cancelAtPeriodEnd || stale || ours) return 'nothing_new';
    await lockBuyer(tx, order.userId);
    const beside = await hasPlanBeside(tx, order, 'renewing');
    await updateSubscription(tx, subscription.id, {
      cancelAtPeriodEnd: false,
      cancelledAt: null,
      cancelToldAt: null,
      besideAt: beside ? timeFromNow(context) : null,
    });
    // It was done at the provider: which of the two is wanted, a person finds out.
    if (beside) await updateOrder(tx, order, { attention: noted(order.attention, 'two_plans') });
    return 'applied';
  }
  // The word of a cancellation that was taken back since.
  const over = order.providerAction === 'resume' || (resumedAt !== null && at <= resumedAt);
  if (change === 'cancelScheduled' && over) return 'nothing_new';
  // It goes on beyond the period that is paid.
  const last = Math.max(currentPeriodEnd.getTime(), subscription.pauseConfirmed?.getTime() ?? 0);
  if (endsAt && endsAt.getTime() > last + 36 * 3600 * 1000) return 'nothing_new';
  const overdue = change === 'ended' && subscription.state === 'past_due';
  if (cancelAtPeriodEnd && !overdue) return 'nothing_new';
  if (overdue) await mailEnded(context, tx, subscription, { reason: unpaidReason(subscription) });
  await updateSubscription(tx, subscription.id, {
    cancelAtPeriodEnd: true,
    cancelledAt: at,
    payUrl: null,
    pausedUntil: null,
    ...(overdue && { state: 'expired' }),
  });
  const early =
    change === 'ended' && currentPeriodEnd.getTime() - timeFromNow(context).getTime() > 36 * 3600 * 1000;
  if (early) await flagEarlyEnd(tx, order);
  return 'applied';
}
