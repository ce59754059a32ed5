import { enter } from '../../byReference.ts';
import { periodEnd } from '../../periodEnd.ts';
import type { StateFile } from '../../state.ts';
import { newInvoice } from './newInvoice.ts';
import { type FormValue, formAt, formRecord } from './parseForm.ts';
import { readOrder } from './readOrder.ts';
import type { Purchase, SubscriptionRecord } from './records.ts';
import { invalid, unknownInForm } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/**
 * A subscription that is paid in fields on the shop's page: incomplete until its first invoice is, or in a trial from
 * the start, whose card is entered afterwards.
 */
export function createSubscription(
  form: Record<string, FormValue>,
  { data: { stripe } }: StateFile,
  now: number,
): Purchase {
  const customerId = formAt(form, 'customer') ?? '';
  const customer = stripe.customers[customerId];
  if (!customer) throw unknownInForm('customer', customerId, 'customer');
  const productId = formAt(form, 'items', 0, 'price_data', 'product') ?? '';
  const product = stripe.products[productId];
  if (!product) throw unknownInForm('product', productId, 'items[0][price_data][product]');
  if (formAt(form, 'payment_behavior') !== 'default_incomplete') {
    throw invalid('The stand-in takes payment_behavior default_incomplete only.', 'payment_behavior');
  }
  const created = Math.floor(now / 1000);
  const { taxed: _taxed, ...order } = readOrder(form, stripe, {
    place: 'items',
    terms: [],
    now: created,
    shortestTrial: 1,
  });
  const id = stripeId('sub');
  const purchase: Purchase = {
    ...order,
    id,
    fields: true,
    created,
    status: 'open',
    name: product.name,
    product: product.id,
    price: stripeId('price'),
    tax_percent: null,
    metadata: formRecord(form, 'metadata'),
    subscription_metadata: formRecord(form, 'metadata'),
    reference: formRecord(form, 'metadata').order_id ?? null,
    customer: customer.id,
    email: customer.email,
    locale: null,
    success_url: null,
    cancel_url: null,
    url: null,
    expires_at: created + 23 * 3600,
    subscription: id,
  };
  enter(stripe.purchases, id, purchase);
  const subscription = beginSubscription(purchase, customer.id, created);
  stripe.subscriptions[id] = subscription;
  const invoice = newInvoice(purchase, subscription, 'subscription_create', created);
  stripe.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  const confirmable = {
    created,
    customer: customer.id,
    status: 'requires_payment_method',
    error: null,
    method: null,
  } as const;
  if (subscription.status === 'trialing') {
    const setup = stripeId('seti');
    const secret = `${setup}_secret_${stripeId('cs').slice(3)}`;
    stripe.setups[setup] = { ...confirmable, id: setup, secret, subscription: id };
    subscription.setup = setup;
  } else {
    const intent = stripeId('pi');
    stripe.intents[intent] = {
      ...confirmable,
      id: intent,
      secret: `${intent}_secret_${stripeId('cs').slice(3)}`,
      invoice: invoice.id,
      amount: invoice.subtotal - invoice.off,
      currency: purchase.currency,
      charge: null,
    };
    invoice.intent = intent;
  }
  return purchase;
}

/** A subscription before anything is paid. `seconds`: since the epoch. */
export function beginSubscription(purchase: Purchase, customer: string, seconds: number): SubscriptionRecord {
  const trial = purchase.trial_end;
  return {
    id: purchase.subscription ?? stripeId('sub'),
    purchase: purchase.id,
    item: stripeId('si'),
    customer,
    created: seconds,
    status: trial === null ? 'incomplete' : 'trialing',
    period_start: seconds,
    period_end: trial ?? periodAfter(purchase, seconds),
    trial_start: trial === null ? null : seconds,
    trial_end: trial,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    paused: false,
    method: null,
    setup: null,
    latest_invoice: '',
  };
}

const periodAfter = ({ interval, interval_count }: Purchase, start: number) =>
  periodEnd(start, interval, interval_count);
