import * as v from 'valibot';
import { minorUnits, timestamp } from '../fields.ts';

/** The free trial of a quote, an order or a subscription: nothing today, then the plan's price. */
export const trialField = v.object({
  days: v.number(),
  /** When the first charge is made. Its UTC date is the day to name: in no time zone is it charged on an earlier one. */
  first_charge_at: timestamp,
  /** The first charge in minor units. Later periods cost the same. */
  first_amount: minorUnits,
});
export type Trial = v.InferOutput<typeof trialField>;
