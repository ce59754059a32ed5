import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
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

export async function setSubscriptionState(
  db: Queries,
  orderId: string,
  state: SubscriptionRow['state'],
): Promise<void> {
  await db.update(subscriptions).set({ state }).where(eq(subscriptions.orderId, orderId));
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

/** Never shortens a period. */
export async function extendSubscription(db: Queries, orderId: string, periodEnd: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({
      state: 'active',
      currentPeriodEnd: sql`greatest(${subscriptions.currentPeriodEnd}, ${periodEnd})`,
    })
    .where(
      and(
        eq(subscriptions.orderId, orderId),
        inArray(subscriptions.state, ['active', 'past_due', 'expired']),
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length === 1;
}

export async function expireSubscriptions(db: Queries, endedBefore: Date, userId?: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'expired' })
    .where(
      and(
        inArray(subscriptions.state, ['active', 'past_due']),
        lt(subscriptions.currentPeriodEnd, endedBefore),
        userId ? eq(subscriptions.userId, userId) : undefined,
      ),
    );
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
