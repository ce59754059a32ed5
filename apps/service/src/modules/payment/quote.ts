import { quote as operation } from '@tern/contract';
import { currencyOfCountry } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { defineHandler, fail } from '../../handler.ts';
import { takeTry } from '../../rateLimit.ts';
import { refuseBlockedCountry } from '../geo/blockedCountry.ts';
import { currentOffer } from './currentOffer.ts';
import { makeQuote } from './makeQuote.ts';
import { findPlan } from './payment.repo.ts';
import { quoteDataOf } from './planPricing.ts';

export const quote = defineHandler(operation, async ({ context, input, request }) => {
  refuseBlockedCountry(request);
  await takeTry(context, context.config.limits.quotePerAddress, 'quote', addressForLimits(request.address));
  const currency = input.currency ?? currencyOfCountry(request.country);
  const plan = await findPlan(context.db, input.product_id, currency, currentOffer(context));
  if (!plan) return fail(operation, 'plan_unknown');
  return quoteDataOf(await makeQuote(context, plan), plan);
});
