import { plans as operation } from '@tern/contract';
import { currencyOfCountry } from '@tern/domain';
import { moment } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { offersFor } from './namedOffers.ts';
import { planData } from './planPricing.ts';
import { listPlans } from './plans.repo.ts';

export const plans = defineHandler(operation, async ({ context, input, request }) => {
  context.metrics.priceList(request.fromAffiliate);
  const currency = input.currency ?? currencyOfCountry(request.country);
  const offers = await offersFor(context, context.db, { name: null, userId: null });
  const list = await listPlans(context.db, { currency, now: moment(context), offers });
  return { currency, plans: list.map((plan) => planData(plan, context.config.trialDays)) };
});
