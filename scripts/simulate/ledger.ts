import { addInterval, type PaymentMethod } from '@tern/domain';
import { day } from './timeline.ts';

/** Money that a buyer was charged. Minor units, epoch milliseconds. */
export interface Charge {
  amount: number;
  /** All that went back, and what has to go back by itself. */
  back: number;
  contested: boolean;
  at: number;
  /** A dispute was decided: banks do not take it up again. */
  decided: boolean;
}

export interface Promised {
  id: string;
  plan: string;
  months: number;
  method: PaymentMethod;
  currency: string;
  /** Of the first period: 0 for a trial. */
  price: number;
  /** Of every later period. */
  renewal: number;
  openedAt: number;
  /** Until when the plan holds, as the quote says. */
  endsAt: number;
  trial: boolean;
  /** A code that lowers the price; once for a person. */
  code: string | null;
  /** The quote said that it takes the place of a plan. */
  changes: boolean;
}

/** A purchase: its promise, its payments, and how it stands. */
export interface Order extends Promised {
  state: 'open' | 'agreed' | 'plan' | 'replaced' | 'back' | 'refused';
  /** Why a trial did not begin, as its page says; null: it is none, or the reason is not known here. */
  refusal: 'trial_used' | 'trial_with_plan' | null;
  /** When the buyer pressed the button of the provider's page; 0 before. */
  agreedAt: number;
  /** Calls to its provider went wrong then. */
  isDisturbed: boolean;
  /** Set by the buyer, the provider or the shop: nothing more may be charged. */
  ended: boolean;
  charges: Charge[];
  /** The latest period was renewed for nothing. */
  renewedFree: boolean;
  /** Its payment was found so long after the buyer's act, since its events were lost: it holds from then on. */
  foundAfter: number;
  /** The end of its pause: the plan stands still from `endsAt` until then. 0: it has none. */
  pausedUntil: number;
  /** The plan that the quote says it takes over: its rest is in the price. */
  takes: Order | undefined;
  /** The order whose place it took. */
  before: Order | undefined;
  /** Money of it has moved back, or its time is more than was promised: it may differ from what was sold. */
  isLoose: boolean;
}

/** Until when a plan is there, whether it works or stands still. A pause ends with the renewal. */
export const lastsUntil = ({ endsAt, pausedUntil, ended }: Order): number =>
  ended ? endsAt : Math.max(endsAt, pausedUntil);

/** The books as they should be. It knows nothing of how the service works. */
export class Ledger {
  orders: Order[] = [];
  hadTrial = false;

  open(promise: Promised): Order {
    const order: Order = {
      ...promise,
      state: 'open',
      refusal: null,
      agreedAt: 0,
      isDisturbed: false,
      ended: false,
      charges: [],
      renewedFree: false,
      foundAfter: 0,
      pausedUntil: 0,
      takes: promise.changes ? this.held(promise.openedAt) : undefined,
      before: undefined,
      isLoose: false,
    };
    this.orders.push(order);
    return order;
  }

  find = (id: string): Order | undefined => this.orders.find((order) => order.id === id);

  /** The plan that a person has, the newest where several run. */
  held = (now: number): Order | undefined =>
    this.orders.findLast((order) => {
      const { state, charges, renewedFree } = order;
      const stands = charges.some(({ amount, back, contested }) => back < amount && !contested);
      return state === 'plan' && lastsUntil(order) > now && (stands || renewedFree || this.isFree(order));
    });

  /** Whether a trial has begun, or may have. One that was refused can be had later. */
  mayHaveTried = (): boolean =>
    this.orders.some(({ trial, state }) => trial && !['open', 'refused'].includes(state));

  /** Whether a plan of this kind runs is not known to the day here: money of it went back. */
  isDoubtful = ({ id, plan }: Pick<Order, 'id' | 'plan'>): boolean =>
    this.orders.some(
      (one) => one.id !== id && one.plan === plan && ['plan', 'replaced'].includes(one.state) && one.isLoose,
    );

  /** The provider has the buyer's money, or the card of a trial. */
  paid(order: Order, at: number, isReturned = false): void {
    const before = this.held(at);
    const samePlan = before !== undefined && before.plan === order.plan && !this.isFree(before);
    // Whether a plan runs whose money went back is not known here.
    const isRefused = before?.isLoose ? isReturned : before !== undefined;
    if (order.trial && (isRefused || this.hadTrial)) {
      order.state = 'refused';
      order.ended = true;
      if (!before?.isLoose) order.refusal = before && !this.isFree(before) ? 'trial_with_plan' : 'trial_used';
      return;
    }
    if (!order.trial)
      order.charges.push({ amount: order.price, back: 0, contested: false, at, decided: false });
    const codeGone =
      order.code !== null &&
      this.orders.some((one) => one.code === order.code && ['plan', 'replaced'].includes(one.state));
    const creditGone = order.takes?.state === 'replaced';
    if (this.isDoubtful(order) ? isReturned : samePlan || codeGone || creditGone) {
      this.giveBack(order);
      return;
    }
    if (before) {
      before.state = 'replaced';
      before.ended = true;
      order.before = before;
      order.isLoose = before.isLoose || !order.changes;
    }
    if (order.trial) this.hadTrial = true;
    order.state = 'plan';
  }

  /** Nothing was paid for it yet. */
  isFree = ({ trial, charges, renewedFree }: Order): boolean => trial && charges.length === 0 && !renewedFree;

  /** A payment that buys nothing goes back by itself. */
  giveBack(order: Order): void {
    order.state = 'back';
    order.ended = true;
    for (const charge of order.charges) charge.back = charge.amount;
  }

  renewed(order: Order, charge: { amount: number; taxOnTop: number }, at: number): void {
    const { amount, taxOnTop } = charge;
    const back = Math.max(0, amount - order.renewal - taxOnTop);
    if (amount > 0) order.charges.push({ amount, back, contested: false, at, decided: false });
    order.endsAt = addInterval(new Date(lastsUntil(order)), order.months, 'MONTH').getTime();
    order.pausedUntil = 0;
    order.renewedFree = amount === 0;
  }

  refunded(order: Order, charge: Charge, amount: number): void {
    charge.back += amount;
    this.loosen(order);
    // The money of an earlier period is not that of one that cost nothing.
    if (charge.back >= charge.amount && !order.renewedFree) order.ended = true;
    this.giveBefore(order);
  }

  disputed(order: Order, charge: Charge, outcome: 'opened' | 'won' | 'lost'): void {
    charge.contested = outcome !== 'won';
    charge.decided = outcome !== 'opened';
    this.loosen(order);
    if (!order.renewedFree) order.ended = true;
    this.giveBefore(order);
  }

  /** A plan whose money went back gives its place to the one before, as long as it has none itself. */
  giveBefore({ charges, before, state }: Order): void {
    if (state !== 'plan' || !before) return;
    const stands = charges.some(({ amount, back, contested }) => back < amount && !contested);
    before.state = stands ? 'replaced' : 'plan';
    // Of several charges the one that paid for today decides.
    if (charges.length > 1) before.isLoose = true;
  }

  /** From here on the time of an order and of those that took its place is only bounded. */
  loosen(order: Order): void {
    order.isLoose = true;
    for (const next of this.orders) if (next.before === order) this.loosen(next);
  }

  /** Kept for an order and those whose rest it took over. */
  kept(order: Order): number {
    const own = order.charges.reduce(
      (sum, { amount, back, contested }) => sum + (contested ? 0 : amount - back),
      0,
    );
    return own + (order.before ? this.kept(order.before) : 0);
  }
}

/** Providers and calendars differ by so much. */
export const slack = 2.5 * day;
