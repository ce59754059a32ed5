import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { callProvider } from '../callProvider.ts';
import {
  type CheckoutFacts,
  type PaymentAdapter,
  type ProviderEvent,
  ProviderRefused,
} from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { type TpaConfig, tpaConfig } from './config.ts';

/** The protocol of docs/operations.md, "Another provider". Amounts in minor units. */
interface TpaPayment {
  id: string;
  status: 'open' | 'paid' | 'refused' | 'expired' | 'refunded' | 'disputed';
  url: string | null;
  amount: number;
  currency: string;
  tax?: number | null;
  order_id: string;
  user_id: string;
  product_id: string;
}

interface TpaEvent {
  id: string;
  type: string;
  created: number;
  live: boolean;
  payment: TpaPayment;
}

const tolerance = 300;

/** Any further provider: redirect to its page, be notified, ask. Both sides sign with the shared secret. */
function createTpaAdapter(config: TpaConfig, clock: Clock): PaymentAdapter {
  const signatureOf = (seconds: string, body: Buffer | string) =>
    createHmac('sha256', config.secret).update(`${seconds}.`).update(body).digest('hex');

  function call<T>(path: string, options: { body?: object; key?: string } = {}): Promise<T> {
    const body = options.body ? JSON.stringify(options.body) : '';
    const seconds = String(Math.floor(clock.now() / 1000));
    return callProvider<T>(`${config.apiBase}/tpa${path}`, {
      method: options.body ? 'POST' : 'GET',
      headers: {
        'x-merchant': config.merchantId,
        'x-signature': `t=${seconds},v1=${signatureOf(seconds, `${path}${body}`)}`,
        ...(options.body && { 'content-type': 'application/json' }),
        ...(options.key && { 'idempotency-key': options.key }),
      },
      body: body || undefined,
    });
  }
  const pathOf = (order: OrderRow) => `/payments/${encodeURIComponent(order.providerSession ?? '')}`;
  const read = async (order: OrderRow) => paymentFacts(await call<TpaPayment>(pathOf(order)));

  return {
    async openCheckout(options) {
      const { order, email, productName } = options;
      const back = returnUrls(options);
      return paymentFacts(
        await call<TpaPayment>('/payments', {
          key: order.idempotencyKey,
          body: {
            order_id: order.id,
            user_id: order.userId,
            product_id: order.productId,
            amount: order.amount,
            currency: order.currency,
            description: productName,
            email,
            return_url: back.paid,
            cancel_url: back.cancelled,
            expires_at: Math.floor(order.closesAt.getTime() / 1000),
          },
        }),
      );
    },
    readCheckout: read,
    async closeCheckout(order) {
      try {
        return paymentFacts(
          await call<TpaPayment>(`${pathOf(order)}/cancel`, {
            key: `${order.idempotencyKey}-close`,
            body: {},
          }),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return read(order);
      }
    },
    async refund(order) {
      if (!order.providerSession) throw new ProviderRefused('no payment');
      await call(`${pathOf(order)}/refund`, { key: `${order.idempotencyKey}-refund`, body: {} });
    },
    cancelSubscription: () => Promise.resolve(),

    async verify(body, header) {
      const [, seconds = '', given = ''] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header('x-signature') ?? '') ?? [];
      if (!(Math.abs(clock.now() / 1000 - Number(seconds)) <= tolerance)) throw new Error('too old');
      const wanted = Buffer.from(signatureOf(seconds, body), 'hex');
      const sent = Buffer.from(given, 'hex');
      if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) {
        throw new Error('the signature does not match');
      }
      const event = JSON.parse(body.toString('utf8')) as Partial<TpaEvent>;
      return { id: String(event.id), type: String(event.type), livemode: event.live === true };
    },

    readEvent(body) {
      const { created, type, payment } = JSON.parse(body) as TpaEvent;
      const at = new Date(created * 1000);
      const reference = { at, payment: payment.id, orderId: payment.order_id };
      if (type === 'payment.refunded') return { kind: 'refunded', full: true, ...reference };
      if (type === 'payment.disputed') return { kind: 'disputed', ...reference };
      if (/^payment\.(?:paid|refused|expired)$/.test(type)) {
        return { kind: 'checkout', at, facts: paymentFacts(payment) };
      }
      return { kind: 'other', at } satisfies ProviderEvent;
    },
  };
}

export const tpa = defineProvider(tpaConfig, createTpaAdapter);

function paymentFacts(payment: TpaPayment): CheckoutFacts {
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
