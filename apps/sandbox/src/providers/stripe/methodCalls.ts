import type { FastifyInstance } from 'fastify';
import { methodObject } from './objects/paymentObjects.ts';
import { formAt } from './parseForm.ts';
import { readCall } from './readCall.ts';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';
import { invalid, missing } from './stripeError.ts';

/** The cards of a customer. */
export function methodCalls(app: FastifyInstance, { state }: StripeApiOptions) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  app.get(
    '/v1/payment_methods',
    respond((request) => {
      const { form } = readCall(request);
      const customer = formAt(form, 'customer');
      const theirs = Object.values(stripe.methods).filter(
        (method) => method.customer === customer && !method.detached,
      );
      return {
        object: 'list',
        data: theirs.toReversed().map(methodObject),
        has_more: false,
        url: '/v1/payment_methods',
      };
    }),
  );
  app.post(
    '/v1/payment_methods/:id/detach',
    respond((request) => {
      const { id } = readCall(request);
      const method = stripe.methods[id];
      if (!method) throw missing('PaymentMethod', id, 'payment_method');
      if (method.detached) {
        throw invalid(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      }
      method.detached = true;
      return methodObject(method);
    }),
  );
}
