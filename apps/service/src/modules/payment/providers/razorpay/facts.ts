import type { CheckoutFacts } from '../PaymentAdapter.ts';

export interface Notes {
  order_id?: string;
  user_id?: string;
  product_id?: string;
}

export interface PaymentLink {
  id: string;
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  amount: number;
  amount_paid?: number;
  currency: string;
  reference_id: string;
  short_url: string;
  /** An empty list where nothing is noted. */
  notes: Notes | readonly [] | null;
  payments?: { payment_id: string; status: string }[] | null;
}

export function linkFacts(link: PaymentLink, payment?: string): CheckoutFacts {
  const paid = link.status === 'paid';
  const notes = link.notes as Notes | null;
  return {
    session: link.id,
    url: link.short_url,
    status: paid ? 'complete' : /^(?:expired|cancelled)$/.test(link.status) ? 'expired' : 'open',
    paid,
    refused: false,
    amount: paid ? (link.amount_paid ?? link.amount) : link.amount,
    currency: link.currency,
    orderId: notes?.order_id ?? null,
    userId: notes?.user_id ?? null,
    productId: notes?.product_id ?? null,
    subscription: null,
    payment: payment ?? link.payments?.find(({ status }) => status === 'captured')?.payment_id ?? null,
  };
}
