import type { SubscriptionChanges } from '@tern/contract';
import { type Currency, isCurrency, isRecurring } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { findPlanRow, listPlans } from '../catalogue/plans.repo.ts';
import { quotedEnd } from '../ledger/changeOf.ts';
import { renewalAt } from '../ledger/renewalDays.ts';
import type { ShownSubscription } from '../ledger/subscriptionData.ts';
import { latestChange } from '../providerCalls/sendPlanChanges.ts';
import { adapterOf } from '../providers/PaymentAdapter.ts';
import { priceFor } from '../quote/makeQuote.ts';
import type { PlanRow, PricedPlan } from '../rows/paymentRows.ts';

const periodOf = ({ id, intervalCount, intervalUnit }: PlanRow) => ({
  plan_id: id,
  interval_count: intervalCount,
  interval_unit: intervalUnit,
});

/** When a plan that follows would begin: at the next charge. Null where this one cannot be followed by another. */
export function followsAt(
  context: Pick<Context, 'adapters' | 'clock'>,
  { subscription, order }: Pick<ShownSubscription, 'subscription' | 'order'>,
): Date | null {
  const renews =
    isRecurring(order.method) &&
    subscription.state === 'active' &&
    !subscription.cancelAtPeriodEnd &&
    // Nothing is paid for that could end.
    !subscription.trialEndsAt;
  if (!renews || !adapterOf(context.adapters, order.method)?.changePlan) return null;
  const at = renewalAt(context, order, subscription);
  return at.getTime() > context.clock.now() + latestChange ? at : null;
}

/** Plans at their own prices: those of an offer hold for a purchase alone. */
export const plansToFollow = (context: Context, db: Queries, currency: Currency): Promise<PricedPlan[]> =>
  listPlans(db, { currency, now: timeFromNow(context), offers: [] });

/** The changes that a subscription can make, now and when its paid time ends; null for a currency that is no longer sold in. */
export async function changesOf(
  context: Context,
  shown: ShownSubscription,
): Promise<SubscriptionChanges | null> {
  const { subscription, order, plan, change } = shown;
  const { currency } = order;
  if (!isCurrency(currency)) return null;
  const at = followsAt(context, shown);
  const next = change && (await findPlanRow(context.db, change.planId));
  const others = (await plansToFollow(context, context.db, currency)).filter(({ id }) => id !== plan.id);
  const options = await Promise.all(
    others.map(async (other) => ({
      ...periodOf(other),
      now: await priceNow(context, { currency, userId: subscription.userId, planId: other.id }),
      at_end: at && { amount: other.price.total },
    })),
  );
  return {
    currency,
    follows_at: at?.toISOString() ?? null,
    next:
      change && next
        ? { ...periodOf(next), amount: change.amount, requested_at: change.createdAt.toISOString() }
        : null,
    options,
  };
}

/** The price of a plan that begins today, and until when it would hold. */
async function priceNow(
  context: Context,
  { currency, userId, planId }: { currency: Currency; userId: string; planId: string },
): Promise<SubscriptionChanges['options'][number]['now']> {
  const priced = await priceFor(context, context.db, {
    productId: planId,
    currency,
    userId,
    offer: null,
    code: null,
    invite: null,
  });
  if (!priced) return null;
  const { plan, amount, fullAmount, extraDays } = priced;
  const bought = { createdAt: timeFromNow(context), extraDays, trialEndsAt: null };
  return { amount, renewal_amount: fullAmount, ends_at: quotedEnd(bought, plan).toISOString() };
}
