import { activeCampaign } from '@tern/domain';
import type { CampaignConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { PricedPlan } from './payment.repo.ts';

/** The campaign whose price holds now; null outside all of them. */
export function currentOffer(context: Pick<Context, 'config' | 'clock'>): CampaignConfig | null {
  return activeCampaign(context.config.campaigns, context.clock.now());
}

const part = (amount: number, percent: number) => Math.floor((amount * (100 - percent)) / 100);

/**
 * A plan at the price of a campaign: the percentage comes off the price without discount, in every currency by
 * the same ratio. Rounded down to minor units, so that no more is promised than given.
 */
export function withOffer(plan: PricedPlan, offer: CampaignConfig | null): PricedPlan {
  if (!offer || offer.planId !== plan.id) return plan;
  const baseAmount = part(plan.baseListAmount, offer.percent);
  return {
    ...plan,
    productId: plan.productId.replace(/(?:\.off\d+)?$/, `.off${offer.percent}`),
    baseAmount,
    amount: Math.round((plan.amount * baseAmount) / plan.baseAmount),
  };
}
