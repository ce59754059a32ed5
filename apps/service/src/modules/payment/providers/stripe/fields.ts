import type Stripe from 'stripe';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { openedCheckout } from '../openedCheckout.ts';
import {
  type CheckoutFacts,
  type OpenedCheckout,
  type OpenOptions,
  ProviderRefused,
} from '../PaymentAdapter.ts';
import { returnUrls } from '../returnUrls.ts';

export const intervals = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

export const hasCode = (error: unknown, code: string) =>
  error instanceof ProviderRefused && (error.cause as { code?: string } | undefined)?.code === code;

export function sessionOf(order: OrderRow): string {
  if (!order.providerSession) throw new Error('The order has no page.');
  return order.providerSession;
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The metadata that Stripe carries for us and returns. */
export const metadataOf = (order: OrderRow) => ({
  order_id: order.id,
  user_id: order.userId,
  product_id: order.productId,
  method: order.method,
});

const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];
/** Secrets cached between opening an order and responding. */
const keptSecrets = 1000;

/** Throws `ProviderUnavailable` or `ProviderRefused`. */
type Ask = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Orders that are paid in Stripe's fields on our page: a subscription that starts incomplete, and is active once
 * the payment of its first invoice is confirmed. One order has one subscription, one invoice and one payment.
 */
export function createStripeFields({
  stripe,
  ask,
  firstDiscount,
  clock,
}: {
  stripe: Stripe;
  ask: Ask;
  firstDiscount: (order: OrderRow) => Promise<object>;
  clock: Clock;
}) {
  const products = new Set<string>();
  const secrets = new Map<string, string>();

  /** Made once: a subscription's price has to belong to a product that exists. */
  async function productOf({ order, productName }: OpenOptions): Promise<string> {
    const id = `tern-${order.productId}`;
    if (products.has(id)) return id;
    try {
      await ask(() =>
        stripe.products.create({ id, name: productName, metadata: { product_id: order.productId } }),
      );
    } catch (error) {
      if (!hasCode(error, 'resource_already_exists')) throw error;
    }
    products.add(id);
    return id;
  }

  const retrieve = (order: OrderRow) =>
    ask(() => stripe.subscriptions.retrieve(sessionOf(order), { expand }));

  async function close(order: OrderRow): Promise<CheckoutFacts> {
    const subscription = await retrieve(order);
    const { latest_invoice: invoice } = subscription;
    const known = subscriptionFacts(subscription, order.checkoutUrl);
    if (known.status !== 'open') return known;
    try {
      // Voiding is what closes: it is refused once the invoice is paid or its payment is on the way.
      const id = idOf(invoice);
      if (id) await ask(() => stripe.invoices.voidInvoice(id));
      await ask(() => stripe.subscriptions.cancel(subscription.id));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
    return subscriptionFacts(await retrieve(order), order.checkoutUrl);
  }

  return {
    async open(options: OpenOptions): Promise<OpenedCheckout> {
      const { order, plan, email } = options;
      const currency = order.currency.toLowerCase();
      const metadata = metadataOf(order);
      const product = await productOf(options);
      const discount = await firstDiscount(order);
      const customer = await ask(() =>
        stripe.customers.create(
          { ...(email && { email }), metadata: { user_id: order.userId } },
          { idempotencyKey: `${order.idempotencyKey}-customer` },
        ),
      );
      const subscription = await ask(() =>
        stripe.subscriptions.create(
          {
            ...discount,
            customer: customer.id,
            items: [
              {
                quantity: 1,
                price_data: {
                  currency,
                  product,
                  unit_amount: order.renewalAmount ?? order.amount,
                  recurring: { interval: intervals[plan.intervalUnit], interval_count: plan.intervalCount },
                },
              },
            ],
            payment_behavior: 'default_incomplete',
            // Cards, and the wallets that carry them: every one says at once whether it has paid.
            payment_settings: {
              payment_method_types: ['card'],
              save_default_payment_method: 'on_subscription',
            },
            metadata,
            expand,
          },
          { idempotencyKey: order.idempotencyKey },
        ),
      );
      const facts = subscriptionFacts(subscription, returnUrls(options).cancelled);
      const secret = secretOf(subscription);
      if (secret) {
        if (secrets.size >= keptSecrets) secrets.clear();
        secrets.set(order.id, secret);
      }
      return openedCheckout(facts);
    },

    async read(order: OrderRow): Promise<CheckoutFacts> {
      const facts = subscriptionFacts(await retrieve(order), order.checkoutUrl);
      const over = order.closesAt.getTime() <= clock.now();
      return facts.status === 'open' && over ? close(order) : facts;
    },

    close,

    async clientSecret(order: OrderRow): Promise<string | null> {
      const kept = secrets.get(order.id);
      secrets.delete(order.id);
      if (kept) return kept;
      const subscription = await retrieve(order);
      const { status } = subscriptionFacts(subscription, order.checkoutUrl);
      return status === 'open' ? secretOf(subscription) : null;
    },
  };
}

/** The tax of an invoice; null where Stripe reports none. */
export function taxOf(invoice: Pick<Stripe.Invoice, 'total_taxes'> | null): number | null {
  const taxes = invoice?.total_taxes;
  return taxes?.length ? taxes.reduce((sum, { amount }) => sum + amount, 0) : null;
}

type WithInvoice = Pick<Stripe.Subscription, 'latest_invoice'>;

function invoiceOf({ latest_invoice: invoice }: WithInvoice): Stripe.Invoice | null {
  return invoice && typeof invoice === 'object' ? invoice : null;
}

const secretOf = (subscription: WithInvoice) =>
  invoiceOf(subscription)?.confirmation_secret?.client_secret ?? null;

/** The name of a payment is the first part of its secret. */
const paymentOfSecret = (secret: string | null) => secret?.split('_secret_')[0] ?? null;

function subscriptionFacts(subscription: Stripe.Subscription, url: string | null): CheckoutFacts {
  const invoice = invoiceOf(subscription);
  const paid = invoice?.status === 'paid';
  const over =
    ['incomplete_expired', 'canceled'].includes(subscription.status) ||
    ['void', 'uncollectible'].includes(invoice?.status ?? '');
  return {
    session: subscription.id,
    url,
    status: paid ? 'complete' : over ? 'expired' : 'open',
    paid,
    refused: false,
    amount: (paid ? invoice?.amount_paid : invoice?.total) ?? null,
    currency: invoice?.currency?.toUpperCase() ?? null,
    tax: taxOf(invoice),
    orderId: subscription.metadata?.order_id ?? null,
    userId: subscription.metadata?.user_id ?? null,
    productId: subscription.metadata?.product_id ?? null,
    subscription: subscription.id,
    payment:
      idOf(invoice?.payments?.data[0]?.payment.payment_intent) ?? paymentOfSecret(secretOf(subscription)),
  };
}
