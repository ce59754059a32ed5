import type { FastifyInstance } from 'fastify';
import { createJsonApi, Refusal } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { defineStandIn } from '../StandIn.ts';
import { razorpayBehaviour } from './razorpayBehaviour.ts';
import { linkOf, refundOf } from './razorpayObjects.ts';

interface RequestBody {
  amount: number;
  currency: string;
  reference_id: string;
  description?: string;
  customer?: { email?: string };
  expire_by?: number;
  notes?: Record<string, string>;
  callback_url?: string;
}

const errorOf = (code: string, description: string, field?: string) => ({
  error: {
    code,
    description,
    source: field ? 'business' : 'NA',
    step: field ? 'payment_initiation' : 'NA',
    reason: field ? 'input_validation_failed' : 'NA',
    metadata: {},
    ...(field && { field }),
  },
});
const refuse = (description: string, field?: string, status = 400) =>
  new Refusal(status, errorOf('BAD_REQUEST_ERROR', description, field));

interface Options {
  state: StateFile;
  ledger: Ledger;
  origin: () => string;
  now: () => number;
  keyId: string;
  keySecret: string;
}

/** Refunds of a payment. */
function refundsApi(app: FastifyInstance, respondTo: ReturnType<typeof createJsonApi>, ledger: Ledger) {
  const find = (wanted: string | undefined) => {
    const payment = ledger.all().find(({ charges }) => charges.some(({ id }) => id === wanted));
    const charge = payment?.charges.find(({ id }) => id === wanted);
    if (!payment || !charge || payment.provider !== 'rz') throw refuse('The id provided does not exist');
    return { payment, charge };
  };
  app.get(
    '/v1/payments/:id/refunds',
    respondTo(({ params }) => {
      const { payment, charge } = find(params.id);
      const items = (charge.refunds ?? []).map((refund) => refundOf(payment, charge, refund)).reverse();
      return { entity: 'collection', count: items.length, items };
    }),
  );
  app.post(
    '/v1/payments/:id/refund',
    respondTo(({ params, body }) => {
      const { payment, charge } = find(params.id);
      if (charge.refunded) throw refuse('The payment has been fully refunded already');
      const { amount, receipt, notes } = body as { amount?: number; receipt?: string; notes?: object };
      const before = charge.refunds?.length ?? 0;
      if (receipt) payment.more.receipt = receipt;
      if (notes) payment.more.refundNotes = JSON.stringify(notes);
      if (!ledger.refund(payment, charge, amount)) {
        throw refuse('The total refund amount is greater than the refund payment amount', 'amount');
      }
      const refund = charge.refunds?.[before];
      if (!refund) throw refuse('The id provided does not exist');
      return refundOf(payment, charge, refund);
    }),
  );
}

/** The calls of Razorpay's API that our adapter makes, after Razorpay's public reference. */
function razorpayApi(app: FastifyInstance, options: Options) {
  const { state, ledger, origin, now } = options;
  const basic = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;
  const respondTo = createJsonApi(state, {
    failure: errorOf('SERVER_ERROR', 'We are facing some trouble completing your request at the moment.'),
    authorize(request) {
      if (request.headers.authorization !== basic) throw refuse('Authentication failed', undefined, 401);
    },
  });
  const find = (id: string | undefined) => {
    const payment = ledger.find(id ?? '');
    if (payment?.provider !== 'rz') throw refuse('The id provided does not exist');
    return payment;
  };
  const withReference = (reference: string | undefined) =>
    ledger.all().filter((payment) => payment.provider === 'rz' && payment.reference === reference);

  app.post(
    '/v1/payment_links',
    respondTo(({ body }) => {
      const input = body as unknown as RequestBody;
      if (!Number.isInteger(input.amount) || input.amount < 100) {
        throw refuse('The amount must be atleast INR 1.00', 'amount');
      }
      if (input.expire_by && input.expire_by * 1000 < now() + 15 * 60_000) {
        throw refuse('expire_by should be at least 15 minutes after current time', 'expire_by');
      }
      if ((input.reference_id ?? '').length > 40) {
        throw refuse('The reference id may not be greater than 40 characters.', 'reference_id');
      }
      if (withReference(input.reference_id).length) {
        throw refuse(
          `payment link with given reference_id (${input.reference_id}) already exists`,
          'reference_id',
        );
      }
      const payment = ledger.open({
        id: randomId('plink_', 7),
        provider: 'rz',
        kind: 'payment_link',
        name: input.description ?? 'Order',
        email: input.customer?.email ?? null,
        amount: input.amount,
        renewalAmount: input.amount,
        currency: input.currency,
        reference: input.reference_id,
        tag: JSON.stringify(input.notes ?? {}),
        interval: 'month',
        intervalCount: 1,
        recurring: false,
        returnUrl: input.callback_url ?? origin(),
        cancelUrl: null,
        expiresAt: input.expire_by ? input.expire_by * 1000 : null,
        more: { order: randomId('order_', 7), card: randomId('card_', 7) },
      });
      return linkOf(payment, origin());
    }),
  );
  app.get(
    '/v1/payment_links',
    respondTo(({ query }) => ({
      payment_links: withReference(query.reference_id).map((payment) => linkOf(payment, origin())),
    })),
  );
  app.get(
    '/v1/payment_links/:id',
    respondTo(({ params }) => linkOf(find(params.id), origin())),
  );
  app.post(
    '/v1/payment_links/:id/cancel',
    respondTo(({ params }) => {
      const payment = find(params.id);
      if (payment.state !== 'open') throw refuse('Payment link cannot be cancelled', 'id');
      payment.more.how = 'cancelled';
      payment.more.endedAt = String(now());
      ledger.expire(payment);
      return linkOf(payment, origin());
    }),
  );
  refundsApi(app, respondTo, ledger);
}

export const razorpay = defineStandIn({
  code: 'rz',
  usualKeys: { keyId: 'rzp_test_tern', keySecret: 'rzp_secret_tern', webhookSecret: 'rzp_hook_tern' },
  createBehaviour: ({ origin, now, keys }) => razorpayBehaviour({ secret: keys.webhookSecret, origin, now }),
  answerCalls: (app, { state, ledger, origin, now, keys: { keyId, keySecret } }) =>
    razorpayApi(app, { state, ledger, origin, now, keyId, keySecret }),
});
