import type { IntervalUnit, Money } from '@tern/domain';

export type PlanIntervalUnit = IntervalUnit;

/** One plan as the purchase patterns show it (spec section 3, Plan / product). */
export interface PlanView {
  id: string;
  productId: string;
  /** How many months of `listPerMonth` make `list`: 12 for one year. `null` where they do not. */
  months: number | null;
  /** How often it is billed: 12 and `MONTH`. */
  intervalCount: number;
  intervalUnit: PlanIntervalUnit;
  /** The price of one period. */
  total: Money;
  perMonth: Money;
  /** The price of the same time paid monthly; `total` where that is no more. */
  list: Money;
  /** The price of a month paid monthly. */
  listPerMonth: Money;
  /** `list` less `total`; `null` where nothing is saved. */
  saving: Money | null;
  /** Whole per cent: 62. `null` when there is no discount. */
  discountPercent: number | null;
  recommended: boolean;
  /** Its free trial is what is bought. `days`: its length. */
  trial?: { productId: string; days: number };
  /** Already bought and active: shown, not sold (spec section 4, Purchase rule). */
  owned?: boolean;
}
