import * as v from 'valibot';
import { currencyField, minorUnits, productIdField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * The price of a plan for somebody else, to be paid once by a method that does not renew. The purchase takes its
 * `quote_id`; the order that is paid becomes a voucher, whose code is mailed to the buyer.
 */
export const giftQuote = defineOperation({
  name: 'giftQuote',
  method: 'POST',
  path: '/api/mms/payment/v1/web/gift/quote',
  auth: 'bearer',
  summary: 'Makes the price of a gift.',
  showsProgress: true,
  input: v.object({ product_id: productIdField, currency: v.optional(currencyField) }),
  output: v.object({ quote_id: v.string(), amount: minorUnits, currency: currencyField }),
  errors: ['plan_unknown', 'country_blocked'],
});
