import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { type CheckoutFacts, type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { createPaypalClient, issueOf } from './client.ts';
import { type PaypalConfig, paypalConfig } from './config.ts';
import { instrumentFacts, type PaypalRefund, type PaypalSubscription } from './facts.ts';
import { createPaypalOrders } from './orders.ts';
import { refundFacts } from './refunds.ts';
import { createPaypalSubscriptions, subscriptionPath } from './subscriptions.ts';
import { createPaypalWebhook } from './webhook.ts';

const minute = 60_000;
/** An order that PayPal does not know after so long is one that it has forgotten, as it does within hours. */
const settled = 30 * minute;
/** How long after it closes a page that nobody approved is still waited for. */
const patience = 60 * minute;

/** A page that can no longer be paid on. */
const closedFacts = (order: OrderRow): CheckoutFacts => ({
  session: order.providerSession ?? '',
  url: null,
  status: 'expired',
  paid: false,
  refused: false,
  amount: null,
  currency: null,
  orderId: order.id,
  userId: order.userId,
  productId: order.productId,
  subscription: order.providerSubscription,
  payment: null,
});

/** PayPal's REST API: Orders v2 for one payment, Subscriptions v1 for recurring ones. */
function createPaypalAdapter(config: PaypalConfig, clock: Clock): PaymentAdapter {
  const call = createPaypalClient(config, clock);
  const orders = createPaypalOrders(call, config.brandName);
  const subscriptions = createPaypalSubscriptions(call, config.brandName, clock);
  const apiOf = (order: OrderRow) => (order.method === 'subscription' ? subscriptions : orders);
  const sessionOf = (order: OrderRow) => order.providerSession ?? '';

  /** Unapproved pages end here by age: PayPal forgets orders, and waits for subscriptions for ever. */
  async function inTime(order: OrderRow, read: Promise<CheckoutFacts>): Promise<CheckoutFacts> {
    try {
      const facts = await read;
      const over = facts.status === 'open' && clock.now() > order.closesAt.getTime() + patience;
      return over ? { ...facts, status: 'expired' } : facts;
    } catch (error) {
      const gone = issueOf(error) === 'INVALID_RESOURCE_ID' || issueOf(error) === 'RESOURCE_NOT_FOUND';
      if (!gone || clock.now() - order.createdAt.getTime() < settled) throw error;
      return closedFacts(order);
    }
  }

  return {
    ...createPaypalWebhook(config, clock),

    // One payment is one payment: only a subscription can begin with a trial.
    trials: ['subscription'],

    openCheckout: (options) => apiOf(options.order).open(options),

    readCheckout: (order) => inTime(order, apiOf(order).collect(order, sessionOf(order))),

    // PayPal sends nothing when a subscription is approved.
    isUnannounced: (order) => order.method === 'subscription',

    async closeCheckout(order) {
      // PayPal's page cannot be closed. A payment on it is collected by us alone, and only from open orders.
      const facts = await inTime(order, apiOf(order).read(order, sessionOf(order)));
      return facts.status === 'open' ? { ...facts, status: 'expired' } : facts;
    },

    async refund(order, charge) {
      const payment = charge.payment ?? (await apiOf(order).newestPayment(order, sessionOf(order)));
      if (!payment) throw new ProviderRefused('no payment');
      try {
        return refundFacts(
          await call<PaypalRefund>(`${apiOf(order).refundPath}/${encodeURIComponent(payment)}/refund`, {
            key: charge.key,
            body: charge.part === undefined ? {} : { amount: apiOf(order).partOf(order, charge.part) },
          }),
        );
      } catch (error) {
        if (!/ALREADY_REFUNDED|FULLY_REFUNDED/.test(issueOf(error) ?? '')) throw error;
        return null;
      }
    },

    /** PayPal lists no refunds of a sale: those that are known are read, and whether all of it is gone. */
    async readRefunds(order, charge, known) {
      const api = apiOf(order);
      const path = api === subscriptions ? '/v1/payments/refund' : '/v2/payments/refunds';
      const read = known.map((name) =>
        call<PaypalRefund>(`${path}/${encodeURIComponent(name)}`).then(refundFacts),
      );
      const found = await Promise.all(read);
      const payment = charge.payment ?? (await api.newestPayment(order, sessionOf(order)));
      if (!payment) throw new ProviderRefused('no payment');
      const listed = await api.listRefunds(sessionOf(order), payment);
      const others = listed.filter(({ refund }) => refund === null || !known.includes(refund));
      // The whole sum says nothing new where the refunds that it is made of are known.
      const all = found.length > 0 ? others.filter(({ refund }) => refund !== null) : others;
      return [...found, ...all];
    },

    // PayPal knows one way: nothing is charged any more, and the service counts what is paid for.
    async cancelSubscription(order) {
      if (order.method !== 'subscription' || !order.providerSession) return;
      await subscriptions.cancel(order, order.providerSession);
    },

    async readInstrument(order) {
      if (order.method !== 'subscription') return null;
      return instrumentFacts(await call<PaypalSubscription>(subscriptionPath(sessionOf(order))));
    },

    // `revise` changes the plan, never what pays for it: buyers do that in their account.
    instrumentAddress: (order) => (order.method === 'subscription' ? config.automaticPayments : null),

    readSubscription: (order) => subscriptions.standing(order, sessionOf(order)),

    placeOfPayment: subscriptions.placeOf,
  };
}

export const paypal = defineProvider(paypalConfig, createPaypalAdapter);
