import { trialPlanId } from '@tern/domain';
import type { TrialOffer } from '@tern/patterns';
import { usePublicData } from './PublicDataContext.tsx';
import type { TrialData } from './publicData.ts';
import { useSite } from './SiteContext.tsx';

/** The address of the trial's checkout, as a canonical page path. */
const checkoutOf = ({ planId, days }: TrialData) => `/pricing/checkout/${trialPlanId(planId, days)}`;

/**
 * The free trial, for a page that names it without a price. Every mention asks here: null where none is sold, and where
 * the visitor is refused.
 */
export function useTrial(): TrialOffer | null {
  const { trial } = usePublicData();
  const { blocked } = useSite();
  return trial && !blocked ? { days: trial.days, href: checkoutOf(trial) } : null;
}
