import { enter } from '../../byReference.ts';
import type { StateFile } from '../../state.ts';
import { type FormValue, formAt, formRecord } from './parseForm.ts';
import { readOrder } from './readOrder.ts';
import type { Purchase } from './records.ts';
import { invalid } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

/** A session that is paid on the hosted page. Throws a `StripeError` for a form that Stripe would refuse. */
export function createSession(
  form: Record<string, FormValue>,
  { data: { stripe, knobs } }: StateFile,
  { origin, now }: { origin: string; now: number },
): Purchase {
  if (formAt(form, 'mode') !== 'subscription') {
    throw invalid('The stand-in takes the modes subscription and setup only.', 'mode');
  }
  const success = formAt(form, 'success_url');
  if (!success) throw invalid('Missing required param: success_url.', 'success_url');
  const created = Math.floor(now / 1000);
  const expires = Number(formAt(form, 'expires_at') ?? created + 24 * 3600);
  if (!(expires >= created + 30 * 60 && expires <= created + 24 * 3600)) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      'expires_at',
    );
  }
  // Stripe's page takes trials of two days and more.
  const { taxed, ...order } = readOrder(form, stripe, {
    place: 'line_items',
    terms: ['subscription_data'],
    now: created,
    shortestTrial: 48 * 3600,
  });
  const id = stripeId('cs_test');
  const purchase: Purchase = {
    ...order,
    id,
    fields: false,
    created,
    status: 'open',
    name: formAt(form, 'line_items', 0, 'price_data', 'product_data', 'name') ?? 'Subscription',
    product: stripeId('prod'),
    price: stripeId('price'),
    tax_percent: taxed ? knobs.tax : null,
    metadata: formRecord(form, 'metadata'),
    subscription_metadata: formRecord(form, 'subscription_data', 'metadata'),
    reference: formAt(form, 'client_reference_id') ?? null,
    customer: null,
    email: formAt(form, 'customer_email') ?? null,
    locale: formAt(form, 'locale') ?? null,
    success_url: success,
    cancel_url: formAt(form, 'cancel_url') ?? null,
    url: `${origin}/stripe/pay/${id}`,
    expires_at: expires,
    subscription: null,
  };
  enter(stripe.purchases, id, purchase);
  return purchase;
}
