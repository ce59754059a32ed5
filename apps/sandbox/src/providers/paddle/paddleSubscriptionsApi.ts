import type { FastifyInstance } from 'fastify';
import { invalidField, notFound, paddleError, refuseUnknown } from './paddleError.ts';
import { paddleId } from './paddleId.ts';
import { moveNext, setTerms } from './paddlePeriods.ts';
import { type ApiOptions, data, type RespondTo } from './paddleResponse.ts';
import { subscriptionResponse } from './paddleSubscription.ts';
import { cardTransaction, transactionOf } from './paddleTransaction.ts';
import { itemFields, readTerms } from './readTerms.ts';

const isCanceled = () =>
  paddleError(
    400,
    'subscription_is_canceled_action_invalid',
    "action can't be performed on canceled subscription",
  );
const isLocked = () =>
  paddleError(
    400,
    'subscription_locked_pending_changes',
    'cannot update subscription, pending scheduled changes',
  );

/** A subscription, the date and the price of its next charge, and its end. */
export function subscriptionsApi(
  app: FastifyInstance,
  respondTo: RespondTo,
  { ledger, origin, now }: ApiOptions,
): void {
  const find = (id = '') => {
    const payment = ledger.all().find(({ state, more }) => state === 'paid' && more.subscription === id);
    if (!payment) throw notFound(id);
    return payment;
  };
  app.get(
    '/subscriptions/:id',
    respondTo(({ params }) => data(subscriptionResponse(find(params.id), now(), origin()))),
  );
  // The one that is overdue, or one over nothing.
  app.get(
    '/subscriptions/:id/update-payment-method-transaction',
    respondTo(({ params }) => {
      const payment = find(params.id);
      if (payment.more.ended) {
        throw isCanceled();
      }
      if (payment.failures) {
        payment.more.due ??= paddleId('txn');
        return data(
          transactionOf(payment, {
            id: payment.more.due,
            status: 'past_due',
            origin: 'subscription_recurring',
            amount: payment.renewalAmount,
            at: now(),
            failedAt: now(),
          }),
        );
      }
      payment.more.cardTransaction ??= paddleId('txn');
      return data(cardTransaction(payment, { id: payment.more.cardTransaction, status: 'ready', at: now() }));
    }),
  );
  app.patch(
    '/subscriptions/:id',
    respondTo(({ params, body }) => {
      refuseUnknown(body, {
        next_billed_at: true,
        proration_billing_mode: true,
        items: itemFields,
        scheduled_change: true,
      });
      const payment = find(params.id);
      if ('scheduled_change' in body) {
        if (body.scheduled_change !== null) {
          throw invalidField('scheduled_change', 'A scheduled change can only be removed');
        }
        if (payment.more.ended) {
          throw paddleError(
            400,
            'subscription_update_when_canceled',
            'cannot update subscription, as it is canceled',
          );
        }
        ledger.act(payment, 'uncancel');
        return data(subscriptionResponse(payment, now(), origin()));
      }
      const at = Date.parse(String(body.next_billed_at));
      const terms = body.items === undefined ? null : readTerms(body.items, payment);
      if (body.proration_billing_mode !== 'do_not_bill') {
        throw invalidField('proration_billing_mode', 'The stand-in bills nothing for a new date');
      }
      if (!(at >= now() + 30 * 60_000)) {
        throw invalidField('next_billed_at', 'next_billed_at must be at least 30 minutes from now');
      }
      if (payment.cancelled || payment.failures || payment.suspended) {
        throw isLocked();
      }
      if (terms) setTerms(payment, terms);
      moveNext(payment, at);
      ledger.act(payment, 'resend');
      return data(subscriptionResponse(payment, now(), origin()));
    }),
  );
  app.post(
    '/subscriptions/:id/cancel',
    respondTo(({ params, body }) => {
      refuseUnknown(body, { effective_from: true });
      const payment = find(params.id);
      if (payment.more.ended) {
        throw isCanceled();
      }
      const atOnce = body.effective_from === 'immediately' || payment.suspended === true;
      if (payment.cancelled && !atOnce) {
        throw isLocked();
      }
      if (atOnce) ledger.act(payment, 'end');
      else ledger.cancel(payment);
      return data(subscriptionResponse(payment, now(), origin()));
    }),
  );
}
