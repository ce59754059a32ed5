import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { findPayment, type PaypalRespond, refuse } from './paypalCall.ts';
import { decimalsIssue, type Money, minor, moneyOf } from './paypalMoney.ts';

interface PlanRequest {
  product_id: string;
  name: string;
  billing_cycles: {
    tenure_type: 'TRIAL' | 'REGULAR';
    frequency: { interval_unit: string; interval_count: number };
    pricing_scheme: { fixed_price: Money };
  }[];
}
interface SubscriptionRequest {
  plan_id: string;
  custom_id?: string;
  subscriber?: { email_address?: string };
  application_context?: { return_url?: string; cancel_url?: string };
}

const subscriptionStates = {
  open: 'APPROVAL_PENDING',
  approved: 'APPROVED',
  paid: 'ACTIVE',
  expired: 'EXPIRED',
} as const;
const subscriptionOf = (payment: Payment, origin: string) => {
  const last = payment.charges.at(-1);
  return {
    id: payment.id,
    status: payment.cancelled ? 'CANCELLED' : subscriptionStates[payment.state],
    plan_id: payment.more.plan,
    custom_id: payment.tag,
    ...(last && {
      billing_info: {
        last_payment: { amount: moneyOf(payment, last.amount), time: new Date(last.at).toISOString() },
      },
    }),
    links:
      payment.state === 'open'
        ? [{ rel: 'approve', href: `${origin}/pay/ps/${payment.id}`, method: 'GET' }]
        : [],
  };
};

interface Options {
  state: StateFile;
  ledger: Ledger;
  origin: () => string;
  respond: PaypalRespond;
}

/** Products and the plans of their prices. */
export function paypalCatalogue(
  app: FastifyInstance,
  { state, respond }: Pick<Options, 'state' | 'respond'>,
) {
  app.post(
    '/v1/catalogs/products',
    respond(({ body }) => ({ id: randomId('PROD-').toUpperCase(), name: body.name }), 201),
  );
  app.post(
    '/v1/billing/plans',
    respond(({ body }) => {
      const sent = body as unknown as PlanRequest;
      if (!sent.billing_cycles?.some(({ tenure_type }) => tenure_type === 'REGULAR')) {
        throw refuse(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
      }
      for (const { pricing_scheme } of sent.billing_cycles) {
        const issue = decimalsIssue(pricing_scheme.fixed_price);
        if (issue) throw refuse(422, 'UNPROCESSABLE_ENTITY', issue);
      }
      const id = randomId('P-').toUpperCase();
      state.data.things[id] = body;
      return { id, status: 'ACTIVE', ...body };
    }, 201),
  );
}

/** Subscriptions v1: recurring payments, which the shop activates once the buyer has approved them. */
export function paypalSubscriptions(app: FastifyInstance, { state, ledger, origin, respond }: Options) {
  app.post(
    '/v1/billing/subscriptions',
    respond(({ body }) => {
      const sent = body as unknown as SubscriptionRequest;
      const plan = state.data.things[sent.plan_id] as unknown as PlanRequest | undefined;
      if (!plan) throw refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
      const first = plan.billing_cycles[0] as PlanRequest['billing_cycles'][number];
      const regular = plan.billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR') ?? first;
      return subscriptionOf(
        ledger.open({
          id: randomId('I-', 6).toUpperCase(),
          provider: 'ps',
          kind: 'subscription',
          name: plan.name,
          email: sent.subscriber?.email_address ?? null,
          amount: minor(first.pricing_scheme.fixed_price),
          renewalAmount: minor(regular.pricing_scheme.fixed_price),
          currency: first.pricing_scheme.fixed_price.currency_code,
          reference: sent.custom_id?.split('/')[0] ?? '',
          tag: sent.custom_id ?? '',
          interval: first.frequency.interval_unit.toLowerCase() as Payment['interval'],
          intervalCount: first.frequency.interval_count,
          recurring: true,
          returnUrl: sent.application_context?.return_url ?? origin(),
          cancelUrl: sent.application_context?.cancel_url ?? null,
          expiresAt: null,
          more: { plan: sent.plan_id },
        }),
        origin(),
      );
    }, 201),
  );
  app.get(
    '/v1/billing/subscriptions/:id',
    respond(({ params }) => subscriptionOf(findPayment(ledger, params.id, 'subscription'), origin())),
  );
  app.post(
    '/v1/billing/subscriptions/:id/activate',
    respond(({ params }) => {
      const payment = findPayment(ledger, params.id, 'subscription');
      if (payment.state !== 'approved' && payment.state !== 'paid') {
        throw refuse(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID');
      }
      ledger.pay(payment);
      return null;
    }),
  );
  app.post(
    '/v1/billing/subscriptions/:id/cancel',
    respond(({ params }) => {
      if (!ledger.cancel(findPayment(ledger, params.id, 'subscription'))) {
        throw refuse(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID');
      }
      return null;
    }),
  );
}
