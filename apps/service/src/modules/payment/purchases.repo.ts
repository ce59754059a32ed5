import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { orders, subscriptions } from '../../db/schema.ts';

export async function listOrdersOf(db: Queries, userId: string): Promise<(typeof orders.$inferSelect)[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt));
}

export async function listSubscriptionsOf(
  db: Queries,
  userId: string,
): Promise<(typeof subscriptions.$inferSelect)[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt));
}

/** The orders whose subscriptions go on by themselves. */
export async function listRenewing(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(subscriptions.state, ['active', 'past_due']),
      ),
    );
  return rows.map((row) => row.orderId);
}

/** The campaigns of orders stay, the name of the browser goes. */
export async function forgetTracking(db: Queries, userId: string): Promise<void> {
  await db
    .update(orders)
    .set({ tracking: sql`${orders.tracking} - 'front_id'` })
    .where(and(eq(orders.userId, userId), isNotNull(orders.tracking)));
}
