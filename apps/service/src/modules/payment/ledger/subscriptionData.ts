import type { Subscription } from '@tern/contract';
import { isCurrency, isRecurring } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { OrderRow, PlanChangeRow, PlanRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { trialData } from '../rows/trialOf.ts';
import { graceOf } from './graceOf.ts';
import { pauseEnd, renewalAt } from './renewalDays.ts';
import { promisedOf } from './renewalSum.ts';

/** The labels of spec section 4. A charge that is contested or failed is no success. */
const results = {
  active: 'Paid',
  cancelled: 'Success',
  expired: 'Success',
  past_due: 'Failed',
  refunded: 'Refunded',
  disputed: 'Failed',
} as const satisfies Record<Subscription['state'], Subscription['result']>;

/** A subscription with all that is shown of it. `change`: the plan that follows, where one does. */
export interface ShownSubscription {
  subscription: SubscriptionRow;
  order: OrderRow;
  plan: PlanRow;
  change?: PlanChangeRow | undefined;
}

/** A subscription as the contract shows one; null for a currency that is no longer sold in. */
export function subscriptionData(
  context: Pick<Context, 'adapters' | 'config'>,
  row: ShownSubscription,
): Subscription | null {
  const { subscription, order, plan, change } = row;
  if (!isCurrency(order.currency)) return null;
  const { state, currentPeriodEnd } = subscription;
  const renews = isRecurring(order.method) && !subscription.cancelAtPeriodEnd;
  const charges = renews && state === 'active';
  const overdue = state === 'past_due';
  return {
    subscription_id: subscription.id,
    order_id: order.id,
    plan_id: plan.id,
    product_id: plan.id === order.planId ? order.productId : plan.productId,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    state,
    result: results[state],
    currency: order.currency,
    amount: order.amount,
    // After the first charge it is a plan like any other.
    trial: subscription.trialEndsAt ? trialData(order) : null,
    tax_amount: order.taxAmount,
    renewal_amount: renews ? (change?.amount ?? promisedOf(order, subscription)) : null,
    // A plan that an operator gave was not paid by any method.
    method: order.method === 'grant' ? null : (order.method as Subscription['method']),
    started_at: subscription.startedAt.toISOString(),
    current_period_end: currentPeriodEnd.toISOString(),
    next_charge_at: charges ? renewalAt(context, order, subscription).toISOString() : null,
    paused_until: (charges && pauseEnd(subscription)?.toISOString()) || null,
    grace_ends_at: overdue ? graceOf(context, subscription).toISOString() : null,
    pay_url: overdue ? subscription.payUrl : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
  };
}
