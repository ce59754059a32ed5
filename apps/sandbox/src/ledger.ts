import type { Behaviour, Happening } from './Behaviour.ts';
import type { Charge, Payment } from './payment.ts';
import type { StateFile } from './state.ts';
import type { Webhooks } from './webhooks.ts';

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
  const charged = (payment: Payment, amount: number) => {
    const charge = {
      id: behaviourOf(payment).chargeId(payment),
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
