import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { type FollowingPlan, isExpected, ProviderUnavailable } from '../PaymentAdapter.ts';
import { type CallStripe, intervals } from './common.ts';
import type { ProductOf } from './products.ts';

interface Parts {
  stripe: Stripe;
  callStripe: CallStripe;
  productOf: ProductOf;
}

/**
 * The next period is of another plan. Stripe charges a price of another length at once: a free time until the end of what
 * is paid puts that off, as it does for a charge that is moved (`moveTrialEnd.ts`). A schedule would do it as well, and
 * refuse every cancellation and every other date while it holds.
 */
export async function changePrice(
  { stripe, callStripe, productOf }: Parts,
  order: OrderRow,
  { at, plan, amount, productName, key }: FollowingPlan,
): Promise<boolean> {
  const id = order.providerSubscription;
  // The event that names it is on its way.
  if (!id) throw new ProviderUnavailable('no subscription yet');
  const { items } = await callStripe(() => stripe.subscriptions.retrieve(id));
  const item = items.data[0];
  const next = item?.current_period_end ?? 0;
  if (!item || !isExpected(next * 1000, at.getTime())) return false;
  const { price } = item;
  const recurring = { interval: intervals[plan.intervalUnit], interval_count: plan.intervalCount };
  const same =
    price.unit_amount === amount &&
    price.recurring?.interval === recurring.interval &&
    price.recurring.interval_count === recurring.interval_count;
  if (same) return true;
  const product = await productOf({ productId: plan.productId, name: productName });
  await callStripe(() =>
    stripe.subscriptions.update(
      id,
      {
        items: [
          {
            id: item.id,
            price_data: {
              currency: price.currency,
              product,
              unit_amount: amount,
              recurring,
              ...(price.tax_behavior && { tax_behavior: price.tax_behavior }),
            },
          },
        ],
        trial_end: next,
        proration_behavior: 'none',
      },
      { idempotencyKey: `${key}-${next}` },
    ),
  );
  return true;
}
