import * as v from 'valibot';

/**
 * Bodies of Razorpay's API v1, after its documentation: razorpay.com/docs/api/payments/payment-links/entity,
 * /docs/api/payments/entity, /docs/api/refunds/entity, /docs/api/disputes/entity, /docs/errors and
 * /docs/webhooks/{payment-links,payments,refunds,disputes}. The package has types of requests; those of its responses
 * differ from what the documentation shows (a list of payments, times as numbers). Strict: a field that is not
 * documented is refused.
 */
const id = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_\\w{14}$`)));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const nobody = v.pipe(v.array(v.unknown()), v.maxLength(0));
/** An empty list where nothing is noted. */
const notes = v.union([nobody, v.pipe(v.record(v.string(), v.string()), v.minEntries(1), v.maxEntries(15))]);
const no = v.null();

export const link = v.strictObject({
  accept_partial: v.boolean(),
  amount: count,
  amount_paid: count,
  callback_method: v.literal('get'),
  callback_url: v.pipe(v.string(), v.url()),
  cancelled_at: count,
  created_at: count,
  currency,
  customer: v.strictObject({
    name: v.optional(v.string()),
    email: v.optional(v.pipe(v.string(), v.email())),
    contact: v.optional(v.string()),
  }),
  description: v.pipe(v.string(), v.maxLength(2048)),
  expire_by: count,
  expired_at: count,
  first_min_partial_amount: count,
  id: id('plink'),
  notes: v.nullable(notes),
  notify: v.strictObject({ email: v.boolean(), sms: v.boolean(), whatsapp: v.optional(v.boolean()) }),
  payments: v.array(
    v.strictObject({
      amount: count,
      created_at: count,
      method: v.string(),
      payment_id: id('pay'),
      plink_id: id('plink'),
      status: v.picklist(['captured', 'failed']),
      updated_at: count,
    }),
  ),
  reference_id: v.pipe(v.string(), v.maxLength(40)),
  reminder_enable: v.boolean(),
  reminders: v.union([nobody, v.strictObject({ status: v.string() })]),
  short_url: v.pipe(v.string(), v.url()),
  status: v.picklist(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  updated_at: count,
  upi_link: v.boolean(),
  user_id: v.string(),
  whatsapp_link: v.optional(v.boolean()),
});
export const links = v.strictObject({ payment_links: v.array(link) });

const payment = v.strictObject({
  id: id('pay'),
  entity: v.literal('payment'),
  amount: count,
  currency,
  base_amount: v.optional(count),
  status: v.picklist(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: v.nullable(id('order')),
  invoice_id: no,
  international: v.boolean(),
  method: v.picklist(['card', 'netbanking', 'wallet', 'emi', 'upi']),
  amount_refunded: count,
  amount_transferred: count,
  refund_status: v.nullable(v.picklist(['partial', 'full'])),
  captured: v.boolean(),
  description: v.nullable(v.string()),
  card_id: v.nullable(id('card')),
  bank: v.nullable(v.string()),
  wallet: v.nullable(v.string()),
  vpa: v.nullable(v.string()),
  email: v.nullable(v.string()),
  contact: v.nullable(v.string()),
  notes,
  fee: v.nullable(count),
  tax: v.nullable(count),
  error_code: no,
  error_description: no,
  error_source: no,
  error_step: no,
  error_reason: no,
  acquirer_data: v.record(v.string(), v.nullable(v.string())),
  created_at: count,
});

export const refund = v.strictObject({
  id: id('rfnd'),
  entity: v.literal('refund'),
  amount: count,
  currency,
  payment_id: id('pay'),
  notes,
  receipt: v.nullable(v.string()),
  acquirer_data: v.record(v.string(), v.nullable(v.string())),
  created_at: count,
  batch_id: v.nullable(v.string()),
  status: v.picklist(['pending', 'processed', 'failed']),
  speed_processed: v.picklist(['instant', 'normal']),
  speed_requested: v.picklist(['normal', 'optimum']),
});
export const refunds = v.strictObject({
  entity: v.literal('collection'),
  count,
  items: v.array(refund),
});

const dispute = v.strictObject({
  id: id('disp'),
  entity: v.literal('dispute'),
  payment_id: id('pay'),
  amount: count,
  currency,
  amount_deducted: count,
  reason_code: v.string(),
  reason_description: v.optional(v.string()),
  respond_by: count,
  status: v.picklist(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: v.picklist(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration']),
  created_at: count,
});

export const error = v.strictObject({
  error: v.strictObject({
    code: v.picklist(['BAD_REQUEST_ERROR', 'GATEWAY_ERROR', 'SERVER_ERROR']),
    description: v.pipe(v.string(), v.minLength(1)),
    source: v.string(),
    step: v.string(),
    reason: v.string(),
    metadata: v.record(v.string(), v.string()),
    field: v.optional(v.string()),
  }),
});

const entities = { payment_link: link, payment, refund, dispute } as const;
type EntityName = keyof typeof entities;

/** The entities that an event carries, as the documentation's samples list them in `contains`. */
const carried: readonly (readonly [event: RegExp, entities: readonly EntityName[]])[] = [
  [/^payment\.captured$/, ['payment']],
  [/^payment_link\.paid$/, ['payment_link', 'payment']],
  [/^payment_link\.(?:expired|cancelled)$/, ['payment_link']],
  [/^refund\.(?:created|processed|failed)$/, ['refund', 'payment']],
  [/^payment\.dispute\.(?:created|won|lost)$/, ['payment', 'dispute']],
];

/** An event of this type; undefined for one that is not known. */
export function eventOf(type: string) {
  const [, names] = carried.find(([pattern]) => pattern.test(type)) ?? [];
  if (!names) return undefined;
  return v.strictObject({
    entity: v.literal('event'),
    account_id: id('acc'),
    event: v.literal(type),
    contains: v.strictTuple(names.map((name) => v.literal(name)) as never),
    payload: v.strictObject(
      Object.fromEntries(names.map((name) => [name, v.strictObject({ entity: entities[name] })])),
    ),
    created_at: count,
  });
}
