import type { FastifyInstance } from 'fastify';
import { currencyDigits } from '../../currencyDigits.ts';
import { createJsonApi, Refusal } from '../../jsonApi.ts';
import { type Charge, type Ledger, type Payment, randomId } from '../../ledger.ts';
import type { StateFile } from '../../state.ts';
import { decimal, type PaypalFace } from './paypalFace.ts';

interface Money {
  currency_code: string;
  value: string;
}
interface Context {
  return_url?: string;
  cancel_url?: string;
}
interface OrderAsked {
  intent: string;
  purchase_units: {
    reference_id?: string;
    custom_id?: string;
    invoice_id?: string;
    description?: string;
    amount: Money;
  }[];
  payment_source?: { paypal?: { email_address?: string; experience_context?: Context } };
}
interface PlanAsked {
  product_id: string;
  name: string;
  billing_cycles: {
    tenure_type: 'TRIAL' | 'REGULAR';
    frequency: { interval_unit: string; interval_count: number };
    pricing_scheme: { fixed_price: Money };
  }[];
}
interface SubscriptionAsked {
  plan_id: string;
  custom_id?: string;
  subscriber?: { email_address?: string };
  application_context?: Context;
}

const minor = ({ value, currency_code }: Money) =>
  Math.round(Number(value) * 10 ** currencyDigits(currency_code));
/** The issue PayPal names when an amount has more decimals than its currency. */
const decimalsIssue = ({ value, currency_code }: Money) => {
  const places = value.split('.')[1]?.length ?? 0;
  if (places <= currencyDigits(currency_code)) return null;
  return currencyDigits(currency_code) === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION';
};

/** The calls of PayPal's REST API that our adapter makes, after PayPal's public reference. */
export function paypalApi(
  app: FastifyInstance,
  options: {
    state: StateFile;
    ledger: Ledger;
    face: PaypalFace;
    origin: () => string;
    clientId: string;
    clientSecret: string;
  },
) {
  const { state, ledger, face, origin } = options;
  const accessToken = Buffer.from(`${options.clientId} stand-in`).toString('base64url');
  const refuse = (status: number, name: string, issue?: string) =>
    new Refusal(status, {
      name,
      message: name,
      debug_id: randomId(''),
      ...(issue && { details: [{ issue, description: issue }] }),
    });
  const failure = { name: 'INTERNAL_SERVER_ERROR', message: 'The stand-in was told to fail.' };
  const answer = createJsonApi(state, {
    keyHeader: 'paypal-request-id',
    failure,
    authorize(request) {
      if (request.headers.authorization !== `Bearer ${accessToken}`) {
        throw refuse(401, 'AUTHENTICATION_FAILURE');
      }
    },
  });
  const basic = `Basic ${Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')}`;
  const login = createJsonApi(state, {
    failure,
    authorize(request) {
      if (request.headers.authorization !== basic) throw refuse(401, 'invalid_client');
    },
  });

  app.post(
    '/v1/oauth2/token',
    login(() => ({ access_token: accessToken, token_type: 'Bearer', expires_in: 32_400 })),
  );
  app.get('/v1/notifications/certs/:id', (_request, reply) =>
    reply.type('application/x-pem-file').send(face.publicKey()),
  );

  const money = (payment: Payment, amount: number): Money => ({
    currency_code: payment.currency,
    value: decimal(amount, payment.currency),
  });
  const captureOf = (payment: Payment, charge: Charge) => ({
    id: charge.id,
    status: charge.refunded ? 'REFUNDED' : 'COMPLETED',
    amount: money(payment, charge.amount),
    custom_id: payment.tag,
  });
  const orderStates = {
    open: 'CREATED',
    approved: 'APPROVED',
    paid: 'COMPLETED',
    expired: 'VOIDED',
  } as const;
  const orderOf = (payment: Payment) => ({
    id: payment.id,
    intent: 'CAPTURE',
    status: payment.state === 'open' ? 'PAYER_ACTION_REQUIRED' : orderStates[payment.state],
    purchase_units: [
      {
        reference_id: payment.reference,
        custom_id: payment.tag,
        amount: money(payment, payment.amount),
        ...(payment.charges.length && {
          payments: { captures: payment.charges.map((charge) => captureOf(payment, charge)) },
        }),
      },
    ],
    links: [
      { rel: 'self', href: `${origin()}/v2/checkout/orders/${payment.id}`, method: 'GET' },
      ...(payment.state === 'open'
        ? [{ rel: 'payer-action', href: `${origin()}/pay/ps/${payment.id}`, method: 'GET' }]
        : []),
    ],
  });
  const find = (id: string | undefined, kind: string) => {
    const payment = ledger.find(id ?? '');
    if (payment?.provider !== 'ps' || payment.kind !== kind) {
      throw refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    }
    return payment;
  };

  app.post(
    '/v2/checkout/orders',
    answer(({ body }) => {
      const asked = body as unknown as OrderAsked;
      const unit = asked.purchase_units?.[0];
      const context = asked.payment_source?.paypal?.experience_context;
      if (asked.intent !== 'CAPTURE' || !unit || !(minor(unit.amount) > 0)) {
        throw refuse(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
      }
      const issue = decimalsIssue(unit.amount);
      if (issue) throw refuse(422, 'UNPROCESSABLE_ENTITY', issue);
      const known = ledger
        .all()
        .some(
          (payment) =>
            payment.kind === 'order' && payment.reference === unit.invoice_id && payment.state === 'paid',
        );
      if (known) throw refuse(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID');
      return orderOf(
        ledger.open({
          id: randomId('', 9).toUpperCase().slice(0, 17),
          provider: 'ps',
          kind: 'order',
          name: unit.description ?? 'Order',
          email: asked.payment_source?.paypal?.email_address ?? null,
          amount: minor(unit.amount),
          renewalAmount: minor(unit.amount),
          currency: unit.amount.currency_code,
          reference: unit.invoice_id ?? unit.reference_id ?? '',
          tag: unit.custom_id ?? '',
          interval: 'month',
          intervalCount: 1,
          recurring: false,
          returnUrl: context?.return_url ?? origin(),
          cancelUrl: context?.cancel_url ?? null,
          expiresAt: null,
          more: {},
        }),
      );
    }, 201),
  );
  app.get(
    '/v2/checkout/orders/:id',
    answer(({ params }) => orderOf(find(params.id, 'order'))),
  );
  app.post(
    '/v2/checkout/orders/:id/capture',
    answer(({ params }) => {
      const payment = find(params.id, 'order');
      if (payment.state === 'paid') throw refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
      if (payment.state !== 'approved') throw refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
      if (payment.more.declines) {
        // The buyer may choose another way to pay on the same page.
        delete payment.more.declines;
        payment.state = 'open';
        throw refuse(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
      }
      ledger.pay(payment);
      return orderOf(payment);
    }, 201),
  );
  const refundOf = (chargeId: string | undefined) => {
    const payment = ledger.all().find(({ charges }) => charges.some(({ id }) => id === chargeId));
    const charge = payment?.charges.find(({ id }) => id === chargeId);
    if (!payment || !charge) throw refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    if (!ledger.refund(payment, charge)) {
      throw refuse(422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED');
    }
    return { id: randomId('', 8).toUpperCase(), status: 'COMPLETED' };
  };
  app.post(
    '/v2/payments/captures/:id/refund',
    answer(({ params }) => refundOf(params.id), 201),
  );
  app.post(
    '/v1/payments/sale/:id/refund',
    answer(({ params }) => refundOf(params.id), 201),
  );

  app.post(
    '/v1/catalogs/products',
    answer(({ body }) => ({ id: randomId('PROD-').toUpperCase(), name: body.name }), 201),
  );
  app.post(
    '/v1/billing/plans',
    answer(({ body }) => {
      const asked = body as unknown as PlanAsked;
      if (!asked.billing_cycles?.some(({ tenure_type }) => tenure_type === 'REGULAR')) {
        throw refuse(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
      }
      for (const { pricing_scheme } of asked.billing_cycles) {
        const issue = decimalsIssue(pricing_scheme.fixed_price);
        if (issue) throw refuse(422, 'UNPROCESSABLE_ENTITY', issue);
      }
      const id = randomId('P-').toUpperCase();
      state.data.things[id] = body;
      return { id, status: 'ACTIVE', ...body };
    }, 201),
  );
  const subscriptionStates = {
    open: 'APPROVAL_PENDING',
    approved: 'APPROVED',
    paid: 'ACTIVE',
    expired: 'EXPIRED',
  } as const;
  const subscriptionOf = (payment: Payment) => {
    const last = payment.charges.at(-1);
    return {
      id: payment.id,
      status: payment.cancelled ? 'CANCELLED' : subscriptionStates[payment.state],
      plan_id: payment.more.plan,
      custom_id: payment.tag,
      ...(last && {
        billing_info: {
          last_payment: { amount: money(payment, last.amount), time: new Date(last.at).toISOString() },
        },
      }),
      links:
        payment.state === 'open'
          ? [{ rel: 'approve', href: `${origin()}/pay/ps/${payment.id}`, method: 'GET' }]
          : [],
    };
  };
  app.post(
    '/v1/billing/subscriptions',
    answer(({ body }) => {
      const asked = body as unknown as SubscriptionAsked;
      const plan = state.data.things[asked.plan_id] as unknown as PlanAsked | undefined;
      if (!plan) throw refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
      const first = plan.billing_cycles[0] as PlanAsked['billing_cycles'][number];
      const regular = plan.billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR') ?? first;
      return subscriptionOf(
        ledger.open({
          id: randomId('I-', 6).toUpperCase(),
          provider: 'ps',
          kind: 'subscription',
          name: plan.name,
          email: asked.subscriber?.email_address ?? null,
          amount: minor(first.pricing_scheme.fixed_price),
          renewalAmount: minor(regular.pricing_scheme.fixed_price),
          currency: first.pricing_scheme.fixed_price.currency_code,
          reference: asked.custom_id?.split('/')[0] ?? '',
          tag: asked.custom_id ?? '',
          interval: first.frequency.interval_unit.toLowerCase() as Payment['interval'],
          intervalCount: first.frequency.interval_count,
          recurring: true,
          returnUrl: asked.application_context?.return_url ?? origin(),
          cancelUrl: asked.application_context?.cancel_url ?? null,
          expiresAt: null,
          more: { plan: asked.plan_id },
        }),
      );
    }, 201),
  );
  app.get(
    '/v1/billing/subscriptions/:id',
    answer(({ params }) => subscriptionOf(find(params.id, 'subscription'))),
  );
  app.post(
    '/v1/billing/subscriptions/:id/activate',
    answer(({ params }) => {
      const payment = find(params.id, 'subscription');
      if (payment.state !== 'approved' && payment.state !== 'paid') {
        throw refuse(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID');
      }
      ledger.pay(payment);
      return null;
    }),
  );
  app.post(
    '/v1/billing/subscriptions/:id/cancel',
    answer(({ params }) => {
      if (!ledger.cancel(find(params.id, 'subscription'))) {
        throw refuse(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID');
      }
      return null;
    }),
  );
}
