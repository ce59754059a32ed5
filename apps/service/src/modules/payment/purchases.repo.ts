import { desc, eq } from 'drizzle-orm';
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
