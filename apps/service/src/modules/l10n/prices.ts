import { prices as operation } from '@tern/contract';
import { currencyOfCountry, decimalUnits } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { listLocalPrices } from '../payment/payment.module.ts';

export const prices = defineHandler(operation, async ({ context, input, request }) => {
  const country = input.customer_country ?? request.country;
  const currency = currencyOfCountry(country);
  const ids = input.product_ids
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const local = await listLocalPrices(context, currency, ids ? [...new Set(ids)] : null);
  return {
    customer_country: country,
    products: local.map(({ productId, amount }) => ({
      product_id: productId,
      currency,
      subscription: { price: { gross: decimalUnits(amount, currency) } },
    })),
  };
});
