import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Behaviour } from '../../Behaviour.ts';
import { createJsonApi, Refusal } from '../../jsonApi.ts';
import { givenBackOf, type Ledger } from '../../ledger.ts';
import type { Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { taxIn } from '../../taxIn.ts';
import { defineStandIn } from '../StandIn.ts';

interface RequestBody {
  order_id: string;
  user_id: string;
  product_id: string;
  amount: number;
  currency: string;
  description: string;
  email: string | null;
  return_url: string;
  cancel_url: string;
  expires_at: number;
}

const paymentOf = (payment: Payment, origin: string) => {
  const [charge] = payment.charges;
  const last = charge?.refunds?.at(-1);
  const paid = charge?.refunded ? 'refunded' : charge?.disputed ? 'disputed' : 'paid';
  const status = payment.state === 'paid' ? paid : payment.state === 'expired' ? 'expired' : 'open';
  return {
    id: payment.id,
    status,
    url: status === 'open' ? `${origin}/pay/tpa/${payment.id}` : null,
    amount: payment.amount,
    currency: payment.currency,
    tax: taxIn(payment.amount, payment.taxPercent),
    refunded: charge ? givenBackOf(charge) : 0,
    ...(last && { refund_status: last.state ?? 'done' }),
    order_id: payment.reference,
    ...(JSON.parse(payment.tag) as { user_id: string; product_id: string }),
  };
};

const hmac = (secret: string, seconds: number | string, text: string) =>
  createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');

/** The notifications of a further provider (docs/operations.md, "Another provider"). */
function tpaBehaviour(options: { secret: string; origin: () => string; now: () => number }): Behaviour {
  const types: Readonly<Record<string, string>> = {
    paid: 'payment.paid',
    expired: 'payment.expired',
    refunded: 'payment.refunded',
    refund_failed: 'payment.refund_failed',
    disputed: 'payment.disputed',
    inquired: 'payment.inquired',
    dispute_won: 'payment.dispute_won',
    dispute_lost: 'payment.dispute_lost',
  };
  return {
    name: 'Further provider',
    collects: false,
    reportsTax: true,
    chargeId: (payment) => payment.id,
    backUrl: (payment) => payment.returnUrl,
    messages(happening, payment) {
      const type = types[happening];
      if (!type) return [];
      const id = randomId('note_');
      const created = Math.floor(options.now() / 1000);
      const body = JSON.stringify({
        id,
        type,
        created,
        live: false,
        payment: paymentOf(payment, options.origin()),
      });
      return [{ id, type, body }];
    },
    sign(message) {
      const seconds = Math.floor(options.now() / 1000);
      return { 'x-signature': `t=${seconds},v1=${hmac(options.secret, seconds, message.body)}` };
    },
  };
}

/** The calls of the protocol for further providers. */
function tpaApi(
  app: FastifyInstance,
  options: { state: StateFile; ledger: Ledger; origin: () => string; merchantId: string; secret: string },
) {
  const { state, ledger, origin } = options;
  const refuse = (status: number, error: string) => new Refusal(status, { error });
  const respondTo = createJsonApi(state, {
    keyHeader: 'idempotency-key',
    failure: { error: 'The stand-in was told to fail.' },
    authorize(request) {
      const [, seconds = '', given = ''] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['x-signature'])) ?? [];
      const said = `${request.url.replace(/^\/tpa/, '')}${typeof request.body === 'string' ? request.body : ''}`;
      const wanted = Buffer.from(hmac(options.secret, seconds, said), 'hex');
      const sent = Buffer.from(given, 'hex');
      const good = sent.length === wanted.length && timingSafeEqual(sent, wanted);
      if (!good || request.headers['x-merchant'] !== options.merchantId) throw refuse(401, 'signature');
    },
  });
  const find = (id: string | undefined) => {
    const payment = ledger.find(id ?? '');
    if (payment?.provider !== 'tpa') throw refuse(404, 'unknown payment');
    return payment;
  };

  app.post(
    '/tpa/payments',
    respondTo(({ body }) => {
      const input = body as unknown as RequestBody;
      if (!Number.isInteger(input.amount) || input.amount <= 0) throw refuse(400, 'amount');
      const payment = ledger.open({
        id: randomId('tp_', 8),
        provider: 'tpa',
        kind: 'payment',
        name: input.description,
        email: input.email,
        amount: input.amount,
        renewalAmount: input.amount,
        currency: input.currency,
        reference: input.order_id,
        tag: JSON.stringify({ user_id: input.user_id, product_id: input.product_id }),
        interval: 'month',
        intervalCount: 1,
        recurring: false,
        returnUrl: input.return_url,
        cancelUrl: input.cancel_url,
        expiresAt: input.expires_at * 1000,
        more: {},
      });
      return paymentOf(payment, origin());
    }, 201),
  );
  app.get(
    '/tpa/payments/:id',
    respondTo(({ params }) => paymentOf(find(params.id), origin())),
  );
  app.post(
    '/tpa/payments/:id/cancel',
    respondTo(({ params }) => {
      const payment = find(params.id);
      if (!ledger.expire(payment)) throw refuse(409, 'not open');
      return paymentOf(payment, origin());
    }),
  );
  app.post(
    '/tpa/payments/:id/refund',
    respondTo(({ params }) => {
      const payment = find(params.id);
      ledger.refund(payment, payment.charges[0]);
      return paymentOf(payment, origin());
    }),
  );
}

export const tpa = defineStandIn({
  code: 'tpa',
  usualKeys: { merchantId: 'merchant_tern', secret: 'tpa_secret_tern' },
  createBehaviour: ({ origin, now, keys }) => tpaBehaviour({ secret: keys.secret, origin, now }),
  answerCalls: (app, { state, ledger, origin, keys }) =>
    tpaApi(app, { state, ledger, origin, merchantId: keys.merchantId, secret: keys.secret }),
});
