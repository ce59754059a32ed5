import { addInterval } from '@tern/domain';
import { timeFromNow } from '../src/context.ts';
import {
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../src/modules/payment/providers/PaymentAdapter.ts';
import type {
  CheckoutFacts,
  Disputed,
  ProviderEvent,
  SubscriptionFacts,
} from '../src/modules/payment/providers/ProviderEvent.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import type { OrderRow, PlanRow } from '../src/modules/payment/rows/paymentRows.ts';
import { applyEvent } from '../src/modules/payment/settle/applyEvent.ts';
import { storeEvent } from '../src/modules/payment/settle/events.repo.ts';
import type { Started } from './startService.ts';

/** A charge in the books of the provider. Amounts in minor units. */
export interface BookedCharge {
  payment: string;
  orderId: string;
  userId: string;
  amount: number;
  refunded: number;
  /** Taken back by the buyer's bank. */
  contested: boolean;
  /** Its dispute was won or lost: the bank does not take it up again. */
  decided: boolean;
  at: number;
  periodEnd: Date;
}

type Sent = ProviderEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'at'> : never) : never;

interface Agreement {
  order: OrderRow;
  plan: PlanRow;
  paidUntil: Date;
  ended: boolean;
  ends: boolean;
}

/** A provider that keeps books, in place of Stripe: charges, refunds and disputes go through the service's own events. */
export interface LedgerProvider {
  charges: BookedCharge[];
  /** Orders whose renewal was cancelled, with when it takes effect. */
  cancelled: Map<string, 'now' | 'period_end'>;
  /** Makes every call fail without a response. */
  down: boolean;
  /** Refuses every refund and cancellation. */
  refusing: boolean;
  send(event: Sent, at?: Date): Promise<string>;
  pay(orderId: string): Promise<BookedCharge>;
  /** Charges the next period, whether or not it was cancelled; `silent` loses the event. */
  renew(orderId: string, options?: { silent?: boolean }): Promise<BookedCharge>;
  giveBack(charge: BookedCharge, amount?: number): Promise<string>;
  dispute(charge: BookedCharge, stage: Disputed['stage']): Promise<string>;
}

export function ledgerProvider(tern: Started): LedgerProvider {
  const { context } = tern.service;
  const agreements = new Map<string, Agreement>();
  const opened = new Map<string, { order: OrderRow; plan: PlanRow }>();
  const keys = new Set<string>();
  let count = 0;
  const next = (prefix: string) => {
    count += 1;
    return `${prefix}_${count}`;
  };
  const reach = () => {
    if (books.down) throw new ProviderUnavailable('no response');
  };

  const factsOf = ({ order }: { order: OrderRow }): CheckoutFacts => {
    const charge = books.charges.find(({ orderId }) => orderId === order.id);
    return {
      session: `page_${order.id}`,
      url: `http://pay.test/${order.id}`,
      status: charge ? 'complete' : 'open',
      paid: charge !== undefined,
      refused: false,
      amount: order.amount,
      currency: order.currency,
      orderId: order.id,
      userId: order.userId,
      productId: order.productId,
      subscription: `agreement_${order.id}`,
      payment: charge?.payment ?? null,
    };
  };
  const pageOf = (order: OrderRow) => {
    const page = opened.get(order.id);
    if (!page) throw new Error('no such page');
    return page;
  };

  const adapter: PaymentAdapter = {
    async openCheckout({ order, plan }) {
      opened.set(order.id, { order, plan });
      const charge = {
        amount: order.amount,
        currency: order.currency,
        tax: null,
        renewal: order.renewalAmount ?? order.amount,
      };
      return { ...factsOf({ order }), charge };
    },
    readCheckout: async (order) => factsOf(pageOf(order)),
    async closeCheckout(order) {
      reach();
      const facts = factsOf(pageOf(order));
      return facts.paid ? facts : { ...facts, status: 'expired' };
    },
    async refund(order, { payment, key }) {
      reach();
      if (books.refusing) throw new ProviderRefused('no');
      const charge = payment
        ? books.charges.find((known) => known.payment === payment)
        : books.charges.findLast(({ orderId }) => orderId === order.id);
      if (!charge) throw new ProviderRefused('no');
      if (keys.has(key)) return;
      keys.add(key);
      await books.giveBack(charge);
    },
    async cancelSubscription(order, when) {
      reach();
      if (books.refusing) throw new ProviderRefused('no');
      books.cancelled.set(order.id, when);
      const agreement = agreements.get(order.id);
      if (!agreement) return;
      agreement.ends = true;
      agreement.ended ||= when === 'now';
    },
    async readSubscription(order): Promise<SubscriptionFacts> {
      reach();
      const agreement = agreements.get(order.id);
      const own = books.charges.filter(({ orderId }) => orderId === order.id);
      return {
        status: agreement?.ended ? 'ended' : 'active',
        cancelAt: agreement?.ends ? agreement.paidUntil : null,
        periodEnd: agreement?.paidUntil ?? null,
        charges: own.map(({ at, payment, amount, periodEnd }) => ({
          at: new Date(at),
          payment,
          invoice: null,
          amount,
          currency: order.currency,
          periodEnd,
        })),
        payUrl: null,
      };
    },
    verify: () => Promise.reject(new Error('not signed')),
    readEvent(body) {
      const event = JSON.parse(body) as ProviderEvent & { periodEnd?: string; endsAt?: string };
      const date = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);
      return {
        ...event,
        at: new Date(event.at),
        ...('periodEnd' in event && { periodEnd: date(event.periodEnd) }),
        ...('endsAt' in event && { endsAt: date(event.endsAt) }),
      } as ProviderEvent;
    },
  };
  (context.adapters as Record<string, PaymentAdapter>).s1 = adapter;

  const books: LedgerProvider = {
    charges: [],
    cancelled: new Map(),
    down: false,
    refusing: false,
    async send(event, at = timeFromNow(context)) {
      const id = next('evt');
      if (event.kind === 'renewalChanged' && event.change === 'cancelTakenBack') {
        const agreement = agreements.get(event.orderId ?? '');
        if (agreement) agreement.ends = false;
      }
      await storeEvent(context.db, {
        provider: 's1',
        eventId: id,
        type: event.kind,
        body: JSON.stringify({ ...event, at }),
        receivedAt: timeFromNow(context),
      });
      const outcome = await applyEvent(context, 's1', id);
      if (outcome === 'later') throw new Error(`The event ${event.kind} was not applied.`);
      return outcome;
    },
    async pay(orderId) {
      const page = opened.get(orderId);
      const order = await findOrder(context.db, orderId);
      if (!page || !order) throw new Error('no such page');
      const now = timeFromNow(context);
      const paidUntil = addInterval(now, page.plan.intervalCount, page.plan.intervalUnit);
      const charge = {
        payment: next('pay'),
        orderId,
        userId: order.userId,
        amount: order.amount,
        refunded: 0,
        contested: false,
        decided: false,
        at: now.getTime(),
        periodEnd: paidUntil,
      };
      books.charges.push(charge);
      agreements.set(orderId, { ...page, paidUntil, ended: false, ends: false });
      await books.send({ kind: 'checkout', facts: factsOf({ order }) });
      return charge;
    },
    async renew(orderId, { silent = false } = {}) {
      const agreement = agreements.get(orderId);
      if (!agreement) throw new Error('no agreement');
      const { order, plan } = agreement;
      agreement.paidUntil = addInterval(agreement.paidUntil, plan.intervalCount, plan.intervalUnit);
      const charge = {
        payment: next('pay'),
        orderId,
        userId: order.userId,
        amount: order.renewalAmount ?? order.amount,
        refunded: 0,
        contested: false,
        decided: false,
        at: timeFromNow(context).getTime(),
        periodEnd: agreement.paidUntil,
      };
      books.charges.push(charge);
      if (!silent) {
        await books.send({
          kind: 'invoicePaid',
          subscription: `agreement_${orderId}`,
          orderId,
          userId: order.userId,
          productId: order.productId,
          amount: charge.amount,
          currency: order.currency,
          periodEnd: agreement.paidUntil,
          renewal: true,
          payment: charge.payment,
        });
      }
      return charge;
    },
    async giveBack(charge, amount = charge.amount - charge.refunded) {
      charge.refunded += amount;
      return books.send({
        kind: 'refunded',
        payment: charge.payment,
        orderId: charge.orderId,
        full: false,
        amount,
        total: null,
        refund: next('re'),
      });
    },
    async dispute(charge, stage) {
      if (stage === 'opened' || stage === 'lost') charge.contested = true;
      if (stage === 'won') charge.contested = false;
      charge.decided = stage === 'won' || stage === 'lost';
      return books.send({
        kind: 'disputed',
        payment: charge.payment,
        orderId: charge.orderId,
        dispute: `dp_${charge.payment}`,
        stage,
      });
    },
  };
  return books;
}
