import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, idField, minorUnits, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { methodField } from './params.ts';
import { planPriceField } from './planPrice.ts';
import { trialField } from './trial.ts';

/** `created → pending → paid | failed | expired`, then `refunded | disputed`. */
export const orderState = v.picklist([
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
]);
export type OrderState = v.InferOutput<typeof orderState>;

/** An order, for `/paystatus` and the receipt. Amounts in minor units. */
export const orderData = v.object({
  order_id: v.string(),
  state: orderState,
  plan_id: v.string(),
  product_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  currency: currencyField,
  /** The plan's price as it was bought, without coupon and credit. */
  price: planPriceField,
  /** Charged for the first period; 0 for a trial, which is `paid` once the buyer has confirmed it. */
  amount: minorUnits,
  /** Null without a free trial. */
  trial: v.nullable(trialField),
  /**
   * `trial_used`: the card or payer has had a trial before. `trial_with_plan`: this person has bought a plan since the
   * page was opened. Nothing was or will be charged. Null of every other order.
   */
  refusal: v.nullable(v.picklist(['trial_used', 'trial_with_plan'])),
  /**
   * The plan that this order took the place of has ended and is not charged again. `days`: free days that came of what was
   * left of it. Null where there was none, and before the payment.
   */
  took_over: v.nullable(v.object({ days: v.number() })),
  /**
   * How far the money is that goes back: `pending` is on its way, `done` has gone, `failed` did not arrive and a person
   * looks into it. Null where none goes back, or nothing is known of it.
   */
  refund: v.nullable(v.picklist(['pending', 'done', 'failed'])),
  /** Part of the amount; null where the provider reports none. */
  tax_amount: v.nullable(minorUnits),
  method: methodField,
  /** The buyer has paid, and the bank takes days: when the money has arrived at the latest. Null in every other case. */
  settles_by: v.nullable(timestamp),
  /** It is still open, the provider should have said by now how it went, and a person looks into it. */
  late: v.boolean(),
  /** Where to pay, while the order is pending. */
  checkout_url: v.nullable(v.string()),
  created_at: timestamp,
  paid_at: v.nullable(timestamp),
  /** Where the receipt was sent; null until the mail server has taken it. */
  receipt_sent_to: v.nullable(v.string()),
  /** Milliseconds to wait before asking again; null when the state stays. */
  poll_after: v.nullable(v.number()),
});
export type Order = v.InferOutput<typeof orderData>;

/** Only the buyer sees an order; every other account gets `order_unknown`. */
export const order = defineOperation({
  name: 'order',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/common/order',
  auth: 'bearer',
  summary: 'The state of an order, as the provider told it.',
  input: v.object({ order_id: idField }),
  output: orderData,
  errors: ['order_unknown'],
});
