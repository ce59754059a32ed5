import { divideRounded, type Money, money } from './money.ts';
import type { Interval } from './plan.ts';

/**
 * What a month of a plan costs, rounded half up to a minor unit. Days and weeks are turned into months of
 * a twelfth of 365 days.
 */
export function perMonth(total: Money, { count, unit }: Interval): Money {
  const amount = BigInt(total.amount);
  const periods = BigInt(count);
  switch (unit) {
    case 'YEAR':
      return money(divideRounded(amount, periods * 12n), total.currency);
    case 'MONTH':
      return money(divideRounded(amount, periods), total.currency);
    case 'WEEK':
      return money(divideRounded(amount * 365n, periods * 84n), total.currency);
    case 'DAY':
      return money(divideRounded(amount * 365n, periods * 12n), total.currency);
  }
}
