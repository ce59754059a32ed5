import type { Currency } from './currencies.ts';
import type { IntervalUnit } from './intervals.ts';
import type { PlanPrice } from './planPrice.ts';

/**
 * A plan as the API sends it (spec section 3). Prices are decimal units; `parseDecimal`
 * turns them into minor units.
 */
export interface Plan {
  /** Short and stable, used in addresses. */
  readonly id: string;
  readonly product_id: string;
  readonly interval_count: number;
  readonly interval_unit: IntervalUnit;
  readonly price: PlanPrice;
  /** Price of one month. */
  readonly price_unit: number;
  /** Price of the period without discount. */
  readonly price_amount: number;
  /** Price of the period that is charged. */
  readonly price_discount_amount: number;
  readonly price_deduction_amount: number;
  /** `"62%"`. */
  readonly discount_percent: string;
  /** 0 where the plan can be tried for free, else null. */
  readonly trial_price: number | null;
  readonly trial_days: number | null;
  readonly trial_product_id: string | null;
  readonly is_recommend: boolean;
  readonly currency: Currency;
  readonly currencySymbol: string;
  readonly name: string;
  readonly plan: string;
  readonly billing_cycles: number;
}
