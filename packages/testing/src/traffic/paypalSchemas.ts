import * as v from 'valibot';

/**
 * Bodies of PayPal that its package does not describe, after PayPal's OpenAPI documents
 * (github.com/paypal/paypal-rest-api-specifications): catalogs_products_v1 1.0, payments_payment_v1 1.12,
 * customer_disputes_v1 1.10, the errors of billing_subscriptions_v1 1.6, and the webhook event of
 * notifications_webhooks_v1. Strict: a field that they do not name is refused.
 */
const time = v.pipe(v.string(), v.isoTimestamp());
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const sum = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{2})?$/));
const negative = v.pipe(v.string(), v.regex(/^-(?:0|[1-9]\d{0,6})(?:\.\d{2})?$/));
const money = v.strictObject({ currency_code: currency, value: sum });
const part = v.strictObject({ currency, value: sum });
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const id = v.pipe(v.string(), v.regex(/^[A-Z0-9]{17}$/));
const links = v.array(
  v.strictObject({
    href: v.pipe(v.string(), v.url()),
    rel: text(100),
    method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])),
  }),
);

export const tokenRequest = v.strictObject({ grant_type: v.literal('client_credentials') });

export const token = v.strictObject({
  scope: v.string(),
  access_token: v.string(),
  token_type: v.literal('Bearer'),
  app_id: v.string(),
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1)),
  nonce: v.string(),
});

const productWords = {
  name: text(127),
  type: v.picklist(['PHYSICAL', 'DIGITAL', 'SERVICE']),
  category: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{4,256}$/))),
};
export const productRequest = v.strictObject(productWords);
export const product = v.strictObject({
  id: v.pipe(v.string(), v.minLength(6), v.maxLength(50)),
  ...productWords,
  create_time: time,
  update_time: time,
  links,
});

const saleAmount = (total: typeof sum | typeof negative) =>
  v.strictObject({
    currency,
    total,
    details: v.optional(v.strictObject({ subtotal: v.optional(sum), tax: v.optional(sum) })),
  });

export const sale = v.strictObject({
  id,
  billing_agreement_id: v.optional(v.pipe(v.string(), v.regex(/^I-[A-Z0-9]{12}$/))),
  amount: saleAmount(sum),
  payment_mode: v.picklist(['INSTANT_TRANSFER', 'MANUAL_BANK_TRANSFER', 'DELAYED_TRANSFER', 'ECHECK']),
  state: v.picklist(['completed', 'partially_refunded', 'pending', 'refunded', 'denied']),
  protection_eligibility: v.picklist(['ELIGIBLE', 'PARTIALLY_ELIGIBLE', 'INELIGIBLE']),
  protection_eligibility_type: v.optional(v.string()),
  transaction_fee: v.optional(part),
  invoice_number: v.optional(v.string()),
  custom: v.optional(text(127)),
  create_time: time,
  update_time: time,
  links,
});

export const saleRefundRequest = v.strictObject({
  amount: v.optional(saleAmount(sum)),
  description: v.optional(text(255)),
  reason: v.optional(text(30)),
  invoice_number: v.optional(text(127)),
});

const saleRefundOf = (total: typeof sum | typeof negative) =>
  v.strictObject({
    id,
    amount: saleAmount(total),
    state: v.picklist(['pending', 'completed', 'cancelled', 'failed']),
    sale_id: id,
    custom: v.optional(text(127)),
    refund_from_transaction_fee: part,
    refund_from_received_amount: part,
    total_refunded_amount: part,
    create_time: time,
    update_time: time,
    links,
  });
/** Of `transaction_search_v1` 1.9: money that left the shop has a minus. */
export const searchedTransactions = v.strictObject({
  transaction_details: v.array(
    v.strictObject({
      transaction_info: v.strictObject({
        transaction_id: id,
        paypal_reference_id: v.optional(id),
        paypal_reference_id_type: v.optional(v.picklist(['ODR', 'TXN', 'SUB', 'PAP'])),
        transaction_event_code: v.pipe(v.string(), v.regex(/^T\d{4}$/)),
        transaction_initiation_date: time,
        transaction_updated_date: time,
        transaction_amount: v.strictObject({ currency_code: currency, value: negative }),
        transaction_status: v.picklist(['D', 'P', 'S', 'V']),
        invoice_id: v.optional(text(127)),
        custom_field: v.optional(text(127)),
      }),
    }),
  ),
  page: v.pipe(v.number(), v.integer()),
  total_items: v.pipe(v.number(), v.integer()),
  total_pages: v.pipe(v.number(), v.integer()),
});

export const saleRefund = saleRefundOf(sum);
/** An event counts downwards, as PayPal's samples do. */
export const saleRefundEvent = saleRefundOf(negative);

export const dispute = v.strictObject({
  dispute_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,255}$/)),
  create_time: time,
  update_time: time,
  disputed_transactions: v.pipe(
    v.array(
      v.strictObject({
        seller_transaction_id: id,
        transaction_status: v.picklist(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED']),
        gross_amount: money,
        custom: v.optional(v.string()),
        seller: v.strictObject({ merchant_id: v.optional(v.string()), name: v.optional(v.string()) }),
        items: v.array(v.unknown()),
        seller_protection_eligible: v.boolean(),
      }),
    ),
    v.minLength(1),
  ),
  reason: v.picklist([
    'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    'UNAUTHORISED',
    'CREDIT_NOT_PROCESSED',
    'DUPLICATE_TRANSACTION',
    'INCORRECT_AMOUNT',
    'PAYMENT_BY_OTHER_MEANS',
    'CANCELED_RECURRING_BILLING',
    'PROBLEM_WITH_REMITTANCE',
    'OTHER',
  ]),
  status: v.picklist([
    'OPEN',
    'WAITING_FOR_BUYER_RESPONSE',
    'WAITING_FOR_SELLER_RESPONSE',
    'UNDER_REVIEW',
    'RESOLVED',
    'OTHER',
  ]),
  dispute_amount: money,
  dispute_outcome: v.optional(
    v.strictObject({
      outcome_code: v.picklist([
        'RESOLVED_BUYER_FAVOUR',
        'RESOLVED_SELLER_FAVOUR',
        'RESOLVED_WITH_PAYOUT',
        'CANCELED_BY_BUYER',
        'ACCEPTED',
        'DENIED',
        'NONE',
      ]),
      amount_refunded: v.optional(money),
    }),
  ),
  dispute_life_cycle_stage: v.picklist(['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']),
  dispute_channel: v.picklist(['INTERNAL', 'EXTERNAL']),
  links,
});

const statuses: Readonly<Record<string, number>> = {
  INVALID_REQUEST: 400,
  AUTHENTICATION_FAILURE: 401,
  NOT_AUTHORIZED: 403,
  RESOURCE_NOT_FOUND: 404,
  RESOURCE_CONFLICT: 409,
  UNPROCESSABLE_ENTITY: 422,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/** An error with this status. Those of the caller say in their details what was wrong, but for a wrong token. */
export const errorOf = (status: number) =>
  v.pipe(
    v.strictObject({
      name: v.picklist(Object.keys(statuses)),
      message: text(2000),
      debug_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{13}$/)),
      details: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              issue: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
              description: text(2000),
              field: v.optional(v.pipe(v.string(), v.startsWith('/'))),
              value: v.optional(v.string()),
              location: v.optional(v.picklist(['body', 'path', 'query'])),
            }),
          ),
          v.minLength(1),
        ),
      ),
      links,
    }),
    v.check(({ name }) => statuses[name] === status, 'the name belongs to another status'),
    v.check(({ details }) => details !== undefined || status === 401 || status >= 500, 'details are missing'),
  );

export const tokenError = v.strictObject({
  error: v.picklist(['invalid_client', 'invalid_token']),
  error_description: v.string(),
});

/** A webhook event of version 1.0 around a resource of this type. */
export const webhookEvent = (type: string) =>
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^WH-[A-Z0-9]{17}-[A-Z0-9]{17}$/)),
    event_version: v.literal('1.0'),
    create_time: time,
    resource_type: v.picklist(['checkout-order', 'capture', 'refund', 'sale', 'subscription', 'dispute']),
    resource_version: v.optional(v.literal('2.0')),
    event_type: v.literal(type),
    summary: text(500),
    resource: v.looseObject({}),
    links,
  });
