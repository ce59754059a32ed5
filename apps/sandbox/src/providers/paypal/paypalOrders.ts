import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../../ledger.ts';
import type { Charge, Payment } from '../../payment.ts';
import { randomId } from '../../randomId.ts';
import { findPayment, type PaypalRespond, refuse } from './paypalCall.ts';
import { decimalsIssue, type Money, minor, moneyOf } from './paypalMoney.ts';

interface Context {
  return_url?: string;
  cancel_url?: string;
}

interface OrderRequest {
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

const captureOf = (payment: Payment, charge: Charge) => ({
  id: charge.id,
  status: charge.refunded ? 'REFUNDED' : 'COMPLETED',
  amount: moneyOf(payment, charge.amount),
  custom_id: payment.tag,
});

const orderStates = {
  open: 'CREATED',
  approved: 'APPROVED',
  paid: 'COMPLETED',
  expired: 'VOIDED',
} as const;

const orderOf = (payment: Payment, origin: string) => ({
  id: payment.id,
  intent: 'CAPTURE',
  status: payment.state === 'open' ? 'PAYER_ACTION_REQUIRED' : orderStates[payment.state],
  purchase_units: [
    {
      reference_id: payment.reference,
      custom_id: payment.tag,
      amount: moneyOf(payment, payment.amount),
      ...(payment.charges.length && {
        payments: { captures: payment.charges.map((charge) => captureOf(payment, charge)) },
      }),
    },
  ],
  links: [
    { rel: 'self', href: `${origin}/v2/checkout/orders/${payment.id}`, method: 'GET' },
    ...(payment.state === 'open'
      ? [{ rel: 'payer-action', href: `${origin}/pay/ps/${payment.id}`, method: 'GET' }]
      : []),
  ],
});

/** Orders v2: one payment, which the shop captures once the buyer has approved it. */
export function paypalOrders(
  app: FastifyInstance,
  { ledger, origin, respond }: { ledger: Ledger; origin: () => string; respond: PaypalRespond },
) {
  app.post(
    '/v2/checkout/orders',
    respond(({ body }) => {
      const sent = body as unknown as OrderRequest;
      const unit = sent.purchase_units?.[0];
      const context = sent.payment_source?.paypal?.experience_context;
      if (sent.intent !== 'CAPTURE' || !unit || !(minor(unit.amount) > 0)) {
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
          email: sent.payment_source?.paypal?.email_address ?? null,
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
        origin(),
      );
    }, 201),
  );
  app.get(
    '/v2/checkout/orders/:id',
    respond(({ params }) => orderOf(findPayment(ledger, params.id, 'order'), origin())),
  );
  app.post(
    '/v2/checkout/orders/:id/capture',
    respond(({ params }) => {
      const payment = findPayment(ledger, params.id, 'order');
      if (payment.state === 'paid') throw refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
      if (payment.state !== 'approved') throw refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED');
      if (payment.more.declines) {
        // The buyer may choose another way to pay on the same page.
        delete payment.more.declines;
        payment.state = 'open';
        throw refuse(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
      }
      ledger.pay(payment);
      return orderOf(payment, origin());
    }, 201),
  );
}

/** Refunds of captures and of sales. */
export function paypalRefunds(
  app: FastifyInstance,
  { ledger, respond }: { ledger: Ledger; respond: PaypalRespond },
) {
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
    respond(({ params }) => refundOf(params.id), 201),
  );
  app.post(
    '/v1/payments/sale/:id/refund',
    respond(({ params }) => refundOf(params.id), 201),
  );
}
