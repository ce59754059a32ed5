import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, minorUnits } from '../fields.ts';
import { planPriceField } from './planPrice.ts';

/**
 * A plan (spec section 3), in the requested currency. `price` is its price in minor units, as in `quote` and `order`;
 * the amounts the spec names say the same in decimal units, with the places of the currency.
 */
export const plan = v.object({
  /** Short and stable: `12m`. Used in addresses. */
  id: v.string(),
  /** Dotted, `v2…`; the sixth segment is count and unit. */
  product_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  price: planPriceField,
  /** Only while an offer makes the plan cheaper: the usual price, which codes take their part off. Minor units. */
  usual_total: v.optional(minorUnits),
  /** Price of one month. */
  price_unit: v.number(),
  /** Price of the whole period without discount. */
  price_amount: v.number(),
  /** Price of the whole period that is charged. */
  price_discount_amount: v.number(),
  /** The saving: `price_amount` less `price_discount_amount`. */
  price_deduction_amount: v.number(),
  /** `"62%"`; `"0%"` without discount. */
  discount_percent: v.string(),
  /** Price of the trial period, 0; null without one. */
  trial_price: v.nullable(v.number()),
  /** Length of the free trial; null without one. */
  trial_days: v.nullable(v.number()),
  /** Requests a quote of the trial: `product_id` with `add30d`. Null without a trial. */
  trial_product_id: v.nullable(v.string()),
  is_recommend: v.boolean(),
  currency: currencyField,
  currencySymbol: v.string(),
  /** English; the site words plans itself. */
  name: v.string(),
  /** Display name of the plan, English. */
  plan: v.string(),
  /** Number of periods charged; 0: until cancelled. */
  billing_cycles: v.number(),
});
export type Plan = v.InferOutput<typeof plan>;
