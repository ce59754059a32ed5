import Stripe from 'stripe';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { trialOf } from '../../rows/trialOf.ts';
import { type PaymentAdapter, ProviderRefused, ProviderUnavailable } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { createStripeBilling } from './billing.ts';
import type { CallStripe } from './common.ts';
import { type StripeConfig, stripeConfig } from './config.ts';
import { createStripeEndpoints } from './endpoints.ts';
import { createStripeFields } from './fields.ts';
import { createStripeHosted } from './hosted.ts';
import { createStripeInstrument } from './instrument.ts';
import { observedClient } from './observedClient.ts';
import { createStripeProducts } from './products.ts';
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

  /** A reduction of the first period only, as a coupon made for this order. */
  async function firstDiscount(order: OrderRow): Promise<{ discounts: { coupon: string }[] } | object> {
    const off = (order.renewalAmount ?? order.amount) - order.amount;
    if (off <= 0 || trialOf(order)) return {};
    const coupon = await callStripe(() =>
      stripe.coupons.create(
        {
          id: `first-${order.id}`,
          // Stands on Stripe's page and on its invoices.
          name: (order.coupon ?? 'Discount').slice(0, 40),
          amount_off: off,
          currency: order.currency.toLowerCase(),
          duration: 'once',
          max_redemptions: 1,
        },
        { idempotencyKey: `${order.idempotencyKey}-coupon` },
      ),
    );
    return { discounts: [{ coupon: coupon.id }] };
  }

  const productOf = createStripeProducts({ stripe, callStripe: callStripe });
  const parts = { stripe, callStripe: callStripe, firstDiscount, clock, productOf, tax: config.tax };
  const fields = createStripeFields(parts);
  const hosted = createStripeHosted(parts);
  const placeOf = ({ entry }: OrderRow) => (entry === 'embedded' ? fields : hosted);

  return {
    ...createStripeWebhook(stripe, config, clock),
    ...createStripeBilling(parts),
    ...createStripeInstrument(parts),
    ...createStripeEndpoints(parts),
    trials: true,
    fields: { publicKey: config.publishableKey, scriptUrl: config.scriptUrl },
    openCheckout: (options) => placeOf(options.order).open(options),
    readCheckout: (order) => placeOf(order).read(order),
    closeCheckout: (order) => placeOf(order).close(order),
    clientSecret: (order) => fields.clientSecret(order),
  };
}

const callStripe: CallStripe = async (call) => {
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
};

export const stripe = defineProvider(stripeConfig, createStripeAdapter);
