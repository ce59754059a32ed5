import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { callProvider, refusalOf } from '../callProvider.ts';
import {
  type CheckoutFacts,
  type PaymentAdapter,
  type ProviderEvent,
  ProviderRefused,
} from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { type PaddleConfig, paddleConfig } from './config.ts';

interface CustomData {
  order_id?: string;
  user_id?: string;
  product_id?: string;
}

interface Transaction {
  id: string;
  status: 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';
  origin?: string;
  subscription_id: string | null;
  custom_data: CustomData | null;
  currency_code: string;
  created_at: string;
  billing_period?: { starts_at: string; ends_at: string } | null;
  details?: { totals?: { total: string; tax: string; grand_total?: string } };
  checkout?: { url: string | null } | null;
}

const intervals = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;
/** Seconds that a signed message is good for; Paddle signs every delivery anew. */
const tolerance = 300;
/** How far back a transaction whose answer was lost is looked for. */
const lostFor = 10 * 60 * 1000;

/** Paddle Billing: a transaction and its hosted checkout. Prices include the tax that Paddle pays. */
function createPaddleAdapter(config: PaddleConfig, clock: Clock): PaymentAdapter {
  async function call<T>(path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: object): Promise<T> {
    const answer = await callProvider<{ data: T }>(`${config.apiBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        'paddle-version': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    return answer.data;
  }

  const read = (order: OrderRow) =>
    call<Transaction>(`/transactions/${encodeURIComponent(order.providerSession ?? '')}`);

  /**
   * Paddle knows no idempotency keys: a transaction whose answer was lost is found among the latest ones. One
   * that is not found was never shown to anybody, so nobody pays it.
   */
  async function findLost(order: OrderRow): Promise<Transaction | undefined> {
    const since = new Date(order.createdAt.getTime() - 60_000).toISOString();
    if (clock.now() - order.createdAt.getTime() > lostFor) return undefined;
    const latest = await call<Transaction[]>(
      `/transactions?${new URLSearchParams({ 'created_at[GTE]': since, order_by: 'created_at[DESC]', per_page: '200' })}`,
    );
    return latest.find(
      (known) => known.custom_data?.order_id === order.id && known.origin !== 'subscription_recurring',
    );
  }

  return {
    async openCheckout(options) {
      const { order, plan, email, productName } = options;
      const known = await findLost(order);
      if (known) return transactionFacts(known);
      const full = order.renewalAmount ?? order.amount;
      const off = full - order.amount;
      const back = returnUrls(options);
      const made = await call<Transaction>('/transactions', 'POST', {
        collection_mode: 'automatic',
        currency_code: order.currency,
        // The page behind Paddle's payment link reads the way back from here.
        custom_data: {
          order_id: order.id,
          user_id: order.userId,
          product_id: order.productId,
          return_url: back.paid,
          cancel_url: back.cancelled,
        },
        ...(email && { customer: { email } }),
        items: [
          {
            quantity: 1,
            price: {
              description: productName,
              name: plan.name,
              tax_mode: 'internal',
              billing_cycle: { interval: intervals[plan.intervalUnit], frequency: plan.intervalCount },
              unit_price: { amount: String(full), currency_code: order.currency },
              product: { name: productName, tax_category: 'saas' },
            },
          },
        ],
        ...(off > 0 && {
          discount: {
            description: 'First period',
            type: 'flat',
            amount: String(off),
            recur: false,
          },
        }),
      });
      return transactionFacts(made);
    },

    readCheckout: async (order) => transactionFacts(await read(order)),

    async closeCheckout(order) {
      try {
        const path = `/transactions/${encodeURIComponent(order.providerSession ?? '')}`;
        return transactionFacts(await call<Transaction>(path, 'PATCH', { status: 'canceled' }));
      } catch (error) {
        // Only an unpaid one can be cancelled.
        if (!(error instanceof ProviderRefused)) throw error;
        return transactionFacts(await read(order));
      }
    },

    async refund(order) {
      if (!order.providerPayment) throw new ProviderRefused('no payment');
      try {
        await call('/adjustments', 'POST', {
          action: 'refund',
          type: 'full',
          transaction_id: order.providerPayment,
          reason: order.attention ?? 'Requested by the buyer',
        });
      } catch (error) {
        if (!/already|exceeds/.test(codeOf(error) ?? '')) throw error;
      }
    },

    async cancelSubscription(order) {
      if (!order.providerSubscription) return;
      try {
        await call(`/subscriptions/${encodeURIComponent(order.providerSubscription)}/cancel`, 'POST', {
          effective_from: 'next_billing_period',
        });
      } catch (error) {
        if (!/canceled|locked/.test(codeOf(error) ?? '')) throw error;
      }
    },

    async verify(body, header) {
      const parts = new Map(
        (header('paddle-signature') ?? '').split(';').map((part) => part.split('=', 2) as [string, string]),
      );
      const seconds = Number(parts.get('ts'));
      if (!(Math.abs(clock.now() / 1000 - seconds) <= tolerance)) throw new Error('too old');
      const wanted = createHmac('sha256', config.webhookSecret)
        .update(`${parts.get('ts')}:`)
        .update(body)
        .digest();
      const given = Buffer.from(parts.get('h1') ?? '', 'hex');
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        throw new Error('the signature does not match');
      }
      const event = JSON.parse(body.toString('utf8')) as { event_id?: unknown; event_type?: unknown };
      return { id: String(event.event_id), type: String(event.event_type), livemode: config.live };
    },

    readEvent: (body) => paddleEvent(JSON.parse(body) as PaddleEvent),
  };
}

export const paddle = defineProvider(paddleConfig, createPaddleAdapter);

const codeOf = (error: unknown) =>
  (refusalOf(error)?.data as { error?: { code?: string } } | null | undefined)?.error?.code ?? null;

const isPaid = (status: Transaction['status']) => status === 'paid' || status === 'completed';
const named = (custom: CustomData | null) => ({
  orderId: custom?.order_id ?? null,
  userId: custom?.user_id ?? null,
  productId: custom?.product_id ?? null,
});
const totalOf = (transaction: Transaction) => {
  const total = transaction.details?.totals?.total;
  return total === undefined ? null : Number(total);
};

function transactionFacts(transaction: Transaction): CheckoutFacts {
  const { status, details } = transaction;
  const paid = isPaid(status);
  return {
    session: transaction.id,
    url: transaction.checkout?.url ?? null,
    status: paid ? 'complete' : status === 'canceled' ? 'expired' : 'open',
    paid,
    refused: false,
    amount: totalOf(transaction),
    currency: transaction.currency_code,
    tax: details?.totals ? Number(details.totals.tax) : null,
    ...named(transaction.custom_data),
    subscription: transaction.subscription_id,
    payment: paid ? transaction.id : null,
  };
}

interface PaddleEvent {
  event_id: string;
  event_type: string;
  occurred_at: string;
  data: Record<string, unknown>;
}

function paddleEvent(event: PaddleEvent): ProviderEvent {
  const at = new Date(event.occurred_at);
  switch (event.event_type) {
    case 'transaction.paid':
    case 'transaction.completed': {
      const transaction = event.data as unknown as Transaction;
      if (transaction.origin !== 'subscription_recurring') {
        return { kind: 'checkout', at, facts: transactionFacts(transaction) };
      }
      return {
        kind: 'invoicePaid',
        at,
        subscription: transaction.subscription_id,
        ...named(transaction.custom_data),
        amount: totalOf(transaction) ?? 0,
        currency: transaction.currency_code,
        periodEnd: transaction.billing_period ? new Date(transaction.billing_period.ends_at) : null,
        renewal: true,
        payment: transaction.id,
      };
    }
    case 'transaction.canceled':
      return { kind: 'checkout', at, facts: transactionFacts(event.data as unknown as Transaction) };
    case 'subscription.canceled':
    case 'subscription.updated':
    case 'subscription.past_due': {
      const subscription = event.data as {
        id: string;
        custom_data: CustomData | null;
        scheduled_change?: { action: string } | null;
      };
      const cancelled =
        event.event_type === 'subscription.canceled' || subscription.scheduled_change?.action === 'cancel';
      if (event.event_type === 'subscription.updated' && !cancelled) return { kind: 'other', at };
      return {
        kind: 'lapsed',
        at,
        how: cancelled ? 'cancelled' : 'payment_failed',
        subscription: subscription.id,
        orderId: named(subscription.custom_data).orderId,
      };
    }
    case 'adjustment.created':
    case 'adjustment.updated': {
      const adjustment = event.data as {
        action: string;
        status: string;
        type?: string;
        transaction_id: string;
        totals?: { total: string };
      };
      const payment = adjustment.transaction_id;
      if (adjustment.action === 'chargeback') return { kind: 'disputed', at, payment, orderId: null };
      if (adjustment.action !== 'refund' || adjustment.status !== 'approved') return { kind: 'other', at };
      return {
        kind: 'refunded',
        at,
        payment,
        orderId: null,
        full: adjustment.type === 'full',
        amount: Number(adjustment.totals?.total ?? 0),
      };
    }
    default:
      return { kind: 'other', at };
  }
}
