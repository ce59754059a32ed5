import { type Context, moment } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { listCharges, putCharge } from './charges.repo.ts';
import { reversalOf } from './entitlementOf.ts';
import { lockOrder, updateOrder } from './orders.repo.ts';
import { plusDays } from './renewalDays.ts';
import { findSubscription, listSubscriptions, updateSubscription } from './subscriptions.repo.ts';

const dayMs = 24 * 3600 * 1000;

/** Where days are, and until when the plan goes on with them. */
interface Shifted {
  orderId: string;
  until: Date;
}

/**
 * Adds free days to the active plan of a person; null: there is none, or its trial still runs. They come after what is
 * paid and before the next charge, where the provider can move it (`moveCharges.ts`); else at the end.
 */
export async function addPlanDays(
  context: Context,
  tx: Queries,
  { userId, days }: { userId: string; days: number },
): Promise<Shifted | null> {
  const now = moment(context);
  for (const { order } of await listSubscriptions(tx, userId)) {
    const subscription = await findSubscription(tx, order.id);
    const holds = subscription?.state === 'active' && subscription.currentPeriodEnd > now;
    if (!holds || subscription.trialEndsAt) continue;
    const until = await shift(context, tx, order.id, days);
    if (until) return { orderId: order.id, until };
  }
  return null;
}

/** Takes days off again, as far as they are not used. Returns until when the plan goes on; null: it has ended before. */
export function takePlanDays(
  context: Context,
  tx: Queries,
  { orderId, days }: { orderId: string; days: number },
): Promise<Date | null> {
  return shift(context, tx, orderId, -days);
}

async function shift(context: Context, tx: Queries, orderId: string, days: number): Promise<Date | null> {
  const order = await lockOrder(tx, orderId);
  const subscription = await findSubscription(tx, orderId);
  if (!order || !subscription) return null;
  const now = moment(context);
  const moved = (end: Date) => {
    const at = plusDays(end, days);
    return days < 0 && at < now ? (end < now ? end : now) : at;
  };
  await updateOrder(tx, order, { extraDays: Math.max(0, order.extraDays + days) });
  // The right follows from the charges: a later event would forget days that stand in the subscription alone.
  const standing = (await listCharges(tx, orderId)).filter((charge) => charge.endsAt && !reversalOf(charge));
  const newest = standing.toSorted((a, b) => Number(a.endsAt) - Number(b.endsAt)).at(-1);
  if (newest?.endsAt) {
    const endsAt = moved(newest.endsAt);
    // Days that came with an earlier charge are taken off this one: it has fewer than none.
    const added = Math.round((endsAt.getTime() - newest.endsAt.getTime()) / dayMs);
    await putCharge(tx, { orderId, name: newest.name, endsAt, days: newest.days + added });
  }
  if (subscription.state !== 'active' && subscription.state !== 'past_due') return null;
  const until = moved(subscription.currentPeriodEnd);
  await updateSubscription(tx, subscription.id, { currentPeriodEnd: until });
  return until;
}
