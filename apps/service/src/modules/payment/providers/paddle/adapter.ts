import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../paymentRows.ts';
import { callProvider, refusalOf } from '../callProvider.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { type PaymentAdapter, ProviderRefused } from '../PaymentAdapter.ts';
import { defineProvider } from '../Provider.ts';
import { returnUrls } from '../returnUrls.ts';
import { type PaddleConfig, paddleConfig } from './config.ts';
import { type Transaction, transactionFacts } from './facts.ts';
import { createPaddleWebhook } from './webhook.ts';

const intervals = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** How far back a transaction whose response was lost is looked for. */
const lostFor = 10 * 60 * 1000;

/** Paddle Billing: a transaction and its hosted checkout. Prices include the tax that Paddle pays. */
function createPaddleAdapter(config: PaddleConfig, clock: Clock): PaymentAdapter {
  async function call<T>(path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: object): Promise<T> {
    const response = await callProvider<{ data: T }>(`${config.apiBase}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${config.apiKey}`,
        'paddle-version': '1',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    return response.data;
  }

  const read = (order: OrderRow) =>
    call<Transaction>(`/transactions/${encodeURIComponent(order.providerSession ?? '')}`);

  /**
   * Paddle knows no idempotency keys: a transaction whose response was lost is found among the latest ones. One
   * that is not found was never shown, so it cannot be paid.
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
    ...createPaddleWebhook(config, clock),

    async openCheckout(options) {
      const { order, plan, email, productName } = options;
      const known = await findLost(order);
      if (known) return openedCheckout(transactionFacts(known));
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
      return openedCheckout(transactionFacts(made));
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

    async refund(order, charge) {
      if (!charge.payment) throw new ProviderRefused('no payment');
      try {
        await call('/adjustments', 'POST', {
          action: 'refund',
          type: 'full',
          transaction_id: charge.payment,
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
  };
}

export const paddle = defineProvider(paddleConfig, createPaddleAdapter);

const codeOf = (error: unknown) =>
  (refusalOf(error)?.data as { error?: { code?: string } } | null | undefined)?.error?.code ?? null;
