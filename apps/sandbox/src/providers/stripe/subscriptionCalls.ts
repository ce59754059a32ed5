import type { FastifyInstance } from 'fastify';
import { createSubscription } from './createSubscription.ts';
import { formAt } from './parseForm.ts';
import { readCall } from './readCall.ts';
import { readPrice } from './readPrice.ts';
import type { SubscriptionRecord } from './records.ts';
import type { StripeApiOptions } from './StripeApiOptions.ts';
import { createStripeCall } from './stripeCall.ts';
import { invalid, missing, unknownInForm } from './stripeError.ts';

const ended = ['canceled', 'incomplete_expired'];

export function subscriptionCalls(app: FastifyInstance, { state, books, payments, now }: StripeApiOptions) {
  const { stripe } = state.data;
  const respond = createStripeCall(state);
  const subscriptionAt = (id: string): SubscriptionRecord => {
    const subscription = stripe.subscriptions[id];
    if (!subscription) throw missing('subscription', id);
    return subscription;
  };

  app.post(
    '/v1/subscriptions',
    respond((request) => {
      const { form, expand } = readCall(request);
      const purchase = createSubscription(form, state, now());
      return books.subscription(subscriptionAt(purchase.id), expand);
    }),
  );
  app.get(
    '/v1/subscriptions/:id',
    respond((request) => {
      const { id, expand } = readCall(request);
      return books.subscription(subscriptionAt(id), expand);
    }),
  );
  app.post(
    '/v1/subscriptions/:id',
    respond((request) => {
      const { id, form, expand } = readCall(request);
      const subscription = subscriptionAt(id);
      if (ended.includes(subscription.status)) {
        throw invalid(
          'A canceled subscription can only update its cancellation_details and metadata.',
          'cancel_at_period_end',
        );
      }
      const wanted = formAt(form, 'cancel_at_period_end');
      if (wanted === 'true') payments.cancel(books.purchaseOf(subscription));
      if (wanted === 'false' || formAt(form, 'cancel_at') === '')
        payments.takeCancelBack(books.purchaseOf(subscription));
      const card = formAt(form, 'default_payment_method');
      if (card !== undefined) {
        const method = stripe.methods[card];
        if (!method || method.detached || method.customer !== subscription.customer) {
          throw unknownInForm('PaymentMethod', card, 'default_payment_method');
        }
        payments.change(subscription, { method: card });
      }
      const until = formAt(form, 'trial_end');
      const price = readPrice(form, stripe, subscription);
      if (price && until === undefined) {
        throw invalid('The stand-in takes a new price together with trial_end only.', 'items');
      }
      if (until !== undefined) {
        if (formAt(form, 'proration_behavior') !== 'none') {
          throw invalid('The stand-in takes proration_behavior none only.', 'proration_behavior');
        }
        if (!(Number(until) * 1000 > now())) {
          throw invalid('The trial_end has to be a time in the future.', 'trial_end');
        }
        payments.postpone(books.purchaseOf(subscription), Number(until), price ?? undefined);
      }
      return books.subscription(subscription, expand);
    }),
  );
  app.delete(
    '/v1/subscriptions/:id',
    respond((request) => {
      const { id, expand } = readCall(request);
      const subscription = subscriptionAt(id);
      // Stripe no longer knows a subscription that has ended, when it is to be cancelled.
      if (ended.includes(subscription.status)) throw missing('subscription', id);
      const purchase = books.purchaseOf(subscription);
      if (purchase.status === 'open') payments.expire(purchase);
      else payments.end(purchase);
      return books.subscription(subscription, expand);
    }),
  );
}
