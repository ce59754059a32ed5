import { periodEnd } from '../../periodEnd.ts';
import { taxIn } from '../../taxIn.ts';
import type { Charge, CheckoutSession, Subscription } from './objects.ts';
import { stripeId } from './stripeId.ts';

/** The active subscription that a session's first payment begins. `seconds`: since the epoch. */
export function beginSubscription(
  session: CheckoutSession & { customer: string; invoice: string },
  seconds: number,
): Subscription {
  const { interval, interval_count, renewal_amount, subscription_metadata } = session.sandbox;
  return {
    id: session.subscription ?? stripeId('sub'),
    object: 'subscription',
    status: 'active',
    customer: session.customer,
    created: seconds,
    cancel_at_period_end: false,
    currency: session.currency,
    latest_invoice: session.invoice,
    metadata: subscription_metadata,
    items: {
      object: 'list',
      data: [
        {
          id: stripeId('si'),
          object: 'subscription_item',
          quantity: 1,
          current_period_start: seconds,
          current_period_end: periodEnd(seconds, interval, interval_count),
          price: {
            id: stripeId('price'),
            object: 'price',
            currency: session.currency,
            unit_amount: renewal_amount ?? session.amount_total,
            recurring: { interval, interval_count },
          },
        },
      ],
    },
  };
}

/** A charge of a session's customer that has just been paid. */
export const chargeOf = (
  session: CheckoutSession,
  paid: Pick<Charge, 'amount' | 'created' | 'customer' | 'invoice' | 'payment_intent'>,
): Charge => ({
  id: stripeId('ch'),
  object: 'charge',
  amount: paid.amount,
  amount_refunded: 0,
  currency: session.currency,
  customer: paid.customer,
  invoice: paid.invoice,
  payment_intent: paid.payment_intent,
  paid: true,
  refunded: false,
  disputed: false,
  metadata: session.metadata,
  created: paid.created,
});

/** The paid invoice of a charge. */
export const invoiceOf = (
  session: CheckoutSession,
  subscription: Subscription,
  charge: Charge,
  billingReason = 'subscription_create',
) => ({
  id: charge.invoice,
  object: 'invoice',
  amount_due: charge.amount,
  amount_paid: charge.amount,
  billing_reason: billingReason,
  charge: charge.id,
  created: charge.created,
  currency: session.currency,
  customer: session.customer,
  livemode: false,
  metadata: {},
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
  },
  status: 'paid',
  total_taxes: session.sandbox.tax_percent
    ? [{ amount: taxIn(charge.amount, session.sandbox.tax_percent), tax_behavior: 'inclusive' }]
    : [],
  lines: {
    object: 'list',
    data: [
      {
        id: stripeId('il'),
        object: 'line_item',
        amount: charge.amount,
        currency: session.currency,
        period: {
          start: subscription.items.data[0]?.current_period_start,
          end: subscription.items.data[0]?.current_period_end,
        },
      },
    ],
  },
});

/** A new dispute over a charge. */
export const disputeOf = (charge: Charge) => ({
  id: stripeId('dp'),
  object: 'dispute',
  amount: charge.amount,
  charge: charge.id,
  currency: charge.currency,
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
  metadata: charge.metadata,
});
