import * as v from 'valibot';
import {
  amount,
  currency,
  custom,
  id,
  isoTime,
  period,
  price,
  product,
  rate,
  stamps,
  uuid,
} from './paddleValues.ts';

const sums = v.strictObject({ subtotal: amount, discount: amount, tax: amount, total: amount });

const totals = v.pipe(
  v.strictObject({
    ...sums.entries,
    credit: amount,
    credit_to_balance: amount,
    balance: amount,
    grand_total: amount,
    grand_total_tax: amount,
    fee: v.nullable(amount),
    earnings: v.nullable(amount),
    currency_code: currency,
  }),
  v.check(
    ({ subtotal, discount, tax, total }) =>
      Number(subtotal) - Number(discount) + Number(tax) === Number(total),
    'The total is the subtotal without the discount, and the tax.',
  ),
);

const details = v.strictObject({
  tax_rates_used: v.array(v.strictObject({ tax_rate: rate, totals: sums })),
  totals,
  adjusted_totals: v.strictObject({
    subtotal: amount,
    tax: amount,
    total: amount,
    grand_total: amount,
    grand_total_tax: amount,
    fee: v.nullable(amount),
    earnings: v.nullable(amount),
    currency_code: currency,
    retained_fee: amount,
  }),
  payout_totals: v.null(),
  adjusted_payout_totals: v.null(),
  line_items: v.array(
    v.strictObject({
      id: id('txnitm'),
      price_id: id('pri'),
      quantity: v.number(),
      proration: v.null(),
      tax_rate: rate,
      unit_totals: sums,
      totals: sums,
      product,
    }),
  ),
});

const payment = v.strictObject({
  payment_attempt_id: uuid,
  stored_payment_method_id: uuid,
  payment_method_id: id('paymtd'),
  amount,
  status: v.picklist(['captured', 'error']),
  error_code: v.nullable(v.picklist(['declined', 'expired_card', 'not_enough_balance'])),
  method_details: v.strictObject({
    type: v.literal('card'),
    card: v.strictObject({
      type: v.string(),
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      expiry_month: v.number(),
      expiry_year: v.number(),
      cardholder_name: v.string(),
    }),
    paypal: v.null(),
    south_korea_local_card: v.null(),
    underlying_details: v.null(),
  }),
  created_at: isoTime,
  captured_at: v.nullable(isoTime),
});

/** A transaction, complete: its sums agree, and it is a draft while somebody is missing. */
export const paddleTransactionSchema = v.pipe(
  v.strictObject({
    id: id('txn'),
    status: v.picklist(['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due']),
    customer_id: v.nullable(id('ctm')),
    address_id: v.nullable(id('add')),
    business_id: v.null(),
    custom_data: custom,
    currency_code: currency,
    origin: v.picklist(['api', 'subscription_recurring', 'subscription_payment_method_change']),
    subscription_id: v.nullable(id('sub')),
    invoice_id: v.nullable(id('inv')),
    invoice_number: v.nullable(v.string()),
    collection_mode: v.literal('automatic'),
    discount_id: v.nullable(id('dsc')),
    billing_details: v.null(),
    billing_period: v.nullable(period),
    items: v.pipe(
      v.array(v.strictObject({ price_id: id('pri'), price, quantity: v.number(), proration: v.null() })),
      v.minLength(1),
    ),
    details,
    payments: v.array(payment),
    checkout: v.strictObject({ url: v.nullable(v.pipe(v.string(), v.regex(/\?_ptxn=txn_[a-z\d]{26}$/))) }),
    billed_at: v.nullable(isoTime),
    revised_at: v.null(),
    ...stamps,
  }),
  v.check(
    ({ status: is, customer_id, address_id }) =>
      is === 'canceled' || (is === 'draft') === !(customer_id && address_id),
    'A transaction is a draft for as long as its customer or its address is missing.',
  ),
);
