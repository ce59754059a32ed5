import { trialPlanId } from '@tern/domain';
import type { TrialOffer } from '@tern/patterns';
import { usePublicData } from '../app/PublicDataContext.tsx';
import { useSite } from '../app/SiteContext.tsx';
import { planView } from './planView.ts';

/** As `useTrial`, with the plan that follows, for a page whose entry of the manifest is `priced`. */
export function usePricedTrial(): (TrialOffer & Required<Pick<TrialOffer, 'plan'>>) | null {
  const { trial, plans, currency } = usePublicData();
  const { blocked } = useSite();
  const plan = plans[currency]?.find(({ id }) => id === trial?.planId);
  if (!trial || blocked || !plan) return null;
  const href = `/pricing/checkout/${trialPlanId(trial.planId, trial.days)}`;
  return { days: trial.days, href, plan: planView(plan) };
}
