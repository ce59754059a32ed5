import type { Behaviour, Happening } from './Behaviour.ts';
import { enter, ofOrder } from './byReference.ts';
import type { Charge, Dispute, Payment } from './payment.ts';
import { randomId } from './randomId.ts';
import { type RenewalWay, raised, renewalSums } from './renewalWay.ts';
import type { StateFile } from './state.ts';
import type { Webhooks } from './webhooks.ts';

interface Books {
  state: StateFile;
  now: () => number;
  tell(happening: Happening, payment: Payment, charge?: Charge): void;
  charged(payment: Payment, amount: number, period: number): Charge;
  behaviourOf(payment: Payment): Behaviour;
}

/** A page that a payment is made on, and the first charge. */
const pageActions = ({ state, now, tell, charged }: Books) => ({
  find: (id: string): Payment | undefined => state.data.payments[id],
  all: () => Object.values(state.data.payments),
  ofOrder: (order?: string) => ofOrder(state.data.payments, order),

  open(payment: Omit<Payment, 'state' | 'charges' | 'cancelled' | 'createdAt' | 'taxPercent'>): Payment {
    const opened: Payment = {
      ...payment,
      state: 'open',
      charges: [],
      cancelled: false,
      createdAt: now(),
      taxPercent: state.data.knobs.tax,
    };
    enter(state.data.payments, opened.id, opened);
    return opened;
  },
  approve(payment: Payment): boolean {
    if (payment.state !== 'open') return false;
    payment.state = 'approved';
    tell('approved', payment);
    return true;
  },
  /** `late`: the money takes days, and `settle` or `decline` says how it ended. */
  pay(payment: Payment, late = false): boolean {
    if (payment.state !== 'open' && payment.state !== 'approved') return false;
    payment.state = 'paid';
    const charge = payment.trialDays ? undefined : charged(payment, payment.amount, 0);
    if (late && charge) charge.settling = 'pending';
    tell(charge?.settling ?? 'paid', payment, charge);
    return true;
  },
  settle(payment: Payment, charge: Charge | undefined): boolean {
    if (charge?.settling !== 'pending') return false;
    delete charge.settling;
    tell('settled', payment, charge);
    return true;
  },
  decline(payment: Payment, charge: Charge | undefined): boolean {
    if (charge?.settling !== 'pending') return false;
    charge.settling = 'declined';
    tell('declined', payment, charge);
    return true;
  },
  expire(payment: Payment): boolean {
    if (payment.state !== 'open' && payment.state !== 'approved') return false;
    payment.state = 'expired';
    tell('expired', payment);
    return true;
  },
  /** The provider no longer knows a page that nobody paid on, and tells nobody. */
  forget(payment: Payment): boolean {
    if (payment.state !== 'open' && payment.state !== 'approved') return false;
    payment.state = 'expired';
    payment.forgotten = true;
    return true;
  },
});

/** Later periods. */
const planActions = ({ tell, charged }: Books) => ({
  renew(payment: Payment, way: RenewalWay = 'usual'): boolean {
    if (!isRunning(payment)) return false;
    payment.failures = 0;
    // The first charge after a trial has the price of a first period.
    const price = payment.charges.length ? payment.renewalAmount : payment.amount;
    const { amount, credit, added } = renewalSums(price, way);
    const period = (payment.charges.at(-1)?.period ?? payment.charges.length - 1) + 1;
    const charge = charged(payment, amount, period);
    Object.assign(charge, { ...(credit && { credit }), ...(added && { added }) });
    tell('renewed', payment, charge);
    return true;
  },
  /** Somebody changes the price of all later periods in the dashboard. */
  raise(payment: Payment): boolean {
    if (!isRunning(payment)) return false;
    payment.renewalAmount = raised(payment.renewalAmount);
    if (payment.charges.length === 0) payment.amount = payment.renewalAmount;
    tell('changed', payment);
    return true;
  },
  failRenewal(payment: Payment): boolean {
    if (!isRunning(payment)) return false;
    payment.failures = (payment.failures ?? 0) + 1;
    tell('renewal_failed', payment);
    return true;
  },
  cancel(payment: Payment): boolean {
    if (payment.state !== 'paid' || !payment.recurring || payment.cancelled) return false;
    payment.cancelled = true;
    tell('cancelled', payment);
    return true;
  },
  suspend(payment: Payment): boolean {
    if (!isRunning(payment)) return false;
    payment.suspended = true;
    tell('suspended', payment);
    return true;
  },
  reactivate(payment: Payment): boolean {
    if (payment.cancelled || !payment.suspended) return false;
    payment.suspended = false;
    tell('reactivated', payment);
    return true;
  },
});

/** Charges that go back or are contested. */
function chargeActions({ state, now, tell, behaviourOf }: Books) {
  const newDispute = (payment: Payment, stage: Dispute['stage']): Dispute => ({
    id: behaviourOf(payment).disputeId?.() ?? randomId('dp_', 7),
    stage,
    at: now(),
  });
  return {
    /** Gives back so much, or all that is left. */
    refund(payment: Payment, charge: Charge | undefined, amount?: number): boolean {
      const left = charge ? charge.amount - refundedOf(charge) : 0;
      const wanted = amount ?? left;
      if (!charge || charge.settling || charge.refunded || !(wanted > 0) || wanted > left) return false;
      const waits = state.data.knobs.refundsWait;
      charge.refunds = [
        ...(charge.refunds ?? []),
        {
          id: behaviourOf(payment).refundId?.() ?? randomId('re_', 7),
          amount: wanted,
          at: now(),
          ...(waits && { state: 'pending' as const }),
        },
      ];
      charge.refunded = isAllBack(charge);
      tell(waits ? 'refund_pending' : 'refunded', payment, charge);
      return true;
    },
    /** Decides a refund that waits: the money goes, or stays with the shop. */
    endRefund(payment: Payment, charge: Charge | undefined, outcome: 'done' | 'failed'): boolean {
      const refund = charge?.refunds?.at(-1);
      if (!charge || refund?.state !== 'pending') return false;
      if (outcome === 'done') delete refund.state;
      else refund.state = 'failed';
      charge.refunded = isAllBack(charge);
      tell(outcome === 'done' ? 'refunded' : 'refund_failed', payment, charge);
      return true;
    },
    /** The buyer asks about a charge. No money moves. */
    inquire(payment: Payment, charge: Charge | undefined): boolean {
      if (!charge || charge.dispute) return false;
      charge.dispute = newDispute(payment, 'inquiry');
      tell('inquired', payment, charge);
      return true;
    },
    /** The buyer or the bank takes the money back until it is decided. An inquiry may come before it. */
    dispute(payment: Payment, charge: Charge | undefined): boolean {
      if (!charge || charge.disputed || charge.dispute?.outcome) return false;
      charge.disputed = true;
      charge.dispute = { ...(charge.dispute ?? newDispute(payment, 'chargeback')), stage: 'chargeback' };
      tell('disputed', payment, charge);
      return true;
    },
    /** Decides an inquiry or a dispute, for the shop or for the buyer. */
    resolve(payment: Payment, charge: Charge | undefined, outcome: 'won' | 'lost'): boolean {
      if (!charge?.dispute || charge.dispute.outcome) return false;
      charge.dispute.outcome = outcome;
      charge.disputed = outcome === 'lost';
      tell(outcome === 'won' ? 'dispute_won' : 'dispute_lost', payment, charge);
      return true;
    },
  };
}

/** Moves the money of payments. Every action is done once: a second call changes nothing and returns false. */
export function createLedger(options: {
  state: StateFile;
  webhooks: Webhooks;
  behaviours: Readonly<Record<string, Behaviour>>;
  now: () => number;
}) {
  const { state, webhooks, behaviours, now } = options;
  const behaviourOf = (payment: Payment) => behaviours[payment.provider] as Behaviour;
  const tell = (happening: Happening, payment: Payment, charge?: Charge) =>
    webhooks.emit(payment.provider, payment.id, behaviourOf(payment).messages(happening, payment, charge));
  const charged = (payment: Payment, amount: number, period: number) => {
    const charge: Charge = {
      id: behaviourOf(payment).chargeId(payment),
      amount,
      at: now(),
      period,
      refunded: false,
      disputed: false,
    };
    payment.charges.push(charge);
    return charge;
  };

  const books: Books = { state, now, tell, charged, behaviourOf };
  /** Actions that its provider alone has. */
  const ownActions = (payment: Payment) =>
    behaviourOf(payment).actions?.(payment, {
      tell: (messages) => webhooks.emit(payment.provider, payment.id, messages),
    }) ?? {};
  return {
    ...pageActions(books),
    ...planActions(books),
    ...chargeActions(books),
    ownActions,
    /** Does one of them; false when it is impossible now. */
    act(payment: Payment, name: string): boolean {
      const own = ownActions(payment);
      const act = Object.hasOwn(own, name) && own[name];
      if (!act) return false;
      act();
      return true;
    },
  };
}

/** A plan whose next period will be charged. */
const isRunning = (payment: Payment) =>
  payment.state === 'paid' && payment.recurring && !payment.cancelled && !payment.suspended;

/** Sum of all refunds of a charge, those that wait too: nobody can give it back twice. */
export const refundedOf = (charge: Charge) =>
  (charge.refunds ?? []).reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0);

/** Sum of the refunds whose money has gone. */
export const givenBackOf = (charge: Charge) =>
  (charge.refunds ?? []).reduce((sum, { amount, state }) => sum + (state ? 0 : amount), 0);

const isAllBack = (charge: Charge) => givenBackOf(charge) >= charge.amount;

export type Ledger = ReturnType<typeof createLedger>;
