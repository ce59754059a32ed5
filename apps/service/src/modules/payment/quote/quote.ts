import { quote as operation } from '@tern/contract';
import { currencyOfCountry, namesTrial } from '@tern/domain';
import { addressForLimits } from '../../../clientAddress.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { hour, type Limit } from '../../../limit.ts';
import { takeTry } from '../../../rateLimit.ts';
import { refuseBlockedCountry } from '../../geo/blockedCountry.ts';
import { quoteDataOf } from '../catalogue/planPricing.ts';
import { changeOf } from '../ledger/changeOf.ts';
import { makeQuote, priceFor } from './makeQuote.ts';
import { refuseTrial } from './trialClaims.ts';

export const quotesPerVisitor: Limit = { counts: 'quotes per visitor', count: 300, seconds: hour };

export const quote = defineHandler(
  operation,
  { limits: [quotesPerVisitor] },
  async ({ context, input, request, who }) => {
    refuseBlockedCountry(request);
    await takeTry(context, quotesPerVisitor, 'quote', addressForLimits(request.address));
    const currency = input.currency ?? currencyOfCountry(request.country);
    const code = input.code?.trim() || null;
    const trial = namesTrial(input.product_id);
    if (trial && who) await refuseTrial(context, context.db, who.userId);
    const priced = await priceFor(context, context.db, {
      productId: input.product_id,
      currency,
      userId: who?.userId ?? null,
      code,
      invite: input.invite?.trim() || null,
      offer: input.offer ?? null,
      trial,
    });
    if (!priced) return fail(operation, trial ? 'trial_unavailable' : 'plan_unknown');
    if (priced.codeRefusal) return fail(operation, 'coupon_invalid', { code_refusal: priced.codeRefusal });
    const made = await makeQuote(context, priced);
    return quoteDataOf(made, priced, await changeOf(context.db, made, priced.plan));
  },
);
