import { type TrialTerms, trialEnd, trialProductId } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { PlanRow, PricedPlan } from '../rows/paymentRows.ts';

/** The trial of a plan as the contract sends it, for trials of so many days; every field is null without one. */
export function planTrial(
  plan: Pick<PlanRow, 'productId' | 'trialPrice'>,
  days: number | null,
): { trial_price: number | null; trial_days: number | null; trial_product_id: string | null } {
  const product =
    days === null || plan.trialPrice === null ? undefined : trialProductId(plan.productId, days);
  return product === undefined
    ? { trial_price: null, trial_days: null, trial_product_id: null }
    : { trial_price: plan.trialPrice, trial_days: days, trial_product_id: product };
}

/** The trial of a plan that begins now, and the product it is sold as; undefined: there is none. */
export function trialNow(
  context: Context,
  plan: PricedPlan,
): { plan: PricedPlan; trial: TrialTerms } | undefined {
  const { trial_days: days, trial_product_id: productId } = planTrial(plan, context.config.trialDays);
  if (days === null || productId === null) return undefined;
  return {
    plan: { ...plan, productId },
    trial: { days, endsAt: trialEnd(timeFromNow(context), days), firstAmount: plan.price.total },
  };
}
