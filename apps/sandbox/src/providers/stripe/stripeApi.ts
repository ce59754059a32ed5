import type { FastifyInstance } from 'fastify';
import { catalogueCalls } from './catalogueCalls.ts';
import { createSession } from './createSession.ts';
import { endpointCalls } from './endpointCalls.ts';
import { invoiceCalls } from './invoiceCalls.ts';
import { methodCalls } from './methodCalls.ts';
import { formAt } from './parseForm.ts';
import { readCall } from './readCall.ts';
import { refundCalls } from './refundCalls.ts';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';
import { invalid, missing } from './stripeError.ts';
import { subscriptionCalls } from './subscriptionCalls.ts';

/** The calls of Stripe's API that our adapter makes, after Stripe's public reference. */
export function stripeApi(app: FastifyInstance, options: StripeApiOptions) {
  sessionCalls(app, options);
  catalogueCalls(app, options);
  subscriptionCalls(app, options);
  invoiceCalls(app, options);
  methodCalls(app, options);
  refundCalls(app, options);
  endpointCalls(app, options);
}

function sessionCalls(
  app: FastifyInstance,
  { state, books, payments, setups, origin, now }: StripeApiOptions,
) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  const sessionAt = (id: string) => {
    const purchase = stripe.purchases[id];
    if (!purchase || purchase.fields) throw missing('checkout.session', id, 'session');
    return purchase;
  };

  app.post(
    '/v1/checkout/sessions',
    respond((request) => {
      const { form, expand } = readCall(request);
      if (formAt(form, 'mode') === 'setup') return setups.show(setups.create(form), expand);
      return books.session(createSession(form, state, { origin: origin(), now: now() }), expand);
    }),
  );
  app.get(
    '/v1/checkout/sessions/:id',
    respond((request) => {
      const { id, expand } = readCall(request);
      const setup = setups.find(id);
      return setup ? setups.show(setup, expand) : books.session(sessionAt(id), expand);
    }),
  );
  app.post(
    '/v1/checkout/sessions/:id/expire',
    respond((request) => {
      const { id, expand } = readCall(request);
      const purchase = sessionAt(id);
      if (purchase.status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${purchase.status}.`,
        );
      }
      payments.expire(purchase);
      return books.session(purchase, expand);
    }),
  );
}
