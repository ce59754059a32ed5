import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { callProvider } from '../callProvider.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { createBtcpayAdapter } from './btcpayAdapter.ts';
import { type TpaConfig, tpaConfig } from './config.ts';
import { paymentFacts, refundFacts, signatureOf, type TpaPayment } from './facts.ts';
import { createTpaWebhook } from './webhook.ts';

/** Redirect to the provider's page, be notified, ask. Both sides sign with the shared secret. */
function createSignedAdapter(config: TpaConfig, clock: Clock): PaymentAdapter {
  function call<T>(path: string, options: { body?: object; key?: string } = {}): Promise<T> {
    const body = options.body ? JSON.stringify(options.body) : '';
    const seconds = String(Math.floor(clock.now() / 1000));
    return callProvider<T>(`${config.apiBase}/tpa${path}`, {
      method: options.body ? 'POST' : 'GET',
      headers: {
        'x-merchant': config.merchantId,
        'x-signature': `t=${seconds},v1=${signatureOf(config.secret, seconds, `${path}${body}`)}`,
        ...(options.body && { 'content-type': 'application/json' }),
        ...(options.key && { 'idempotency-key': options.key }),
      },
      body: body || undefined,
    });
  }
  const pathOf = (order: OrderRow) => `/payments/${encodeURIComponent(order.providerSession ?? '')}`;
  const read = async (order: OrderRow) => paymentFacts(await call<TpaPayment>(pathOf(order)));

  return {
    ...createTpaWebhook(config, clock),

    async openCheckout(options) {
      const { order, email, productName } = options;
      const back = returnUrls(options);
      const made = await call<TpaPayment>('/payments', {
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
      });
      return openedCheckout(paymentFacts(made));
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
    async refund(order, charge) {
      if (!order.providerSession) throw new ProviderRefused('no payment');
      return refundFacts(await call<TpaPayment>(`${pathOf(order)}/refund`, { key: charge.key, body: {} }));
    },
    async readRefunds(order) {
      if (!order.providerSession) throw new ProviderRefused('no payment');
      return [refundFacts(await call<TpaPayment>(pathOf(order)))];
    },
    cancelSubscription: () => Promise.resolve(),
  };
}

/** Any further provider, by the protocol that it speaks. */
const createTpaAdapter = (config: TpaConfig, clock: Clock): PaymentAdapter =>
  config.protocol === 'btcpay' ? createBtcpayAdapter(config, clock) : createSignedAdapter(config, clock);

export const tpa = defineProvider(tpaConfig, createTpaAdapter);
