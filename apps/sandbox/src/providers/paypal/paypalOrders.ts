import type { FastifyInstance } from 'fastify';
import { randomId } from '../../randomId.ts';
import type { PaypalHost } from './PaypalHost.ts';
import { findPayment, malformed, unprocessable } from './paypalCall.ts';
import { checkMoney, type Money, minor } from './paypalMoney.ts';
import { orderOf } from './paypalObjects.ts';

interface OrderRequest {
  intent: string;
  purchase_units: {
    reference_id?: string;
    custom_id?: string;
    invoice_id?: string;
    description?: string;
    amount: Money;
  }[];
  payment_source?: {
    paypal?: {
      email_address?: string;
      experience_context?: { return_url?: string; cancel_url?: string };
    };
  };
}

/** Orders v2: one payment, which the shop captures once the buyer has approved it. */
export function paypalOrders(app: FastifyInstance, { ledger, origin, now, respond }: PaypalHost) {
  app.post(
    '/v2/checkout/orders',
    respond(({ body }) => {
      const sent = body as unknown as OrderRequest;
      const unit = sent.purchase_units?.[0];
      const context = sent.payment_source?.paypal?.experience_context;
      if (sent.intent !== 'CAPTURE') {
        throw malformed('INVALID_PARAMETER_VALUE', 'The value of a field is invalid.', '/intent');
      }
      if (!unit || sent.purchase_units.length !== 1) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/purchase_units');
      }
      checkMoney(unit.amount, '/purchase_units/@reference_id/amount');
      const known = ledger
        .all()
        .some(
          (payment) =>
            payment.kind === 'order' && payment.reference === unit.invoice_id && payment.state === 'paid',
        );
      if (known) {
        throw unprocessable(
          'DUPLICATE_INVOICE_ID',
          'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
        );
      }
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
    respond(({ params }) => orderOf(findPayment(ledger, params.id, 'order', now), origin())),
  );
  app.post(
    '/v2/checkout/orders/:id/capture',
    respond(({ params }) => {
      const payment = findPayment(ledger, params.id, 'order', now);
      if (payment.state === 'paid') {
        throw unprocessable(
          'ORDER_ALREADY_CAPTURED',
          "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
        );
      }
      if (payment.state !== 'approved') {
        throw unprocessable(
          'ORDER_NOT_APPROVED',
          'Payer has not yet approved the Order for payment. Please redirect the payer to the `rel`:`approve` url returned as part of the HATEOAS links within the Create Order call.',
        );
      }
      if (payment.more.declines) {
        // The buyer may choose another way to pay on the same page.
        delete payment.more.declines;
        payment.state = 'open';
        throw unprocessable(
          'INSTRUMENT_DECLINED',
          'The instrument presented was either declined by the processor or bank, or it cannot be used for this payment.',
        );
      }
      ledger.pay(payment, payment.more.late === 'yes');
      return orderOf(payment, origin());
    }, 201),
  );
}
