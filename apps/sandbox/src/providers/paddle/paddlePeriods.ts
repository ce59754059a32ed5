import type { Charge, Payment } from '../../payment.ts';
import { periodEnd } from '../../periodEnd.ts';

export interface Period {
  start: number;
  end: number;
}

const endOf = (start: number, interval: string, count: number) =>
  periodEnd(Math.floor(start / 1000), interval, count) * 1000;

/** When the buyer paid, or confirmed the trial. Epoch milliseconds. */
export const startOf = (payment: Payment) => Number(payment.more.startedAt ?? payment.createdAt);

/** The period that a charge is for; without one the first, which is the trial where there is one. */
export function periodOf(payment: Payment, charge: Charge | undefined): Period {
  const begin = startOf(payment);
  const { trialDays = 0 } = payment;
  const paidFrom = trialDays ? endOf(begin, 'day', trialDays) : begin;
  if (trialDays && !charge) return { start: begin, end: paidFrom };
  const cycles = charge ? payment.charges.indexOf(charge) : 0;
  const after = (count: number) =>
    count === 0 ? paidFrom : endOf(paidFrom, payment.interval, payment.intervalCount * count);
  return { start: after(cycles), end: after(cycles + 1) };
}
