import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Behaviour } from '../../Behaviour.ts';
import { createJsonApi, Refusal } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import type { Charge, Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { defineStandIn } from '../StandIn.ts';

interface Asked {
  amount: number;
  currency: string;
  reference_id: string;
  description?: string;
  customer?: { email?: string };
  expire_by?: number;
  notes?: Record<string, string>;
  callback_url?: string;
}

const linkOf = (payment: Payment, origin: string) => {
  const [charge] = payment.charges;
  const states = { open: 'created', approved: 'created', paid: 'paid' } as const;
  return {
    id: payment.id,
    entity: 'payment_link',
    status: payment.state === 'expired' ? (payment.more.how ?? 'expired') : states[payment.state],
    amount: payment.amount,
    amount_paid: charge?.amount ?? 0,
    currency: payment.currency,
    reference_id: payment.reference,
    description: payment.name,
    short_url: `${origin}/pay/rz/${payment.id}`,
    notes: JSON.parse(payment.tag) as Record<string, string>,
    payments: payment.charges.map(({ id, amount }) => ({ payment_id: id, amount, status: 'captured' })),
  };
};

const paymentOf = (payment: Payment, charge: Charge) => ({
  id: charge.id,
  entity: 'payment',
  amount: charge.amount,
  currency: payment.currency,
  status: charge.refunded ? 'refunded' : 'captured',
  notes: JSON.parse(payment.tag) as Record<string, string>,
});

/** Razorpay's webhooks, signed with an HMAC over the bytes of the body. */
function razorpayBehaviour(options: { secret: string; origin: () => string; now: () => number }): Behaviour {
  const event = (type: string, payload: object) => {
    const id = randomId('evt_');
    const created = Math.floor(options.now() / 1000);
    // The account stands in for what makes two messages of one second differ.
    const body = JSON.stringify({
      entity: 'event',
      account_id: id,
      event: type,
      created_at: created,
      payload,
    });
    return { id, type, body };
  };
  return {
    name: 'Razorpay',
    collects: false,
    chargeId: () => randomId('pay_', 7),
    backUrl(payment) {
      const url = new URL(payment.returnUrl);
      url.searchParams.set('razorpay_payment_link_id', payment.id);
      url.searchParams.set('razorpay_payment_link_status', 'paid');
      return url.href;
    },
    messages(happening, payment, charge) {
      const link = { payment_link: { entity: linkOf(payment, options.origin()) } };
      const paid = charge && { payment: { entity: paymentOf(payment, charge) } };
      switch (happening) {
        case 'paid':
          return [event('payment.captured', { ...paid }), event('payment_link.paid', { ...link, ...paid })];
        case 'expired':
          return [
            event(payment.more.how === 'cancelled' ? 'payment_link.cancelled' : 'payment_link.expired', link),
          ];
        case 'refunded':
          return [
            event('refund.processed', {
              ...paid,
              refund: {
                entity: {
                  id: randomId('rfnd_', 7),
                  payment_id: charge?.id,
                  amount: charge?.amount,
                  notes: {},
                },
              },
            }),
          ];
        case 'disputed':
          return [
            event('payment.dispute.created', {
              ...paid,
              dispute: {
                entity: { id: randomId('disp_', 7), payment_id: charge?.id, amount: charge?.amount },
              },
            }),
          ];
        default:
          return [];
      }
    },
    sign: (message) => ({
      'x-razorpay-signature': createHmac('sha256', options.secret).update(message.body).digest('hex'),
      'x-razorpay-event-id': message.id,
    }),
  };
}

/** The calls of Razorpay's API that our adapter makes, after Razorpay's public reference. */
function razorpayApi(
  app: FastifyInstance,
  options: { state: StateFile; ledger: Ledger; origin: () => string; keyId: string; keySecret: string },
) {
  const { state, ledger, origin } = options;
  const refuse = (status: number, description: string) =>
    new Refusal(status, { error: { code: 'BAD_REQUEST_ERROR', description } });
  const basic = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;
  const answer = createJsonApi(state, {
    failure: { error: { code: 'SERVER_ERROR', description: 'The stand-in was told to fail.' } },
    authorize(request) {
      if (request.headers.authorization !== basic) throw refuse(401, 'Authentication failed');
    },
  });
  const find = (id: string | undefined) => {
    const payment = ledger.find(id ?? '');
    if (payment?.provider !== 'rz') throw refuse(400, 'The id provided does not exist');
    return payment;
  };

  app.post(
    '/v1/payment_links',
    answer(({ body }) => {
      const asked = body as unknown as Asked;
      if (!Number.isInteger(asked.amount) || asked.amount <= 0) throw refuse(400, 'amount is invalid');
      if (
        ledger.all().some(({ provider, reference }) => provider === 'rz' && reference === asked.reference_id)
      ) {
        throw refuse(400, `payment link with given reference_id (${asked.reference_id}) already exists.`);
      }
      const payment = ledger.open({
        id: randomId('plink_', 7),
        provider: 'rz',
        kind: 'payment_link',
        name: asked.description ?? 'Order',
        email: asked.customer?.email ?? null,
        amount: asked.amount,
        renewalAmount: asked.amount,
        currency: asked.currency,
        reference: asked.reference_id,
        tag: JSON.stringify(asked.notes ?? {}),
        interval: 'month',
        intervalCount: 1,
        recurring: false,
        returnUrl: asked.callback_url ?? origin(),
        cancelUrl: null,
        expiresAt: asked.expire_by ? asked.expire_by * 1000 : null,
        more: {},
      });
      return linkOf(payment, origin());
    }),
  );
  app.get(
    '/v1/payment_links',
    answer(({ query }) => ({
      payment_links: ledger
        .all()
        .filter(({ provider, reference }) => provider === 'rz' && reference === query.reference_id)
        .map((payment) => linkOf(payment, origin())),
    })),
  );
  app.get(
    '/v1/payment_links/:id',
    answer(({ params }) => linkOf(find(params.id), origin())),
  );
  app.post(
    '/v1/payment_links/:id/cancel',
    answer(({ params }) => {
      const payment = find(params.id);
      if (payment.state !== 'open') throw refuse(400, 'Payment link cannot be cancelled');
      payment.more.how = 'cancelled';
      ledger.expire(payment);
      return linkOf(payment, origin());
    }),
  );
  app.post(
    '/v1/payments/:id/refund',
    answer(({ params }) => {
      const payment = ledger.all().find(({ charges }) => charges.some(({ id }) => id === params.id));
      const charge = payment?.charges.find(({ id }) => id === params.id);
      if (!payment || !charge) throw refuse(400, 'The id provided does not exist');
      if (!ledger.refund(payment, charge)) throw refuse(400, 'The payment has been fully refunded already');
      return {
        id: randomId('rfnd_', 7),
        entity: 'refund',
        payment_id: charge.id,
        amount: charge.amount,
        status: 'processed',
      };
    }),
  );
}

export const razorpay = defineStandIn({
  code: 'rz',
  usualKeys: { keyId: 'rzp_test_tern', keySecret: 'rzp_secret_tern', webhookSecret: 'rzp_hook_tern' },
  createBehaviour: ({ origin, now, keys }) => razorpayBehaviour({ secret: keys.webhookSecret, origin, now }),
  answerCalls: (app, { state, ledger, origin, keys }) =>
    razorpayApi(app, { state, ledger, origin, keyId: keys.keyId, keySecret: keys.keySecret }),
});
