/** Shown until the plans are known, and the least that is ever shown (spec section 4). */
export const discountUntilKnown = 62;
export const discountFloor = 59;

/** The "up to N % off" of plans with these discounts, in whole per cent. `null` while they are not known. */
export function maxDiscount(percents: readonly number[] | null): number {
  return percents === null ? discountUntilKnown : Math.max(discountFloor, ...percents);
}
