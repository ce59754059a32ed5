import type { StateFile } from '../../state.ts';
import type { CheckoutSession } from './objects.ts';
import { type FormValue, formAt, formRecord } from './parseForm.ts';
import { invalid } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/** A session that is paid on the hosted page. Throws a `StripeError` for a form that Stripe would refuse. */
export function createSession(
  form: Record<string, FormValue>,
  { data: { stripe, knobs } }: StateFile,
  { origin, now }: { origin: string; now: number },
): CheckoutSession {
  const item = (...path: string[]) => formAt(form, 'line_items', 0, ...path);
  const unit = Number(item('price_data', 'unit_amount'));
  const quantity = Number(item('quantity') ?? 1);
  const currency = item('price_data', 'currency');
  if (!currency) throw invalid('Missing required param: line_items[0][price_data][currency].', 'line_items');
  if (!Number.isInteger(unit) || unit <= 0) throw invalid('Invalid integer: unit_amount', 'line_items');
  const mode = formAt(form, 'mode');
  if (mode !== 'subscription' && mode !== 'payment') throw invalid('Invalid mode', 'mode');
  const interval = item('price_data', 'recurring', 'interval');
  if (mode === 'subscription' && !interval) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  }
  const success = formAt(form, 'success_url');
  if (!success) throw invalid('Missing required param: success_url.', 'success_url');
  const taxed = formAt(form, 'automatic_tax', 'enabled') === 'true';
  if (taxed && item('price_data', 'tax_behavior') !== 'inclusive') {
    throw invalid('The stand-in takes tax_behavior inclusive only.', 'line_items');
  }
  const coupon = stripe.coupons[formAt(form, 'discounts', 0, 'coupon') ?? ''];
  const off = coupon?.amount_off ?? 0;
  const id = stripeId('cs_test');
  const created = Math.floor(now / 1000);
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: unit * quantity,
    amount_total: unit * quantity - off,
    cancel_url: formAt(form, 'cancel_url') ?? null,
    client_reference_id: formAt(form, 'client_reference_id') ?? null,
    created,
    currency: currency.toLowerCase(),
    customer: formAt(form, 'customer') ?? null,
    customer_email: formAt(form, 'customer_email') ?? null,
    expires_at: Number(formAt(form, 'expires_at') ?? created + 24 * 3600),
    invoice: null,
    livemode: false,
    metadata: formRecord(form, 'metadata'),
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: success,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
    url: `${origin}/stripe/pay/${id}`,
    sandbox: {
      name: item('price_data', 'product_data', 'name') ?? 'Subscription',
      interval: interval ?? 'month',
      interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
      subscription_metadata: formRecord(form, 'subscription_data', 'metadata'),
      ...(taxed && { tax_percent: knobs.tax }),
      renewal_amount: unit * quantity,
    },
  };
  stripe.sessions[id] = session;
  return session;
}
