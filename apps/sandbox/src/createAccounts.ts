import { type Ledger, refundedOf } from './ledger.ts';
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

/** The books of every provider: what each order was charged, and what went back. */
export function createAccounts({
  state,
  books,
  payments,
  ledger,
}: {
  state: StateFile;
  books: Books;
  payments: Payments;
  ledger: Ledger;
}): () => Account[] {
  const { stripe } = state.data;
  const untold = (id: string) =>
    state.data.deliveries.filter(({ payment, dueAt }) => payment === id && dueAt !== null).length;

  function atStripe(purchase: Purchase): Account {
    const subscription = stripe.subscriptions[purchase.subscription ?? ''];
    const runs =
      subscription !== undefined && ['active', 'past_due', 'trialing'].includes(subscription.status);
    return {
      provider: 's1',
      order: purchase.reference ?? '',
      currency: purchase.currency.toUpperCase(),
      untold: untold(purchase.id),
      renews:
        runs &&
        purchase.status === 'complete' &&
        !subscription.cancel_at_period_end &&
        subscription.cancel_at === null,
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

  return () => [
    ...Object.values(stripe.purchases).map(atStripe),
    ...ledger.all().map((payment) => ({
      provider: payment.provider,
      order: payment.reference,
      currency: payment.currency,
      untold: untold(payment.id),
      renews: payment.state === 'paid' && payment.recurring && !payment.cancelled,
      charges: payment.charges
        .filter(({ settling }) => !settling)
        .map((charge, index) => ({
          payment: charge.id,
          period: charge.period ?? index,
          amount: charge.amount,
          refunded: refundedOf(charge),
          contested: charge.disputed,
        })),
    })),
  ];
}
