import type Stripe from 'stripe';
import type { Purchase, SubscriptionRecord } from '../records.ts';
import { itemObject } from './catalogueObjects.ts';

/** The parts that `expand` asked for in place of their ids. */
export interface Expanded {
  latest_invoice?: Stripe.Invoice;
  pending_setup_intent?: Stripe.SetupIntent | null;
  default_payment_method?: Stripe.PaymentMethod | null;
}

export const subscriptionObject = (
  subscription: SubscriptionRecord,
  purchase: Purchase,
  expanded: Expanded = {},
): Stripe.Subscription => ({
  id: subscription.id,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: purchase.tax_percent !== null,
    liability: purchase.tax_percent === null ? null : { type: 'self' },
  },
  billing_cycle_anchor: subscription.trial_end ?? subscription.created,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: subscription.cancel_at,
  cancel_at_period_end: subscription.cancel_at_period_end,
  canceled_at: subscription.canceled_at,
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: subscription.canceled_at === null ? null : 'cancellation_requested',
  },
  collection_method: 'charge_automatically',
  created: subscription.created,
  currency: purchase.currency,
  customer: subscription.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: expanded.default_payment_method ?? subscription.method,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: subscription.ended_at,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: {
    object: 'list',
    data: [itemObject(purchase, subscription)],
    has_more: false,
    url: `/v1/subscription_items?subscription=${subscription.id}`,
  },
  latest_invoice: expanded.latest_invoice ?? subscription.latest_invoice,
  livemode: false,
  managed_payments: { enabled: false },
  metadata: purchase.subscription_metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: subscription.paused ? { behavior: 'void', resumes_at: null } : null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: purchase.fields ? ['card'] : null,
    save_default_payment_method: purchase.fields ? 'on_subscription' : 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: expanded.pending_setup_intent ?? subscription.setup,
  pending_update: null,
  schedule: null,
  start_date: subscription.created,
  status: subscription.status,
  test_clock: null,
  transfer_data: null,
  trial_end: subscription.trial_end,
  trial_settings: {
    end_behavior: {
      billing_cycle_anchor: null,
      missing_payment_method: purchase.trial_end === null ? 'create_invoice' : 'cancel',
    },
  },
  trial_start: subscription.trial_start,
});
