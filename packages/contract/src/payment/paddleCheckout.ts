import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { textField } from '../textFields.ts';

export const paddleCheckout = defineOperation({
  name: 'paddleCheckout',
  method: 'GET',
  path: '/api/mms/payment/v1/providers/pd/checkout',
  auth: 'none',
  summary: "What the page that opens Paddle's checkout needs, and the order that a transaction is for.",
  input: v.object({
    /** Paddle's own name of the transaction, from `_ptxn` of the payment link. */
    transaction: v.optional(textField(64)),
  }),
  output: v.object({
    /** Public, for the browser. */
    client_token: v.string(),
    environment: v.picklist(['sandbox', 'production']),
    /** Address of Paddle.js: Paddle's own host, or a stand-in's. */
    script_url: v.string(),
    /** Null: none was named, or it is Paddle's own, such as a change of card. */
    order: v.nullable(
      v.object({
        /** False: it has been paid, or was given up for another way to pay. Not to be opened. */
        open: v.boolean(),
        /** Paths of the site that follow a payment, and none. */
        paid_path: v.string(),
        back_path: v.string(),
      }),
    ),
  }),
  errors: ['method_unavailable'],
});
