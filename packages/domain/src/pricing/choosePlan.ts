import type { Plan } from './plan.ts';

/**
 * The plan to preselect (spec section 4): the one named in the address, by id and then by product id;
 * else the recommended one, else the first. `null` when there are none.
 */
export function choosePlan<P extends Pick<Plan, 'id' | 'product_id' | 'is_recommend'>>(
  plans: readonly P[],
  named?: string | null,
): P | null {
  return (
    (named && (plans.find((plan) => plan.id === named) ?? plans.find((plan) => plan.product_id === named))) ||
    plans.find((plan) => plan.is_recommend) ||
    plans[0] ||
    null
  );
}
