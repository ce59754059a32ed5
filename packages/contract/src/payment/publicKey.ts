import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const publicKey = defineOperation({
  name: 'publicKey',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/s1/publickey',
  auth: 'none',
  summary: "Stripe's publishable key.",
  input: nothing,
  output: v.object({ public_key: v.string() }),
  errors: ['method_unavailable'],
});
