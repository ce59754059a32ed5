import { webhookPaths } from '@tern/contract';
import type {
  CheckoutFacts,
  PaymentAdapter,
  ProviderEvent,
} from '../src/modules/payment/providers/PaymentAdapter.ts';
import type { OrderRow } from '../src/modules/payment/rows/paymentRows.ts';
import { trialOf } from '../src/modules/payment/rows/trialOf.ts';
import type { Started } from './startService.ts';

/** One page at the double, with what became of it. */
export interface DoublePage {
  order: OrderRow;
  facts: CheckoutFacts;
  refunds: string[];
  cancelled: ('now' | 'period_end')[];
}

/** A provider that speaks the words of `PaymentAdapter` itself, for what the service does with them. */
export interface DoubleProvider {
  adapter: PaymentAdapter;
  pages: Map<string, DoublePage>;
  /** The buyer confirms: `payer` is the card or account. */
  confirm(orderId: string, payer?: string | null): void;
  tell(event: ProviderEvent): Promise<number>;
  /** The provider charges a period of the order. */
  charge(
    orderId: string,
    at: Date,
    more?: Partial<Extract<ProviderEvent, { kind: 'invoicePaid' }>>,
  ): Promise<number>;
}

/** Takes Stripe's place in a started service. */
export function doubleProvider(tern: Started): DoubleProvider {
  const pages = new Map<string, DoublePage>();
  const pageOf = (orderId: string): DoublePage => {
    const page = pages.get(orderId);
    if (!page) throw new Error(`There is no page of ${orderId}.`);
    return page;
  };
  const adapter: PaymentAdapter = {
    trials: true,
    async openCheckout({ order }) {
      const known = pages.get(order.id) ?? {
        order,
        refunds: [],
        cancelled: [],
        facts: {
          session: `page_${order.id}`,
          url: `http://pay.test/${order.id}`,
          status: 'open',
          paid: false,
          refused: false,
          amount: order.amount,
          currency: order.currency,
          orderId: order.id,
          userId: order.userId,
          productId: order.productId,
          subscription: `sub_${order.id}`,
          payment: null,
        },
      };
      pages.set(order.id, known);
      const renewal = trialOf(order)?.firstAmount ?? order.renewalAmount ?? order.amount;
      return {
        ...known.facts,
        charge: { amount: order.amount, currency: order.currency, tax: null, renewal },
      };
    },
    readCheckout: async (order) => ({ ...pageOf(order.id).facts }),
    async closeCheckout(order) {
      const { facts } = pageOf(order.id);
      if (facts.status === 'open') facts.status = 'expired';
      return { ...facts };
    },
    async refund(order, { key }) {
      pageOf(order.id).refunds.push(key);
    },
    async cancelSubscription(order, when) {
      pageOf(order.id).cancelled.push(when);
    },
    verify: async (body) => ({ id: JSON.parse(body.toString()).id, type: 'double', livemode: null }),
    readEvent(body) {
      const { event } = JSON.parse(body) as { event: ProviderEvent };
      const dates = ['at', 'periodEnd', 'endsAt'] as const;
      const revived = Object.fromEntries(
        dates.flatMap((name) => {
          const value = (event as unknown as Record<string, unknown>)[name];
          return typeof value === 'string' ? [[name, new Date(value)]] : [];
        }),
      );
      return { ...event, ...revived } as ProviderEvent;
    },
  };
  Object.assign(tern.service.context.adapters, { s1: adapter });
  let count = 0;
  const tell = async (event: ProviderEvent): Promise<number> => {
    count += 1;
    const response = await fetch(tern.origin + webhookPaths.s1, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `evt_double_${count}`, event }),
    });
    return response.status;
  };
  return {
    adapter,
    pages,
    confirm(orderId, payer = null) {
      const page = pageOf(orderId);
      if (page.facts.status !== 'open') throw new Error('The page is closed.');
      Object.assign(page.facts, { status: 'complete', paid: true, payer, url: null });
    },
    tell,
    charge(orderId, at, more = {}) {
      const { order } = pageOf(orderId);
      count += 1;
      return tell({
        kind: 'invoicePaid',
        at,
        subscription: `sub_${orderId}`,
        orderId,
        userId: order.userId,
        productId: order.productId,
        amount: order.renewalAmount ?? order.amount,
        currency: order.currency,
        periodEnd: null,
        renewal: true,
        payment: `pay_${orderId}_${count}`,
        ...more,
      });
    },
  };
}
