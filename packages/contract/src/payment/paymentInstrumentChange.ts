import { pathPrefixes } from '@tern/domain';
import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/**
 * Opens the provider's page on which the buyer gives another card or account; no card number comes to this service.
 * Nothing is charged there, but for a period that is overdue. The page leads back to the account with `?paying=done` or
 * `?paying=back`. `method_unavailable`: nothing is charged any more, or the provider has no such page
 * (`change` of `paymentInstrument`).
 */
export const paymentInstrumentChange = defineOperation({
  name: 'paymentInstrumentChange',
  method: 'POST',
  path: '/api/mms/payment/v1/web/payment_instrument_change',
  auth: 'bearer',
  summary: 'Opens the provider’s page for another card or account.',
  showsProgress: true,
  input: v.object({
    subscription_id: idField,
    /** Language and variant prefix of the page to come back to: ``, `/de`, `/m` or `/de/m`. */
    return_base: v.optional(v.picklist(pathPrefixes(), 'invalid'), ''),
  }),
  output: v.object({ url: v.string() }),
  errors: ['subscription_unknown', 'method_unavailable', 'provider_unavailable', 'rate_limited'],
});
