import type Stripe from 'stripe';
import { taxIn } from '../../../taxIn.ts';
import type { Purchase, SubscriptionRecord } from '../records.ts';
import { priceObject } from './catalogueObjects.ts';

/** Today's sum of a purchase: nothing in a trial, else a period without the coupon. */
export const dueToday = ({ unit, coupon, trial_end }: Purchase) =>
  trial_end === null ? unit - (coupon?.amount_off ?? 0) : 0;

const lineItems = (purchase: Purchase): Stripe.ApiList<Stripe.LineItem> => ({
  object: 'list',
  data: [
    {
      id: `li_${purchase.price.slice(6)}`,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: purchase.coupon?.amount_off ?? 0,
      amount_subtotal: purchase.trial_end === null ? purchase.unit : 0,
      amount_tax: 0,
      amount_total: dueToday(purchase),
      currency: purchase.currency,
      description: purchase.name,
      metadata: {},
      price: priceObject(purchase),
      quantity: 1,
    },
  ],
  has_more: false,
  url: `/v1/checkout/sessions/${purchase.id}/line_items`,
});

/** In the subscription mode a session has no payment of its own: its invoice has one. */
export function sessionObject(
  purchase: Purchase,
  subscription: SubscriptionRecord | undefined,
  expand: readonly string[] = [],
): Stripe.Checkout.Session {
  const total = dueToday(purchase);
  const complete = purchase.status === 'complete';
  const taxed = purchase.tax_percent !== null;
  return {
    id: purchase.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: purchase.trial_end === null ? purchase.unit : 0,
    amount_total: total,
    automatic_tax: {
      enabled: taxed,
      liability: taxed ? { type: 'self' } : null,
      provider: taxed ? 'stripe' : null,
      status: taxed ? (complete ? 'complete' : 'requires_location_inputs') : null,
    },
    billing_address_collection: null,
    cancel_url: purchase.cancel_url,
    client_reference_id: purchase.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: purchase.created,
    currency: purchase.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: purchase.customer,
    customer_account: null,
    customer_creation: 'always',
    customer_details: complete
      ? {
          address: null,
          business_name: null,
          email: purchase.email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: [],
        }
      : null,
    customer_email: purchase.email,
    discounts: purchase.coupon ? [{ coupon: purchase.coupon.id, promotion_code: null }] : [],
    expires_at: purchase.expires_at,
    integration_identifier: null,
    invoice: complete ? (subscription?.latest_invoice ?? null) : null,
    invoice_creation: null,
    ...(expand.includes('line_items') && { line_items: lineItems(purchase) }),
    livemode: false,
    locale: purchase.locale as Stripe.Checkout.Session.Locale | null,
    managed_payments: { enabled: false },
    metadata: purchase.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: complete ? (total > 0 ? 'paid' : 'no_payment_required') : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: purchase.status,
    submit_type: null,
    subscription: purchase.subscription,
    success_url: purchase.success_url,
    // Stripe knows the tax once the buyer has said where they live: with the payment.
    total_details: {
      amount_discount: purchase.trial_end === null ? (purchase.coupon?.amount_off ?? 0) : 0,
      amount_shipping: 0,
      amount_tax: complete ? taxIn(total, purchase.tax_percent ?? 0) : 0,
    },
    ui_mode: 'hosted_page',
    url: purchase.status === 'open' ? purchase.url : null,
    wallet_options: null,
  };
}
