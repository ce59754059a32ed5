import type { TrialOffer } from '@tern/patterns';
import { usePublicData } from '../app/PublicDataContext.tsx';
import { useTrial } from '../app/useTrial.ts';
import { planView } from './planView.ts';

/** The free trial with the plan that follows, for a page whose entry of the manifest is `priced`. */
export function usePricedTrial(): (TrialOffer & Required<Pick<TrialOffer, 'plan'>>) | null {
  const offer = useTrial();
  const { trial, plans, currency } = usePublicData();
  const plan = plans[currency]?.find(({ id }) => id === trial?.planId);
  return offer && plan ? { ...offer, plan: planView(plan) } : null;
}
