import type { Behaviour } from './Behaviour.ts';
import { ofOrder } from './byReference.ts';
import { type Ledger, refundedOf } from './ledger.ts';
import type { Payment } from './payment.ts';
import type { Books } from './providers/stripe/books.ts';
import type { Payments } from './providers/stripe/payments.ts';
import type { Purchase } from './providers/stripe/records.ts';
import type { StateFile } from './state.ts';

/** The money of one order, as its provider has it. Minor units. */
export interface Account {
  /** The code of the provider. */
  provider: string;
  /** The shop's order. */
  order: string;
  currency: string;
  /** Another period will be charged. */
  renews: boolean;
  /** When, in epoch milliseconds; null: it does not, or its provider does not say. */
  nextChargeAt: number | null;
  /** Events about it that have not arrived yet. */
  untold: number;
  charges: {
    payment: string;
    /** Its bill, where the provider writes one. */
    invoice?: string;
    /** Which of the periods that cost something it pays; the first is 0. */
    period: number;
    amount: number;
    refunded: number;
    /** The buyer's bank has taken it back, for now or for good. */
    contested: boolean;
  }[];
}

/** The books of every provider: what each order, or one of them, was charged, and what went back. */
export function createAccounts({
  state,
  books,
  payments,
  ledger,
  behaviours,
}: {
  state: StateFile;
  books: Books;
  payments: Payments;
  ledger: Ledger;
  behaviours: Readonly<Record<string, Behaviour>>;
}): (order?: string) => Account[] {
  const { stripe } = state.data;
  const untold = (id: string) =>
    state.data.deliveries.filter(({ payment, dueAt }) => payment === id && dueAt !== null).length;

  function atStripe(purchase: Purchase): Account {
    const subscription = stripe.subscriptions[purchase.subscription ?? ''];
    const runs =
      subscription !== undefined && ['active', 'past_due', 'trialing'].includes(subscription.status);
    const renews =
      runs &&
      purchase.status === 'complete' &&
      !subscription.cancel_at_period_end &&
      subscription.cancel_at === null;
    return {
      provider: 's1',
      order: purchase.reference ?? '',
      currency: purchase.currency.toUpperCase(),
      get untold() {
        return untold(purchase.id);
      },
      renews,
      nextChargeAt: renews ? subscription.period_end * 1000 : null,
      charges: books.chargesOf(purchase).map((charge) => ({
        payment: charge.intent,
        invoice: stripe.intents[charge.intent]?.invoice,
        period: books.periodOf(charge.intent),
        amount: charge.amount,
        refunded: charge.refunded,
        contested: ['needs_response', 'lost'].includes(payments.disputeOf(charge)?.status ?? ''),
      })),
    };
  }

  const elsewhere = (payment: Payment): Account => {
    const renews = payment.state === 'paid' && payment.recurring && !payment.cancelled;
    return {
      provider: payment.provider,
      order: payment.reference,
      currency: payment.currency,
      get untold() {
        return untold(payment.id);
      },
      renews,
      nextChargeAt: (renews && behaviours[payment.provider]?.nextChargeAt?.(payment)) || null,
      charges: payment.charges
        .filter(({ settling }) => !settling)
        .map((charge, index) => ({
          payment: charge.id,
          period: charge.period ?? index,
          amount: charge.amount,
          refunded: refundedOf(charge),
          contested: charge.disputed,
        })),
    };
  };

  return (order) => [
    ...ofOrder(stripe.purchases, order).map(atStripe),
    ...ledger.ofOrder(order).map(elsewhere),
  ];
}
