import * as v from 'valibot';
import { currencyField, offerNameField, timestamp } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { plan } from './plan.ts';

/**
 * An activity that runs now, by name (spec section 3, activity info): the plan list at its prices, and its clock. Any
 * other name is `offer_unknown`. Without `currency` the visitor's country decides.
 */
export const activity = defineOperation({
  name: 'activity',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/activity',
  auth: 'none',
  summary: 'An activity with its plans and its time.',
  input: v.object({ name: offerNameField, currency: v.optional(currencyField) }),
  output: v.object({
    name: v.string(),
    currency: currencyField,
    plans: v.array(plan),
    starts_at: timestamp,
    ends_at: timestamp,
  }),
  errors: ['offer_unknown'],
});
