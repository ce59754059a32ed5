import { addInterval, isCurrency, isRecurring, type ProviderCode } from '@tern/domain';
import { type Context, moment, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { mayMove } from './orderRules.ts';
import { addRenewal, lockOrder, updateOrder } from './orders.repo.ts';
import type { OrderRow } from './paymentRows.ts';
import { findPlanRow } from './plans.repo.ts';
import type {
  CheckoutFacts,
  Disputed,
  InvoicePaid,
  Refunded,
  RenewalChanged,
} from './providers/ProviderEvent.ts';
import {
  extendSubscription,
  findSubscription,
  hasSubscription,
  insertSubscription,
  setSubscriptionState,
  updateSubscription,
} from './subscriptions.repo.ts';

/** Names the receipt's mail in the outbox. */
export const receiptOccasion = (orderId: string) => `paid:${orderId}`;

/** The effect of a webhook, for the event's record. */
export type Outcome =
  | 'applied'
  | 'nothing_new'
  | 'asked'
  | 'mismatch_amount'
  | 'mismatch_currency'
  | 'mismatch_plan'
  | 'mismatch_owner'
  | 'mismatch_session'
  | 'partial_refund'
  | 'no_order'
  | 'not_ours'
  | 'not_needed';

/** The order is locked by the caller's transaction in all of these. */
interface Settling {
  context: Context;
  tx: Queries;
  order: OrderRow;
  at: Date;
  provider: ProviderCode;
}

interface Evidence {
  amount: number | null;
  currency: string | null;
  productId: string | null;
  userId: string | null;
}

function mismatch(order: OrderRow, evidence: Evidence): Outcome | null {
  if (evidence.amount !== order.amount) return 'mismatch_amount';
  if (evidence.currency !== order.currency) return 'mismatch_currency';
  if (evidence.productId !== order.productId) return 'mismatch_plan';
  if (evidence.userId !== order.userId) return 'mismatch_owner';
  return null;
}

/** A difference is noted for a person to look at, and grants nothing. */
async function refuse({ context, tx, order }: Settling, outcome: Outcome): Promise<Outcome> {
  context.log.error({ order: order.id, outcome }, 'payment does not match its order');
  await updateOrder(tx, order, { attention: order.attention ?? outcome });
  return outcome;
}

export async function applyCheckout(settling: Settling, facts: CheckoutFacts): Promise<Outcome> {
  const { tx, order } = settling;
  if (order.providerSession && order.providerSession !== facts.session) {
    return refuse(settling, 'mismatch_session');
  }
  if (facts.orderId !== order.id) return refuse(settling, 'mismatch_owner');
  const references = {
    providerSession: facts.session,
    providerSubscription: order.providerSubscription ?? facts.subscription,
    providerPayment: order.providerPayment ?? facts.payment,
    // Nothing is known of it before the provider knows where the buyer lives.
    taxAmount: facts.tax || order.taxAmount,
  };
  if (facts.paid) {
    const problem = mismatch(order, facts);
    return problem ? refuse(settling, problem) : markPaid(settling, references);
  }
  if (facts.refused && mayMove(order.state, 'failed')) {
    await updateOrder(tx, order, { ...references, state: 'failed', nextCheckAt: null });
    return 'applied';
  }
  if (facts.status === 'expired' && mayMove(order.state, 'expired')) {
    await updateOrder(tx, order, { ...references, state: 'expired', nextCheckAt: null });
    return 'applied';
  }
  if (facts.status === 'open' && mayMove(order.state, 'pending')) {
    await updateOrder(tx, order, { ...references, state: 'pending', checkoutUrl: facts.url });
    return 'applied';
  }
  return 'nothing_new';
}

export async function applyInvoice(settling: Settling, event: InvoicePaid): Promise<Outcome> {
  const { tx, order } = settling;
  const subscription = await findSubscription(tx, order.id);
  const later = isLater(settling, event, subscription?.startedAt);
  const problem = mismatchOfInvoice(order, event, later);
  if (problem) return refuse(settling, problem);
  if (order.providerSubscription && event.subscription !== order.providerSubscription) {
    return refuse(settling, 'mismatch_session');
  }
  const references = {
    providerSubscription: event.subscription,
    ...(!later && event.payment && { providerPayment: event.payment }),
    ...(!later && { taxAmount: event.tax || order.taxAmount }),
  };
  if (mayMove(order.state, 'paid') || !subscription) return markPaid(settling, references, event.periodEnd);
  if (!later && event.payment && !order.providerPayment) await updateOrder(tx, order, references);
  if (!later && !event.periodEnd) return 'nothing_new';
  const paidUntil = later ? await endOfRenewal(settling, event, subscription.startedAt) : event.periodEnd;
  const end = paidUntil && plusDays(paidUntil, order.extraDays);
  if (!end || end <= subscription.currentPeriodEnd) return 'nothing_new';
  return (await extendSubscription(tx, order.id, end)) ? 'applied' : 'nothing_new';
}

/** Whether a payment is for a later period than the first. */
function isLater({ order, at }: Settling, event: InvoicePaid, startedAt: Date | undefined): boolean {
  if (event.renewal !== null) return event.renewal;
  if (order.providerPayment) return order.providerPayment !== event.payment;
  // The first payment was learnt of without its name: renewals come at least a day after it.
  return startedAt !== undefined && at.getTime() - startedAt.getTime() > 12 * 3600 * 1000;
}

/** A charge that names nobody was found by its subscription. */
function mismatchOfInvoice(order: OrderRow, event: InvoicePaid, later: boolean): Outcome | null {
  const amount = later ? (order.renewalAmount ?? order.amount) : order.amount;
  const { userId, productId } = event.userId === null ? order : event;
  return mismatch({ ...order, amount }, { ...event, userId, productId });
}

/** The provider's word, or counted from the payments that are known. */
async function endOfRenewal(
  { tx, order, at, provider }: Settling,
  event: InvoicePaid,
  startedAt: Date,
): Promise<Date | null> {
  const { payment, periodEnd } = event;
  const renewal = payment && (await addRenewal(tx, { provider, payment, orderId: order.id, paidAt: at }));
  if (periodEnd) return periodEnd;
  const plan = await findPlanRow(tx, order.planId);
  if (!plan || !renewal) return null;
  return addInterval(startedAt, plan.intervalCount * (1 + renewal.count), plan.intervalUnit);
}

/** A later period was not paid. The plan stays for its grace. */
export async function applyFailedRenewal({ tx, order, at }: Settling): Promise<Outcome> {
  const subscription = await findSubscription(tx, order.id);
  if (!subscription) return neverPaid(order);
  // A failure that a later payment has made good comes late: the period already reaches beyond it.
  const over = subscription.currentPeriodEnd.getTime() - at.getTime() > 24 * 3600 * 1000;
  if (over || subscription.state !== 'active') return 'nothing_new';
  await updateSubscription(tx, subscription.id, { state: 'past_due' });
  return 'applied';
}

/** No further period will be charged, or one will after all. What was paid for stays until it is over. */
export async function applyRenewalChange(
  { tx, order }: Settling,
  { change }: RenewalChanged,
): Promise<Outcome> {
  const subscription = await findSubscription(tx, order.id);
  if (!subscription) return neverPaid(order);
  const stops = change === 'cancelScheduled' || change === 'ended' || change === 'paused';
  if (!stops || subscription.cancelAtPeriodEnd) return 'nothing_new';
  await updateSubscription(tx, subscription.id, { cancelAtPeriodEnd: true });
  return 'applied';
}

/** An order that was never paid ends as well; nothing was granted. */
const neverPaid = (order: OrderRow): Outcome =>
  order.state === 'expired' || order.state === 'failed' ? 'nothing_new' : 'no_order';

async function markPaid(
  settling: Settling,
  references: Partial<OrderRow>,
  periodEnd?: Date | null,
): Promise<Outcome> {
  const { context, tx, order, at } = settling;
  const plan = await findPlanRow(tx, order.planId);
  if (!plan || !isCurrency(order.currency)) throw new Error('The order has no plan or currency.');
  const paid = mayMove(order.state, 'paid');
  const known = await hasSubscription(tx, order.id);
  const end = plusDays(periodEnd ?? addInterval(at, plan.intervalCount, plan.intervalUnit), order.extraDays);
  let attention = order.attention;
  let duty: Pick<OrderRow, 'duty' | 'dutyAt'> | undefined;
  if (!known) {
    // A refund or dispute that came first has already taken the right away.
    const state = order.state === 'refunded' || order.state === 'disputed' ? order.state : 'active';
    const granted = await insertSubscription(tx, {
      id: newId('sub', context.random),
      userId: order.userId,
      orderId: order.id,
      planId: order.planId,
      state,
      startedAt: at,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: !isRecurring(order.method),
    });
    if (granted) await endReplaced(settling);
    else {
      // Two pages of one plan were paid at the same time: the second payment is refunded.
      attention ??= 'paid_twice';
      duty = { duty: 'refund', dutyAt: moment(context) };
      context.log.error({ order: order.id }, 'a second payment of an active plan');
    }
  }
  await updateOrder(tx, order, {
    ...references,
    ...(paid && { state: 'paid' as const }),
    paidAt: order.paidAt ?? at,
    nextCheckAt: null,
    attention,
    ...duty,
  });
  if (paid && !duty) {
    await enqueueMail(context, tx, {
      occasion: receiptOccasion(order.id),
      to: { userId: order.userId },
      template: 'paid',
      data: {
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        renewal_amount: isRecurring(order.method) ? (order.renewalAmount ?? order.amount) : null,
        tax_amount: references.taxAmount ?? order.taxAmount,
        interval_count: plan.intervalCount,
        interval_unit: plan.intervalUnit,
        paid_at: at.toISOString(),
        period_end: end.toISOString(),
      },
    });
  }
  return paid || !known ? 'applied' : 'nothing_new';
}

/** The plan that this order takes over from ends now; its rest was credited. */
async function endReplaced({ context, tx, order }: Settling): Promise<void> {
  if (!order.replaces || order.state === 'refunded' || order.state === 'disputed') return;
  const replaced = await lockOrder(tx, order.replaces);
  const subscription = replaced && (await findSubscription(tx, replaced.id));
  if (!replaced || !subscription || !['active', 'past_due'].includes(subscription.state)) return;
  await updateSubscription(tx, subscription.id, { state: 'cancelled', cancelAtPeriodEnd: true });
  if (isRecurring(replaced.method)) {
    await updateOrder(tx, replaced, { duty: 'cancel', dutyAt: moment(context) });
  }
}

const plusDays = (end: Date, days: number) => addInterval(end, days, 'DAY');

/** Refunds that add up to the whole charge end the plan. */
export async function applyRefund(settling: Settling, event: Refunded): Promise<Outcome> {
  const givenBack = event.total ?? event.amount ?? 0;
  if (!event.full && givenBack < settling.order.amount) return 'partial_refund';
  return reverse(settling, 'refunded', event.payment);
}

/** An inquiry is for a person to respond to, and takes nothing away. */
export async function applyDispute(settling: Settling, event: Disputed): Promise<Outcome> {
  const { tx, order } = settling;
  if (event.stage === 'inquiry') {
    await updateOrder(tx, order, { attention: order.attention ?? 'dispute_inquiry' });
    return 'applied';
  }
  if (event.stage === 'won') return 'nothing_new';
  return reverse(settling, 'disputed', event.payment);
}

/** Takes the right away again, and the renewal at the provider. */
async function reverse(
  { context, tx, order }: Settling,
  state: 'refunded' | 'disputed',
  payment: string | null,
): Promise<Outcome> {
  if (!mayMove(order.state, state)) return 'nothing_new';
  await updateOrder(tx, order, {
    state,
    nextCheckAt: null,
    providerPayment: order.providerPayment ?? payment,
    ...(isRecurring(order.method) && { duty: 'cancel' as const, dutyAt: moment(context) }),
  });
  await setSubscriptionState(tx, order.id, state);
  return 'applied';
}
