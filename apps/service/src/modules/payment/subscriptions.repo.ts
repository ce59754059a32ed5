import { and, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database, Queries } from '../../db/connect.ts';
import { orders, plans, subscriptions } from '../../db/schema.ts';
import type { OrderRow, PlanRow, SubscriptionRow } from './paymentRows.ts';

export async function findActiveSubscription(
  db: Queries,
  userId: string,
  planId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.planId, planId),
        inArray(subscriptions.state, ['active', 'past_due']),
      ),
    );
  return row;
}

/** Returns false when the person already has an active one of this plan. */
export async function insertSubscription(
  db: Queries,
  subscription: typeof subscriptions.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

export async function hasSubscription(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId));
  return rows.length > 0;
}

export async function findSubscription(db: Queries, orderId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  return row;
}

export async function updateSubscription(
  db: Queries,
  id: string,
  changes: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await db.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
}

/** Ends what is not renewed when its period is over. */
export async function expireSubscriptions(db: Queries, now: Date, userId?: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'expired', payUrl: null })
    .where(
      and(
        inArray(subscriptions.state, ['active', 'past_due']),
        eq(subscriptions.cancelAtPeriodEnd, true),
        lt(subscriptions.currentPeriodEnd, now),
        userId ? eq(subscriptions.userId, userId) : undefined,
      ),
    );
}

/** Takes orders whose renewal is late, and sets when to ask about each again. */
export async function claimDueRenewals(
  db: Database,
  { endedBefore, now, again, userId }: { endedBefore: Date; now: Date; again: Date; userId?: string },
): Promise<OrderRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: subscriptions.id, order: orders })
      .from(subscriptions)
      .innerJoin(orders, eq(orders.id, subscriptions.orderId))
      .where(
        and(
          inArray(subscriptions.state, ['active', 'past_due']),
          eq(subscriptions.cancelAtPeriodEnd, false),
          lt(subscriptions.currentPeriodEnd, endedBefore),
          or(isNull(subscriptions.nextCheckAt), lte(subscriptions.nextCheckAt, now)),
          userId ? eq(subscriptions.userId, userId) : undefined,
        ),
      )
      .orderBy(subscriptions.currentPeriodEnd)
      .limit(10)
      .for('update', { of: subscriptions, skipLocked: true });
    for (const { id } of due) await updateSubscription(tx, id, { nextCheckAt: again });
    return due.map(({ order }) => order);
  });
}

export async function listSubscriptions(
  db: Queries,
  userId: string,
): Promise<{ subscription: SubscriptionRow; order: OrderRow; plan: PlanRow }[]> {
  return db
    .select({ subscription: subscriptions, order: orders, plan: plans })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id));
}
