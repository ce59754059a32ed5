import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { createPaypalClient, issueOf } from './client.ts';
import { type PaypalConfig, paypalConfig } from './config.ts';
import { createPaypalOrders } from './orders.ts';
import { createPaypalSubscriptions } from './subscriptions.ts';
import { createPaypalWebhook } from './webhook.ts';

/** PayPal's REST API: Orders v2 for one payment, Subscriptions v1 for recurring ones. */
function createPaypalAdapter(config: PaypalConfig, clock: Clock): PaymentAdapter {
  const call = createPaypalClient(config, clock);
  const orders = createPaypalOrders(call, config.brandName);
  const subscriptions = createPaypalSubscriptions(call, config.brandName);
  const apiOf = (order: OrderRow) => (order.method === 'subscription' ? subscriptions : orders);

  return {
    ...createPaypalWebhook(config, clock),

    openCheckout: (options) => apiOf(options.order).open(options),

    readCheckout: (order) => apiOf(order).collect(order, order.providerSession ?? ''),

    async closeCheckout(order) {
      // PayPal's page cannot be closed. A payment on it is collected by us alone, and only from open orders.
      const facts = await apiOf(order).read(order.providerSession ?? '');
      return facts.status === 'open' ? { ...facts, status: 'expired' } : facts;
    },

    async refund(order, charge) {
      if (!charge.payment) throw new ProviderRefused('no payment');
      try {
        await call(`${apiOf(order).refundPath}/${encodeURIComponent(charge.payment)}/refund`, {
          key: charge.key,
          body: {},
        });
      } catch (error) {
        if (!/ALREADY_REFUNDED|FULLY_REFUNDED/.test(issueOf(error) ?? '')) throw error;
      }
    },

    async cancelSubscription(order) {
      if (order.method !== 'subscription' || !order.providerSession) return;
      try {
        await call(`/v1/billing/subscriptions/${encodeURIComponent(order.providerSession)}/cancel`, {
          key: `${order.idempotencyKey}-cancel`,
          body: { reason: 'Cancelled' },
        });
      } catch (error) {
        if (issueOf(error) !== 'SUBSCRIPTION_STATUS_INVALID') throw error;
      }
    },
  };
}

export const paypal = defineProvider(paypalConfig, createPaypalAdapter);
