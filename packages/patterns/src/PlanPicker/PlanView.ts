import type { IntervalUnit, Money } from '@tern/domain';
import type { PersonalPrice } from './PersonalPrice.ts';

export type PlanIntervalUnit = IntervalUnit;

/** The part of a code of the visitor's own in the price of a plan. */
export type PersonalPlanPrice = PersonalPrice &
  (
    | {
        /** It makes the price: of the periods after the first, and what everybody else pays now. */
        later: Money;
        now: Money;
        beaten?: never;
      }
    | {
        /** An offer costs less than this price with the code. */
        beaten: Money;
        later?: never;
        now?: never;
      }
  );

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
  /** A code of the visitor's own. */
  personal?: PersonalPlanPrice;
  /** Already bought and active: shown, not sold (spec section 4, Purchase rule). */
  owned?: boolean;
}
