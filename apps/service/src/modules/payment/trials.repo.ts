import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { orders, plans, subscriptions } from '../../db/schema.ts';
import type { OrderRow, PlanRow } from './paymentRows.ts';

/** Takes some running trials that end before `until` and are not cancelled, and notes that their mail is on its way. */
export async function claimReminders(
  tx: Queries,
  { now, until }: { now: Date; until: Date },
): Promise<{ order: OrderRow; plan: PlanRow }[]> {
  const due = await tx
    .select({ id: subscriptions.id, order: orders, plan: plans })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        lte(subscriptions.trialEndsAt, until),
        gt(subscriptions.trialEndsAt, now),
        isNull(subscriptions.trialRemindedAt),
        eq(subscriptions.state, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
      ),
    )
    .orderBy(subscriptions.trialEndsAt)
    .limit(50)
    .for('update', { of: subscriptions, skipLocked: true });
  if (due.length) {
    await tx
      .update(subscriptions)
      .set({ trialRemindedAt: now })
      .where(
        inArray(
          subscriptions.id,
          due.map(({ id }) => id),
        ),
      );
  }
  return due;
}
