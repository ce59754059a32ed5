import { type Interval, listMonths, type Money, type PlanPrice } from '@tern/domain';
import type { PlanView } from './PlanView.ts';

/** The prices of a plan as the patterns show them. Nothing is computed: `PlanPrice` says it all. */
export function planPrices(
  price: PlanPrice,
  interval: Interval,
): Pick<PlanView, 'months' | 'total' | 'perMonth' | 'list' | 'listPerMonth' | 'saving' | 'discountPercent'> {
  const money = (amount: number): Money => ({ amount, currency: price.currency });
  return {
    months: listMonths(price, interval),
    total: money(price.total),
    perMonth: money(price.per_month),
    list: money(price.list_total),
    listPerMonth: money(price.list_per_month),
    saving: price.saving > 0 ? money(price.saving) : null,
    discountPercent: price.percent || null,
  };
}
