import { codeTotals, perMonth } from '@tern/domain';
import type { PersonalPrice, PlanView } from '@tern/patterns';
import type { PlanData } from '../../app/publicData.ts';

/**
 * A plan at the price that a code of the visitor's own makes of it. Where the offer that runs costs no more, its price
 * stays, and both are named: the two are not added together.
 */
export function atPersonalPrice(view: PlanView, plan: PlanData, { kind, percent }: PersonalPrice): PlanView {
  const { price, usual_total } = plan;
  const money = (amount: number) => ({ ...view.total, amount });
  const { first, later } = codeTotals(plan, percent);
  if (first >= price.total) {
    const { first: beaten } = codeTotals({ price: { total: usual_total ?? price.total } }, percent);
    return { ...view, personal: { kind, percent, beaten: money(beaten) } };
  }
  const total = money(first);
  return {
    ...view,
    total,
    perMonth: perMonth(total, { count: view.intervalCount, unit: view.intervalUnit }),
    saving: null,
    discountPercent: null,
    personal: { kind, percent, later: money(later), now: view.total },
  };
}
