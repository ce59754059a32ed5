import { intervalUnits } from '@tern/domain';
import * as v from 'valibot';
import { currencyField, minorUnits, timestamp } from '../fields.ts';
import { methodField } from './params.ts';

/** One charge of a plan, as its receipt shows it. Amounts in minor units. */
export const charge = v.object({
  /** The number of its receipt: the order's id, with a count from the second charge of the order on. */
  receipt: v.string(),
  order_id: v.string(),
  plan_id: v.string(),
  product_id: v.string(),
  interval_count: v.number(),
  interval_unit: v.picklist(intervalUnits),
  currency: currencyField,
  amount: minorUnits,
  /** Part of the amount; null where the provider reports none. */
  tax_amount: v.nullable(minorUnits),
  /** The part of the amount that went back. */
  refunded_amount: minorUnits,
  /** The page on which the buyer says where money goes back to; null: there is none, or it was sent. */
  claim_url: v.nullable(v.string()),
  /** `trial`, `free`: a trial or a period for which nothing was charged. `disputed`: the buyer's bank has the money. */
  state: v.picklist(['trial', 'free', 'paid', 'partly_refunded', 'refunded', 'disputed']),
  /** The label of spec section 4. */
  result: v.picklist(['Paid', 'Success', 'Failed', 'Refunded']),
  method: methodField,
  paid_at: timestamp,
  /** The time that it paid for; null for a payment that bought nothing. */
  period_start: v.nullable(timestamp),
  period_end: v.nullable(timestamp),
});
export type Charge = v.InferOutput<typeof charge>;
