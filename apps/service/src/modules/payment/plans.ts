import { plans as operation } from '@tern/contract';
import { currencyOfCountry } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { currentOffer } from './currentOffer.ts';
import { listPlans } from './payment.repo.ts';
import { planData } from './planPricing.ts';

export const plans = defineHandler(operation, async ({ context, input, request }) => {
  const currency = input.currency ?? currencyOfCountry(request.country);
  return { currency, plans: (await listPlans(context.db, currency, currentOffer(context))).map(planData) };
});
