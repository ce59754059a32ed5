import { createHmac } from 'node:crypto';
import { currencyDecimals, isCurrency } from '@tern/domain';
import type { OrderRow } from '../../rows/paymentRows.ts';
import type { CheckoutFacts } from '../PaymentAdapter.ts';

/** BTCPay's Greenfield API, after its `swagger.template.invoices.json`. Amounts are decimal strings. */
export interface BtcpayInvoice {
  id: string;
  amount: string;
  /** The sum of all payments, those that are not confirmed yet too. */
  paidAmount: string;
  currency: string;
  checkoutLink: string;
  /** Seconds. */
  createdTime: number;
  /** Until when payments that come after the expiration are looked for. Seconds. */
  monitoringExpiration: number;
  status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
  additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver';
  availableStatusesForManualMarking?: readonly string[];
  metadata?: { orderId?: string; itemCode?: string } | null;
}

export interface BtcpayPaymentMethod {
  payments?: readonly { status: 'Invalid' | 'Processing' | 'Settled' }[] | null;
}

export interface BtcpayPullPayment {
  id: string;
  name: string;
  currency: string;
  amount: string;
  archived: boolean;
  /** Where its holder says where the money goes. */
  viewLink: string;
}

export interface BtcpayPayout {
  /** In the currency of the pull payment. */
  originalAmount: string;
  state: 'AwaitingApproval' | 'AwaitingPayment' | 'InProgress' | 'Completed' | 'Cancelled';
}

/** Minor units; null of a currency that is not sold in. */
export const minorOf = (amount: string, currency: string): number | null =>
  isCurrency(currency) ? Math.round(Number(amount) * 10 ** currencyDecimals(currency)) : null;

/** The hexadecimal signature over the raw body of a webhook. */
export const btcpaySignature = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Money on an invoice that is closed: it has arrived, is not confirmed yet, or there is none. */
export type LateMoney = 'settled' | 'processing' | 'none';

/** Whether money may lie on an invoice that is closed: its payments say whether it is confirmed. */
export const mayHoldLateMoney = ({ status, additionalStatus }: BtcpayInvoice): boolean =>
  status === 'Invalid' || (status === 'Expired' && additionalStatus !== 'None');

export function lateMoneyOf(methods: readonly BtcpayPaymentMethod[]): LateMoney {
  const states = methods.flatMap(({ payments }) => payments ?? []).map(({ status }) => status);
  if (states.includes('Processing')) return 'processing';
  return states.includes('Settled') ? 'settled' : 'none';
}

/**
 * The facts of an invoice. A part of the price that came in is stated as it is: it differs from the order, so
 * the service gives it back. An invoice that has expired stays open as long as payments on it are looked for there.
 */
export function invoiceFacts(
  invoice: BtcpayInvoice,
  order: OrderRow,
  { late, now }: { late: LateMoney; now: number },
): CheckoutFacts {
  const { status, additionalStatus, currency } = invoice;
  const isClosed = status === 'Expired' || status === 'Invalid';
  const price = minorOf(invoice.amount, currency);
  const arrived = minorOf(invoice.paidAmount, currency);
  const paid = status === 'Settled' || (isClosed && late === 'settled');
  const underway = status === 'Processing' || (isClosed && late === 'processing');
  const awaited = status === 'Expired' && now < invoice.monitoringExpiration * 1000;
  const over = arrived !== null && price !== null && arrived > price;
  // In whole where the store takes a little less for it.
  const whole = status === 'Settled' || additionalStatus === 'PaidLate' || over;
  const refused = !paid && !underway && status === 'Invalid' && additionalStatus !== 'Marked';
  return {
    session: invoice.id,
    url: status === 'New' ? invoice.checkoutLink : null,
    status: paid || underway ? 'complete' : status === 'New' || awaited || refused ? 'open' : 'expired',
    paid,
    refused,
    amount: paid && !whole ? arrived : price,
    currency,
    tax: null,
    orderId: invoice.metadata?.orderId ?? null,
    // The provider is not told who buys: its word about the order is one about the buyer.
    userId: order.userId,
    productId: invoice.metadata?.itemCode ?? null,
    subscription: null,
    payment: paid || underway ? invoice.id : null,
    ...(paid && over && { overpaid: true }),
  };
}
