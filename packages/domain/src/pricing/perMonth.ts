import { type Interval, intervalFacts } from './intervals.ts';
import { divideRounded, type Money, money } from './money.ts';

/**
 * The price of a plan per month, rounded half up to a minor unit. Days and weeks are turned into months of
 * a twelfth of 365 days.
 */
export function perMonth(total: Money, { count, unit }: Interval): Money {
  const amount = BigInt(total.amount);
  const periods = BigInt(count);
  const { days = 0, months = 0 } = intervalFacts[unit];
  return money(
    months > 0
      ? divideRounded(amount, periods * BigInt(months))
      : divideRounded(amount * 365n, periods * BigInt(days * 12)),
    total.currency,
  );
}
