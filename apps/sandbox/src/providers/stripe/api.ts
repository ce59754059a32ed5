import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from '../../state.ts';
import type { CheckoutSession } from './objects.ts';
import { type FormValue, formAt, formRecord, parseForm } from './parseForm.ts';
import {
  incompleteSubscription,
  type Payments,
  publicSession,
  stripeId,
  subscriptionInvoice,
} from './payments.ts';

class StripeError extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; param?: string; code?: string };
  constructor(status: number, body: { type: string; message: string; param?: string; code?: string }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

const invalid = (message: string, param?: string) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) });
const missing = (what: string, id: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });

/** The calls of Stripe's API that our adapter makes, after Stripe's public reference. */
export function stripeApi(
  app: FastifyInstance,
  {
    state,
    payments,
    origin,
    now,
  }: { state: StateFile; payments: Payments; origin: () => string; now: () => number },
) {
  const { stripe, knobs } = state.data;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  function createSession(form: Record<string, FormValue>): CheckoutSession {
    const item = (...path: string[]) => formAt(form, 'line_items', 0, ...path);
    const unit = Number(item('price_data', 'unit_amount'));
    const quantity = Number(item('quantity') ?? 1);
    const currency = item('price_data', 'currency');
    if (!currency)
      throw invalid('Missing required param: line_items[0][price_data][currency].', 'line_items');
    if (!Number.isInteger(unit) || unit <= 0) throw invalid('Invalid integer: unit_amount', 'line_items');
    const mode = formAt(form, 'mode');
    if (mode !== 'subscription' && mode !== 'payment') throw invalid('Invalid mode', 'mode');
    const interval = item('price_data', 'recurring', 'interval');
    if (mode === 'subscription' && !interval) {
      throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
    }
    const success = formAt(form, 'success_url');
    if (!success) throw invalid('Missing required param: success_url.', 'success_url');
    const taxed = formAt(form, 'automatic_tax', 'enabled') === 'true';
    if (taxed && item('price_data', 'tax_behavior') !== 'inclusive') {
      throw invalid('The stand-in takes tax_behavior inclusive only.', 'line_items');
    }
    const coupon = stripe.coupons[formAt(form, 'discounts', 0, 'coupon') ?? ''];
    const off = coupon?.amount_off ?? 0;
    const id = stripeId('cs_test');
    const created = Math.floor(now() / 1000);
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_subtotal: unit * quantity,
      amount_total: unit * quantity - off,
      cancel_url: formAt(form, 'cancel_url') ?? null,
      client_reference_id: formAt(form, 'client_reference_id') ?? null,
      created,
      currency: currency.toLowerCase(),
      customer: formAt(form, 'customer') ?? null,
      customer_email: formAt(form, 'customer_email') ?? null,
      expires_at: Number(formAt(form, 'expires_at') ?? created + 24 * 3600),
      invoice: null,
      livemode: false,
      metadata: formRecord(form, 'metadata'),
      mode,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: success,
      total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
      url: `${origin()}/stripe/pay/${id}`,
      sandbox: {
        name: item('price_data', 'product_data', 'name') ?? 'Subscription',
        interval: interval ?? 'month',
        interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
        subscription_metadata: formRecord(form, 'subscription_data', 'metadata'),
        ...(taxed && { tax_percent: knobs.tax }),
        renewal_amount: unit * quantity,
      },
    };
    stripe.sessions[id] = session;
    return session;
  }

  /** A subscription whose first payment is confirmed in fields on the shop's page. */
  function createSubscription(form: Record<string, FormValue>): CheckoutSession {
    const item = (...path: string[]) => formAt(form, 'items', 0, ...path);
    const customer = stripe.customers[formAt(form, 'customer') ?? ''];
    if (!customer) throw missing('customer', formAt(form, 'customer') ?? '');
    const product = stripe.products[item('price_data', 'product') ?? ''];
    if (!product) throw missing('product', item('price_data', 'product') ?? '');
    const unit = Number(item('price_data', 'unit_amount'));
    const quantity = Number(item('quantity') ?? 1);
    const currency = item('price_data', 'currency')?.toLowerCase();
    if (!currency) throw invalid('Missing required param: items[0][price_data][currency].', 'items');
    if (!Number.isInteger(unit) || unit <= 0) throw invalid('Invalid integer: unit_amount', 'items');
    if (formAt(form, 'payment_behavior') !== 'default_incomplete') {
      throw invalid('The stand-in takes payment_behavior default_incomplete only.', 'payment_behavior');
    }
    const off = stripe.coupons[formAt(form, 'discounts', 0, 'coupon') ?? '']?.amount_off ?? 0;
    const id = stripeId('sub');
    const intent = stripeId('pi');
    const created = Math.floor(now() / 1000);
    const metadata = formRecord(form, 'metadata');
    const total = unit * quantity - off;
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_subtotal: unit * quantity,
      amount_total: total,
      cancel_url: null,
      client_reference_id: metadata.order_id ?? null,
      created,
      currency,
      customer: customer.id,
      customer_email: customer.email,
      expires_at: created + 23 * 3600,
      invoice: stripeId('in'),
      livemode: false,
      metadata,
      mode: 'subscription',
      payment_intent: intent,
      payment_status: 'unpaid',
      status: 'open',
      subscription: id,
      success_url: null,
      total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
      url: null,
      sandbox: {
        name: product.name,
        interval: item('price_data', 'recurring', 'interval') ?? 'month',
        interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
        subscription_metadata: metadata,
        renewal_amount: unit * quantity,
        intent: {
          id: intent,
          object: 'payment_intent',
          amount: total,
          client_secret: `${intent}_secret_${stripeId('cs').slice(3)}`,
          currency,
          created,
          last_payment_error: null,
          livemode: false,
          status: 'requires_payment_method',
        },
      },
    };
    stripe.sessions[id] = session;
    return session;
  }

  /** The subscription of an order that is paid in fields; undefined for one that began on a hosted page. */
  const incompleteAt = (id: string) => {
    const session = stripe.sessions[id];
    return session?.sandbox.intent ? session : undefined;
  };

  /** With its first invoice, as `expand` asks for it. */
  const withInvoice = (session: CheckoutSession) => ({
    ...(stripe.subscriptions[session.id] ?? incompleteSubscription(session)),
    latest_invoice: subscriptionInvoice(session),
  });

  const sessionAt = (id: string) => {
    const session = incompleteAt(id) ? undefined : stripe.sessions[id];
    if (!session) throw missing('checkout.session', id);
    return session;
  };

  type Work = (request: FastifyRequest) => object;

  /** Keys, faults and idempotency around one call. */
  const answer = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (knobs.apiDelay) await wait(knobs.apiDelay);
    if (!/^Bearer sk_test_\w+/.test(request.headers.authorization ?? '')) {
      return reply.code(401).send({
        error: {
          type: 'invalid_request_error',
          message: 'Invalid API Key provided. The stand-in takes sk_test_ keys.',
        },
      });
    }
    if (knobs.apiFails) {
      return reply
        .code(500)
        .send({ error: { type: 'api_error', message: 'The stand-in was told to fail.' } });
    }
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const said = `${request.method} ${request.url} ${typeof request.body === 'string' ? request.body : ''}`;
    const stored = typeof key === 'string' ? stripe.replies[key] : undefined;
    let status = 200;
    let body: string;
    if (stored) {
      if (stored.request !== said) {
        return reply.code(400).send({
          error: {
            type: 'idempotency_error',
            message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
          },
        });
      }
      ({ status, body } = stored);
    } else {
      try {
        body = JSON.stringify(work(request));
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
        status = error.status;
        body = JSON.stringify({ error: error.body });
      }
      if (typeof key === 'string') stripe.replies[key] = { status, body, request: said };
      state.save();
    }
    if (knobs.loseReplies) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.code(status).header('request-id', stripeId('req')).type('application/json').send(body);
  };

  const form = (request: FastifyRequest) => parseForm(typeof request.body === 'string' ? request.body : '');
  const id = (request: FastifyRequest) => (request.params as { id: string }).id;

  app.post(
    '/v1/checkout/sessions',
    answer((request) => publicSession(createSession(form(request)))),
  );
  app.get(
    '/v1/checkout/sessions/:id',
    answer((request) => publicSession(sessionAt(id(request)))),
  );
  app.post(
    '/v1/checkout/sessions/:id/expire',
    answer((request) => {
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
  app.post(
    '/v1/coupons',
    answer((request) => {
      const asked = form(request);
      const coupon = {
        id: formAt(asked, 'id') ?? stripeId('coupon'),
        object: 'coupon',
        amount_off: Number(formAt(asked, 'amount_off')),
        currency: formAt(asked, 'currency') ?? '',
        duration: formAt(asked, 'duration'),
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
    answer((request) => {
      const email = formAt(form(request), 'email') ?? null;
      const customer = { id: stripeId('cus'), object: 'customer', email };
      stripe.customers[customer.id] = customer;
      return customer;
    }),
  );
  app.post(
    '/v1/products',
    answer((request) => {
      const asked = form(request);
      const id = formAt(asked, 'id') ?? stripeId('prod');
      if (stripe.products[id]) {
        throw new StripeError(400, {
          type: 'invalid_request_error',
          code: 'resource_already_exists',
          message: `Product already exists: '${id}'`,
        });
      }
      const product = { id, object: 'product', active: true, name: formAt(asked, 'name') ?? id };
      stripe.products[id] = product;
      return product;
    }),
  );
  app.post(
    '/v1/subscriptions',
    answer((request) => withInvoice(createSubscription(form(request)))),
  );
  app.delete(
    '/v1/subscriptions/:id',
    answer((request) => {
      const session = incompleteAt(id(request));
      if (!session) throw missing('subscription', id(request));
      if (session.status === 'complete') throw invalid('The stand-in ends unpaid subscriptions only.');
      payments.expire(session);
      return withInvoice(session);
    }),
  );
  app.post(
    '/v1/invoices/:id/void',
    answer((request) => {
      const session = Object.values(stripe.sessions).find(({ invoice }) => invoice === id(request));
      if (!session) throw missing('invoice', id(request));
      if (session.status !== 'open') throw invalid('You can only void an open invoice.');
      payments.expire(session);
      return subscriptionInvoice(session);
    }),
  );
  app.post(
    '/v1/subscriptions/:id',
    answer((request) => {
      const subscription = stripe.subscriptions[id(request)];
      if (!subscription) throw missing('subscription', id(request));
      if (formAt(form(request), 'cancel_at_period_end') === 'true') payments.cancel(subscription);
      return subscription;
    }),
  );
  app.get(
    '/v1/subscriptions/:id',
    answer((request) => {
      const session = incompleteAt(id(request));
      if (session) return withInvoice(session);
      const subscription = stripe.subscriptions[id(request)];
      if (!subscription) throw missing('subscription', id(request));
      return subscription;
    }),
  );
  app.post(
    '/v1/refunds',
    answer((request) => {
      const asked = form(request);
      const intent = formAt(asked, 'payment_intent');
      const charge = Object.values(stripe.charges).find(
        (known) => known.id === formAt(asked, 'charge') || known.payment_intent === intent,
      );
      if (!charge) throw missing('charge', formAt(asked, 'charge') ?? intent ?? '');
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
