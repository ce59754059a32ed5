import * as v from 'valibot';
import { currencyField, minorUnits } from '../fields.ts';

/**
 * The price of a plan, computed once by the service (`PlanPrice` of the domain). Minor units. Nobody needs to compute
 * another price from it.
 */
export const planPriceField = v.object({
  currency: currencyField,
  /** Charged for every period. */
  total: minorUnits,
  /** A month's share of `total`, rounded half up. */
  per_month: minorUnits,
  /** The price of the same time paid monthly; `total` where that is no more. */
  list_total: minorUnits,
  /** The price of a month paid monthly. */
  list_per_month: minorUnits,
  /** `list_total` less `total`. */
  saving: minorUnits,
  /** Whole per cent of `list_total`, rounded down. */
  percent: v.number(),
});
