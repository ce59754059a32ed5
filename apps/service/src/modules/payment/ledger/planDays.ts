import { dayMs } from '@tern/domain';
import { type Context, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { listCharges, putCharge } from '../rows/charges.repo.ts';
import { findSuccessors, lockOrder, updateOrder } from '../rows/orders.repo.ts';
import type { OrderRow, SubscriptionRow } from '../rows/paymentRows.ts';
import { findSubscription, listSubscriptions, updateSubscription } from '../rows/subscriptions.repo.ts';
import { reversalOf } from './entitlementOf.ts';
import { plusDays } from './renewalDays.ts';

/** Where days are, and until when the plan goes on with them. */
interface Shifted {
  orderId: string;
  /** Where the days begin, behind what was there before. */
  from: Date;
  until: Date;
}

/**
 * The plan of a person that takes free days; null: there is none, or its trial still runs. They come after what is paid and
 * before the next charge, where the provider can move it (`moveCharges.ts`); else at the end.
 */
export async function planForDays(
  context: Context,
  tx: Queries,
  userId: string,
): Promise<{ order: OrderRow; subscription: SubscriptionRow } | null> {
  const now = timeFromNow(context);
  for (const { order } of await listSubscriptions(tx, userId)) {
    const subscription = await findSubscription(tx, order.id);
    const holds = subscription?.state === 'active' && subscription.currentPeriodEnd > now;
    if (holds && !subscription.trialEndsAt) return { order, subscription };
  }
  return null;
}

/** Adds free days to the active plan of a person; null: no plan takes them. */
export async function addPlanDays(
  context: Context,
  tx: Queries,
  { userId, days }: { userId: string; days: number },
): Promise<Shifted | null> {
  const plan = await planForDays(context, tx, userId);
  if (!plan) return null;
  const from = plan.subscription.currentPeriodEnd;
  const until = await shift(context, tx, plan.order.id, days);
  return until && { orderId: plan.order.id, from, until };
}

/**
 * Adds free days to this plan, in which it works and is not charged. They end a pause: what is left of it is part of them.
 * The order is locked by the caller.
 */
export async function addHeldDays(
  context: Context,
  tx: Queries,
  { order, days }: { order: Pick<OrderRow, 'id'>; days: number },
): Promise<void> {
  await shift(context, tx, order.id, days);
  const subscription = await findSubscription(tx, order.id);
  if (subscription?.pausedUntil) await updateSubscription(tx, subscription.id, { pausedUntil: null });
}

/**
 * Takes days off again, as far as they are not used. Where another order has taken the plan over with its days, they are
 * taken off that one. Returns until when the plan goes on; null: it has ended before.
 */
export async function takePlanDays(
  context: Context,
  tx: Queries,
  { orderId, days }: { orderId: string; days: number },
): Promise<Date | null> {
  return shift(context, tx, await holderOf(tx, orderId), -days);
}

/** Orders that took one another over, at most: each needed a payment. */
const longestChain = 50;

/** The order that has the rest of this one now. */
export async function holderOf(tx: Queries, orderId: string): Promise<string> {
  let holder = orderId;
  for (let step = 0; step < longestChain; step += 1) {
    if ((await findSubscription(tx, holder))?.state !== 'cancelled') return holder;
    const next = (await findSuccessors(tx, holder)).find(
      ({ state, returned }) => state === 'paid' && !returned,
    );
    if (!next) return holder;
    holder = next.id;
  }
  return holder;
}

async function shift(context: Context, tx: Queries, orderId: string, days: number): Promise<Date | null> {
  const order = await lockOrder(tx, orderId);
  const subscription = await findSubscription(tx, orderId);
  if (!order || !subscription) return null;
  const now = timeFromNow(context);
  const moved = (end: Date) => {
    const at = plusDays(end, days);
    return days < 0 && at < now ? (end < now ? end : now) : at;
  };
  await updateOrder(tx, order, { extraDays: Math.max(0, order.extraDays + days) });
  // The right follows from the charges: a later event would forget days that stand in the subscription alone.
  const timed = (await listCharges(tx, orderId))
    .filter(({ endsAt }) => endsAt)
    .toSorted((a, b) => Number(a.endsAt) - Number(b.endsAt));
  const newest = timed.findLast((charge) => !reversalOf(charge)) ?? timed.at(-1);
  if (newest?.endsAt) {
    const endsAt = moved(newest.endsAt);
    // Days that came with an earlier charge are taken off this one: it has fewer than none.
    const added = Math.round((endsAt.getTime() - newest.endsAt.getTime()) / dayMs);
    await putCharge(tx, { orderId, name: newest.name, endsAt, days: newest.days + added });
  }
  if (subscription.state !== 'active' && subscription.state !== 'past_due') return null;
  const until = moved(subscription.currentPeriodEnd);
  const { pausedUntil } = subscription;
  await updateSubscription(tx, subscription.id, {
    currentPeriodEnd: until,
    // A pause stays as long as it was.
    ...(pausedUntil && { pausedUntil: plusDays(pausedUntil, days) }),
  });
  return until;
}
