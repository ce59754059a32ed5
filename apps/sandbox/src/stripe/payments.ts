import { randomBytes } from 'node:crypto';
import type { StateFile } from '../state.ts';
import type { Charge, CheckoutSession, Subscription } from './objects.ts';
import type { Webhooks } from './webhooks.ts';

export const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The end of one period, counted from `start`. Seconds since the epoch. */
export function periodEnd(start: number, interval: string, count: number): number {
  const date = new Date(start * 1000);
  if (interval === 'day') date.setUTCDate(date.getUTCDate() + count);
  else if (interval === 'week') date.setUTCDate(date.getUTCDate() + 7 * count);
  else {
    const months = interval === 'year' ? 12 * count : count;
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + months);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, last));
  }
  return Math.floor(date.getTime() / 1000);
}

/** What happens to a session's money. Every action is done once; a second call changes nothing. */
export function createPayments({
  state,
  webhooks,
  now,
}: {
  state: StateFile;
  webhooks: Webhooks;
  now: () => number;
}) {
  const { stripe } = state.data;

  const invoiceOf = (session: CheckoutSession, subscription: Subscription, charge: Charge) => ({
    id: session.invoice,
    object: 'invoice',
    amount_due: session.amount_total,
    amount_paid: session.amount_total,
    billing_reason: 'subscription_create',
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
    lines: {
      object: 'list',
      data: [
        {
          id: stripeId('il'),
          object: 'line_item',
          amount: session.amount_total,
          currency: session.currency,
          period: {
            start: subscription.items.data[0]?.current_period_start,
            end: subscription.items.data[0]?.current_period_end,
          },
        },
      ],
    },
  });

  return {
    /** Captures the session's amount and starts its subscription. */
    pay(session: CheckoutSession) {
      if (session.status !== 'open') return;
      const seconds = Math.floor(now() / 1000);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.customer ??= stripeId('cus');
      session.payment_intent = stripeId('pi');
      session.invoice = stripeId('in');
      session.url = null;
      const subscription: Subscription = {
        id: stripeId('sub'),
        object: 'subscription',
        status: 'active',
        customer: session.customer,
        created: seconds,
        cancel_at_period_end: false,
        currency: session.currency,
        latest_invoice: session.invoice,
        metadata: session.sandbox.subscription_metadata,
        items: {
          object: 'list',
          data: [
            {
              id: stripeId('si'),
              object: 'subscription_item',
              quantity: 1,
              current_period_start: seconds,
              current_period_end: periodEnd(
                seconds,
                session.sandbox.interval,
                session.sandbox.interval_count,
              ),
              price: {
                id: stripeId('price'),
                object: 'price',
                currency: session.currency,
                unit_amount: session.amount_total,
                recurring: {
                  interval: session.sandbox.interval,
                  interval_count: session.sandbox.interval_count,
                },
              },
            },
          ],
        },
      };
      session.subscription = subscription.id;
      const charge: Charge = {
        id: stripeId('ch'),
        object: 'charge',
        amount: session.amount_total,
        amount_refunded: 0,
        currency: session.currency,
        customer: session.customer,
        invoice: session.invoice,
        payment_intent: session.payment_intent,
        paid: true,
        refunded: false,
        disputed: false,
        metadata: session.metadata,
        created: seconds,
      };
      stripe.subscriptions[subscription.id] = subscription;
      stripe.charges[charge.id] = charge;
      webhooks.emit(
        { type: 'customer.subscription.created', object: subscription },
        { type: 'charge.succeeded', object: charge },
        { type: 'invoice.paid', object: invoiceOf(session, subscription, charge) },
        { type: 'checkout.session.completed', object: publicSession(session) },
      );
    },

    expire(session: CheckoutSession) {
      if (session.status !== 'open') return;
      session.status = 'expired';
      session.url = null;
      webhooks.emit({ type: 'checkout.session.expired', object: publicSession(session) });
    },

    refund(charge: Charge) {
      if (charge.refunded) return;
      charge.refunded = true;
      charge.amount_refunded = charge.amount;
      webhooks.emit({ type: 'charge.refunded', object: charge });
    },

    dispute(charge: Charge) {
      if (charge.disputed) return;
      charge.disputed = true;
      webhooks.emit({
        type: 'charge.dispute.created',
        object: {
          id: stripeId('dp'),
          object: 'dispute',
          amount: charge.amount,
          charge: charge.id,
          currency: charge.currency,
          payment_intent: charge.payment_intent,
          reason: 'fraudulent',
          status: 'needs_response',
          metadata: charge.metadata,
        },
      });
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;

/** A session as the API shows it: without what only the stand-in knows. */
export function publicSession({
  sandbox: _sandbox,
  ...session
}: CheckoutSession): Omit<CheckoutSession, 'sandbox'> {
  return session;
}
