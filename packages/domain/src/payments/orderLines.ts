import { dayMs } from '../dayMs.ts';
import { addInterval, type Interval } from '../pricing/intervals.ts';
import type { Money } from '../pricing/money.ts';
import { trialReminderDays } from '../pricing/trialReminderDays.ts';

/** How an order stands. `open`: it can be paid. `paid`: the plan runs. */
export type OrderStage = 'open' | 'paid' | 'cancelled' | 'returned';

/** All that is known of an order. Times are epoch milliseconds. */
export interface OrderFacts {
  stage: OrderStage;
  interval: Interval;
  /** Paid first: today where it is open. */
  paid: Money;
  /** The price of each further period; null for a payment that does not repeat. */
  renewal: Money | null;
  /** How long a further period is, where another plan follows. */
  renewalInterval?: Interval | undefined;
  /** The current time for an open order, else when it was paid. Unknown in shared HTML, which is older than the visit. */
  paidAt?: number | undefined;
  /** The next charge, where it is known; it is computed for an open order. */
  chargedAt?: number | undefined;
  /** The end of what is paid for, free days included; it is computed for an open order. */
  endsAt?: number | undefined;
  /** A free trial that has not ended, or was cancelled. `first`: its first charge. */
  trial?: { days?: number | undefined; first: Money; chargedAt?: number | undefined } | undefined;
  /**
   * Another plan of the buyer's ends with this order: when it would have ended, and the free days that come of what is left
   * of it.
   */
  replaces?: { until: number; days: number } | undefined;
  /** The same once it is paid. */
  tookOver?: { days: number } | null | undefined;
  /** Days after a payment within which it is given back; none for nothing paid. 0: that is said elsewhere. */
  moneyBackDays: number;
  /** The current time, where days that have passed are left out. */
  now?: number | undefined;
}

/** When a line of an order happens. `after`, `within`: counted from the order, where no day can be named. */
export type OrderTime =
  | { kind: 'today' | 'now' }
  | { kind: 'day' | 'until'; at: number }
  | { kind: 'after' | 'within'; interval: Interval };

/** The sentence of a line, with its values. */
export type OrderSaying =
  | { says: 'pays' | 'paysOnce' | 'paid' | 'trialEnds' | 'renews'; price: Money; interval: Interval }
  | { says: 'trialBegins'; price: Money; interval: Interval | null }
  | { says: 'stays' | 'tookOver'; days: number }
  | { says: 'replaces'; until: number; days: number }
  | {
      says: 'moneyBack' | 'reminds' | 'ends' | 'cancelled' | 'trialCancelled' | 'returned';
    };

export type OrderLine = OrderSaying & {
  time: OrderTime;
  /** Money moves. */
  pays: boolean;
  done: boolean;
};

/** How an order is stopped. `nothing`: it ends by itself. Null where it has stopped. */
export type OrderStop = 'renewal' | 'trial' | 'nothing' | null;

const day = (at: number): OrderTime => ({ kind: 'day', at });
const later = (start: number, { count, unit }: Interval) =>
  addInterval(new Date(start), count, unit).getTime();
const plusDays = (start: number, days: number) => later(start, { count: days, unit: 'DAY' });
const isFree = ({ amount }: Money) => amount === 0;

/** The payment itself: now, or as it was made. A plan that began as a trial has no payment of its beginning. */
function firstLine({ stage, interval, paid, renewal, paidAt, trial }: OrderFacts): OrderLine[] {
  const done = stage !== 'open';
  if (done && (paidAt === undefined || (isFree(paid) && !trial))) return [];
  const common = {
    price: paid,
    time: done && paidAt !== undefined ? day(paidAt) : ({ kind: 'today' } as const),
    pays: !isFree(paid),
    done,
  };
  if (!trial) return [{ says: done ? 'paid' : renewal ? 'pays' : 'paysOnce', interval, ...common }];
  const days = done ? undefined : trial.days;
  return [
    { says: 'trialBegins', interval: days === undefined ? null : { count: days, unit: 'DAY' }, ...common },
  ];
}

function trialLines(
  { interval, paidAt }: OrderFacts,
  { days, first, ...trial }: NonNullable<OrderFacts['trial']>,
): OrderLine[] {
  const at =
    trial.chargedAt ?? (paidAt === undefined || days === undefined ? undefined : plusDays(paidAt, days));
  const after = (more: number): OrderTime =>
    at === undefined
      ? { kind: 'after', interval: { count: (days ?? 0) + more, unit: 'DAY' } }
      : day(plusDays(at, more));
  return [
    { says: 'reminds', time: after(-trialReminderDays), pays: false, done: false },
    { says: 'trialEnds', price: first, interval, time: after(0), pays: true, done: false },
  ];
}

/** The lines after a payment: its money back, the next charge, and its end. */
function planLines(facts: OrderFacts): OrderLine[] {
  const { interval, paid, renewal, paidAt, moneyBackDays } = facts;
  const open = { pays: false, done: false };
  const period = paidAt === undefined ? undefined : later(paidAt, interval);
  const chargedAt = facts.chargedAt ?? period;
  const endsAt = facts.endsAt ?? period;
  // Days that the provider does not count, which charges at the end of the period.
  const freeDays =
    chargedAt === undefined || endsAt === undefined ? 0 : Math.round((endsAt - chargedAt) / dayMs);
  const lines: OrderLine[] = [];
  if (!isFree(paid) && moneyBackDays > 0)
    lines.push({
      says: 'moneyBack',
      time:
        paidAt === undefined
          ? { kind: 'within', interval: { count: moneyBackDays, unit: 'DAY' } }
          : { kind: 'until', at: plusDays(paidAt, moneyBackDays) },
      ...open,
    });
  const after: OrderTime = { kind: 'after', interval };
  if (!renewal)
    return [...lines, { says: 'ends', time: endsAt === undefined ? after : day(endsAt), ...open }];
  lines.push({
    says: 'renews',
    price: renewal,
    interval: facts.renewalInterval ?? interval,
    time: chargedAt === undefined ? after : day(chargedAt),
    pays: true,
    done: false,
  });
  if (freeDays > 0 && endsAt !== undefined)
    lines.push({ says: 'stays', days: freeDays, time: { kind: 'until', at: endsAt }, ...open });
  return lines;
}

/**
 * The lines of an order in their order: what happens now, what later, and on which day. Checkout, receipt, account and
 * mails say them with the same sentences (spec section 2, purchase).
 */
export function orderLines(facts: OrderFacts): OrderLine[] {
  const { stage, endsAt, now, replaces, trial } = facts;
  const open = { pays: false, done: false };
  const first = firstLine(facts);
  const { tookOver, paidAt } = facts;
  if (tookOver && stage === 'paid' && paidAt !== undefined)
    first.push({ says: 'tookOver', days: tookOver.days, time: day(paidAt), pays: false, done: true });
  if (stage === 'returned')
    return [...first, { says: 'returned', time: { kind: 'now' }, pays: true, done: true }];
  if (stage === 'cancelled')
    return [
      ...first,
      {
        says: trial ? 'trialCancelled' : 'cancelled',
        time: endsAt === undefined ? { kind: 'now' } : day(endsAt),
        ...open,
      },
    ];
  const later = [
    ...(replaces
      ? [{ says: 'replaces' as const, ...replaces, time: { kind: 'today' as const }, ...open }]
      : []),
    ...(trial ? trialLines(facts, trial) : planLines(facts)),
  ];
  return [...first, ...later.filter(({ time }) => now === undefined || !('at' in time) || time.at > now)];
}

export function orderStop({ stage, renewal, trial }: OrderFacts): OrderStop {
  if (stage === 'cancelled' || stage === 'returned') return null;
  if (trial) return 'trial';
  return renewal ? 'renewal' : 'nothing';
}
