import * as v from 'valibot';
import { currencyField, offerNameField, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { plan } from './plan.ts';

/**
 * The plan list at the prices of a key (spec section 3, special plans). The prices of `vip1` are for signed-in people
 * who have bought before. A key that holds nothing now is `offer_unknown`. Without `currency` the visitor's country
 * decides. A page caches the response until `expires_at`.
 */
export const specialPlans = defineOperation({
  name: 'specialPlans',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/plans/special',
  auth: 'optional',
  summary: 'The plans at the prices of a key.',
  input: v.object({ key: offerNameField, currency: v.optional(currencyField) }),
  output: v.object({
    key: v.string(),
    currency: currencyField,
    plans: v.array(plan),
    expires_at: timestamp,
  }),
  errors: ['offer_unknown'],
});
