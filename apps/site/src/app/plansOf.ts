import type { CurrencyCode } from '@tern/contract';
import type { Route } from '@tern/domain';
import type { PlanData, PublicData } from './publicData.ts';

/** The facts that pages read of a plan. */
const factsOf = ({
  id,
  product_id,
  interval_count,
  interval_unit,
  price,
  usual_total,
  trial_price,
  trial_days,
  trial_product_id,
  is_recommend,
}: PlanData): PlanData => ({
  id,
  product_id,
  interval_count,
  interval_unit,
  price,
  usual_total,
  trial_price,
  trial_days,
  trial_product_id,
  is_recommend,
});

/**
 * The plans that a page carries. Prices in one currency are enough where no page shows them: the store requests others. The
 * API's second form of each price stays behind.
 */
export const plansOf = (
  route: Pick<Route, 'boot' | 'priced'>,
  { plans, currency }: Pick<PublicData, 'plans' | 'currency'>,
): PublicData['plans'] =>
  Object.fromEntries(
    (Object.keys(plans) as CurrencyCode[])
      .filter((code) => code === currency || route.boot !== 'intent' || route.priced)
      .map((code) => [code, plans[code]?.map(factsOf)]),
  );
