import type { StateFile } from '../../state.ts';
import { taxIn } from '../../taxIn.ts';
import type { CheckoutSession } from './objects.ts';
import { beginSubscription, chargeOf, invoiceOf } from './paidObjects.ts';
import { publicIntent, publicSession } from './publicObjects.ts';
import type { StripeEvents } from './stripeEvents.ts';
import { stripeId } from './stripeId.ts';

/** Captures an open session's amount and starts its subscription. Does nothing to a session that has ended. */
export function paySession(
  session: CheckoutSession,
  { state, events, now }: { state: StateFile; events: StripeEvents; now: number },
): void {
  const { stripe } = state.data;
  if (session.status !== 'open') return;
  const seconds = Math.floor(now / 1000);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.total_details = {
    ...session.total_details,
    amount_tax: taxIn(session.amount_total, session.sandbox.tax_percent),
  };
  session.customer ??= stripeId('cus');
  session.payment_intent ??= stripeId('pi');
  session.invoice ??= stripeId('in');
  const { customer, payment_intent, invoice } = session;
  session.url = null;
  const { intent } = session.sandbox;
  if (intent) Object.assign(intent, { status: 'succeeded', last_payment_error: null });
  const subscription = beginSubscription({ ...session, customer, invoice }, seconds);
  session.subscription = subscription.id;
  const charge = chargeOf(session, {
    amount: session.amount_total,
    created: seconds,
    customer,
    invoice,
    payment_intent,
  });
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
}
