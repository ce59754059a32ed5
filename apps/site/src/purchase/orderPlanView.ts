import type { Order } from '@tern/contract';
import type { PlanView } from '@tern/patterns';

const monthsOf = { DAY: 1 / 30, WEEK: 7 / 30, MONTH: 1, YEAR: 12 } as const;

/** The plan of an order as it was bought; today's price list has no part in it. */
export function orderPlanView(
  order: Pick<Order, 'plan_id' | 'product_id' | 'interval_count' | 'interval_unit' | 'amount' | 'currency'>,
): PlanView {
  const months = order.interval_count * monthsOf[order.interval_unit];
  const perMonth = { amount: Math.round(order.amount / months), currency: order.currency };
  return {
    id: order.plan_id,
    productId: order.product_id,
    months,
    intervalCount: order.interval_count,
    intervalUnit: order.interval_unit,
    total: { amount: order.amount, currency: order.currency },
    perMonth,
    listPerMonth: perMonth,
    discountPercent: null,
    recommended: false,
  };
}
