import type { ChargeRow } from './paymentRows.ts';

/** The parts of a charge that decide about a right. Amounts in minor units. */
export type LedgerCharge = Pick<
  ChargeRow,
  'name' | 'amount' | 'startsAt' | 'endsAt' | 'refunds' | 'fullyRefunded' | 'disputes'
>;

/** An order's charges, and what came with it from the plan that it took over. */
export interface Ledger {
  charges: readonly LedgerCharge[];
  /** The worth of the rest of the plan before; it pays for the first period like money. */
  carried: number;
  /** The part of it that was given back to the buyer since. */
  lost: number;
  /** Days of the plan before that came with it, one to one; they go as it goes. */
  takenDays: number;
}

/** All that was given back of a charge. Refunds that the provider sums up and refunds that it lists are not added. */
export function refundedOf({ amount, refunds, fullyRefunded }: LedgerCharge): number {
  if (fullyRefunded) return amount;
  const { total = 0, ...single } = refunds;
  const listed = Object.values(single).reduce((sum, each) => sum + each, 0);
  return Math.min(amount, Math.max(total, listed));
}

/** Whether nothing of a charge is the seller's any more. */
export function reversalOf(charge: LedgerCharge): 'refunded' | 'disputed' | null {
  if (charge.fullyRefunded || (charge.amount > 0 && refundedOf(charge) >= charge.amount)) return 'refunded';
  const contested = Object.values(charge.disputes).some(
    ({ stage }) => stage === 'opened' || stage === 'lost',
  );
  return contested ? 'disputed' : null;
}

/** All that is not the seller's any more. */
const goneOf = (charge: LedgerCharge) => (reversalOf(charge) ? charge.amount : refundedOf(charge));

interface Period {
  start: number;
  end: number;
  /** Paid for it by the buyer, and not given back. */
  value: number;
}

/** Milliseconds by which a carried value that was given back shortens the first period. */
function lostTime(length: number, paid: number, { carried, lost, takenDays }: Ledger): number {
  if (lost <= 0 || paid <= 0) return 0;
  // The days of the plan before alone: the time that was paid for with this one stays whole.
  if (takenDays > 0) return Math.ceil(Math.min(length, takenDays * dayMs) * Math.min(1, lost / carried));
  return length - Math.floor(length * ((paid - Math.min(carried, lost)) / paid));
}
const dayMs = 24 * 3600 * 1000;

/** Null for a charge that bought nothing. */
function periodOf(charge: LedgerCharge, ledger: Ledger): Period | null {
  const { carried, lost } = ledger;
  if (!charge.startsAt || !charge.endsAt) return null;
  const start = charge.startsAt.getTime();
  const returned = Object.values(charge.disputes).reduce((sum, { returned = 0 }) => sum + returned, 0);
  const end = charge.endsAt.getTime() + returned;
  if (charge.name !== 'first') return { start, end, value: charge.amount - goneOf(charge) };
  const paid = charge.amount + carried;
  const left = charge.amount + Math.max(0, carried - lost);
  return {
    start,
    end: end - lostTime(end - start, paid, ledger),
    value: left - refundedOf(charge),
  };
}

/** A right until a time; `reversal` is why a part of it is gone. */
export interface Entitlement {
  until: Date | null;
  reversal: 'refunded' | 'disputed' | null;
}

/** Until when the charges that stand give a right; the newest one that was reversed says why it ends. */
export function entitlementOf(ledger: Ledger): Entitlement {
  let until = Number.NEGATIVE_INFINITY;
  let newest = Number.NEGATIVE_INFINITY;
  let reversal: Entitlement['reversal'] = null;
  for (const charge of ledger.charges) {
    const period = periodOf(charge, ledger);
    if (!period) continue;
    const reversed = reversalOf(charge);
    if (!reversed) until = Math.max(until, period.end);
    if (period.start >= newest) {
      newest = period.start;
      reversal = reversed;
    }
  }
  return { until: Number.isFinite(until) ? new Date(until) : null, reversal };
}

/** The share of a period that is not used yet, from 0 to 1. */
const shareLeft = ({ start, end }: Period, at: number) =>
  end > start ? Math.min(1, Math.max(0, (end - Math.max(at, start)) / (end - start))) : 0;

/** The worth of the unused rest of all periods that stand, rounded down. */
export function valueLeft(ledger: Ledger, at: Date): number {
  let value = 0;
  for (const charge of ledger.charges) {
    const period = reversalOf(charge) ? null : periodOf(charge, ledger);
    if (period) value += Math.max(0, period.value) * shareLeft(period, at.getTime());
  }
  return Math.floor(value);
}

/**
 * The part of a credit, given at `at`, that is no longer covered by money: a credit is worth no more than what is still
 * kept of the charges whose rest it was.
 */
export function lossOf(ledger: Ledger, at: Date, credit: number): number {
  let kept = 0;
  for (const charge of ledger.charges) {
    const period = periodOf(charge, { ...ledger, lost: 0 });
    if (!period || period.end <= at.getTime()) continue;
    kept += charge.amount - goneOf(charge);
    if (charge.name === 'first') kept += Math.max(0, ledger.carried - ledger.lost);
  }
  return Math.min(credit, Math.max(0, credit - kept));
}
