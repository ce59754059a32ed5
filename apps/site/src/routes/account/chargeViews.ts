import type { Charge, Subscription, SubscriptionChanges } from '@tern/contract';
import type { OrderFacts } from '@tern/domain';
import type { PaymentReceiptView, PaymentResult, SubscriptionPayment } from '@tern/patterns';
import { orderFacts } from '../../purchase/orderFacts.ts';

const results = {
  trial: 'Trial',
  free: 'Free',
  paid: 'Paid',
  partly_refunded: 'PartlyRefunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
} as const satisfies Record<Charge['state'], PaymentResult>;

/** Nothing was paid for a trial, or for a period that was given: it has no receipt. */
const isPayment = ({ amount }: Pick<Charge, 'amount'>) => amount > 0;

function common(charge: Charge) {
  const { currency, period_start: start, period_end: end } = charge;
  return {
    intervalCount: charge.interval_count,
    intervalUnit: charge.interval_unit,
    amount: { amount: charge.amount, currency },
    date: charge.paid_at,
    method: charge.method,
    result: results[charge.state],
    refunded: charge.state === 'partly_refunded' ? { amount: charge.refunded_amount, currency } : undefined,
    period: start && end ? { start, end } : undefined,
  };
}

/** A row of the list of payments. `here`: the page of the list. */
export const paymentRow = (charge: Charge, here: string): SubscriptionPayment => ({
  ...common(charge),
  id: charge.receipt,
  claimHref: charge.claim_url ?? undefined,
  receiptHref: isPayment(charge) ? `${here}?receipt=${encodeURIComponent(charge.receipt)}` : undefined,
});

/** The newest payment of an order. */
export const newestOf = (charges: readonly Charge[], orderId: string): Charge | undefined =>
  charges.find((charge) => charge.order_id === orderId && isPayment(charge));

/**
 * The charge of a receipt, by its number. A link from before charges had receipts of their own names the subscription or
 * the order: its first payment.
 */
export function chargeOf(
  charges: readonly Charge[],
  subscriptions: readonly Subscription[],
  id: string,
): Charge | undefined {
  const exact = charges.find((charge) => charge.receipt === id && isPayment(charge));
  if (exact) return exact;
  const order = subscriptions.find(({ subscription_id }) => subscription_id === id)?.order_id ?? id;
  return charges.findLast((charge) => charge.order_id === order && isPayment(charge));
}

/** The next payment is of the plan that follows. */
export function withFollowing<Facts extends OrderFacts | undefined>(
  facts: Facts,
  changes: Pick<SubscriptionChanges, 'next'> | undefined,
): Facts {
  const next = changes?.next;
  if (!facts || !next) return facts;
  return { ...facts, renewalInterval: { count: next.interval_count, unit: next.interval_unit } };
}

/** The order in plain words: of the newest payment of a plan, and of one that has come back. */
function factsOf(
  charge: Charge,
  subscription: Subscription | undefined,
  newest: boolean,
  now: number,
): OrderFacts | undefined {
  if (!subscription) return undefined;
  const { state, amount, currency, paid_at } = charge;
  const facts = orderFacts({ ...subscription, amount, currency, started_at: paid_at, trial: null }, now);
  if (state === 'refunded') return facts && { ...facts, stage: 'returned' };
  if (state === 'disputed' || !newest || facts?.stage === 'returned') return undefined;
  // The guarantee is that of the first payment.
  return facts && { ...facts, moneyBackDays: charge.receipt === charge.order_id ? facts.moneyBackDays : 0 };
}

/** The receipt of a charge. `now`: epoch milliseconds. */
export function receiptView(
  charge: Charge,
  {
    charges,
    subscriptions,
    changes = {},
    now,
  }: {
    charges: readonly Charge[];
    subscriptions: readonly Subscription[];
    /** By subscription. */
    changes?: Readonly<Record<string, Pick<SubscriptionChanges, 'next'>>>;
    now: number;
  },
): PaymentReceiptView {
  const subscription = subscriptions.find(({ order_id }) => order_id === charge.order_id);
  const newest = newestOf(charges, charge.order_id) === charge;
  return {
    ...common(charge),
    number: charge.receipt,
    ...(charge.tax_amount && { tax: { amount: charge.tax_amount, currency: charge.currency } }),
    order: withFollowing(
      factsOf(charge, subscription, newest, now),
      subscription && changes[subscription.subscription_id],
    ),
  };
}
