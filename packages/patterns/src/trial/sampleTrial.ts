import type { TrialOffer } from './TrialOffer.ts';

/** For stories. */
export const sampleTrial: TrialOffer = {
  days: 30,
  href: '/pricing/checkout/12m.add30d',
  plan: { intervalCount: 12, intervalUnit: 'MONTH', total: { amount: 4500, currency: 'USD' } },
};
