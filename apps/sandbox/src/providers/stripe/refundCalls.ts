import type { FastifyInstance } from 'fastify';
import { refundObject } from './objects/paymentObjects.ts';
import { formAt, formRecord } from './parseForm.ts';
import { readCall } from './readCall.ts';
import type { ChargeRecord } from './records.ts';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';
import { invalid, unknownInForm } from './stripeError.ts';

export function refundCalls(app: FastifyInstance, { state, payments }: StripeApiOptions) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);

  app.get(
    '/v1/refunds',
    respond((request) => {
      const { payment_intent = '' } = request.query as Record<string, string>;
      const intent = stripe.intents[payment_intent];
      if (!intent) throw unknownInForm('payment_intent', payment_intent, 'payment_intent');
      const charge = stripe.charges[intent.charge ?? ''];
      const own = charge ? Object.values(stripe.refunds).filter((refund) => refund.charge === charge.id) : [];
      const data = own.map((refund) => refundObject(refund, charge as ChargeRecord)).reverse();
      return { object: 'list', url: '/v1/refunds', has_more: false, data };
    }),
  );
  app.post(
    '/v1/refunds',
    respond((request) => {
      const { form } = readCall(request);
      const intentId = formAt(form, 'payment_intent') ?? '';
      const intent = stripe.intents[intentId];
      if (!intent) throw unknownInForm('payment_intent', intentId, 'payment_intent');
      const charge = stripe.charges[intent.charge ?? ''];
      if (!charge) {
        throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
      }
      const gone = Object.values(stripe.disputes).some(
        (dispute) => dispute.charge === charge.id && ['needs_response', 'lost'].includes(dispute.status),
      );
      if (gone) throw invalid(`Charge ${charge.id} has been charged back.`, undefined, 'charge_disputed');
      if (charge.refunded >= charge.amount) {
        throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
      }
      const amount = formAt(form, 'amount');
      const refund = payments.refund(
        charge,
        amount === undefined ? undefined : Number(amount),
        formRecord(form, 'metadata'),
      );
      if (!refund) {
        throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
      }
      return refundObject(refund, charge);
    }),
  );
}
