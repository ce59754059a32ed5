import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { PricedPlan } from './paymentRows.ts';
import { listSubscriptions } from './subscriptions.repo.ts';

/**
 * The rest of another active plan, as a reduction of this one: the unused share of its current period, of what
 * a period of it costs. Only within one currency; rounded down. Null when there is nothing to take over.
 */
export async function creditFor(
  context: Context,
  db: Queries,
  userId: string,
  plan: PricedPlan,
): Promise<{ orderId: string; amount: number } | null> {
  const now = context.clock.now();
  const held = (await listSubscriptions(db, userId)).find(
    ({ subscription, order }) =>
      subscription.state === 'active' &&
      subscription.planId !== plan.id &&
      order.currency === plan.currency &&
      order.method !== 'grant',
  );
  if (!held) return null;
  const { subscription, order } = held;
  const total = subscription.currentPeriodEnd.getTime() - subscription.startedAt.getTime();
  const left = subscription.currentPeriodEnd.getTime() - now;
  if (left <= 0 || total <= 0) return { orderId: order.id, amount: 0 };
  // After a renewal the whole time since the start is not one period: what is left is at most one of them.
  const length = periodDays(held.plan.intervalCount, held.plan.intervalUnit) * day;
  const periods = Math.max(1, Math.round(total / length));
  const paid = periods === 1 ? order.amount : (order.renewalAmount ?? order.amount);
  return { orderId: order.id, amount: Math.floor(paid * Math.min(1, (left * periods) / total)) };
}

const day = 24 * 3600 * 1000;
const unitDays = { DAY: 1, WEEK: 7, MONTH: 365 / 12, YEAR: 365 } as const;

/** Days of a period, months as the twelfth of a year. */
export const periodDays = (count: number, unit: keyof typeof unitDays) => count * unitDays[unit];
