import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/connect.ts';
import { orderPayers, orders } from '../../../db/schema.ts';
import type { OrderRow } from './paymentRows.ts';

export async function insertPayer(db: Queries, payer: typeof orderPayers.$inferInsert): Promise<void> {
  await db.insert(orderPayers).values(payer).onConflictDoNothing();
}

/** Whether two people have ever paid with the same card or as the same payer. */
export async function haveCommonPayer(db: Queries, one: string, other: string): Promise<boolean> {
  const others = alias(orderPayers, 'others');
  const rows = await db
    .select({ orderId: orderPayers.orderId })
    .from(orderPayers)
    .innerJoin(others, eq(others.keyHash, orderPayers.keyHash))
    .where(and(eq(orderPayers.userId, one), eq(others.userId, other)))
    .limit(1);
  return rows.length > 0;
}

/** Paid orders of these people whose card or payer is not known yet, the newest first. */
export async function findOrdersWithoutPayer(
  db: Queries,
  userIds: readonly string[],
  limit: number,
): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(orderPayers, eq(orderPayers.orderId, orders.id))
    .where(
      and(
        inArray(orders.userId, [...userIds]),
        eq(orders.state, 'paid'),
        gt(orders.amount, 0),
        isNotNull(orders.providerSession),
        isNull(orderPayers.orderId),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(limit);
  return rows.map(({ order }) => order);
}
