import { plans as operation } from '@tern/contract';
import { currencyOfCountry } from '@tern/domain';
import { timeFromNow } from '../../../context.ts';
import { defineHandler } from '../../../handler.ts';
import { offersFor } from '../campaigns/namedOffers.ts';
import { planData } from '../catalogue/planPricing.ts';
import { listPlans } from '../catalogue/plans.repo.ts';

export const plans = defineHandler(operation, async ({ context, input, request }) => {
  context.metrics.priceList(request.fromAffiliate);
  const currency = input.currency ?? currencyOfCountry(request.country);
  const offers = await offersFor(context, context.db, { name: null, userId: null });
  const pricing = { currency, now: timeFromNow(context) };
  const list = await listPlans(context.db, { ...pricing, offers });
  const usual = offers.length ? await listPlans(context.db, { ...pricing, offers: [] }) : [];
  return {
    currency,
    plans: list.map((plan) => {
      const { total = 0 } = usual.find(({ id }) => id === plan.id)?.price ?? {};
      const data = planData(plan, context.config.trialDays);
      return total > plan.price.total ? { ...data, usual_total: total } : data;
    }),
  };
});
