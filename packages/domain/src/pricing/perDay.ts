import { type Interval, intervalFacts } from './intervals.ts';
import { divideRounded, type Money, money } from './money.ts';

/** The price of a plan per day, rounded half up to a minor unit. A month is a twelfth of 365 days. */
export function perDay(total: Money, { count, unit }: Interval): Money {
  const amount = BigInt(total.amount);
  const { days = 0, months = 0 } = intervalFacts[unit];
  return money(
    months > 0
      ? divideRounded(amount * 12n, BigInt(count * months * 365))
      : divideRounded(amount, BigInt(count * days)),
    total.currency,
  );
}
