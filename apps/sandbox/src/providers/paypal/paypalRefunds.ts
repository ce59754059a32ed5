import type { FastifyInstance } from 'fastify';
import type { PaypalHost } from './PaypalHost.ts';
import { malformed, notFound, unprocessable } from './paypalCall.ts';
import { checkMoney, type Money, minor } from './paypalMoney.ts';
import { captureOf, refundOf, saleOf, saleRefundOf } from './paypalObjects.ts';

/** Captures of orders and sales of subscriptions, and their refunds. */
export function paypalRefunds(app: FastifyInstance, { ledger, origin, respond }: PaypalHost) {
  const find = (kind: 'order' | 'subscription', chargeId: string | undefined) => {
    const payment = ledger
      .all()
      .find(
        (known) =>
          known.provider === 'ps' && known.kind === kind && known.charges.some(({ id }) => id === chargeId),
      );
    const charge = payment?.charges.find(({ id }) => id === chargeId);
    if (!payment || !charge) throw notFound();
    return { payment, charge };
  };

  app.get(
    '/v2/payments/captures/:id',
    respond(({ params }) => {
      const { payment, charge } = find('order', params.id);
      return captureOf(payment, charge, origin());
    }),
  );
  app.post(
    '/v2/payments/captures/:id/refund',
    respond(({ params, body }) => {
      const { payment, charge } = find('order', params.id);
      const { amount } = body as { amount?: Money };
      if (amount) checkMoney(amount, '/amount');
      if (charge.refunded) {
        throw unprocessable(
          'CAPTURE_FULLY_REFUNDED',
          'The capture has already been fully refunded and cannot be refunded again.',
        );
      }
      if (!ledger.refund(payment, charge, amount && minor(amount))) {
        throw charge.settling
          ? unprocessable('REFUND_NOT_ALLOWED', 'A refund of a capture that is pending is not allowed.')
          : unprocessable(
              'REFUND_AMOUNT_EXCEEDED',
              'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
            );
      }
      const refund = charge.refunds?.at(-1);
      if (!refund) throw notFound();
      return refundOf(payment, charge, refund, origin());
    }, 201),
  );

  const findRefund = (kind: 'order' | 'subscription', refundId: string | undefined) => {
    for (const payment of ledger.all()) {
      if (payment.provider !== 'ps' || payment.kind !== kind) continue;
      for (const charge of payment.charges) {
        const refund = charge.refunds?.find(({ id }) => id === refundId);
        if (refund) return { payment, charge, refund };
      }
    }
    throw notFound();
  };
  app.get(
    '/v2/payments/refunds/:id',
    respond(({ params }) => {
      const { payment, charge, refund } = findRefund('order', params.id);
      return refundOf(payment, charge, refund, origin());
    }),
  );
  app.get(
    '/v1/payments/refund/:id',
    respond(({ params }) => {
      const { payment, charge, refund } = findRefund('subscription', params.id);
      return saleRefundOf(payment, charge, refund, origin());
    }),
  );
  app.get(
    '/v1/payments/sale/:id',
    respond(({ params }) => {
      const { payment, charge } = find('subscription', params.id);
      return saleOf(payment, charge, origin());
    }),
  );
  app.post(
    '/v1/payments/sale/:id/refund',
    respond(({ params, body }) => {
      const { payment, charge } = find('subscription', params.id);
      const { amount } = body as { amount?: { total?: string; currency?: string } };
      if (amount && (!amount.total || !amount.currency)) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/amount');
      }
      const wanted = amount && minor({ value: amount.total ?? '', currency_code: amount.currency ?? '' });
      if (!ledger.refund(payment, charge, wanted)) {
        throw unprocessable(
          'TRANSACTION_ALREADY_REFUNDED',
          'Requested transaction has already been refunded.',
        );
      }
      const refund = charge.refunds?.at(-1);
      if (!refund) throw notFound();
      return saleRefundOf(payment, charge, refund, origin());
    }, 201),
  );
}
