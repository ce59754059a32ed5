import { createHash } from 'node:crypto';
import type { OrderRow, PlanRow } from '../../paymentRows.ts';
import { openedCheckout } from '../openedCheckout.ts';
import { orderTag } from '../orderTag.ts';
import type { CheckoutFacts, OpenedCheckout, OpenOptions, StatedCharge } from '../PaymentAdapter.ts';
import type { PaypalCall } from './client.ts';
import { experience } from './experience.ts';
import { type Amount, minor, money, type PaypalSubscription, subscriptionFacts } from './facts.ts';

/** A catalogue's entry, as PayPal returns it. */
interface PaypalPlan {
  id: string;
  billing_cycles?: { tenure_type: string; sequence: number; pricing_scheme?: { fixed_price?: Amount } }[];
}
interface CatalogPlan {
  id: string;
  charge: Partial<StatedCharge>;
}

/** The first and the later charges that a catalogue's entry states. */
function chargeOf({ billing_cycles = [] }: PaypalPlan): Partial<StatedCharge> {
  const [first] = billing_cycles.toSorted((a, b) => a.sequence - b.sequence);
  const regular = billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');
  const price = first?.pricing_scheme?.fixed_price;
  const amount = minor(price);
  if (!price || amount === null) return {};
  return { amount, currency: price.currency_code, renewal: minor(regular?.pricing_scheme?.fixed_price) };
}

/** Subscriptions v1: recurring payments, which are activated once the buyer has approved them. */
export function createPaypalSubscriptions(call: PaypalCall, brandName: string) {
  const plansByKey = new Map<string, CatalogPlan>();

  /** The catalogue's entry of a price. Made once per price; a second one for the same price does no harm. */
  async function planFor({ order, plan, productName }: OpenOptions): Promise<CatalogPlan> {
    const regular = order.renewalAmount ?? order.amount;
    const terms = [plan.id, plan.intervalUnit, plan.intervalCount, order.currency, order.amount, regular];
    const key = createHash('sha256').update(terms.join(' ')).digest('hex').slice(0, 32);
    const known = plansByKey.get(key);
    if (known) return known;
    const product = await call<{ id: string }>('/v1/catalogs/products', {
      key: `tern-product-${plan.id}`,
      body: { name: productName, type: 'SERVICE', category: 'SOFTWARE' },
    });
    const made = await call<PaypalPlan>('/v1/billing/plans', {
      key: `tern-plan-${key}`,
      body: {
        product_id: product.id,
        name: productName,
        billing_cycles: [
          ...(regular === order.amount ? [] : [cycle(plan, money(order, order.amount), 'TRIAL', 1, 1)]),
          cycle(plan, money(order, regular), 'REGULAR', regular === order.amount ? 1 : 2, 0),
        ],
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
      },
    });
    const entry = { id: made.id, charge: chargeOf(made) };
    plansByKey.set(key, entry);
    return entry;
  }

  const readSubscription = (session: string) =>
    call<PaypalSubscription>(`/v1/billing/subscriptions/${encodeURIComponent(session)}`);

  return {
    refundPath: '/v1/payments/sale',

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
      return openedCheckout(subscriptionFacts(made), price.charge);
    },

    read: async (session: string) => subscriptionFacts(await readSubscription(session)),

    async collect(order: OrderRow, session: string): Promise<CheckoutFacts> {
      const found = await readSubscription(session);
      if (found.status !== 'APPROVED') return subscriptionFacts(found);
      await call(`/v1/billing/subscriptions/${encodeURIComponent(session)}/activate`, {
        key: `${order.idempotencyKey}-activate`,
        body: { reason: 'Ordered by the buyer' },
      });
      return subscriptionFacts(await readSubscription(session));
    },
  };
}

function cycle(plan: PlanRow, price: Amount, tenure: 'TRIAL' | 'REGULAR', sequence: number, total: number) {
  return {
    frequency: { interval_unit: plan.intervalUnit, interval_count: plan.intervalCount },
    tenure_type: tenure,
    sequence,
    total_cycles: total,
    pricing_scheme: { fixed_price: price },
  };
}
