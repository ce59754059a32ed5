import { specialPlans as operation } from '@tern/contract';
import { currencyOfCountry, offersOf } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { currentCampaign } from '../campaigns/knownCampaigns.ts';
import { namedCampaigns } from '../campaigns/namedOffers.ts';
import { planData } from '../catalogue/planPricing.ts';
import { listPlans } from '../catalogue/plans.repo.ts';

/** How long a page may keep special plans that last longer. */
const lifetime = 15 * 60 * 1000;

export const specialPlans = defineHandler(operation, async ({ context, input, request, who }) => {
  const { key } = input;
  const userId = who?.userId ?? null;
  const special = await namedCampaigns(context, context.db, { kind: 'special', name: key, userId });
  if (!special.length) return fail(operation, 'offer_unknown');
  const campaign = await currentCampaign(context, context.db);
  const currency = input.currency ?? currencyOfCountry(request.country);
  const offers = (campaign ? [...special, campaign] : special).flatMap(offersOf);
  const list = await listPlans(context.db, { currency, now: timeFromNow(context), offers });
  const ends = Math.min(context.clock.now() + lifetime, ...offers.map(({ endsAt }) => endsAt));
  return {
    key,
    currency,
    plans: list.map((plan) => planData(plan, context.config.trialDays)),
    expires_at: new Date(ends).toISOString(),
  };
});
