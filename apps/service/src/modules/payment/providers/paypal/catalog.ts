import { createHash } from 'node:crypto';
import type { PlanRow } from '../../paymentRows.ts';
import { trialOf } from '../../trialOf.ts';
import { type OpenOptions, ProviderRefused, type StatedCharge } from '../PaymentAdapter.ts';
import type { PaypalCall } from './client.ts';
import { type Amount, minor, money } from './facts.ts';
import { trialDays } from './trialDays.ts';

interface Cycle {
  tenure_type: string;
  sequence: number;
  total_cycles?: number;
  frequency?: { interval_unit: string; interval_count?: number };
  pricing_scheme?: { fixed_price?: Amount };
}
/** A catalogue's entry, as PayPal returns it. */
interface PaypalPlan {
  id: string;
  billing_cycles?: Cycle[];
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

const period = (plan: PlanRow) => ({ interval_unit: plan.intervalUnit, interval_count: plan.intervalCount });

/**
 * The cycles of an order: its regular price for ever, after a free trial of days or a first period at another price,
 * where it has one.
 */
function cyclesOf({ order, plan }: OpenOptions) {
  const trial = trialOf(order);
  const regular = order.renewalAmount ?? order.amount;
  const first = trial
    ? { amount: 0, frequency: { interval_unit: 'DAY', interval_count: trialDays(trial, order.createdAt) } }
    : regular === order.amount
      ? null
      : { amount: order.amount, frequency: period(plan) };
  const cycle = (tenure: 'TRIAL' | 'REGULAR', sequence: number, total: number, amount: number) => ({
    frequency: tenure === 'TRIAL' && first ? first.frequency : period(plan),
    tenure_type: tenure,
    sequence,
    total_cycles: total,
    pricing_scheme: { fixed_price: money(order, amount) },
  });
  return [
    ...(first ? [cycle('TRIAL', 1, 1, first.amount)] : []),
    cycle('REGULAR', first ? 2 : 1, 0, regular),
  ];
}

/** Refuses an entry whose trial is another than the one that was requested. */
function checkTrial({ order }: OpenOptions, { billing_cycles = [] }: PaypalPlan): void {
  const trial = trialOf(order);
  if (!trial) return;
  const [first] = billing_cycles.toSorted((a, b) => a.sequence - b.sequence);
  const days = first?.frequency?.interval_unit === 'DAY' ? (first.frequency.interval_count ?? 1) : 0;
  if (first?.tenure_type !== 'TRIAL' || days * (first.total_cycles ?? 1) < trial.days) {
    throw new ProviderRefused('the trial of the plan is shorter than the trial of the order');
  }
}

/** PayPal's catalogue: the entry of a price, made once for each. A second one for the same price does no harm. */
export function createPaypalCatalog(call: PaypalCall) {
  const plansByKey = new Map<string, CatalogPlan>();

  return async function planFor(options: OpenOptions): Promise<CatalogPlan> {
    const { plan, productName } = options;
    const cycles = cyclesOf(options);
    const terms = JSON.stringify([plan.id, cycles]);
    const key = createHash('sha256').update(terms).digest('hex').slice(0, 32);
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
        billing_cycles: cycles,
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
      },
    });
    checkTrial(options, made);
    const entry = { id: made.id, charge: chargeOf(made) };
    plansByKey.set(key, entry);
    return entry;
  };
}
