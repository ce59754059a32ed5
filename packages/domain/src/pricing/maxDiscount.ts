import type { Plan } from './plan.ts';

/** Shown until the plans are known, and the least that is ever shown (spec section 4). */
export const discountUntilKnown = 62;
export const discountFloor = 59;

/** The "up to N % off" of the plans. `null` while they are not known. */
export function maxDiscount(plans: readonly Pick<Plan, 'discount_percent'>[] | null): number {
  if (plans === null) return discountUntilKnown;
  return Math.max(discountFloor, ...plans.map((plan) => parsePercent(plan.discount_percent)));
}

/** Reads `"62%"` as 62, rounded down so that no offer is overstated; 0 for anything that is no percentage. */
export function parsePercent(value: string): number {
  const match = /^\s*(\d{1,3})(?:\.\d+)?\s*%?\s*$/.exec(value);
  const percent = match ? Number(match[1]) : 0;
  return percent <= 100 ? percent : 0;
}
