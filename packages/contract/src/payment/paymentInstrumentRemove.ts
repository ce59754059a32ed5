import * as v from 'valibot';
import { idField } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { instrumentData } from './paymentInstrument.ts';

/** `method_unavailable`: the plan renews, or the provider has nothing to remove (`can_remove` of `paymentInstrument`). */
export const paymentInstrumentRemove = defineOperation({
  name: 'paymentInstrumentRemove',
  method: 'POST',
  path: '/api/mms/payment/v1/web/payment_instrument_remove',
  auth: 'bearer',
  summary: 'Removes the card of a plan that does not renew from its provider.',
  showsProgress: true,
  input: v.object({ subscription_id: idField }),
  output: instrumentData,
  errors: ['subscription_unknown', 'method_unavailable', 'provider_unavailable'],
});
