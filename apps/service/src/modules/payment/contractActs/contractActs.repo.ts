import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { contractActs } from '../../../db/contractTables.ts';
import { orders, plans, refunds } from '../../../db/schema.ts';
import type { OrderRow, PlanRow, RefundRow } from '../rows/paymentRows.ts';

export type ContractActRow = typeof contractActs.$inferSelect;

export async function insertAct(db: Queries, row: typeof contractActs.$inferInsert): Promise<ContractActRow> {
  const [made] = await db.insert(contractActs).values(row).returning();
  if (!made) throw new Error('The act was not stored.');
  return made;
}

/** The acts of a person, the newest first. */
export async function listActs(
  db: Queries,
  userId: string,
): Promise<{ act: ContractActRow; order: OrderRow; plan: PlanRow }[]> {
  return db
    .select({ act: contractActs, order: orders, plan: plans })
    .from(contractActs)
    .innerJoin(orders, eq(orders.id, contractActs.orderId))
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(eq(contractActs.userId, userId))
    .orderBy(desc(contractActs.at), desc(contractActs.id))
    .limit(100);
}

/** The newest act about an order. */
export async function findLastAct(db: Queries, orderId: string): Promise<ContractActRow | undefined> {
  const [row] = await db
    .select()
    .from(contractActs)
    .where(eq(contractActs.orderId, orderId))
    .orderBy(desc(contractActs.at), desc(contractActs.id))
    .limit(1);
  return row;
}

/** The acts of a person since then, the newest first. */
export async function listActsSince(db: Queries, userId: string, since: Date): Promise<ContractActRow[]> {
  return db
    .select()
    .from(contractActs)
    .where(and(eq(contractActs.userId, userId), gte(contractActs.at, since)))
    .orderBy(desc(contractActs.at), desc(contractActs.id));
}

/** Whether this person has had money back by themselves since then. */
export async function hasHadMoneyBack(db: Queries, userId: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: contractActs.id })
    .from(contractActs)
    .where(and(eq(contractActs.userId, userId), eq(contractActs.kind, 'refund'), gte(contractActs.at, since)))
    .limit(1);
  return row !== undefined;
}

/** Refunds of the orders of these acts. */
export async function refundsOf(db: Queries, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (!orderIds.length) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
}

/** Returns false where this person has no such act. */
export async function setReason(
  db: Queries,
  { id, userId, reason }: { id: string; userId: string; reason: string },
): Promise<boolean> {
  const rows = await db
    .update(contractActs)
    .set({ reason })
    .where(and(eq(contractActs.id, id), eq(contractActs.userId, userId)))
    .returning({ id: contractActs.id });
  return rows.length === 1;
}

/** Receipts stay with their order; why somebody left is of no use after a time. */
export async function forgetReasons(db: Queries, before: Date): Promise<void> {
  await db
    .update(contractActs)
    .set({ reason: null })
    .where(and(isNotNull(contractActs.reason), lt(contractActs.at, before)));
}
