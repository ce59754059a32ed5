import Stripe from 'stripe';
import type { StripeConfig } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { OrderRow, PlanRow } from './payment.repo.ts';

/** What the provider says about the page an order is paid on. Amounts in minor units. */
export interface CheckoutFacts {
  session: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  /** A payment that takes days was refused in the end. */
  refused: boolean;
  amount: number | null;
  currency: string | null;
  orderId: string | null;
  userId: string | null;
  productId: string | null;
  subscription: string | null;
  payment: string | null;
}

export type ProviderEvent =
  | { kind: 'checkout'; at: Date; facts: CheckoutFacts }
  | {
      kind: 'invoicePaid';
      at: Date;
      subscription: string | null;
      orderId: string | null;
      userId: string | null;
      productId: string | null;
      amount: number;
      currency: string;
      periodEnd: Date | null;
      /** Not the first payment. */
      renewal: boolean;
    }
  | { kind: 'refunded'; at: Date; payment: string | null; orderId: string | null; full: boolean }
  | { kind: 'disputed'; at: Date; payment: string | null; orderId: string | null }
  | { kind: 'other'; at: Date };

/** The provider could not be asked, or did not answer: what happened there is not known. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The payment provider did not answer.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider understood and said no. */
export class ProviderRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider refused the request.', { cause });
    this.name = 'ProviderRefused';
  }
}

export interface StripeAdapter {
  /** Opens the page to pay, or finds the one this order opened before: same order, same answer. */
  openCheckout(options: {
    order: OrderRow;
    plan: PlanRow;
    email: string | null;
    publicOrigin: string;
    productName: string;
  }): Promise<CheckoutFacts>;
  readCheckout(session: string): Promise<CheckoutFacts>;
  /** Closes the page, unless it was paid; answers how it stands. */
  closeCheckout(session: string): Promise<CheckoutFacts>;
  /** The subscription that a payment belongs to, for events that only name the payment. */
  subscriptionOfPayment(payment: string): Promise<string | null>;
  /** Checks the signature over the raw body. Throws when it does not match or is too old. */
  verify(body: Buffer, signature: string): { id: string; type: string; livemode: boolean };
  readEvent(body: string): ProviderEvent;
}

const intervals = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Stripe's hosted checkout through its official library, at Stripe or at a stand-in. */
export function createStripeAdapter(config: StripeConfig, clock: Clock): StripeAdapter {
  const base = config.apiBase ? new URL(config.apiBase) : null;
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  const stripe = new Stripe(config.secretKey, {
    ...(base && { host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443), protocol }),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
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

  return {
    async openCheckout({ order, plan, email, publicOrigin, productName }) {
      const metadata = { order_id: order.id, user_id: order.userId, product_id: order.productId };
      const language = /^\/([a-z]{2})(?:\/|$)/.exec(order.returnBase)?.[1] ?? 'en';
      const back = `${publicOrigin}${order.returnBase}`;
      // Everything here comes from the stored order: the same key with other words would be refused.
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            client_reference_id: order.id,
            ...(email && { customer_email: email }),
            locale: language === 'ar' ? 'auto' : (language as 'en'),
            metadata,
            subscription_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.currency.toLowerCase(),
                  unit_amount: order.amount,
                  recurring: { interval: intervals[plan.intervalUnit], interval_count: plan.intervalCount },
                  product_data: { name: productName, metadata: { product_id: order.productId } },
                },
              },
            ],
            success_url: `${back}/paystatus?order=${order.id}`,
            cancel_url: `${back}/pricing/checkout/${plan.id}`,
            expires_at: Math.floor(order.closesAt.getTime() / 1000),
          },
          { idempotencyKey: order.idempotencyKey },
        ),
      );
      return checkoutFacts(session);
    },
    readCheckout: async (session) =>
      checkoutFacts(await ask(() => stripe.checkout.sessions.retrieve(session))),
    async closeCheckout(session) {
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
    verify(body, signature) {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        config.webhookSecret,
        300,
        undefined,
        clock.now(),
      );
      return { id: event.id, type: event.type, livemode: event.livemode };
    },
    readEvent: (body) => providerEvent(JSON.parse(body) as Stripe.Event),
  };
}

function checkoutFacts(session: Stripe.Checkout.Session): CheckoutFacts {
  return {
    session: session.id,
    url: session.url,
    status: checkoutStatus(session.status),
    paid: session.status === 'complete' && session.payment_status === 'paid',
    refused: false,
    amount: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    orderId: session.client_reference_id,
    userId: session.metadata?.user_id ?? null,
    productId: session.metadata?.product_id ?? null,
    subscription: idOf(session.subscription),
    payment: idOf(session.payment_intent),
  };
}

/** A status that this version does not know counts as open: it is asked about again. */
function checkoutStatus(status: string | null): CheckoutFacts['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function providerEvent(event: Stripe.Event): ProviderEvent {
  const at = new Date(event.created * 1000);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'checkout', at, facts: checkoutFacts(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', at, facts: { ...checkoutFacts(event.data.object), refused: true } };
    case 'invoice.paid': {
      const invoice = event.data.object;
      const details = invoice.parent?.subscription_details;
      const ends = invoice.lines.data.map((line) => line.period.end).filter((end) => end > 0);
      return {
        kind: 'invoicePaid',
        at,
        subscription: idOf(details?.subscription),
        orderId: details?.metadata?.order_id ?? null,
        userId: details?.metadata?.user_id ?? null,
        productId: details?.metadata?.product_id ?? null,
        amount: invoice.amount_paid,
        currency: invoice.currency.toUpperCase(),
        periodEnd: ends.length ? new Date(Math.max(...ends) * 1000) : null,
        renewal: invoice.billing_reason !== 'subscription_create',
      };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        kind: 'refunded',
        at,
        payment: idOf(charge.payment_intent),
        orderId: charge.metadata?.order_id ?? null,
        full: charge.refunded,
      };
    }
    case 'charge.dispute.created': {
      const dispute = event.data.object;
      return {
        kind: 'disputed',
        at,
        payment: idOf(dispute.payment_intent),
        orderId: dispute.metadata?.order_id ?? null,
      };
    }
    default:
      return { kind: 'other', at };
  }
}
