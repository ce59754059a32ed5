import type { Currency } from '../pricing/currencies.ts';
import { type ListedPlan, planPrice } from '../pricing/planPrice.ts';
import { type Campaign, offersOf } from './campaign.ts';

/** A plan whose price a campaign does not lower in a currency. Minor units. */
export interface NoLowering {
  readonly planId: string;
  readonly currency: Currency;
  readonly percent: number;
  readonly usual: number;
}

/**
 * Where a campaign would not lower the price: an offer without one is refused wherever it comes from. `list`: every plan.
 * `[]` when each of its plans costs less in every currency that it is sold in. A plan that is not sold lowers nothing:
 * `unsold` names it.
 */
export function loweringProblems(
  campaign: Pick<Campaign, 'kind' | 'name' | 'plans' | 'startsAt' | 'endsAt'>,
  list: readonly ListedPlan[],
  currencies: readonly Currency[],
): { readonly notLower: readonly NoLowering[]; readonly unsold: readonly string[] } {
  const offers = offersOf(campaign as Campaign);
  const unsold: string[] = [];
  const notLower = campaign.plans.flatMap(({ planId, percent }) => {
    const plan = list.find(({ id, onSale }) => id === planId && onSale);
    const prices = plan
      ? currencies.flatMap((currency) => {
          const usual = planPrice(plan, currency, [], list);
          const offered = planPrice(plan, currency, offers, list);
          return usual && offered ? [{ currency, usual: usual.total, offered: offered.total }] : [];
        })
      : [];
    if (prices.length === 0) unsold.push(planId);
    return prices
      .filter(({ usual, offered }) => offered >= usual)
      .map(({ currency, usual }) => ({ planId, currency, percent, usual }));
  });
  return { notLower, unsold };
}
