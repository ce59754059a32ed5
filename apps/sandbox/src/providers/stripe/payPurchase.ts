import { beginSubscription } from './createSubscription.ts';
import { dueOf, newInvoice } from './newInvoice.ts';
import { chargeObject, intentObject, setupObject } from './objects/paymentObjects.ts';
import type { PaidWith, PaymentParts } from './PaymentParts.ts';
import type {
  ChargeRecord,
  IntentRecord,
  InvoiceRecord,
  MethodRecord,
  Purchase,
  SubscriptionRecord,
} from './records.ts';
import type { Happened } from './stripeEvents.ts';
import { stripeId } from './stripeId.ts';

/**
 * Takes the card of an open purchase: captures the first invoice, or keeps the card for the end of the trial. Does
 * nothing to a purchase that has ended.
 */
export function payPurchase(purchase: Purchase, paidWith: PaidWith, parts: PaymentParts): void {
  const { state, books, events, seconds } = parts;
  const { stripe } = state.data;
  if (purchase.status !== 'open') return;
  purchase.status = 'complete';
  const customer = customerOf(purchase, parts);
  const method: MethodRecord = { id: stripeId('pm'), customer, created: seconds(), ...paidWith };
  stripe.methods[method.id] = method;
  if (purchase.coupon) {
    const coupon = stripe.coupons[purchase.coupon.id];
    if (coupon) coupon.redeemed += 1;
  }
  const subscription = subscriptionOf(purchase, customer, parts);
  const invoice = stripe.invoices[subscription.latest_invoice] as InvoiceRecord;
  const before: Record<string, unknown> = { default_payment_method: null };
  if (subscription.status === 'incomplete') {
    before.status = 'incomplete';
    subscription.status = 'active';
  }
  subscription.method = method.id;
  const happened: Happened[] = [];
  const setup = books.setupOf(purchase);
  if (setup) {
    before.pending_setup_intent = setup.id;
    Object.assign(setup, { status: 'succeeded', error: null, method: method.id });
    subscription.setup = null;
    happened.push({ type: 'setup_intent.succeeded', object: setupObject(setup) });
  }
  if (invoice.status === 'open') {
    const charge = capture(invoice, purchase, method, parts);
    happened.push(
      { type: 'charge.succeeded', object: chargeObject(charge, method) },
      {
        type: 'payment_intent.succeeded',
        object: intentObject(stripe.intents[charge.intent] as IntentRecord),
      },
    );
  }
  const object = books.subscription(subscription);
  const began = purchase.fields
    ? { type: 'customer.subscription.updated', object, previous: before }
    : { type: 'customer.subscription.created', object };
  const paid = { type: 'invoice.paid', object: books.invoice(invoice) };
  events.emit(
    purchase.id,
    began,
    ...happened,
    // A trial in fields has its invoice over nothing from the start.
    ...(setup ? [] : [paid]),
    ...(purchase.fields ? [] : [{ type: 'checkout.session.completed', object: books.session(purchase) }]),
  );
}

function customerOf(purchase: Purchase, { state, seconds }: PaymentParts): string {
  if (purchase.customer === null) {
    const id = stripeId('cus');
    const { email } = purchase;
    state.data.stripe.customers[id] = { id, email, created: seconds(), metadata: {} };
    purchase.customer = id;
  }
  return purchase.customer;
}

/** A hosted page begins its subscription with the payment. */
function subscriptionOf(
  purchase: Purchase,
  customer: string,
  { state, seconds }: PaymentParts,
): SubscriptionRecord {
  const { stripe } = state.data;
  const known = stripe.subscriptions[purchase.subscription ?? ''];
  if (known) return known;
  const begun = beginSubscription(purchase, customer, seconds());
  if (begun.status === 'incomplete') begun.status = 'active';
  const invoice = newInvoice(purchase, begun, 'subscription_create', seconds());
  begun.latest_invoice = invoice.id;
  stripe.invoices[invoice.id] = invoice;
  stripe.subscriptions[begun.id] = begun;
  purchase.subscription = begun.id;
  return begun;
}

/** The intent of an invoice; a new one where it has none. */
export function intentFor(
  invoice: InvoiceRecord,
  { currency }: Purchase,
  { customer }: Pick<MethodRecord, 'customer'>,
  { state, seconds }: PaymentParts,
): IntentRecord {
  const known = state.data.stripe.intents[invoice.intent ?? ''];
  if (known) return known;
  const id = stripeId('pi');
  const intent: IntentRecord = {
    id,
    created: seconds(),
    customer,
    secret: `${id}_secret_${stripeId('cs').slice(3)}`,
    status: 'requires_payment_method',
    error: null,
    method: null,
    invoice: invoice.id,
    amount: dueOf(invoice),
    currency,
    charge: null,
  };
  state.data.stripe.intents[id] = intent;
  invoice.intent = id;
  return intent;
}

/** Charges a card for an invoice. */
export function capture(
  invoice: InvoiceRecord,
  purchase: Purchase,
  method: MethodRecord,
  parts: PaymentParts,
): ChargeRecord {
  const { seconds, state } = parts;
  const intent = intentFor(invoice, purchase, method, parts);
  const charge: ChargeRecord = {
    id: stripeId('ch'),
    intent: intent.id,
    amount: intent.amount,
    refunded: 0,
    currency: purchase.currency,
    customer: method.customer,
    method: method.id,
    created: seconds(),
    disputed: false,
  };
  state.data.stripe.charges[charge.id] = charge;
  Object.assign(intent, { status: 'succeeded', error: null, method: method.id, charge: charge.id });
  Object.assign(invoice, {
    status: 'paid',
    attempts: invoice.attempts + 1,
    paid_at: seconds(),
    finalized_at: invoice.finalized_at ?? seconds(),
    finalizes_at: null,
    next_attempt: null,
  });
  return charge;
}
