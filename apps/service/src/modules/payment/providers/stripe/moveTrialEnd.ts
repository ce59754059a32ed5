import type Stripe from 'stripe';
import type { OrderRow } from '../../rows/paymentRows.ts';
import { isExpected, type MovedCharge, ProviderUnavailable } from '../PaymentAdapter.ts';
import type { CallStripe } from './common.ts';

/** The next charge comes at another time: a free time until then, from whose end Stripe counts later periods. */
export async function moveTrialEnd(
  { stripe, callStripe }: { stripe: Stripe; callStripe: CallStripe },
  order: OrderRow,
  { from, to, earliest }: MovedCharge,
): Promise<boolean> {
  const id = order.providerSubscription;
  // The event that names it is on its way.
  if (!id) throw new ProviderUnavailable('no subscription yet');
  const { items } = await callStripe(() => stripe.subscriptions.retrieve(id));
  const next = (items.data[0]?.current_period_end ?? 0) * 1000;
  const seconds = Math.floor(to.getTime() / 1000);
  if (next === seconds * 1000) return true;
  if (!isExpected(next, from.getTime()) || next < earliest.getTime()) return false;
  await callStripe(() =>
    stripe.subscriptions.update(
      id,
      { trial_end: seconds, proration_behavior: 'none' },
      // Of this try: a date that was taken back may be told a second time.
      { idempotencyKey: `${order.idempotencyKey}-move-${order.version}` },
    ),
  );
  return true;
}
