import { type Currency, planPriceOf, wholeMonths } from '@tern/domain';
import type { PlanIntervalUnit, PlanView } from './PlanView.ts';
import { planPrices } from './planPrices.ts';

/**
 * A plan for stories and tests, in minor units. `perMonth`: for each month, or for the whole time in days and weeks.
 * `monthly`: the price of the monthly plan.
 */
export function samplePlan(
  intervalCount: number,
  perMonth: number,
  more: Partial<PlanView> & { currency?: Currency; unit?: PlanIntervalUnit; monthly?: number } = {},
): PlanView {
  const { currency = 'USD', unit = 'MONTH', monthly = 999, ...rest } = more;
  const letter = unit.charAt(0).toLowerCase();
  const interval = { count: intervalCount, unit };
  const months = wholeMonths(interval) ?? 0;
  const total = (months || 1) * perMonth;
  const price = planPriceOf({ total, listTotal: months * monthly, currency }, interval);
  return {
    id: `${intervalCount}${letter}`,
    productId: `v2.web.tern.vip.std.${intervalCount}${letter}`,
    intervalCount,
    intervalUnit: unit,
    ...planPrices(price, interval),
    recommended: false,
    ...rest,
  };
}

export const twelveMonths = samplePlan(12, 375, { recommended: true });
export const sixMonths = samplePlan(6, 599);
export const oneMonth = samplePlan(1, 999);
export const samplePlans: readonly PlanView[] = [twelveMonths, sixMonths, oneMonth];
