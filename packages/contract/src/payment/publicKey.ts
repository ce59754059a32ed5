import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const publicKey = defineOperation({
  name: 'publicKey',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/s1/publickey',
  auth: 'none',
  summary: "Stripe's publishable key, and the script it is used with.",
  input: nothing,
  output: v.object({
    public_key: v.string(),
    /** Address of the script that draws Stripe's fields on our page; null: paid on the page of Stripe. */
    script_url: v.nullable(v.string()),
  }),
  errors: ['method_unavailable'],
});
