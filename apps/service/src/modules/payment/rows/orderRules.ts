import type { OrderStateName } from '../../../db/schema.ts';

const ranks: Record<OrderStateName, number> = {
  created: 0,
  pending: 1,
  failed: 2,
  expired: 3,
  paid: 4,
  disputed: 5,
  refunded: 6,
};

/**
 * An order only ever moves up, so the events of a payment end in the same state in whatever order they
 * come. Paid stands above expired: when the provider says that money has moved, it has.
 */
export function mayMove(from: OrderStateName, to: OrderStateName): boolean {
  return ranks[to] > ranks[from];
}

export function isOpen(state: OrderStateName): boolean {
  return state === 'created' || state === 'pending';
}

const second = 1000;
const schedule = [5 * second, 30 * second, 120 * second, 600 * second, 3600 * second];
const later = 6 * 3600 * second;
const laterChecks = 12;

/** The steps of orders that nobody is told about, while their pages are open: an hour would be too long to wait. */
const unannounced = [5 * second, 30 * second, 120 * second, ...Array<number>(17).fill(600 * second)];
/** Money that takes days: an eCheck takes six working days, and more over holidays. */
const settling = [
  ...schedule,
  ...Array<number>(laterChecks).fill(later),
  ...Array<number>(11).fill(24 * 3600 * second),
];

/** Milliseconds after which money that takes days has arrived, or was refused. */
export const settlingTime = settling.reduce((sum, wait) => sum + wait, 0);

/** `unannounced`: no event tells of the buyer's consent. `settling`: the buyer has paid, and the money takes days. */
export type CheckRhythm = 'usual' | 'unannounced' | 'settling';

const rhythms: Record<CheckRhythm, readonly number[]> = {
  usual: [...schedule, ...Array<number>(laterChecks).fill(later)],
  unannounced: [...unannounced, ...Array<number>(laterChecks).fill(later)],
  settling,
};

/**
 * Milliseconds until the next request to the provider about an order of this age; null: a person has to look.
 * By age and not by count, so that checks a buyer waits for do not use the schedule up.
 */
export function nextCheckIn(age: number, rhythm: CheckRhythm = 'usual'): number | null {
  let at = 0;
  for (const wait of rhythms[rhythm]) {
    at += wait;
    if (at > age) return at - age;
  }
  return null;
}

/** A provider that refuses so often to move its charge goes on at its own date. */
export const moveTries = 8;
