import { randomBytes } from 'node:crypto';
import type { StateFile } from '../../state.ts';
import { taxIn } from '../../taxIn.ts';
import type { Charge, CheckoutSession, IntentError, PaymentIntent, Subscription } from './objects.ts';
import type { StripeEvents } from './stripeEvents.ts';

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
  events,
  now,
}: {
  state: StateFile;
  events: StripeEvents;
  now: () => number;
}) {
  const { stripe } = state.data;

  const invoiceOf = (
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

  const sessionOf = (charge: Charge) =>
    Object.values(stripe.sessions).find(({ customer }) => customer === charge.customer)?.id ?? '';

  return {
    /** Captures the session's amount and starts its subscription. */
    pay(session: CheckoutSession) {
      if (session.status !== 'open') return;
      const seconds = Math.floor(now() / 1000);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.total_details = {
        ...session.total_details,
        amount_tax: taxIn(session.amount_total, session.sandbox.tax_percent),
      };
      session.customer ??= stripeId('cus');
      session.payment_intent ??= stripeId('pi');
      session.invoice ??= stripeId('in');
      session.url = null;
      const { intent } = session.sandbox;
      if (intent) Object.assign(intent, { status: 'succeeded', last_payment_error: null });
      const subscription: Subscription = {
        id: session.subscription ?? stripeId('sub'),
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
                unit_amount: session.sandbox.renewal_amount ?? session.amount_total,
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
      events.emit(
        session.id,
        {
          type: intent ? 'customer.subscription.updated' : 'customer.subscription.created',
          object: subscription,
        },
        { type: 'charge.succeeded', object: charge },
        ...(intent ? [{ type: 'payment_intent.succeeded', object: publicIntent(intent) }] : []),
        { type: 'invoice.paid', object: invoiceOf(session, subscription, charge) },
        ...(intent ? [] : [{ type: 'checkout.session.completed', object: publicSession(session) }]),
      );
    },

    /** What became of a try to pay that did not pay: refused, or a step of the bank is open. */
    hold(session: CheckoutSession, error: IntentError | null) {
      const { intent } = session.sandbox;
      if (!intent || session.status !== 'open') return;
      intent.status = error ? 'requires_payment_method' : 'requires_action';
      intent.last_payment_error = error;
      const [one, other] = error
        ? ['payment_intent.payment_failed', 'invoice.payment_failed']
        : ['payment_intent.requires_action', 'invoice.payment_action_required'];
      events.emit(
        session.id,
        { type: one as string, object: publicIntent(intent) },
        { type: other as string, object: subscriptionInvoice(session) },
      );
    },

    expire(session: CheckoutSession) {
      if (session.status !== 'open') return;
      session.status = 'expired';
      session.url = null;
      const { intent } = session.sandbox;
      if (intent) {
        intent.status = 'canceled';
        events.emit(
          session.id,
          { type: 'invoice.voided', object: subscriptionInvoice(session) },
          { type: 'payment_intent.canceled', object: publicIntent(intent) },
          { type: 'customer.subscription.updated', object: incompleteSubscription(session) },
        );
        return;
      }
      events.emit(session.id, { type: 'checkout.session.expired', object: publicSession(session) });
    },

    /** Charges the next period. */
    renew(session: CheckoutSession) {
      const subscription = stripe.subscriptions[session.subscription ?? ''];
      const item = subscription?.items.data[0];
      if (!subscription || !item || subscription.status === 'canceled') return false;
      const { interval, interval_count } = session.sandbox;
      item.current_period_start = item.current_period_end;
      item.current_period_end = periodEnd(item.current_period_start, interval, interval_count);
      subscription.latest_invoice = stripeId('in');
      session.sandbox.renewals = (session.sandbox.renewals ?? 0) + 1;
      const charge: Charge = {
        id: stripeId('ch'),
        object: 'charge',
        amount: session.sandbox.renewal_amount ?? session.amount_total,
        amount_refunded: 0,
        currency: session.currency,
        customer: subscription.customer,
        invoice: subscription.latest_invoice,
        payment_intent: stripeId('pi'),
        paid: true,
        refunded: false,
        disputed: false,
        metadata: session.metadata,
        created: Math.floor(now() / 1000),
      };
      stripe.charges[charge.id] = charge;
      events.emit(
        session.id,
        { type: 'charge.succeeded', object: charge },
        { type: 'invoice.paid', object: invoiceOf(session, subscription, charge, 'subscription_cycle') },
      );
      return true;
    },

    /** Charges no further period. */
    cancel(subscription: Subscription) {
      if (subscription.cancel_at_period_end) return;
      subscription.cancel_at_period_end = true;
      const session = Object.values(stripe.sessions).find((known) => known.subscription === subscription.id);
      events.emit(session?.id ?? '', { type: 'customer.subscription.updated', object: subscription });
    },

    refund(charge: Charge) {
      if (charge.refunded) return;
      charge.refunded = true;
      charge.amount_refunded = charge.amount;
      events.emit(sessionOf(charge), { type: 'charge.refunded', object: charge });
    },

    dispute(charge: Charge) {
      if (charge.disputed) return;
      charge.disputed = true;
      events.emit(sessionOf(charge), {
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

/** A payment as the API and the events show it. */
export const publicIntent = (intent: PaymentIntent): PaymentIntent => ({ ...intent });

const invoiceStatus = { open: 'open', complete: 'paid', expired: 'void' } as const;

/** The first invoice of a subscription that is paid in fields on the shop's page. */
export function subscriptionInvoice(session: CheckoutSession) {
  const { intent, subscription_metadata } = session.sandbox;
  const paid = session.status === 'complete';
  return {
    id: session.invoice,
    object: 'invoice',
    amount_due: session.amount_total,
    amount_paid: paid ? session.amount_total : 0,
    billing_reason: 'subscription_create',
    confirmation_secret:
      session.status === 'open' && intent
        ? { client_secret: intent.client_secret, type: 'payment_intent' }
        : null,
    created: session.created,
    currency: session.currency,
    customer: session.customer,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: session.subscription, metadata: subscription_metadata },
    },
    payments: {
      object: 'list',
      data: [
        {
          id: `inpay_${session.invoice}`,
          object: 'invoice_payment',
          status: invoiceStatus[session.status],
          payment: { type: 'payment_intent', payment_intent: session.payment_intent },
        },
      ],
    },
    status: invoiceStatus[session.status],
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    total_taxes: [],
    lines: { object: 'list', data: [] },
  };
}

/** A subscription before its first invoice is paid, and after nobody paid it. */
export function incompleteSubscription(session: CheckoutSession) {
  return {
    id: session.subscription,
    object: 'subscription',
    status: session.status === 'open' ? 'incomplete' : 'incomplete_expired',
    cancel_at_period_end: false,
    created: session.created,
    currency: session.currency,
    customer: session.customer,
    latest_invoice: session.invoice,
    metadata: session.sandbox.subscription_metadata,
    items: { object: 'list', data: [] },
  };
}
