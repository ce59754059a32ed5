import { addInterval, dayMs } from '@tern/domain';
import type { VoucherRow } from './vouchers.repo.ts';

type Worth = Pick<VoucherRow, 'daysLeft' | 'intervalCount' | 'intervalUnit'>;

/** Until when a plan goes on with what a voucher has to give, counted from its end or from now. */
export function endWith({ daysLeft, intervalCount, intervalUnit }: Worth, from: Date): Date {
  return daysLeft === null
    ? addInterval(from, intervalCount, intervalUnit)
    : addInterval(from, daysLeft, 'DAY');
}

/** The same in days: months have as many as the calendar says. */
export const daysOf = (worth: Worth, from: Date): number =>
  Math.round((endWith(worth, from).getTime() - from.getTime()) / dayMs);

/** Days of a given voucher that are not used yet. A day that has begun counts as used. */
export function unusedDays({ givenDays, givenFrom }: VoucherRow, now: Date): number {
  const used = givenFrom ? Math.ceil((now.getTime() - givenFrom.getTime()) / dayMs) : 0;
  return Math.min(givenDays, Math.max(0, givenDays - used));
}
