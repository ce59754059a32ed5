import type { StateFile } from '../../state.ts';
import type { Books } from './books.ts';
import { createRenewals } from './createRenewals.ts';
import { createReversals } from './createReversals.ts';
import { intentObject, setupObject } from './objects/paymentObjects.ts';
import type { PaidWith, PaymentParts } from './PaymentParts.ts';
import { payPurchase } from './payPurchase.ts';
import type { IntentError, Purchase, SubscriptionRecord } from './records.ts';
import type { StripeEvents } from './stripeEvents.ts';

/** Moves the money of purchases. Every action is done once: a second call changes nothing. */
export function createPayments(options: {
  state: StateFile;
  books: Books;
  events: StripeEvents;
  now: () => number;
}) {
  const { state, books, events } = options;
  const { stripe } = state.data;
  const seconds = () => Math.floor(options.now() / 1000);
  const parts: PaymentParts = { state, books, events, seconds };
  const changed = (subscription: SubscriptionRecord, previous: object) => ({
    type: 'customer.subscription.updated',
    object: books.subscription(subscription),
    previous,
  });

  return {
    ...createRenewals(parts),
    ...createReversals(parts),

    pay: (purchase: Purchase, card: PaidWith) => payPurchase(purchase, card, parts),

    /** Notes a try that did not pay: it was refused, or a step of the bank is open. */
    hold(purchase: Purchase, error: IntentError | null) {
      const setup = books.setupOf(purchase);
      const intent = books.intentOf(purchase);
      const tried = setup ?? intent;
      if (!tried || purchase.status !== 'open') return;
      tried.status = error ? 'requires_payment_method' : 'requires_action';
      tried.error = error;
      if (setup) {
        const type = error ? 'setup_intent.setup_failed' : 'setup_intent.requires_action';
        events.emit(purchase.id, { type, object: setupObject(setup) });
        return;
      }
      const invoice = stripe.invoices[intent?.invoice ?? ''];
      if (!intent || !invoice) return;
      if (error) invoice.attempts += 1;
      const [one, other] = error
        ? ['payment_intent.payment_failed', 'invoice.payment_failed']
        : ['payment_intent.requires_action', 'invoice.payment_action_required'];
      events.emit(
        purchase.id,
        { type: one as string, object: intentObject(intent) },
        { type: other as string, object: books.invoice(invoice) },
      );
    },

    /** Ends a purchase that nobody has paid. */
    expire(purchase: Purchase) {
      if (purchase.status !== 'open') return;
      purchase.status = 'expired';
      const subscription = stripe.subscriptions[purchase.subscription ?? ''];
      if (!subscription) {
        events.emit(purchase.id, { type: 'checkout.session.expired', object: books.session(purchase) });
        return;
      }
      const before = { status: subscription.status };
      const setup = books.setupOf(purchase);
      if (setup) {
        setup.status = 'canceled';
        Object.assign(subscription, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
        const object = books.subscription(subscription);
        events.emit(purchase.id, { type: 'customer.subscription.deleted', object });
        return;
      }
      subscription.status = 'incomplete_expired';
      subscription.ended_at = seconds();
      const intent = books.intentOf(purchase);
      const invoice = stripe.invoices[subscription.latest_invoice];
      if (!intent || !invoice) return;
      intent.status = 'canceled';
      Object.assign(invoice, { status: 'void', voided_at: seconds() });
      events.emit(
        purchase.id,
        { type: 'invoice.voided', object: books.invoice(invoice) },
        { type: 'payment_intent.canceled', object: intentObject(intent) },
        changed(subscription, before),
      );
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
