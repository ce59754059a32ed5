import type Stripe from 'stripe';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { trialOf } from '../../rows/trialOf.ts';
import { openedCheckout } from '../openedCheckout.ts';
import {
  type CheckoutFacts,
  type OpenedCheckout,
  type OpenOptions,
  ProviderRefused,
} from '../PaymentAdapter.ts';
import { returnUrls } from '../returnUrls.ts';
import { type CallStripe, idOf, intervals, metadataOf, sessionOf, taxOf } from './common.ts';
import type { ProductOf } from './products.ts';
import { checkTrial, isConfirmed, payerOf, trialAmount, trialTerms } from './trials.ts';

const expand = [
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments',
  'pending_setup_intent',
  'default_payment_method',
];
/** Secrets cached between opening an order and responding. */
const keptSecrets = 1000;

/**
 * Orders that are paid in Stripe's fields on our page: a subscription that starts incomplete, and is active once
 * the payment of its first invoice is confirmed. One order has one subscription, one invoice and one payment.
 */
export function createStripeFields({
  stripe,
  callStripe,
  firstDiscount,
  clock,
  productOf,
}: {
  stripe: Stripe;
  callStripe: CallStripe;
  firstDiscount: (order: OrderRow) => Promise<object>;
  clock: Clock;
  productOf: ProductOf;
}) {
  const secrets = new Map<string, string>();

  const retrieve = (order: OrderRow) =>
    callStripe(() => stripe.subscriptions.retrieve(sessionOf(order), { expand }));

  async function close(order: OrderRow): Promise<CheckoutFacts> {
    const subscription = await retrieve(order);
    const { latest_invoice: invoice } = subscription;
    const known = subscriptionFacts(subscription, order);
    if (known.status !== 'open') return known;
    try {
      // Voiding is what closes: it is refused once the invoice is paid or its payment is on the way. A trial has no
      // such invoice: without its subscription the card that is still asked for pays nothing.
      const id = idOf(invoice);
      if (id && !trialOf(order)) await callStripe(() => stripe.invoices.voidInvoice(id));
      await callStripe(() => stripe.subscriptions.cancel(subscription.id));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
    }
    return subscriptionFacts(await retrieve(order), order);
  }

  return {
    async open(options: OpenOptions): Promise<OpenedCheckout> {
      const { order, plan, email } = options;
      const currency = order.currency.toLowerCase();
      const metadata = metadataOf(order);
      const product = await productOf({ productId: order.productId, name: options.productName });
      const discount = await firstDiscount(order);
      const customer = await callStripe(() =>
        stripe.customers.create(
          { ...(email && { email }), metadata: { user_id: order.userId } },
          { idempotencyKey: `${order.idempotencyKey}-customer` },
        ),
      );
      const subscription = await callStripe(() =>
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
            ...trialTerms(order),
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
      const facts = subscriptionFacts(subscription, order, returnUrls(options).cancelled);
      checkTrial(order, subscription);
      const secret = secretOf(subscription);
      if (secret) {
        if (secrets.size >= keptSecrets) secrets.clear();
        secrets.set(order.id, secret);
      }
      const price = subscription.items.data[0]?.price;
      return openedCheckout(facts, { renewal: price?.unit_amount ?? null });
    },

    async read(order: OrderRow): Promise<CheckoutFacts> {
      const facts = subscriptionFacts(await retrieve(order), order);
      const over = order.closesAt.getTime() <= clock.now();
      return facts.status === 'open' && over ? close(order) : facts;
    },

    close,

    async clientSecret(order: OrderRow): Promise<string | null> {
      const kept = secrets.get(order.id);
      secrets.delete(order.id);
      if (kept) return kept;
      const subscription = await retrieve(order);
      const { status } = subscriptionFacts(subscription, order);
      return status === 'open' ? secretOf(subscription) : null;
    },
  };
}

type WithInvoice = Pick<Stripe.Subscription, 'latest_invoice' | 'pending_setup_intent'>;

function invoiceOf({ latest_invoice: invoice }: WithInvoice): Stripe.Invoice | null {
  return invoice && typeof invoice === 'object' ? invoice : null;
}

/** Of the first payment, or of the card that a trial asks for. */
function secretOf(subscription: WithInvoice): string | null {
  const { pending_setup_intent: setup } = subscription;
  if (setup && typeof setup === 'object') return setup.client_secret;
  return invoiceOf(subscription)?.confirmation_secret?.client_secret ?? null;
}

/** The name of a payment is the first part of its secret. */
const paymentOfSecret = (secret: string | null) =>
  secret?.startsWith('pi_') ? (secret.split('_secret_')[0] ?? null) : null;

function subscriptionFacts(
  subscription: Stripe.Subscription,
  order: OrderRow,
  url = order.checkoutUrl,
): CheckoutFacts {
  const invoice = invoiceOf(subscription);
  const trial = trialOf(order) !== null;
  // A trial's invoice over nothing is paid from the start: only its card says that the buyer has agreed.
  const paid = trial ? isConfirmed(subscription) : invoice?.status === 'paid';
  const over =
    ['incomplete_expired', 'canceled'].includes(subscription.status) ||
    (!trial && ['void', 'uncollectible'].includes(invoice?.status ?? ''));
  return {
    session: subscription.id,
    url,
    status: paid ? 'complete' : over ? 'expired' : 'open',
    paid,
    refused: false,
    amount:
      (trial ? trialAmount(subscription, invoice) : paid ? invoice?.amount_paid : invoice?.total) ?? null,
    currency: invoice?.currency?.toUpperCase() ?? null,
    tax: taxOf(invoice),
    orderId: subscription.metadata?.order_id ?? null,
    userId: subscription.metadata?.user_id ?? null,
    productId: subscription.metadata?.product_id ?? null,
    subscription: subscription.id,
    payment: trial
      ? null
      : (idOf(invoice?.payments?.data[0]?.payment.payment_intent) ?? paymentOfSecret(secretOf(subscription))),
    ...(paid && { payer: payerOf(subscription) }),
  };
}
