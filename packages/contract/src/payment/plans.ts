import * as v from 'valibot';
import { currencyField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { plan } from './plan.ts';

/** One plan is recommended. Without `currency` the visitor's country decides. */
export const plans = defineOperation({
  name: 'plans',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/plans',
  auth: 'none',
  summary: 'The plans on sale, longest first.',
  namesAffiliate: true,
  input: v.object({ currency: v.optional(currencyField) }),
  output: v.object({ currency: currencyField, plans: v.array(plan) }),
  errors: [],
});
