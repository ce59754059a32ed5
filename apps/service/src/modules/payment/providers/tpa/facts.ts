import { createHmac } from 'node:crypto';
import type { CheckoutFacts } from '../PaymentAdapter.ts';
import type { RefundFacts } from '../ProviderEvent.ts';

/** The protocol of docs/operations.md, "Another provider". Amounts in minor units. */
export interface TpaPayment {
  id: string;
  status: 'open' | 'paid' | 'refused' | 'expired' | 'refunded' | 'disputed';
  url: string | null;
  amount: number;
  currency: string;
  tax?: number | null;
  /** Given back so far. */
  refunded?: number;
  /** How the newest refund stands, where that is not at once `done`. */
  refund_status?: 'pending' | 'done' | 'failed';
  order_id: string;
  user_id: string;
  product_id: string;
}

/** The hexadecimal signature of `seconds.body`, in both directions. */
export const signatureOf = (secret: string, seconds: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

export function paymentFacts(payment: TpaPayment): CheckoutFacts {
  const { status } = payment;
  const paid = status === 'paid' || status === 'refunded' || status === 'disputed';
  return {
    session: payment.id,
    url: payment.url,
    status: paid ? 'complete' : status === 'expired' ? 'expired' : 'open',
    paid,
    refused: status === 'refused',
    amount: payment.amount,
    currency: payment.currency,
    tax: payment.tax ?? null,
    orderId: payment.order_id,
    userId: payment.user_id,
    productId: payment.product_id,
    subscription: null,
    payment: paid ? payment.id : null,
  };
}

/** How what was given back stands: this protocol names no refunds. */
export const refundFacts = ({ refunded, refund_status }: TpaPayment): RefundFacts => ({
  refund: null,
  amount: refunded ?? 0,
  state: refund_status ?? 'done',
  failure: refund_status === 'failed' ? refund_status : null,
});
