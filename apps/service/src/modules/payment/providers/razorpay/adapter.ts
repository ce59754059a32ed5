import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { callProvider, refusalOf } from '../callProvider.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { type RazorpayConfig, razorpayConfig } from './config.ts';
import { type Refund, refundFacts } from './events.ts';
import { linkFacts, type PaymentLink } from './facts.ts';
import { createRazorpayWebhook } from './webhook.ts';

/** Razorpay: a payment link, whose reference is our order, so that a second one is refused and found. */
function createRazorpayAdapter(config: RazorpayConfig, clock: Clock): PaymentAdapter {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`;
  const call = <T>(path: string, body?: object): Promise<T> =>
    callProvider<T>(`${config.apiBase}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
  const linkPath = (order: OrderRow) =>
    `/v1/payment_links/${encodeURIComponent(order.providerSession ?? '')}`;
  const read = async (order: OrderRow) => linkFacts(await call<PaymentLink>(linkPath(order)));

  return {
    ...createRazorpayWebhook(config, clock),

    async openCheckout(options) {
      const { order, email, productName } = options;
      try {
        const made = await call<PaymentLink>('/v1/payment_links', {
          amount: order.amount,
          currency: order.currency,
          accept_partial: false,
          reference_id: order.id,
          description: productName,
          customer: email ? { email } : {},
          notify: { sms: false, email: false },
          expire_by: Math.floor(order.closesAt.getTime() / 1000),
          notes: { order_id: order.id, user_id: order.userId, product_id: order.productId },
          callback_url: returnUrls(options).paid,
          callback_method: 'get',
        });
        return openedCheckout(linkFacts(made));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // The reference is taken: an earlier response was lost.
        const found = await call<{ payment_links: PaymentLink[] }>(
          `/v1/payment_links?reference_id=${encodeURIComponent(order.id)}`,
        );
        const [known] = found.payment_links;
        if (!known) throw error;
        return openedCheckout(linkFacts(known));
      }
    },

    readCheckout: read,

    async closeCheckout(order) {
      try {
        return linkFacts(await call<PaymentLink>(`${linkPath(order)}/cancel`, {}));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        return read(order);
      }
    },

    async refund(order, charge) {
      const payment = charge.payment ?? (await read(order)).payment;
      if (!payment) throw new ProviderRefused('no payment');
      try {
        return refundFacts(
          await call<Refund>(`/v1/payments/${encodeURIComponent(payment)}/refund`, {
            speed: 'normal',
            receipt: `refund-${order.id}`,
            notes: { order_id: order.id },
          }),
        );
      } catch (error) {
        const data = refusalOf(error)?.data as { error?: { description?: string } } | null | undefined;
        if (!/fully refunded/i.test(data?.error?.description ?? '')) throw error;
        return null;
      }
    },

    async readRefunds(order, charge) {
      const payment = charge.payment ?? (await read(order)).payment;
      if (!payment) throw new ProviderRefused('no payment');
      const { items } = await call<{ items: Refund[] }>(
        `/v1/payments/${encodeURIComponent(payment)}/refunds?count=100`,
      );
      return items.map(refundFacts).reverse();
    },

    // One payment for one period: nothing is charged by itself.
    cancelSubscription: () => Promise.resolve(),
  };
}

export const razorpay = defineProvider(razorpayConfig, createRazorpayAdapter);
