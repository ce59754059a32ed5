import { randomBytes } from 'node:crypto';
import { periodEnd } from './providers/stripe/payments.ts';
import type { StateFile } from './state.ts';
import type { Message, Webhooks } from './webhooks.ts';

/** One payment of a buyer with its later periods. Amounts in minor units, times in epoch milliseconds. */
export interface Charge {
  id: string;
  amount: number;
  at: number;
  refunded: boolean;
  disputed: boolean;
}

/** A page that somebody pays on, at any provider but Stripe. */
export interface Payment {
  /** The provider's own name of it. */
  id: string;
  provider: string;
  /** What kind of page it is, in the provider's words: `order`, `subscription`. */
  kind: string;
  name: string;
  email: string | null;
  amount: number;
  /** Of later periods. */
  renewalAmount: number;
  currency: string;
  /** What the shop calls it. */
  reference: string;
  /** What the shop gave along, returned in every message. */
  tag: string;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  recurring: boolean;
  /** `approved`: the buyer has agreed, the shop has yet to collect. */
  state: 'open' | 'approved' | 'paid' | 'expired';
  returnUrl: string;
  cancelUrl: string | null;
  createdAt: number;
  expiresAt: number | null;
  charges: Charge[];
  /** No further period is charged. */
  cancelled: boolean;
  /** Tax inside every charge, in per cent. */
  taxPercent?: number;
  /** Whatever else the provider's own words need. */
  more: Record<string, string>;
}

export type Happening =
  | 'approved'
  | 'paid'
  | 'renewed'
  | 'renewal_failed'
  | 'refunded'
  | 'disputed'
  | 'cancelled'
  | 'expired';

/** How one provider speaks. */
export interface Face {
  /** Shown on the hosted page. */
  name: string;
  /** Whether the buyer's consent is collected by the shop afterwards. */
  collects: boolean;
  /** Whether it says how much of a price is tax. */
  reportsTax?: boolean;
  chargeId(payment: Payment): string;
  messages(happening: Happening, payment: Payment, charge: Charge | undefined): Message[];
  sign(message: Message): Record<string, string>;
  /** Where the buyer goes back to. */
  backUrl(payment: Payment): string;
}

export const randomId = (prefix: string, bytes = 10) => `${prefix}${randomBytes(bytes).toString('hex')}`;

/** The end of the period that so many charges have paid for. */
export const paidUntil = (payment: Payment) =>
  periodEnd(
    Math.floor((payment.charges[0]?.at ?? payment.createdAt) / 1000),
    payment.interval,
    payment.intervalCount * Math.max(1, payment.charges.length),
  ) * 1000;

/** What happens to payments. Every action is done once; a second call changes nothing and answers false. */
export function createLedger(options: {
  state: StateFile;
  webhooks: Webhooks;
  faces: Readonly<Record<string, Face>>;
  now: () => number;
}) {
  const { state, webhooks, faces, now } = options;
  const faceOf = (payment: Payment) => faces[payment.provider] as Face;
  const tell = (happening: Happening, payment: Payment, charge?: Charge) =>
    webhooks.emit(payment.provider, payment.id, faceOf(payment).messages(happening, payment, charge));
  const charged = (payment: Payment, amount: number) => {
    const charge = {
      id: faceOf(payment).chargeId(payment),
      amount,
      at: now(),
      refunded: false,
      disputed: false,
    };
    payment.charges.push(charge);
    return charge;
  };

  return {
    find: (id: string): Payment | undefined => state.data.payments[id],
    all: () => Object.values(state.data.payments),

    open(payment: Omit<Payment, 'state' | 'charges' | 'cancelled' | 'createdAt' | 'taxPercent'>): Payment {
      const opened: Payment = {
        ...payment,
        state: 'open',
        charges: [],
        cancelled: false,
        createdAt: now(),
        taxPercent: state.data.knobs.tax,
      };
      state.data.payments[opened.id] = opened;
      return opened;
    },
    approve(payment: Payment): boolean {
      if (payment.state !== 'open') return false;
      payment.state = 'approved';
      tell('approved', payment);
      return true;
    },
    pay(payment: Payment): boolean {
      if (payment.state !== 'open' && payment.state !== 'approved') return false;
      payment.state = 'paid';
      tell('paid', payment, charged(payment, payment.amount));
      return true;
    },
    expire(payment: Payment): boolean {
      if (payment.state !== 'open' && payment.state !== 'approved') return false;
      payment.state = 'expired';
      tell('expired', payment);
      return true;
    },
    renew(payment: Payment): boolean {
      if (payment.state !== 'paid' || !payment.recurring || payment.cancelled) return false;
      tell('renewed', payment, charged(payment, payment.renewalAmount));
      return true;
    },
    failRenewal(payment: Payment): boolean {
      if (payment.state !== 'paid' || !payment.recurring || payment.cancelled) return false;
      tell('renewal_failed', payment);
      return true;
    },
    cancel(payment: Payment): boolean {
      if (payment.state !== 'paid' || !payment.recurring || payment.cancelled) return false;
      payment.cancelled = true;
      tell('cancelled', payment);
      return true;
    },
    refund(payment: Payment, charge: Charge | undefined): boolean {
      if (!charge || charge.refunded) return false;
      charge.refunded = true;
      tell('refunded', payment, charge);
      return true;
    },
    dispute(payment: Payment, charge: Charge | undefined): boolean {
      if (!charge || charge.disputed) return false;
      charge.disputed = true;
      tell('disputed', payment, charge);
      return true;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
