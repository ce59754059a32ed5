import { parseProductId } from './parseProductId.ts';
import type { Plan } from './plan.ts';
import { namesTrial, planOfShortTrial } from './trial.ts';

type Named = Pick<Plan, 'id' | 'product_id'>;

/** Family and period: the part of a product id that stays whatever the plan costs. */
function lastingPart(productId: string): string | null {
  const parsed = parseProductId(productId);
  return parsed && `${parsed.family.join('.')} ${parsed.interval.count} ${parsed.interval.unit}`;
}

/**
 * The plan that an address or a caller names: by id, by product id, or by a product id the plan had at another
 * discount; the names of its trial lead to it as well (`namesTrial`). `null` when nothing on the list has such a name.
 */
export function findNamedPlan<P extends Named>(plans: readonly P[], named: string): P | null {
  const exact =
    plans.find((plan) => plan.id === named) ??
    plans.find((plan) => plan.product_id === named) ??
    plans.find((plan) => plan.id === planOfShortTrial(named));
  if (exact) return exact;
  const lasting = lastingPart(named);
  return (lasting !== null && plans.find((plan) => lastingPart(plan.product_id) === lasting)) || null;
}

/** Whether two product ids are of one plan, at whatever discount each was made, and both of its trial or neither. */
export function isSameProduct(one: string, other: string): boolean {
  if (one === other) return true;
  const lasting = lastingPart(one);
  return lasting !== null && lasting === lastingPart(other) && namesTrial(one) === namesTrial(other);
}

/**
 * The plan to preselect (spec section 4): the one named in the address; else the recommended one, else the first.
 * `null` when there are none.
 */
export function choosePlan<P extends Named & Pick<Plan, 'is_recommend'>>(
  plans: readonly P[],
  named?: string | null,
): P | null {
  return (
    (named ? findNamedPlan(plans, named) : null) ||
    plans.find((plan) => plan.is_recommend) ||
    plans[0] ||
    null
  );
}
