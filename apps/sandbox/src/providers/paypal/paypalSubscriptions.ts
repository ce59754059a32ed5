import type { FastifyInstance } from 'fastify';
import type { Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { PaypalHost } from './PaypalHost.ts';
import { findPayment, malformed, notFound, unprocessable } from './paypalCall.ts';
import type { Cycle, PlanRequest } from './paypalCatalogue.ts';
import { type Money, minor } from './paypalMoney.ts';
import { subscriptionOf, transactionsOf } from './subscriptionObject.ts';

interface SubscriptionRequest {
  plan_id: string;
  custom_id?: string;
  subscriber?: { email_address?: string };
  application_context?: { return_url?: string; cancel_url?: string };
}

const days: Readonly<Record<string, number>> = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 };
const daysOf = ({ frequency, total_cycles }: Cycle) =>
  (days[frequency.interval_unit] ?? 1) * frequency.interval_count * total_cycles;
const priceOf = (cycle: Cycle | undefined) => cycle?.pricing_scheme?.fixed_price;
const isFree = (cycle: Cycle) => cycle.tenure_type === 'TRIAL' && !(minor(priceOf(cycle) ?? nothing) > 0);
const nothing: Money = { value: '0', currency_code: 'USD' };

/** The terms of a plan: the days that are free, the first charge, and the later ones. */
function termsOf(plan: PlanRequest) {
  const [first] = plan.billing_cycles;
  const free = first && isFree(first) ? first : undefined;
  const between = plan.billing_cycles.slice(1).find(isFree);
  const paid = plan.billing_cycles.filter((cycle) => !isFree(cycle));
  const regular = paid.at(-1) as Cycle;
  const { interval_unit, interval_count } = regular.frequency;
  return {
    amount: minor(priceOf(paid[0]) ?? nothing),
    renewalAmount: minor(priceOf(regular) ?? nothing),
    currency: priceOf(regular)?.currency_code ?? '',
    interval: interval_unit.toLowerCase() as Payment['interval'],
    intervalCount: interval_count,
    trialDays: free && daysOf(free),
    /** Free days between the first charge and the second. */
    between: between && String(daysOf(between)),
  };
}

const wrongStatus = () =>
  unprocessable('SUBSCRIPTION_STATUS_INVALID', 'Invalid subscription status for the requested action.');

/** Subscriptions v1: recurring payments, which the shop activates once the buyer has approved them. */
export function paypalSubscriptions(
  app: FastifyInstance,
  { state, ledger, origin, now, respond }: PaypalHost,
) {
  const find = (id: string | undefined) => findPayment(ledger, id, 'subscription', now);

  app.post(
    '/v1/billing/subscriptions',
    respond(({ body }) => {
      const sent = body as unknown as SubscriptionRequest;
      const plan = state.data.things[sent.plan_id] as unknown as PlanRequest | undefined;
      if (!plan) throw notFound();
      const context = sent.application_context;
      if (context && !(context.return_url && context.cancel_url)) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/application_context');
      }
      const { between, ...terms } = termsOf(plan);
      return subscriptionOf(
        ledger.open({
          id: randomId('I-', 6).toUpperCase(),
          provider: 'ps',
          kind: 'subscription',
          name: plan.name,
          email: sent.subscriber?.email_address ?? null,
          ...terms,
          reference: sent.custom_id?.split('/')[0] ?? '',
          tag: sent.custom_id ?? '',
          recurring: true,
          returnUrl: context?.return_url ?? origin(),
          cancelUrl: context?.cancel_url ?? null,
          expiresAt: null,
          more: { plan: sent.plan_id, ...(between && { between }) },
        }),
        origin(),
      );
    }, 201),
  );
  app.get(
    '/v1/billing/subscriptions/:id',
    respond(({ params }) => subscriptionOf(find(params.id), origin())),
  );
  app.get(
    '/v1/billing/subscriptions/:id/transactions',
    respond(({ params, query }) => {
      if (!query.start_time || !query.end_time) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/start_time');
      }
      return transactionsOf(find(params.id), origin());
    }),
  );
  app.post(
    '/v1/billing/subscriptions/:id/activate',
    respond(({ params }) => {
      const payment = find(params.id);
      if (payment.suspended) ledger.reactivate(payment);
      else if (payment.state === 'approved') {
        payment.more.startedAt = String(now());
        ledger.pay(payment);
      } else throw wrongStatus();
      return null;
    }),
  );
  app.post(
    '/v1/billing/subscriptions/:id/cancel',
    respond(({ params, body }) => {
      if (!body.reason) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/reason');
      }
      if (!ledger.cancel(find(params.id))) throw wrongStatus();
      return null;
    }),
  );
}
