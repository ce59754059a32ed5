import type { IntervalUnit, Money } from '@tern/domain';

export type PlanIntervalUnit = IntervalUnit;

/** One plan as the purchase patterns show it (spec section 3, Plan / product). */
export interface PlanView {
  id: string;
  productId: string;
  /** Length in months, the base of the monthly prices: 12 for one year. */
  months: number;
  /** How often it is billed: 12 and `MONTH`. */
  intervalCount: number;
  intervalUnit: PlanIntervalUnit;
  /** What one period costs. */
  total: Money;
  perMonth: Money;
  /** The monthly price without a discount. */
  listPerMonth: Money;
  /** Whole per cent: 62. `null` when there is no discount. */
  discountPercent: number | null;
  recommended: boolean;
  /** Already bought and active: shown, not sold (spec section 4, Purchase rule). */
  owned?: boolean;
}
