import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Behaviour } from '../../Behaviour.ts';
import { createJsonApi, Refusal } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import { paidUntil } from '../../paidUntil.ts';
import type { Charge, Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { taxIn } from '../../taxIn.ts';
import { defineStandIn } from '../StandIn.ts';

interface Asked {
  currency_code: string;
  custom_data?: Record<string, string>;
  customer?: { email?: string };
  items: {
    quantity: number;
    price: {
      description?: string;
      billing_cycle?: { interval: string; frequency: number } | null;
      unit_price: { amount: string; currency_code: string };
      product?: { name: string };
    };
  }[];
  discount?: { type: string; amount: string; recur: boolean };
}

const transactionOf = (payment: Payment, origin: string, charge?: Charge) => {
  const renewal = charge !== undefined && charge !== payment.charges[0];
  const amount = charge?.amount ?? payment.amount;
  // Part of every price, as a merchant of record reports it.
  const tax = taxIn(amount, payment.taxPercent);
  const states = { open: 'ready', approved: 'ready', paid: 'completed', expired: 'canceled' } as const;
  return {
    id: renewal ? charge.id : payment.id,
    status: states[payment.state],
    origin: renewal ? 'subscription_recurring' : 'api',
    customer_id: payment.email,
    subscription_id: payment.state === 'paid' ? (payment.more.subscription ?? null) : null,
    custom_data: JSON.parse(payment.tag) as Record<string, string>,
    currency_code: payment.currency,
    created_at: new Date(charge?.at ?? payment.createdAt).toISOString(),
    billing_period:
      payment.state === 'paid'
        ? {
            starts_at: new Date(charge?.at ?? payment.createdAt).toISOString(),
            ends_at: new Date(paidUntil(payment)).toISOString(),
          }
        : null,
    details: {
      totals: {
        subtotal: String(amount - tax),
        tax: String(tax),
        total: String(amount),
        grand_total: String(amount),
        currency_code: payment.currency,
      },
    },
    checkout: { url: payment.state === 'open' ? `${origin}/pay/pd/${payment.id}` : null },
  };
};

/** Paddle's notifications, signed with `Paddle-Signature: ts=…;h1=…`. */
function paddleBehaviour(options: { secret: string; origin: () => string; now: () => number }): Behaviour {
  const event = (type: string, data: object) => {
    const id = randomId('evt_');
    const body = JSON.stringify({
      event_id: id,
      event_type: type,
      occurred_at: new Date(options.now()).toISOString(),
      notification_id: randomId('ntf_'),
      data,
    });
    return { id, type, body };
  };
  return {
    name: 'Paddle',
    collects: false,
    reportsTax: true,
    // The first charge is the transaction the page was opened for.
    chargeId: (payment) => (payment.charges.length ? randomId('txn_') : payment.id),
    backUrl: (payment) => payment.returnUrl,
    messages(happening, payment, charge) {
      const transaction = transactionOf(payment, options.origin(), charge);
      const subscription = {
        id: payment.more.subscription,
        status: payment.cancelled ? 'canceled' : 'active',
        custom_data: JSON.parse(payment.tag) as object,
        scheduled_change: payment.cancelled ? { action: 'cancel' } : null,
      };
      const adjustment = (action: string) =>
        event('adjustment.created', {
          id: randomId('adj_'),
          action,
          type: 'full',
          status: 'approved',
          transaction_id: charge?.id,
          subscription_id: payment.more.subscription ?? null,
          currency_code: payment.currency,
          totals: { total: String(charge?.amount ?? 0) },
        });
      switch (happening) {
        case 'paid':
          return [
            event('transaction.paid', { ...transaction, status: 'paid' }),
            event('subscription.activated', subscription),
            event('transaction.completed', transaction),
          ];
        case 'renewed':
          return [event('transaction.completed', transaction)];
        case 'renewal_failed':
          return [event('subscription.past_due', { ...subscription, status: 'past_due' })];
        case 'cancelled':
          return [event('subscription.updated', { ...subscription, status: 'active' })];
        case 'expired':
          return [event('transaction.canceled', transaction)];
        case 'refunded':
          return [adjustment('refund')];
        case 'disputed':
          return [adjustment('chargeback')];
        default:
          return [];
      }
    },
    sign(message) {
      const seconds = Math.floor(options.now() / 1000);
      const h1 = createHmac('sha256', options.secret).update(`${seconds}:${message.body}`).digest('hex');
      return { 'paddle-signature': `ts=${seconds};h1=${h1}` };
    },
  };
}

/** The calls of Paddle's API that our adapter makes, after Paddle's public reference. */
function paddleApi(
  app: FastifyInstance,
  options: { state: StateFile; ledger: Ledger; origin: () => string; apiKey: string; now: () => number },
) {
  const { state, ledger, origin } = options;
  const refuse = (status: number, code: string) =>
    new Refusal(status, {
      error: { type: 'request_error', code, detail: code },
      meta: { request_id: randomId('') },
    });
  const answer = createJsonApi(state, {
    failure: { error: { type: 'api_error', code: 'internal_error' } },
    authorize(request) {
      if (request.headers.authorization !== `Bearer ${options.apiKey}`) throw refuse(403, 'forbidden');
    },
  });
  const data = (value: unknown) => ({ data: value, meta: { request_id: randomId('') } });
  const find = (id: string | undefined) => {
    const payment = ledger.find(id ?? '');
    if (payment?.provider !== 'pd') throw refuse(404, 'not_found');
    return payment;
  };

  app.post(
    '/transactions',
    answer(({ body }) => {
      const asked = body as unknown as Asked;
      const [item] = asked.items ?? [];
      const full = Number(item?.price.unit_price.amount);
      if (!item || !Number.isInteger(full) || full <= 0) throw refuse(400, 'bad_request');
      const off = asked.discount?.type === 'flat' ? Number(asked.discount.amount) : 0;
      const custom = asked.custom_data ?? {};
      const payment = ledger.open({
        id: randomId('txn_'),
        provider: 'pd',
        kind: 'transaction',
        name: item.price.description ?? item.price.product?.name ?? 'Subscription',
        email: asked.customer?.email ?? null,
        amount: full - off,
        renewalAmount: full,
        currency: asked.currency_code,
        reference: custom.order_id ?? '',
        tag: JSON.stringify(custom),
        interval: (item.price.billing_cycle?.interval ?? 'month') as Payment['interval'],
        intervalCount: item.price.billing_cycle?.frequency ?? 1,
        recurring: Boolean(item.price.billing_cycle),
        returnUrl: custom.return_url ?? origin(),
        cancelUrl: custom.cancel_url ?? null,
        expiresAt: null,
        more: { subscription: randomId('sub_') },
      });
      return data(transactionOf(payment, origin()));
    }, 201),
  );
  app.get(
    '/transactions',
    answer(({ query }) => {
      const since = Date.parse(query['created_at[GTE]'] ?? '') || 0;
      const found = ledger.all().filter(({ provider, createdAt }) => provider === 'pd' && createdAt >= since);
      return data(found.toReversed().map((payment) => transactionOf(payment, origin(), payment.charges[0])));
    }),
  );
  app.get(
    '/transactions/:id',
    answer(({ params }) => {
      const payment = find(params.id);
      return data(transactionOf(payment, origin(), payment.charges[0]));
    }),
  );
  app.patch(
    '/transactions/:id',
    answer(({ params, body }) => {
      const payment = find(params.id);
      if (body.status !== 'canceled' || !ledger.expire(payment)) {
        throw refuse(400, 'transaction_immutable');
      }
      return data(transactionOf(payment, origin()));
    }),
  );
  app.post(
    '/adjustments',
    answer(({ body }) => {
      const payment = ledger
        .all()
        .find(({ charges }) => charges.some(({ id }) => id === body.transaction_id));
      const charge = payment?.charges.find(({ id }) => id === body.transaction_id);
      if (!payment || !charge) throw refuse(404, 'not_found');
      if (!ledger.refund(payment, charge)) throw refuse(400, 'adjustment_transaction_already_refunded');
      return data({ id: randomId('adj_'), action: 'refund', status: 'approved', transaction_id: charge.id });
    }, 201),
  );
  app.post(
    '/subscriptions/:id/cancel',
    answer(({ params }) => {
      const payment = ledger.all().find(({ more }) => more.subscription === params.id);
      if (!payment) throw refuse(404, 'not_found');
      if (!ledger.cancel(payment)) throw refuse(400, 'subscription_is_canceled_action_invalid');
      return data({ id: params.id, status: 'active', scheduled_change: { action: 'cancel' } });
    }),
  );
}

export const paddle = defineStandIn({
  code: 'pd',
  usualKeys: { apiKey: 'pdl_sdbx_apikey_tern', webhookSecret: 'pdl_ntfset_tern' },
  createBehaviour: ({ origin, now, keys }) => paddleBehaviour({ secret: keys.webhookSecret, origin, now }),
  answerCalls: (app, { state, ledger, origin, now, keys }) =>
    paddleApi(app, { state, ledger, origin, apiKey: keys.apiKey, now }),
});
