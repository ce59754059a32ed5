import type { CheckoutFacts } from '../PaymentAdapter.ts';

export interface CustomData {
  order_id?: string;
  user_id?: string;
  product_id?: string;
}

export interface Transaction {
  id: string;
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
  origin?: string;
  subscription_id: string | null;
  custom_data: CustomData | null;
  currency_code: string;
  created_at: string;
  billing_period?: { starts_at: string; ends_at: string } | null;
  details?: { totals?: { total: string; tax: string; grand_total?: string } };
  checkout?: { url: string | null } | null;
}

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

export function transactionFacts(transaction: Transaction): CheckoutFacts {
  const { status, details } = transaction;
  const paid = isPaid(status);
  return {
    session: transaction.id,
    url: transaction.checkout?.url ?? null,
    status: paid ? 'complete' : status === 'canceled' ? 'expired' : 'open',
    paid,
    refused: false,
    amount: totalOf(transaction),
    currency: transaction.currency_code,
    tax: details?.totals ? Number(details.totals.tax) : null,
    ...named(transaction.custom_data),
    subscription: transaction.subscription_id,
    payment: paid ? transaction.id : null,
  };
}
