import { giftQuote as operation } from '@tern/contract';
import { currencyOfCountry } from '@tern/domain';
import { addressForLimits } from '../../../clientAddress.ts';
import { defineHandler, fail } from '../../../handler.ts';
import { takeTry } from '../../../rateLimit.ts';
import { refuseBlockedCountry } from '../../geo/blockedCountry.ts';
import { makeQuote, priceFor } from './makeQuote.ts';
import { quotesPerVisitor } from './quote.ts';

export const giftQuote = defineHandler(
  operation,
  { limits: [quotesPerVisitor] },
  async ({ context, input, request }) => {
    refuseBlockedCountry(request);
    await takeTry(context, quotesPerVisitor, 'quote', addressForLimits(request.address));
    const currency = input.currency ?? currencyOfCountry(request.country);
    const priced = await priceFor(context, context.db, {
      productId: input.product_id,
      currency,
      userId: null,
      code: null,
      invite: null,
      offer: null,
      gift: true,
    });
    if (!priced) return fail(operation, 'plan_unknown');
    const { id, amount } = await makeQuote(context, priced);
    return { quote_id: id, amount, currency };
  },
);
