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

/** Of later periods: how long they are, and what each costs. */
export interface Terms {
  interval: string;
  intervalCount: number;
  amount: number;
}

/** The name under which a payment keeps other terms that hold for the charges after so many. */
const termsAfter = (charges: number) => `terms after ${charges}`;

/** The next charge and all later ones are on other terms. */
export function setTerms(payment: Payment, { interval, intervalCount, amount }: Terms): void {
  payment.more[termsAfter(payment.charges.length)] = [interval, intervalCount, amount].join(' ');
  payment.renewalAmount = amount;
}

/** The terms of the charge after so many. */
export function termsOf(payment: Payment, charges = payment.charges.length): Terms {
  for (let known = charges; known >= 0; known -= 1) {
    const set = payment.more[termsAfter(known)];
    if (set) {
      const [interval = '', count, amount] = set.split(' ');
      return { interval, intervalCount: Number(count), amount: Number(amount) };
    }
  }
  return { interval: payment.interval, intervalCount: payment.intervalCount, amount: payment.renewalAmount };
}

/** The end of so many periods, by the moves that were made after at most `known` charges. */
function afterPeriods(payment: Payment, count: number, known: number): number {
  const begin = startOf(payment);
  const { trialDays = 0, interval, intervalCount } = payment;
  const after = (from: number, charges: number) => {
    const terms = termsOf(payment, charges);
    return endOf(from, terms.interval, terms.intervalCount * (count - charges));
  };
  for (let charges = known; charges >= 0; charges -= 1) {
    const moved = Number(payment.more[movedAfter(charges)] ?? 0);
    if (!moved) continue;
    // Other terms come with a date of their own.
    return charges === count ? moved : after(moved, charges);
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
