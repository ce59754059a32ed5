import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StateFile } from '../../state.ts';
import { createSession } from './createSession.ts';
import { createSubscription } from './createSubscription.ts';
import type { CheckoutSession } from './objects.ts';
import { formAt, parseForm } from './parseForm.ts';
import type { Payments } from './payments.ts';
import { incompleteSubscription, publicSession, subscriptionInvoice } from './publicObjects.ts';
import { createStripeCall } from './stripeCall.ts';
import { invalid, missing, StripeError } from './stripeError.ts';
import { stripeId } from './stripeId.ts';

interface Options {
  state: StateFile;
  payments: Payments;
  origin: () => string;
  now: () => number;
}

/** The calls of Stripe's API that our adapter makes, after Stripe's public reference. */
export function stripeApi(app: FastifyInstance, options: Options) {
  sessionCalls(app, options);
  catalogueCalls(app, options);
  subscriptionCalls(app, options);
  refundCalls(app, options);
}

const form = (request: FastifyRequest) => parseForm(typeof request.body === 'string' ? request.body : '');
const id = (request: FastifyRequest) => (request.params as { id: string }).id;

/** The subscription of an order that is paid in fields; undefined for one that began on a hosted page. */
function incompleteAt({ data: { stripe } }: StateFile, id: string): CheckoutSession | undefined {
  const session = stripe.sessions[id];
  return session?.sandbox.intent ? session : undefined;
}

function sessionCalls(app: FastifyInstance, { state, payments, origin, now }: Options) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  const sessionAt = (id: string) => {
    const session = incompleteAt(state, id) ? undefined : stripe.sessions[id];
    if (!session) throw missing('checkout.session', id);
    return session;
  };

  app.post(
    '/v1/checkout/sessions',
    respond((request) =>
      publicSession(createSession(form(request), state, { origin: origin(), now: now() })),
    ),
  );
  app.get(
    '/v1/checkout/sessions/:id',
    respond((request) => publicSession(sessionAt(id(request)))),
  );
  app.post(
    '/v1/checkout/sessions/:id/expire',
    respond((request) => {
      const session = sessionAt(id(request));
      if (session.status !== 'open') {
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
        );
      }
      payments.expire(session);
      return publicSession(session);
    }),
  );
}

/** Coupons, customers and products. */
function catalogueCalls(app: FastifyInstance, { state }: Options) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);

  app.post(
    '/v1/coupons',
    respond((request) => {
      const sent = form(request);
      const coupon = {
        id: formAt(sent, 'id') ?? stripeId('coupon'),
        object: 'coupon',
        amount_off: Number(formAt(sent, 'amount_off')),
        currency: formAt(sent, 'currency') ?? '',
        duration: formAt(sent, 'duration'),
        valid: true,
      };
      if (!Number.isInteger(coupon.amount_off) || coupon.amount_off <= 0) {
        throw invalid('Invalid integer: amount_off', 'amount_off');
      }
      stripe.coupons[coupon.id] = coupon;
      return coupon;
    }),
  );
  app.post(
    '/v1/customers',
    respond((request) => {
      const email = formAt(form(request), 'email') ?? null;
      const customer = { id: stripeId('cus'), object: 'customer', email };
      stripe.customers[customer.id] = customer;
      return customer;
    }),
  );
  app.post(
    '/v1/products',
    respond((request) => {
      const sent = form(request);
      const id = formAt(sent, 'id') ?? stripeId('prod');
      if (stripe.products[id]) {
        throw new StripeError(400, {
          type: 'invalid_request_error',
          code: 'resource_already_exists',
          message: `Product already exists: '${id}'`,
        });
      }
      const product = { id, object: 'product', active: true, name: formAt(sent, 'name') ?? id };
      stripe.products[id] = product;
      return product;
    }),
  );
}

function subscriptionCalls(app: FastifyInstance, { state, payments, now }: Options) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  /** With its first invoice, as `expand` requests it. */
  const withInvoice = (session: CheckoutSession) => ({
    ...(stripe.subscriptions[session.id] ?? incompleteSubscription(session)),
    latest_invoice: subscriptionInvoice(session),
  });

  app.post(
    '/v1/subscriptions',
    respond((request) => withInvoice(createSubscription(form(request), state, now()))),
  );
  app.delete(
    '/v1/subscriptions/:id',
    respond((request) => {
      const session = incompleteAt(state, id(request));
      if (!session) throw missing('subscription', id(request));
      if (session.status === 'complete') throw invalid('The stand-in ends unpaid subscriptions only.');
      payments.expire(session);
      return withInvoice(session);
    }),
  );
  app.post(
    '/v1/invoices/:id/void',
    respond((request) => {
      const session = Object.values(stripe.sessions).find(({ invoice }) => invoice === id(request));
      if (!session) throw missing('invoice', id(request));
      if (session.status !== 'open') throw invalid('You can only void an open invoice.');
      payments.expire(session);
      return subscriptionInvoice(session);
    }),
  );
  app.post(
    '/v1/subscriptions/:id',
    respond((request) => {
      const subscription = stripe.subscriptions[id(request)];
      if (!subscription) throw missing('subscription', id(request));
      if (formAt(form(request), 'cancel_at_period_end') === 'true') payments.cancel(subscription);
      return subscription;
    }),
  );
  app.get(
    '/v1/subscriptions/:id',
    respond((request) => {
      const session = incompleteAt(state, id(request));
      if (session) return withInvoice(session);
      const subscription = stripe.subscriptions[id(request)];
      if (!subscription) throw missing('subscription', id(request));
      return subscription;
    }),
  );
}

function refundCalls(app: FastifyInstance, { state, payments }: Options) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);

  app.post(
    '/v1/refunds',
    respond((request) => {
      const sent = form(request);
      const intent = formAt(sent, 'payment_intent');
      const charge = Object.values(stripe.charges).find(
        (known) => known.id === formAt(sent, 'charge') || known.payment_intent === intent,
      );
      if (!charge) throw missing('charge', formAt(sent, 'charge') ?? intent ?? '');
      if (charge.refunded) {
        throw new StripeError(400, {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: `Charge ${charge.id} has already been refunded.`,
        });
      }
      payments.refund(charge);
      return {
        id: stripeId('re'),
        object: 'refund',
        amount: charge.amount,
        charge: charge.id,
        currency: charge.currency,
        payment_intent: charge.payment_intent,
        status: 'succeeded',
      };
    }),
  );
}
