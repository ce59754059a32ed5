import * as v from 'valibot';
import { countryField, currencyField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { textField } from '../textFields.ts';

/** Local gross prices (spec section 7). Unknown products are left out; countries without a currency of their own get USD. */
export const prices = defineOperation({
  name: 'prices',
  method: 'GET',
  path: '/l10n/prices',
  aliases: ['/api/l10n/prices'],
  auth: 'none',
  summary: 'Gross prices in the currency of a country.',
  input: v.object({
    /** Comma-separated, each a plan's id or any product id it has or had; all products when left out. */
    product_ids: v.optional(textField(2000)),
    /** Two letters; the visitor's country when left out. */
    customer_country: v.optional(countryField),
  }),
  output: v.object({
    customer_country: v.nullable(v.string()),
    products: v.array(
      v.object({
        product_id: v.string(),
        currency: currencyField,
        /** Decimal units with the places of the currency. */
        subscription: v.object({ price: v.object({ gross: v.number() }) }),
      }),
    ),
  }),
  errors: [],
});
