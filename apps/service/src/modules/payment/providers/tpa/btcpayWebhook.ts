import { timingSafeEqual } from 'node:crypto';
import type { PaymentAdapter } from '../PaymentAdapter.ts';
import { btcpaySignature } from './btcpayFacts.ts';
import type { TpaConfig } from './config.ts';

interface BtcpayEvent {
  /** Another one for each try; the first of them is `originalDeliveryId`. */
  deliveryId: string;
  originalDeliveryId?: string | null;
  type: string;
  /** Seconds. */
  timestamp: number;
  invoiceId?: string;
  metadata?: { orderId?: string } | null;
  pullPaymentId?: string | null;
}

/** Types of events that a store has to send. */
export const btcpayEvents = [
  'InvoiceReceivedPayment',
  'InvoicePaymentSettled',
  'InvoiceProcessing',
  'InvoiceExpired',
  'InvoiceSettled',
  'InvoiceInvalid',
  'PayoutCreated',
  'PayoutApproved',
  'PayoutUpdated',
] as const;

/** Reads BTCPay's webhooks. They state no sums: how an invoice or a refund stands is requested. */
export const createBtcpayWebhook = (config: TpaConfig): Pick<PaymentAdapter, 'verify' | 'readEvent'> => ({
  async verify(body, header) {
    const [, given = ''] = /^sha256=([0-9a-f]{64})$/.exec(header('btcpay-sig') ?? '') ?? [];
    const wanted = Buffer.from(btcpaySignature(config.secret, body), 'hex');
    const sent = Buffer.from(given, 'hex');
    if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) {
      throw new Error('the signature does not match');
    }
    const event = JSON.parse(body.toString('utf8')) as Partial<BtcpayEvent>;
    return { id: event.originalDeliveryId ?? event.deliveryId, type: event.type, livemode: null };
  },

  readEvent(body) {
    const { type, timestamp, invoiceId, metadata, pullPaymentId } = JSON.parse(body) as BtcpayEvent;
    const at = new Date(timestamp * 1000);
    if (!(btcpayEvents as readonly string[]).includes(type)) return { kind: 'other', at };
    if (invoiceId) {
      const orderId = metadata?.orderId ?? null;
      return { kind: 'ask', at, orderId, session: invoiceId, closed: true };
    }
    return pullPaymentId ? { kind: 'askRefund', at, refund: pullPaymentId } : { kind: 'other', at };
  },
});
