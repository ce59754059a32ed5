import { periodEnd } from '../../periodEnd.ts';
import type { StateFile } from '../../state.ts';
import type { Charge, CheckoutSession, IntentError, Subscription } from './objects.ts';
import { chargeOf, disputeOf, invoiceOf } from './paidObjects.ts';
import { paySession } from './paySession.ts';
import { incompleteSubscription, publicIntent, publicSession, subscriptionInvoice } from './publicObjects.ts';
import type { StripeEvents } from './stripeEvents.ts';
import { stripeId } from './stripeId.ts';

/** Moves the money of sessions. Every action is done once: a second call changes nothing. */
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

  const sessionOf = (charge: Charge) =>
    Object.values(stripe.sessions).find(({ customer }) => customer === charge.customer)?.id ?? '';

  return {
    pay: (session: CheckoutSession) => paySession(session, { state, events, now: now() }),

    /** Notes a try that did not pay: it was refused, or a step of the bank is open. */
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
      const charge = chargeOf(session, {
        amount: session.sandbox.renewal_amount ?? session.amount_total,
        created: Math.floor(now() / 1000),
        customer: subscription.customer,
        invoice: subscription.latest_invoice,
        payment_intent: stripeId('pi'),
      });
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
      events.emit(sessionOf(charge), { type: 'charge.dispute.created', object: disputeOf(charge) });
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
