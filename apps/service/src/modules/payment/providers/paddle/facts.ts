import { openedCheckout } from '../openedCheckout.ts';
import type { CheckoutFacts, OpenedCheckout } from '../PaymentAdapter.ts';

export interface CustomData {
  order_id?: string;
  user_id?: string;
  product_id?: string;
}

export interface Transaction {
  id: string;
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
  origin: string;
  subscription_id: string | null;
  custom_data: CustomData | null;
  currency_code: string;
  created_at: string;
  billed_at?: string | null;
  customer_id?: string | null;
  billing_period?: { starts_at: string; ends_at: string } | null;
  details?: { totals?: { total: string; tax: string; grand_total?: string } };
  checkout?: { url: string | null } | null;
  payments?: {
    status: string;
    created_at?: string;
    method_details?: {
      type: string;
      card: { type: string; last4: string; expiry_month: number; expiry_year: number } | null;
    } | null;
  }[];
  items?: { price?: { tax_mode: string; unit_price: { amount: string } } | null }[];
}

/** Opened for an order. Changing the card, or the plan at Paddle, makes transactions that are none of ours. */
export const isPurchase = ({ origin }: Transaction) => origin === 'api' || origin === 'web';
export const isRenewal = ({ origin }: Transaction) => origin === 'subscription_recurring';
const isPaid = (status: Transaction['status']) => status === 'paid' || status === 'completed';
export const named = (custom: CustomData | null) => ({
  orderId: custom?.order_id ?? null,
  userId: custom?.user_id ?? null,
  productId: custom?.product_id ?? null,
});
export const totalOf = (transaction: Transaction) => {
  const total = transaction.details?.totals?.total;
  return total === undefined ? null : Number(total);
};

/** Charged to the buyer: without the part that a balance at Paddle has paid. */
export const chargedOf = (transaction: Transaction) =>
  Number(transaction.details?.totals?.grand_total ?? totalOf(transaction) ?? 0);

export const taxOf = ({ details }: Transaction) => (details?.totals ? Number(details.totals.tax) : null);

/** The part of it that came on top of the price. */
export const taxOnTopOf = (transaction: Transaction) =>
  transaction.items?.[0]?.price?.tax_mode === 'external' ? (taxOf(transaction) ?? 0) : 0;

export function transactionFacts(transaction: Transaction): CheckoutFacts {
  const { status } = transaction;
  // Paddle makes the subscription of a free trial a moment after the buyer has confirmed it.
  const paid = isPaid(status) && (totalOf(transaction) !== 0 || transaction.subscription_id !== null);
  return {
    session: transaction.id,
    url: transaction.checkout?.url ?? null,
    status: isPaid(status) ? 'complete' : status === 'canceled' ? 'expired' : 'open',
    paid,
    refused: false,
    amount: totalOf(transaction),
    currency: transaction.currency_code,
    tax: taxOf(transaction),
    ...named(transaction.custom_data),
    subscription: transaction.subscription_id,
    // Of a free trial nothing was paid.
    payment: paid && totalOf(transaction) !== 0 ? transaction.id : null,
    payer: transaction.customer_id ?? null,
  };
}

/** With the charge that the transaction states: now, with taxes and discounts, and at every later period. */
export function openedTransaction(transaction: Transaction): OpenedCheckout {
  const price = transaction.items?.[0]?.price;
  return openedCheckout(transactionFacts(transaction), {
    tax: price ? (price.tax_mode === 'internal' ? 'inclusive' : 'exclusive') : null,
    renewal: price ? Number(price.unit_price.amount) : null,
  });
}
