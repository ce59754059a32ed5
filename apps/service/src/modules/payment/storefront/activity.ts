import { activity as operation } from '@tern/contract';
import { currencyOfCountry, offersOf } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { currentCampaign } from '../campaigns/knownCampaigns.ts';
import { namedCampaigns } from '../campaigns/namedOffers.ts';
import { planData } from '../catalogue/planPricing.ts';
import { listPlans } from '../catalogue/plans.repo.ts';

export const activity = defineHandler(operation, async ({ context, input, request }) => {
  const { name } = input;
  const own = await namedCampaigns(context, context.db, { kind: 'activity', name, userId: null });
  // Of several, the clock on the page is that of the one that ends first.
  const [first] = own.toSorted((a, b) => a.endsAt - b.endsAt);
  if (!first) return fail(operation, 'offer_unknown');
  const campaign = await currentCampaign(context, context.db);
  const currency = input.currency ?? currencyOfCountry(request.country);
  const list = await listPlans(context.db, {
    currency,
    now: timeFromNow(context),
    offers: (campaign ? [...own, campaign] : own).flatMap(offersOf),
  });
  return {
    name,
    currency,
    plans: list.map((plan) => planData(plan, context.config.trialDays)),
    starts_at: new Date(first.startsAt).toISOString(),
    ends_at: new Date(first.endsAt).toISOString(),
  };
});
