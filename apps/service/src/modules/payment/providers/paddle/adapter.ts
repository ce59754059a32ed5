import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { trialOf } from '../../rows/trialOf.ts';
import {
  type ChargeToRefund,
  type CheckoutFacts,
  type OpenOptions,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { createPaddleClient, type PaddleClient } from './client.ts';
import { type PaddleConfig, paddleConfig } from './config.ts';
import { isPurchase, isRenewal, openedTransaction, type Transaction, transactionFacts } from './facts.ts';
import { openInstrumentChange, readInstrument } from './instrument.ts';
import { findParties, type Parties } from './parties.ts';
import { priceEntry } from './price.ts';
import { readRefunds, refundCharge } from './refundCharge.ts';
import {
  changePrice,
  endSubscription,
  moveBilling,
  resumeSubscription,
  subscriptionFacts,
} from './subscription.ts';
import { createPaddleWebhook } from './webhook.ts';

/** How far back a transaction whose response was lost is looked for. */
const lostFor = 10 * 60 * 1000;
/** Paddle shows no more transactions on a page. */
const perPage = '30';

/** The page of the site that runs Paddle.js, in the language and the variant of the buyer. */
const paymentLink = ({ order, publicOrigin }: OpenOptions) => `${publicOrigin}${order.returnBase}/paddle`;

function transactionOf(options: OpenOptions, { customer, address }: Parties): object {
  const { order, plan, productName } = options;
  const full = order.renewalAmount ?? order.amount;
  const trial = trialOf(order);
  const off = trial ? 0 : full - order.amount;
  return {
    ...(customer && { customer_id: customer }),
    ...(address && { address_id: address }),
    collection_mode: 'automatic',
    currency_code: order.currency,
    custom_data: { order_id: order.id, user_id: order.userId, product_id: order.productId },
    checkout: { url: paymentLink(options) },
    items: [
      {
        quantity: 1,
        price: {
          ...priceEntry({ plan, amount: full, currency: order.currency, productName }),
          // Counted from when the buyer confirms, which is after the day that was promised was worked out.
          ...(trial && { trial_period: { interval: 'day', frequency: trial.days } }),
        },
      },
    ],
    ...(off > 0 && {
      discount: { description: 'First period', type: 'flat', amount: String(off), recur: false },
    }),
  };
}

/**
 * Paddle knows no idempotency keys: a transaction whose response was lost is found among the latest ones of its
 * customer. One that is not found was never shown, so it cannot be paid.
 */
async function findLost(
  client: PaddleClient,
  order: OrderRow,
  { customer, isNew }: Parties,
  now: number,
): Promise<Transaction | undefined> {
  if (isNew || now - order.createdAt.getTime() > lostFor) return undefined;
  const since = new Date(order.createdAt.getTime() - 60_000).toISOString();
  return client.findIn<Transaction>(
    '/transactions',
    {
      'created_at[GTE]': since,
      order_by: 'created_at[DESC]',
      per_page: perPage,
      ...(customer && { customer_id: customer }),
    },
    (known) => known.custom_data?.order_id === order.id && known.origin !== 'subscription_recurring',
  );
}

/** Paddle Billing: a transaction and its checkout. Prices include the tax that Paddle pays. */
function createPaddleAdapter(config: PaddleConfig, clock: Clock): PaymentAdapter {
  const client = createPaddleClient(config);
  const pathOf = (order: OrderRow) => `/transactions/${encodeURIComponent(order.providerSession ?? '')}`;
  const read = (order: OrderRow) => client.get<Transaction>(pathOf(order));
  const { clientToken, environment, scriptUrl } = config;

  /** The event that names the subscription may be on its way. */
  const subscriptionOf = async (order: OrderRow) =>
    order.providerSubscription ?? (order.providerSession ? (await read(order)).subscription_id : null);
  const runningOf = async (order: OrderRow): Promise<string> => {
    const subscription = await subscriptionOf(order);
    if (!subscription) throw new ProviderUnavailable('no subscription yet');
    return subscription;
  };
  const readPlan = async (order: OrderRow) => {
    const subscription = await subscriptionOf(order);
    return subscription ? subscriptionFacts(client, subscription) : null;
  };

  const chargeOf = async (order: OrderRow, { payment }: Pick<ChargeToRefund, 'payment'>) =>
    payment ?? (await readPlan(order))?.charges.at(-1)?.payment ?? order.providerPayment;

  /**
   * Paddle cancels a transaction that is ready, and no draft. One that stays counts as closed: the page that opens it
   * is ours and looks at the order first (`paddleCheckout`), and a payment on a page that was open already comes late
   * like any other.
   */
  async function close(order: OrderRow): Promise<CheckoutFacts> {
    try {
      return transactionFacts(await client.patch<Transaction>(pathOf(order), { status: 'canceled' }));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const facts = transactionFacts(await read(order));
      return facts.status === 'open' ? { ...facts, status: 'expired' } : facts;
    }
  }

  return {
    ...createPaddleWebhook(config, clock),
    trials: true,
    overlay: { clientToken, environment, scriptUrl },

    async openCheckout(options) {
      const { order, email } = options;
      const parties = await findParties(client, { email, country: order.country });
      const known = await findLost(client, order, parties, clock.now());
      return openedTransaction(
        known ?? (await client.post<Transaction>('/transactions', transactionOf(options, parties))),
      );
    },

    readCheckout: async (order) => transactionFacts(await read(order)),

    closeCheckout: close,

    async refund(order, charge) {
      const payment = await chargeOf(order, charge);
      return refundCharge(client, payment, order.returned ?? 'Requested by the buyer', charge.part);
    },

    async readRefunds(order, charge) {
      const payment = await chargeOf(order, charge);
      return payment ? readRefunds(client, payment) : [];
    },

    async cancelSubscription(order, when) {
      const subscription = await subscriptionOf(order);
      if (subscription) await endSubscription(client, subscription, when);
    },

    resumeSubscription: async (order) => resumeSubscription(client, await runningOf(order)),

    moveCharge: async (order, dates) => moveBilling(client, await runningOf(order), dates),

    changePlan: async (order, to) => changePrice(client, await runningOf(order), order.currency, to),

    readInstrument: async (order) => readInstrument(client, await runningOf(order)),

    async openInstrumentChange(order, { site }) {
      return { url: await openInstrumentChange(client, await runningOf(order), site), session: null };
    },

    async readSubscription(order) {
      const facts = await readPlan(order);
      if (!facts) throw new ProviderRefused('no subscription');
      return facts;
    },

    async placeOfPayment(payment) {
      const found = await client.get<Transaction>(`/transactions/${encodeURIComponent(payment)}`);
      const renewal = isPurchase(found) ? false : isRenewal(found) || null;
      return { subscription: found.subscription_id, invoice: null, renewal };
    },
  };
}

export const paddle = defineProvider(paddleConfig, createPaddleAdapter);
