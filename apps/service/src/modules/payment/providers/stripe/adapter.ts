import { splitUrl } from '@tern/domain';
import Stripe from 'stripe';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { type PaymentAdapter, ProviderRefused, ProviderUnavailable } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { checkoutFacts } from './checkoutFacts.ts';
import { checkoutLocale } from './checkoutLocale.ts';
import { type StripeConfig, stripeConfig } from './config.ts';
import { createStripeFields, hasCode, idOf, intervals, metadataOf, sessionOf } from './fields.ts';
import { observedClient } from './observedClient.ts';
import { createStripeWebhook } from './webhook.ts';

/** Stripe's hosted checkout and its fields on our page, through its official library, at Stripe or at a stand-in. */
function createStripeAdapter(config: StripeConfig, clock: Clock): PaymentAdapter {
  const base = new URL(config.apiBase);
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  const stripe = new Stripe(config.secretKey, {
    host: base.hostname,
    port: base.port || (protocol === 'http' ? 80 : 443),
    protocol,
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: observedClient(),
  });

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (
        error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeCardError
      ) {
        throw new ProviderRefused(error);
      }
      if (error instanceof Stripe.errors.StripeError) throw new ProviderUnavailable(error);
      throw error;
    }
  }

  async function paymentOfSubscription(subscription: string): Promise<string> {
    const invoices = await ask(() =>
      stripe.invoices.list({ subscription, limit: 1, expand: ['data.payments'] }),
    );
    const payment = idOf(invoices.data[0]?.payments?.data[0]?.payment.payment_intent);
    if (!payment) throw new ProviderRefused('no payment');
    return payment;
  }

  /** A reduction of the first period only, as a coupon made for this order. */
  async function firstDiscount(order: OrderRow): Promise<{ discounts: { coupon: string }[] } | object> {
    const off = (order.renewalAmount ?? order.amount) - order.amount;
    if (off <= 0) return {};
    const coupon = await ask(() =>
      stripe.coupons.create(
        {
          id: `first-${order.id}`,
          amount_off: off,
          currency: order.currency.toLowerCase(),
          duration: 'once',
        },
        { idempotencyKey: `${order.idempotencyKey}-coupon` },
      ),
    );
    return { discounts: [{ coupon: coupon.id }] };
  }

  const fields = createStripeFields({ stripe, ask, firstDiscount, clock });

  return {
    ...createStripeWebhook(stripe, config, clock),
    fields: { publicKey: config.publishableKey, scriptUrl: config.scriptUrl },
    async openCheckout(options) {
      const { order, plan, email, productName } = options;
      if (order.entry === 'embedded') return fields.open(options);
      const back = returnUrls(options);
      const metadata = metadataOf(order);
      // Everything here comes from the stored order: the same key with other words would be refused.
      const discount = await firstDiscount(order);
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            ...discount,
            mode: 'subscription',
            client_reference_id: order.id,
            ...(email && { customer_email: email }),
            locale: checkoutLocale(splitUrl(order.returnBase).language),
            metadata,
            subscription_data: { metadata },
            ...(config.tax && { automatic_tax: { enabled: true } }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  // The price that was shown is the price that is paid, with the tax of any place in it.
                  ...(config.tax && { tax_behavior: 'inclusive' as const }),
                  currency: order.currency.toLowerCase(),
                  unit_amount: order.renewalAmount ?? order.amount,
                  recurring: { interval: intervals[plan.intervalUnit], interval_count: plan.intervalCount },
                  product_data: { name: productName, metadata: { product_id: order.productId } },
                },
              },
            ],
            success_url: back.paid,
            cancel_url: back.cancelled,
            expires_at: Math.floor(order.closesAt.getTime() / 1000),
          },
          { idempotencyKey: order.idempotencyKey },
        ),
      );
      return openedCheckout(checkoutFacts(session));
    },
    clientSecret: (order) => fields.clientSecret(order),
    readCheckout: async (order) =>
      order.entry === 'embedded'
        ? fields.read(order)
        : checkoutFacts(await ask(() => stripe.checkout.sessions.retrieve(sessionOf(order)))),
    async closeCheckout(order) {
      if (order.entry === 'embedded') return fields.close(order);
      const session = sessionOf(order);
      try {
        return checkoutFacts(await ask(() => stripe.checkout.sessions.expire(session)));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // Only an open page can be closed: it was paid or has expired.
        return checkoutFacts(await ask(() => stripe.checkout.sessions.retrieve(session)));
      }
    },
    async subscriptionOfPayment(payment) {
      const found = await ask(() =>
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: payment },
          expand: ['data.invoice'],
          limit: 1,
        }),
      );
      const invoice = found.data[0]?.invoice;
      if (!invoice || typeof invoice === 'string' || !('parent' in invoice)) return null;
      return idOf(invoice.parent?.subscription_details?.subscription);
    },
    async refund(order, charge) {
      if (!charge.payment && !order.providerSubscription) throw new ProviderRefused('no payment');
      const payment = charge.payment ?? (await paymentOfSubscription(order.providerSubscription ?? ''));
      try {
        await ask(() =>
          stripe.refunds.create(
            { payment_intent: payment, metadata: { order_id: order.id } },
            { idempotencyKey: charge.key },
          ),
        );
      } catch (error) {
        if (!hasCode(error, 'charge_already_refunded')) throw error;
      }
    },
    async cancelSubscription(order) {
      const { providerSubscription } = order;
      if (!providerSubscription) return;
      await ask(() => stripe.subscriptions.update(providerSubscription, { cancel_at_period_end: true }));
    },
  };
}

export const stripe = defineProvider(stripeConfig, createStripeAdapter);
