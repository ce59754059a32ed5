import type { StateFile } from '../../state.ts';
import type { CheckoutSession } from './objects.ts';
import { type FormValue, formAt, formRecord } from './parseForm.ts';
import { invalid, missing } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/** A subscription whose first payment is confirmed in fields on the shop's page. */
export function createSubscription(
  form: Record<string, FormValue>,
  { data: { stripe } }: StateFile,
  now: number,
): CheckoutSession {
  const item = (...path: string[]) => formAt(form, 'items', 0, ...path);
  const customer = stripe.customers[formAt(form, 'customer') ?? ''];
  if (!customer) throw missing('customer', formAt(form, 'customer') ?? '');
  const product = stripe.products[item('price_data', 'product') ?? ''];
  if (!product) throw missing('product', item('price_data', 'product') ?? '');
  const unit = Number(item('price_data', 'unit_amount'));
  const quantity = Number(item('quantity') ?? 1);
  const currency = item('price_data', 'currency')?.toLowerCase();
  if (!currency) throw invalid('Missing required param: items[0][price_data][currency].', 'items');
  if (!Number.isInteger(unit) || unit <= 0) throw invalid('Invalid integer: unit_amount', 'items');
  if (formAt(form, 'payment_behavior') !== 'default_incomplete') {
    throw invalid('The stand-in takes payment_behavior default_incomplete only.', 'payment_behavior');
  }
  const off = stripe.coupons[formAt(form, 'discounts', 0, 'coupon') ?? '']?.amount_off ?? 0;
  const id = stripeId('sub');
  const intent = stripeId('pi');
  const created = Math.floor(now / 1000);
  const metadata = formRecord(form, 'metadata');
  const total = unit * quantity - off;
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: unit * quantity,
    amount_total: total,
    cancel_url: null,
    client_reference_id: metadata.order_id ?? null,
    created,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    expires_at: created + 23 * 3600,
    invoice: stripeId('in'),
    livemode: false,
    metadata,
    mode: 'subscription',
    payment_intent: intent,
    payment_status: 'unpaid',
    status: 'open',
    subscription: id,
    success_url: null,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
    url: null,
    sandbox: {
      name: product.name,
      interval: item('price_data', 'recurring', 'interval') ?? 'month',
      interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
      subscription_metadata: metadata,
      renewal_amount: unit * quantity,
      intent: {
        id: intent,
        object: 'payment_intent',
        amount: total,
        client_secret: `${intent}_secret_${stripeId('cs').slice(3)}`,
        currency,
        created,
        last_payment_error: null,
        livemode: false,
        status: 'requires_payment_method',
      },
    },
  };
  stripe.sessions[id] = session;
  return session;
}
