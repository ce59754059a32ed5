import * as v from 'valibot';
import { paddleTransactionSchema } from './paddleTransactionSchema.ts';
import {
  amount,
  country,
  currency,
  custom,
  duration,
  id,
  isoTime,
  period,
  price,
  product,
  stamps,
  status,
  uuid,
} from './paddleValues.ts';

const customer = v.strictObject({
  id: id('ctm'),
  name: v.nullable(v.string()),
  email: v.pipe(v.string(), v.email()),
  marketing_consent: v.boolean(),
  status,
  custom_data: custom,
  locale: v.string(),
  import_meta: v.null(),
  ...stamps,
});

const address = v.strictObject({
  id: id('add'),
  customer_id: id('ctm'),
  description: v.nullable(v.string()),
  first_line: v.nullable(v.string()),
  second_line: v.nullable(v.string()),
  city: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  region: v.nullable(v.string()),
  country_code: country,
  custom_data: custom,
  status,
  import_meta: v.null(),
  ...stamps,
});

const subscriptionEntries = {
  id: id('sub'),
  status: v.picklist(['active', 'canceled', 'past_due', 'paused', 'trialing']),
  customer_id: id('ctm'),
  address_id: id('add'),
  business_id: v.null(),
  currency_code: currency,
  started_at: v.nullable(isoTime),
  first_billed_at: v.nullable(isoTime),
  next_billed_at: v.nullable(isoTime),
  paused_at: v.nullable(isoTime),
  canceled_at: v.nullable(isoTime),
  discount: v.null(),
  collection_mode: v.literal('automatic'),
  billing_details: v.null(),
  current_billing_period: v.nullable(period),
  billing_cycle: duration,
  scheduled_change: v.nullable(
    v.strictObject({
      action: v.picklist(['cancel', 'pause', 'resume']),
      effective_at: isoTime,
      resume_at: v.nullable(isoTime),
    }),
  ),
  items: v.pipe(
    v.array(
      v.strictObject({
        status: v.picklist(['active', 'inactive', 'trialing']),
        quantity: v.number(),
        recurring: v.boolean(),
        previously_billed_at: v.nullable(isoTime),
        next_billed_at: v.nullable(isoTime),
        trial_dates: v.nullable(period),
        price,
        product,
        ...stamps,
      }),
    ),
    v.minLength(1),
  ),
  custom_data: custom,
  import_meta: v.null(),
  ...stamps,
};

const adjustment = v.strictObject({
  id: id('adj'),
  action: v.picklist([
    'refund',
    'chargeback',
    'chargeback_reverse',
    'chargeback_warning',
    'chargeback_warning_reverse',
  ]),
  type: v.picklist(['full', 'partial']),
  transaction_id: id('txn'),
  subscription_id: v.nullable(id('sub')),
  customer_id: id('ctm'),
  reason: v.pipe(v.string(), v.minLength(1)),
  credit_applied_to_balance: v.boolean(),
  currency_code: currency,
  status: v.picklist(['pending_approval', 'approved', 'rejected', 'reversed']),
  items: v.array(
    v.strictObject({
      id: id('adjitm'),
      item_id: id('txnitm'),
      type: v.picklist(['full', 'partial', 'tax', 'proration']),
      amount: v.nullable(amount),
      proration: v.null(),
      totals: v.strictObject({ subtotal: amount, tax: amount, total: amount }),
    }),
  ),
  totals: v.strictObject({
    subtotal: amount,
    tax: amount,
    total: amount,
    fee: amount,
    earnings: amount,
    currency_code: currency,
    retained_fee: amount,
  }),
  payout_totals: v.null(),
  ...stamps,
});

const meta = v.strictObject({ request_id: uuid });

/**
 * Paddle's OpenAPI document, where it says more than the types of its package, which leave most fields out at will: every
 * field present, ids with their prefixes, amounts as digits, moments in RFC 3339. Follows "v1: Paddle API", version
 * 1.0, `v1/openapi.yaml` of PaddleHQ/paddle-openapi as of February 2026, for the entities that the shop reads.
 */
export const paddleSchemas = {
  customer,
  address,
  transaction: paddleTransactionSchema,
  adjustment,
  meta,
  subscription: v.strictObject({
    ...subscriptionEntries,
    management_urls: v.strictObject({ update_payment_method: v.nullable(v.string()), cancel: v.string() }),
  }),
  // Links are temporary: a webhook carries none.
  subscriptionNotification: v.strictObject(subscriptionEntries),
  subscriptionCreated: v.strictObject({ ...subscriptionEntries, transaction_id: id('txn') }),
  listMeta: v.strictObject({
    ...meta.entries,
    pagination: v.strictObject({
      per_page: v.pipe(v.number(), v.minValue(1)),
      next: v.pipe(v.string(), v.url()),
      has_more: v.boolean(),
      estimated_total: v.number(),
    }),
  }),
  refusal: v.strictObject({
    error: v.strictObject({
      type: v.picklist(['request_error', 'api_error']),
      code: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
      detail: v.pipe(v.string(), v.minLength(1)),
      documentation_url: v.pipe(v.string(), v.regex(/^https:\/\/developer\.paddle\.com\/errors\//)),
      errors: v.optional(v.array(v.strictObject({ field: v.string(), message: v.string() }))),
    }),
    meta,
  }),
  event: v.strictObject({
    event_id: id('evt'),
    event_type: v.string(),
    occurred_at: isoTime,
    notification_id: id('ntf'),
    data: v.record(v.string(), v.unknown()),
  }),
} satisfies Record<string, v.GenericSchema>;
