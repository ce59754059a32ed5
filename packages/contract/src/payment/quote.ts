import * as v from 'valibot';
import { currencyField, minorUnits, productIdField, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** A price the service stands by until `expires_at`. Amounts in minor units. */
export const quoteData = v.object({
  quote_id: v.string(),
  plan_id: v.string(),
  product_id: v.string(),
  currency: currencyField,
  /** Charged now, and at every renewal. */
  amount: minorUnits,
  /** Before the discount. */
  list_amount: minorUnits,
  /** `list_amount` less `amount`. */
  discount_amount: minorUnits,
  /** `"62%"`. */
  discount_percent: v.string(),
  /** Price of one month. */
  month_amount: minorUnits,
  interval_count: v.number(),
  interval_unit: v.picklist(['DAY', 'WEEK', 'MONTH', 'YEAR']),
  expires_at: timestamp,
});
export type Quote = v.InferOutput<typeof quoteData>;

/** `product_id` also takes a plan's short id. Without `currency` the visitor's country decides. */
export const quote = defineOperation({
  name: 'quote',
  method: 'POST',
  path: '/api/mms/payment/v1/providers/common/quote',
  auth: 'none',
  summary: 'Makes a price that is carried from the card to the receipt.',
  input: v.object({ product_id: productIdField, currency: v.optional(currencyField) }),
  output: quoteData,
  errors: ['plan_unknown', 'country_blocked'],
});
