import type { PlanRow } from '../../rows/paymentRows.ts';

const intervals = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** A price that is no part of a catalogue. `amount`: of one period, in minor units, with its tax. */
export const priceEntry = ({
  plan,
  amount,
  currency,
  productName,
}: {
  plan: PlanRow;
  amount: number;
  currency: string;
  productName: string;
}) => ({
  description: productName,
  name: plan.name,
  tax_mode: 'internal',
  billing_cycle: { interval: intervals[plan.intervalUnit], frequency: plan.intervalCount },
  unit_price: { amount: String(amount), currency_code: currency },
  quantity: { minimum: 1, maximum: 1 },
  product: { name: productName, tax_category: 'saas' },
});
