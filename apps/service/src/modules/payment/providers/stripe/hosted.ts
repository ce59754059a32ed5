import { splitUrl } from '@tern/domain';
import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { openedCheckout } from '../openedCheckout.ts';
import {
  type CheckoutFacts,
  type OpenedCheckout,
  type OpenOptions,
  ProviderRefused,
  type StatedCharge,
} from '../PaymentAdapter.ts';
import { returnUrls } from '../returnUrls.ts';
import { checkoutFacts } from './checkoutFacts.ts';
import { checkoutLocale } from './checkoutLocale.ts';
import { type CallStripe, intervals, metadataOf, sessionOf } from './common.ts';
import { trialTerms } from './trials.ts';

/** The card of a trial stands with its subscription. */
const withCard = { expand: ['subscription.default_payment_method'] };

/** Orders that are paid on Stripe's own page. */
export function createStripeHosted({
  stripe,
  callStripe,
  firstDiscount,
  tax,
}: {
  stripe: Stripe;
  callStripe: CallStripe;
  firstDiscount: (order: OrderRow) => Promise<object>;
  tax: boolean;
}) {
  const read = async (order: OrderRow): Promise<CheckoutFacts> =>
    checkoutFacts(await callStripe(() => stripe.checkout.sessions.retrieve(sessionOf(order), withCard)));

  return {
    async open(options: OpenOptions): Promise<OpenedCheckout> {
      const { order, plan, email, productName } = options;
      const back = returnUrls(options);
      const metadata = metadataOf(order);
      // Everything here comes from the stored order: the same key with other words would be refused.
      const discount = await firstDiscount(order);
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(
          {
            ...discount,
            mode: 'subscription',
            client_reference_id: order.id,
            ...(email && { customer_email: email }),
            locale: checkoutLocale(splitUrl(order.returnBase).language),
            metadata,
            payment_method_collection: 'always',
            subscription_data: { metadata, ...trialTerms(order) },
            ...(tax && { automatic_tax: { enabled: true } }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  // The price that was shown is the price that is paid, with the tax of any place in it.
                  ...(tax && { tax_behavior: 'inclusive' as const }),
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
            expand: ['line_items'],
          },
          { idempotencyKey: order.idempotencyKey },
        ),
      );
      return openedCheckout(checkoutFacts(session), statedCharge(session));
    },

    read,

    async close(order: OrderRow): Promise<CheckoutFacts> {
      try {
        return checkoutFacts(await callStripe(() => stripe.checkout.sessions.expire(sessionOf(order))));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // Only an open page can be closed: it was paid or has expired.
        return read(order);
      }
    },
  };
}

/** The later periods and the tax, as Stripe states them with the page. */
function statedCharge(session: Stripe.Checkout.Session): Partial<StatedCharge> {
  const price = session.line_items?.data[0]?.price;
  const inclusive = price?.tax_behavior === 'inclusive';
  return {
    renewal: price?.unit_amount ?? null,
    tax: session.automatic_tax.enabled ? (inclusive ? 'inclusive' : 'exclusive') : null,
  };
}
