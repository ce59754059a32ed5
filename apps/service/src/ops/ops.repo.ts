import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { orders, subscriptions, users } from '../db/schema.ts';
import type { OrderRow, SubscriptionRow } from '../modules/payment/paymentRows.ts';

/** Narrows the list of orders. `attention`: those with a note for the operator or a pending provider action. */
export interface OrderFilter {
  state?: string;
  email?: string;
  attention?: boolean;
  limit: number;
}

/** Orders with the address of their buyers, the newest first. */
export async function listOrdersWithBuyers(
  db: Queries,
  { state, email, attention, limit }: OrderFilter,
): Promise<{ order: OrderRow; email: string | null }[]> {
  return db
    .select({ order: orders, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        state ? eq(sql`${orders.state}`, state) : undefined,
        email ? ilike(users.email, email) : undefined,
        attention ? or(isNotNull(orders.attention), isNotNull(orders.duty)) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** An order with its buyer's address, and its subscription where it has one. */
export interface OrderDetails {
  order: OrderRow;
  email: string | null;
  plan: SubscriptionRow['state'] | null;
  until: Date | null;
}

export async function findOrderDetails(db: Queries, orderId: string): Promise<OrderDetails | undefined> {
  const [found] = await db
    .select({
      order: orders,
      email: users.email,
      plan: subscriptions.state,
      until: subscriptions.currentPeriodEnd,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return found;
}

export async function findUserIdByEmail(db: Queries, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(ilike(users.email, email));
  return user?.id;
}
