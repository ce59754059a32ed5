import { createHash } from 'node:crypto';
import type { PlanRow } from '../../rows/paymentRows.ts';
import { trialOf } from '../../rows/trialOf.ts';
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

/** The most days of one cycle. */
const longest = 365;

/**
 * The cycles of an order: its regular price for ever, after a free trial of days, or after a first period at another
 * price. Free days that the order came with lie between the first period and the second.
 */
function cyclesOf({ order, plan }: OpenOptions) {
  const trial = trialOf(order);
  const regular = order.renewalAmount ?? order.amount;
  const cycles: Omit<Cycle, 'sequence'>[] = [];
  const add = (tenure_type: string, total_cycles: number, amount: number, frequency: Cycle['frequency']) =>
    cycles.push({
      frequency,
      tenure_type,
      total_cycles,
      pricing_scheme: { fixed_price: money(order, amount) },
    });
  const days = (interval_count: number) => ({ interval_unit: 'DAY', interval_count });
  if (trial) add('TRIAL', 1, 0, days(trialDays(trial, order.createdAt)));
  else if (regular !== order.amount || order.extraDays > 0) add('TRIAL', 1, order.amount, period(plan));
  if (!trial && order.extraDays > 0) {
    const times = Math.ceil(order.extraDays / longest);
    add('TRIAL', times, 0, days(Math.ceil(order.extraDays / times)));
  }
  add('REGULAR', 0, regular, period(plan));
  return cycles.map((cycle, index) => ({ ...cycle, sequence: index + 1 }));
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
