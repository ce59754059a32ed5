import type { Currency } from '@tern/domain';
import type { PlanIntervalUnit, PlanView } from './PlanView.ts';

/** A plan for stories and tests; amounts in minor units. */
export function samplePlan(
  intervalCount: number,
  perMonth: number,
  more: Partial<PlanView> & { currency?: Currency; unit?: PlanIntervalUnit } = {},
): PlanView {
  const { currency = 'USD', unit = 'MONTH', ...rest } = more;
  const months = unit === 'YEAR' ? intervalCount * 12 : intervalCount;
  const list = 999;
  const letter = unit.charAt(0).toLowerCase();
  const off = Math.round((1 - perMonth / list) * 100);
  return {
    id: `${intervalCount}${letter}`,
    productId: `v2.web.tern.vip.std.${intervalCount}${letter}`,
    months,
    intervalCount,
    intervalUnit: unit,
    total: { amount: perMonth * months, currency },
    perMonth: { amount: perMonth, currency },
    listPerMonth: { amount: list, currency },
    discountPercent: off > 0 ? off : null,
    recommended: false,
    ...rest,
  };
}

export const twelveMonths = samplePlan(12, 375, { recommended: true });
export const sixMonths = samplePlan(6, 599);
export const oneMonth = samplePlan(1, 999);
export const samplePlans: readonly PlanView[] = [twelveMonths, sixMonths, oneMonth];
