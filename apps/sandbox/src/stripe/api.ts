import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from '../state.ts';
import type { CheckoutSession } from './objects.ts';
import { type FormValue, formAt, formRecord, parseForm } from './parseForm.ts';
import { type Payments, publicSession, stripeId } from './payments.ts';

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
      url: `${origin()}/stripe/pay/${id}`,
      sandbox: {
        name: item('price_data', 'product_data', 'name') ?? 'Subscription',
        interval: interval ?? 'month',
        interval_count: Number(item('price_data', 'recurring', 'interval_count') ?? 1),
        subscription_metadata: formRecord(form, 'subscription_data', 'metadata'),
        renewal_amount: unit * quantity,
      },
    };
    stripe.sessions[id] = session;
    return session;
  }

  const sessionAt = (id: string) => {
    const session = stripe.sessions[id];
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
