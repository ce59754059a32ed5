import type { Order } from '@tern/contract';
import { type PlanView, planPrices } from '@tern/patterns';

/** The plan of an order as it was bought; today's price list has no part in it. */
export function orderPlanView(
  order: Pick<Order, 'plan_id' | 'product_id' | 'interval_count' | 'interval_unit' | 'price'>,
): PlanView {
  return {
    id: order.plan_id,
    productId: order.product_id,
    intervalCount: order.interval_count,
    intervalUnit: order.interval_unit,
    ...planPrices(order.price, { count: order.interval_count, unit: order.interval_unit }),
    recommended: false,
  };
}
