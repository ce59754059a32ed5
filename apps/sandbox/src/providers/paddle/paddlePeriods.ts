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

/** The name under which a payment keeps when the charge after so many is made, where the shop has moved it. */
const movedAfter = (charges: number) => `billed after ${charges}`;

/** The next charge is made then. Epoch milliseconds. */
export function moveNext(payment: Payment, at: number): void {
  payment.more[movedAfter(payment.charges.length)] = String(at);
}

/** The end of so many periods, by the moves that were made after at most `known` charges. */
function afterPeriods(payment: Payment, count: number, known: number): number {
  const begin = startOf(payment);
  const { trialDays = 0, interval, intervalCount } = payment;
  for (let charges = known; charges >= 0; charges -= 1) {
    const moved = Number(payment.more[movedAfter(charges)] ?? 0);
    if (!moved) continue;
    return charges === count ? moved : endOf(moved, interval, intervalCount * (count - charges));
  }
  const paidFrom = trialDays ? endOf(begin, 'day', trialDays) : begin;
  return count === 0 ? paidFrom : endOf(paidFrom, interval, intervalCount * count);
}

/** The period that a charge was made for; without one the first, which is the trial where there is one. */
export function periodOf(payment: Payment, charge: Charge | undefined): Period {
  if (payment.trialDays && !charge) {
    return { start: startOf(payment), end: afterPeriods(payment, 0, -1) };
  }
  const cycles = charge ? payment.charges.indexOf(charge) : 0;
  return { start: afterPeriods(payment, cycles, cycles), end: afterPeriods(payment, cycles + 1, cycles) };
}

/** The period that runs: as it was charged, or until the next charge was moved to. */
export function currentPeriod(payment: Payment): Period {
  const charges = payment.charges.length;
  const { start, end } = periodOf(payment, payment.charges.at(-1));
  return { start, end: payment.more[movedAfter(charges)] ? afterPeriods(payment, charges, charges) : end };
}
