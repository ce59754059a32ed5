import { subscriptionMy as operation, type Subscription } from '@tern/contract';
import { isCurrency } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { listSubscriptions } from './payment.repo.ts';

/** The labels of spec section 4. A charge that is contested or failed is no success. */
const results = {
  active: 'Paid',
  cancelled: 'Success',
  expired: 'Success',
  past_due: 'Failed',
  refunded: 'Refunded',
  disputed: 'Failed',
} as const satisfies Record<Subscription['state'], Subscription['result']>;

export const subscriptionMy = defineHandler(operation, async ({ context, who }) => {
  const rows = await listSubscriptions(context.db, who.userId);
  return {
    subscriptions: rows.flatMap(({ subscription, order, plan }) =>
      isCurrency(order.currency)
        ? [
            {
              subscription_id: subscription.id,
              order_id: order.id,
              plan_id: plan.id,
              product_id: order.productId,
              interval_count: plan.intervalCount,
              interval_unit: plan.intervalUnit,
              state: subscription.state,
              result: results[subscription.state],
              currency: order.currency,
              amount: order.amount,
              method: order.method as 's1',
              started_at: subscription.startedAt.toISOString(),
              current_period_end: subscription.currentPeriodEnd.toISOString(),
              cancel_at_period_end: subscription.cancelAtPeriodEnd,
            },
          ]
        : [],
    ),
  };
});
