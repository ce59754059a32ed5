import { dayMs } from '@tern/domain';
import type { Clock } from '../../../../clock.ts';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { trialOf } from '../../rows/trialOf.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { orderTag } from '../orderTag.ts';
import type { CheckoutFacts, OpenedCheckout, OpenOptions } from '../PaymentAdapter.ts';
import type { PaymentPlace, RefundFacts, SubscriptionFacts } from '../ProviderEvent.ts';
import { createPaypalCatalog } from './catalog.ts';
import { issueOf, type PaypalCall } from './client.ts';
import { experience } from './experience.ts';
import {
  type AnyAmount,
  isPaid,
  minor,
  type PaypalSubscription,
  type PaypalTransaction,
  planFacts,
  saleMoney,
  subscriptionFacts,
} from './facts.ts';

export const subscriptionPath = (session: string) =>
  `/v1/billing/subscriptions/${encodeURIComponent(session)}`;

/** PayPal searches so many days at once, and makes refunds for so long. */
const searched = 31 * dayMs;
const refundable = 180 * dayMs;

/** A sale says whether all of it or a part went back, and not by which refunds: those of a part are searched for. */
async function readSaleRefunds(call: PaypalCall, sale: string, now: number): Promise<RefundFacts[]> {
  const path = `/v1/payments/sale/${encodeURIComponent(sale)}`;
  const found = await call<{ state?: string; amount?: AnyAmount; create_time?: string }>(path);
  if (found.state === 'refunded') {
    return [{ refund: null, amount: minor(found.amount) ?? 0, state: 'done', failure: null }];
  }
  if (found.state !== 'partially_refunded') return [];
  const from = Date.parse(found.create_time ?? '');
  const spans = Math.ceil(Math.min(now - from, refundable) / searched);
  const all = await Promise.all(
    Array.from({ length: spans || 1 }, (_, span) => searchRefunds(call, from + span * searched, now)),
  );
  return all
    .flat()
    .filter(({ paypal_reference_id: of }) => of === sale)
    .map(({ transaction_id: refund, transaction_amount: amount }) => {
      return { refund, amount: Math.abs(minor(amount) ?? 0), state: 'done' as const, failure: null };
    });
}

/** One line of PayPal's transaction search. */
interface Searched {
  transaction_id: string;
  paypal_reference_id?: string;
  transaction_amount?: AnyAmount;
}

/** The refunds (event T1107) of the whole shop that were made within a span of days. */
async function searchRefunds(call: PaypalCall, from: number, now: number): Promise<Searched[]> {
  const found: Searched[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: new Date(from).toISOString(),
      end_date: new Date(Math.min(from + searched, now)).toISOString(),
      transaction_type: 'T1107',
      transaction_status: 'S',
      page_size: '500',
      page: String(page),
    });
    const { transaction_details: details = [], total_pages = 1 } = await call<{
      transaction_details?: { transaction_info: Searched }[];
      total_pages?: number;
    }>(`/v1/reporting/transactions?${query}`);
    found.push(...details.map(({ transaction_info }) => transaction_info));
    pages = total_pages;
  }
  return found;
}

/** Subscriptions v1: recurring payments, which are activated once the buyer has approved them. */
export function createPaypalSubscriptions(call: PaypalCall, brandName: string, clock: Clock) {
  const planFor = createPaypalCatalog(call);
  const read = (session: string) => call<PaypalSubscription>(subscriptionPath(session));

  /** The payments of a subscription that came in, oldest first. PayPal lists a payment some time after it was made. */
  async function paymentsOf(order: OrderRow, session: string): Promise<PaypalTransaction[]> {
    const span = new URLSearchParams({
      start_time: new Date(order.createdAt.getTime() - dayMs).toISOString(),
      end_time: new Date(clock.now()).toISOString(),
    });
    const { transactions = [] } = await call<{ transactions?: PaypalTransaction[] }>(
      `${subscriptionPath(session)}/transactions?${span}`,
    );
    return transactions
      .filter(({ status }) => isPaid(status))
      .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  }

  async function factsOf(order: OrderRow, found: PaypalSubscription): Promise<CheckoutFacts> {
    const trial = trialOf(order) && { currency: order.currency };
    const paid = !trial && found.billing_info?.last_payment !== undefined;
    const [first] = paid ? await paymentsOf(order, found.id) : [];
    return subscriptionFacts(found, trial, first?.id);
  }

  async function cancel(order: OrderRow, session: string): Promise<void> {
    try {
      await call(`${subscriptionPath(session)}/cancel`, {
        key: `${order.idempotencyKey}-cancel`,
        body: { reason: 'Cancelled' },
      });
    } catch (error) {
      // It has ended already.
      if (issueOf(error) !== 'SUBSCRIPTION_STATUS_INVALID') throw error;
    }
  }

  /** A trial that PayPal would charge on an earlier day than was said is cancelled, and never begins. */
  async function keepsItsWord(order: OrderRow, found: PaypalSubscription): Promise<boolean> {
    const trial = trialOf(order);
    const next = found.billing_info?.next_billing_time;
    if (!trial || !next || next.slice(0, 10) >= trial.endsAt.toISOString().slice(0, 10)) return true;
    await cancel(order, found.id);
    return false;
  }

  return {
    refundPath: '/v1/payments/sale',
    partOf: saleMoney,
    listRefunds: (_session: string, sale: string) => readSaleRefunds(call, sale, clock.now()),
    cancel,

    async open(options: OpenOptions): Promise<OpenedCheckout> {
      const { order } = options;
      const price = await planFor(options);
      const made = await call<PaypalSubscription>('/v1/billing/subscriptions', {
        key: order.idempotencyKey,
        body: {
          plan_id: price.id,
          custom_id: orderTag(order),
          ...(options.email && { subscriber: { email_address: options.email } }),
          // The buyer's consent activates nothing by itself: we do, once, when the order is still wanted.
          application_context: { ...experience(options, brandName), user_action: 'CONTINUE' },
        },
      });
      const opened = openedCheckout(await factsOf(order, made), price.charge);
      return { ...opened, daysCounted: trialOf(order) ? 0 : order.extraDays };
    },

    read: async (order: OrderRow, session: string) => factsOf(order, await read(session)),

    async collect(order: OrderRow, session: string): Promise<CheckoutFacts> {
      const found = await read(session);
      if (found.status !== 'APPROVED') return factsOf(order, found);
      await call(`${subscriptionPath(session)}/activate`, {
        key: `${order.idempotencyKey}-activate`,
        body: { reason: 'Ordered by the buyer' },
      });
      const started = await read(session);
      const facts = await factsOf(order, started);
      return (await keepsItsWord(order, started)) ? facts : { ...facts, paid: false, refused: true };
    },

    newestPayment: async (order: OrderRow, session: string) =>
      (await paymentsOf(order, session)).at(-1)?.id ?? null,

    /** Of a sale that no event told of. An event about a capture carries our tag. */
    async placeOf(sale: string): Promise<PaymentPlace> {
      const path = `/v1/payments/sale/${encodeURIComponent(sale)}`;
      const { billing_agreement_id: subscription } = await call<{ billing_agreement_id?: string }>(path);
      return { subscription: subscription ?? null, invoice: null, renewal: null };
    },

    async standing(order: OrderRow, session: string): Promise<SubscriptionFacts> {
      const found = await read(session);
      const paid = found.billing_info?.last_payment !== undefined;
      return planFacts(found, paid ? await paymentsOf(order, session) : [], order);
    },
  };
}
