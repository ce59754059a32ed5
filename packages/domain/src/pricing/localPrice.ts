import { divideRounded, type Money, money } from './money.ts';

/**
 * A base price in local money (spec section 7): rescaled by the local gross price over the base amount
 * after discount, rounded half up to two decimals. All in minor units.
 * Throws a `RangeError` unless the base amount is positive and nothing is negative.
 */
export function localPrice({
  amount,
  baseDiscounted,
  localGross,
}: {
  /** The base price to show: with or without discount, of a month or of the period. */
  amount: number;
  /** The price of the period in the base price list. */
  baseDiscounted: number;
  /** The local price of the period, tax included. */
  localGross: Money;
}): Money {
  const scaled = divideRounded(BigInt(amount) * BigInt(localGross.amount), BigInt(baseDiscounted));
  return money(scaled, localGross.currency);
}
