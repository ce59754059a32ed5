import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { orderState } from './order.ts';

/**
 * Opens the order of a quote, or gives back the one that is already open for this plan: repeating the call
 * is safe. Send the browser to `checkout_url`. `quote_changed` carries the offer that holds now.
 */
export const createSubscription = defineOperation({
  name: 'createSubscription',
  method: 'POST',
  path: '/api/mms/payment/v1/providers/s1/create_subscription',
  auth: 'bearer',
  summary: 'Opens an order and the page to pay it.',
  input: v.object({
    quote_id: idField,
    /** Language and form prefix of the page to come back to: ``, `/de`, `/m` or `/de/m`. */
    return_base: v.optional(
      v.pipe(v.string('invalid'), v.regex(/^(?:\/(?:ru|de|es|fr|it|ja|nl|pl|pt|ar))?(?:\/m)?$/, 'invalid')),
      '',
    ),
  }),
  output: v.object({
    order_id: v.string(),
    state: orderState,
    /** Null when the order needs no payment any more: go to its status page. */
    checkout_url: v.nullable(v.string()),
  }),
  errors: [
    'quote_unknown',
    'quote_changed',
    'plan_unknown',
    'plan_purchased',
    'method_unavailable',
    'provider_unavailable',
    'payment_failed',
    'country_blocked',
  ],
});
