import { isCurrency } from '@tern/domain';
import { type Context, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { addInterval, mayMove } from './orderRules.ts';
import {
  extendSubscription,
  findPlanRow,
  hasSubscription,
  insertSubscription,
  type OrderRow,
  setSubscriptionState,
  updateOrder,
} from './payment.repo.ts';
import type { CheckoutFacts, ProviderEvent } from './stripeAdapter.ts';

/** Names the receipt's mail in the outbox. */
export const receiptOccasion = (orderId: string) => `paid:${orderId}`;

/** What a message of the provider did, for the event's record. */
export type Outcome =
  | 'applied'
  | 'nothing_new'
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

/** A difference is kept for a person to look at, and grants nothing. */
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

export async function applyInvoice(
  settling: Settling,
  event: Extract<ProviderEvent, { kind: 'invoicePaid' }>,
): Promise<Outcome> {
  const { tx, order } = settling;
  const problem = event.renewal && !event.userId ? null : mismatch(order, event);
  if (problem) return refuse(settling, problem);
  if (order.providerSubscription && event.subscription !== order.providerSubscription) {
    return refuse(settling, 'mismatch_session');
  }
  if (mayMove(order.state, 'paid') || !(await hasSubscription(tx, order.id))) {
    return markPaid(settling, { providerSubscription: event.subscription }, event.periodEnd);
  }
  if (!event.periodEnd) return 'nothing_new';
  return (await extendSubscription(tx, order.id, event.periodEnd)) ? 'applied' : 'nothing_new';
}

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
  const end = periodEnd ?? addInterval(at, plan.intervalCount, plan.intervalUnit);
  let attention = order.attention;
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
    });
    if (!granted) {
      attention ??= 'paid_twice';
      context.log.error({ order: order.id }, 'a second payment of an active plan');
    }
  }
  await updateOrder(tx, order, {
    ...references,
    ...(paid && { state: 'paid' as const }),
    paidAt: order.paidAt ?? at,
    nextCheckAt: null,
    attention,
  });
  if (paid) {
    await enqueueMail(context, tx, {
      occasion: receiptOccasion(order.id),
      to: { userId: order.userId },
      template: 'paid',
      data: {
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        interval_count: plan.intervalCount,
        interval_unit: plan.intervalUnit,
        paid_at: at.toISOString(),
        period_end: end.toISOString(),
      },
    });
  }
  return paid || !known ? 'applied' : 'nothing_new';
}

/** Takes the right away again. */
export async function applyReversal(
  { tx, order }: Settling,
  state: 'refunded' | 'disputed',
  payment: string | null,
): Promise<Outcome> {
  if (!mayMove(order.state, state)) return 'nothing_new';
  await updateOrder(tx, order, {
    state,
    nextCheckAt: null,
    providerPayment: order.providerPayment ?? payment,
  });
  await setSubscriptionState(tx, order.id, state);
  return 'applied';
}
