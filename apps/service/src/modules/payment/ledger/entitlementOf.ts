import { dayMs } from '@tern/domain';
import type { ChargeRow } from '../rows/paymentRows.ts';

/** The parts of a charge that decide about a right. Amounts in minor units. */
export type LedgerCharge = Pick<
  ChargeRow,
  'name' | 'amount' | 'paidAt' | 'startsAt' | 'endsAt' | 'days' | 'refunds' | 'fullyRefunded' | 'disputes'
>;

/** An order's charges, and what came with it from the plan that it took over. */
export interface Ledger {
  charges: readonly LedgerCharge[];
  /** The worth of the rest of the plan before; it pays for the first period like money. */
  carried: number;
  /** The part of it that was given back to the buyer since. */
  lost: number;
  /** Days of the plan before that came with it, one to one: all that `carried` pays for, where there are any. */
  takenDays: number;
  /** Those of them that are the buyer's no more: their money was given back, or another order has them. */
  lostDays: number;
}

/** Whether money went back that had paid for time of this order's first period. */
export const hasLoss = ({ lost, lostDays }: Pick<Ledger, 'lost' | 'lostDays'>) => lost > 0 || lostDays > 0;

/** All that was given back of a charge. Refunds that the provider sums up and refunds that it lists are not added. */
export function refundedOf({
  amount,
  refunds,
  fullyRefunded,
}: Pick<LedgerCharge, 'amount' | 'refunds' | 'fullyRefunded'>): number {
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
  charge: LedgerCharge;
  start: number;
  end: number;
  /** Paid for it by the buyer, and not given back. */
  value: number;
}

/** The time that a charge was sold with, by who pays for it. Milliseconds. */
interface Sold {
  charge: LedgerCharge;
  start: number;
  /** For the charge's own money, and what a dispute that was won gives back. */
  money: number;
  /** For the rest of the plan before. */
  rest: number;
  /** On top, for nobody's money. */
  free: number;
}

function soldOf(charge: LedgerCharge, { carried, takenDays }: Ledger): Sold | null {
  if (!charge.startsAt || !charge.endsAt) return null;
  const start = charge.startsAt.getTime();
  const free = charge.days * dayMs;
  const bought = Math.max(0, charge.endsAt.getTime() - start - free);
  const returned = Object.values(charge.disputes).reduce((sum, { returned = 0 }) => sum + returned, 0);
  let rest = 0;
  if (charge.name === 'first') {
    const paid = charge.amount + carried;
    if (takenDays > 0) rest = Math.min(bought, takenDays * dayMs);
    else if (carried > 0) rest = Math.ceil(bought * (carried / paid));
  }
  return { charge, start, money: bought - rest + returned, rest, free };
}

/** The part of the rest that is still covered. */
function shareKept({ carried, lost, takenDays, lostDays }: Ledger): number {
  if (takenDays > 0) return Math.max(0, 1 - lostDays / takenDays);
  return carried > 0 ? Math.max(0, 1 - lost / carried) : 1;
}

const soldPeriods = (ledger: Ledger): Sold[] =>
  ledger.charges
    .flatMap((charge) => soldOf(charge, ledger) ?? [])
    .toSorted((one, other) => one.start - other.start);

/**
 * The times that charges give, one after the other. Days belong to the money that bought them: what went back takes its
 * own days, and the charges after it begin earlier by as much, none before it was paid. The time of a charge that went
 * back has been used where a later charge stands.
 */
function periodsOf(ledger: Ledger): Period[] {
  const all = soldPeriods(ledger);
  const newest = all.findLastIndex(({ charge }) => !reversalOf(charge));
  const kept = shareKept(ledger);
  /** Where the time before ends, and where it was sold to end. */
  let end: number | undefined;
  let soldEnd: number | undefined;
  return all.map(({ charge, start: soldStart, money, rest, free }, index) => {
    const reversed = reversalOf(charge) !== null;
    let start = soldStart;
    if (end !== undefined && soldEnd !== undefined) {
      const least = Math.min(soldStart, charge.paidAt?.getTime() ?? soldStart);
      start = Math.max(end, least, soldStart - Math.max(0, soldEnd - end));
    }
    const first = charge.name === 'first';
    const own = reversed && index > newest ? 0 : money;
    soldEnd = Math.max(soldEnd ?? soldStart, soldStart + money + rest + free);
    end = start + own + Math.floor(rest * (first ? kept : 1)) + free;
    return {
      charge,
      start,
      end,
      value: charge.amount - goneOf(charge) + (first ? Math.max(0, ledger.carried - ledger.lost) : 0),
    };
  });
}

/** A right until a time; `reversal` is why a part of it is gone. */
export interface Entitlement {
  until: Date | null;
  reversal: 'refunded' | 'disputed' | null;
}

/** Until when the charges that stand give a right; the newest one that was reversed says why it ends. */
export function entitlementOf(ledger: Ledger): Entitlement {
  const periods = periodsOf(ledger);
  const newest = periods.at(-1);
  const stands = periods.some(({ charge }) => !reversalOf(charge));
  return {
    until: stands ? new Date(Math.max(...periods.map(({ end }) => end))) : null,
    reversal: newest ? reversalOf(newest.charge) : null,
  };
}

/** The same without so many days at the end of the newest charge that stands. */
export function withoutDays<Any extends Ledger>(ledger: Any, days: number): Any {
  const standing = ledger.charges.filter((charge) => charge.endsAt && !reversalOf(charge));
  const newest = standing.toSorted((one, other) => Number(one.endsAt) - Number(other.endsAt)).at(-1);
  if (days <= 0 || !newest?.endsAt) return ledger;
  const shorter = {
    ...newest,
    endsAt: new Date(newest.endsAt.getTime() - days * dayMs),
    days: newest.days - days,
  };
  return { ...ledger, charges: ledger.charges.map((charge) => (charge === newest ? shorter : charge)) };
}

/** The share of a period that is not used yet, from 0 to 1. */
const shareLeft = ({ start, end }: Period, at: number) =>
  end > start ? Math.min(1, Math.max(0, (end - Math.max(at, start)) / (end - start))) : 0;

/** The worth of the unused rest of all periods, as long as one stands, rounded down. */
export function valueLeft(ledger: Ledger, at: Date): number {
  const periods = periodsOf(ledger);
  if (periods.every(({ charge }) => reversalOf(charge))) return 0;
  let value = 0;
  for (const period of periods) {
    value += Math.max(0, period.value) * shareLeft(period, at.getTime());
  }
  return Math.floor(value);
}

/**
 * The part of a credit, given at `at`, that is no longer covered by money: a credit is worth no more than what is still
 * kept of the charges whose rest it was.
 */
export function lossOf(ledger: Ledger, at: Date, credit: number): number {
  let kept = 0;
  for (const { charge, start, money, rest, free } of soldPeriods(ledger)) {
    if (start + money + rest + free <= at.getTime()) continue;
    kept += charge.amount - goneOf(charge);
    if (charge.name === 'first') kept += Math.max(0, ledger.carried - ledger.lost);
  }
  return Math.min(credit, Math.max(0, credit - kept));
}
