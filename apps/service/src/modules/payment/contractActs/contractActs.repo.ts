import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/connect.ts';
import { contractActs } from '../../../db/contractTables.ts';
import { orderPayers, orders, plans, refunds, users } from '../../../db/schema.ts';
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

/** The keyed hash of a mailbox, and the rules that it was made by. */
export interface MailboxKey {
  mailboxKey: string;
  mailboxRules: number;
}

/** Until the transaction ends nobody else has money back by themselves: two accounts may be one person. */
export async function lockMoneyBack(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('money back', 0))`);
}

/** Whether a person has had money back by themselves since then, with any account of the same mailbox, card or payer. */
export async function hasHadMoneyBack(
  db: Queries,
  { userId, mailboxKey, since }: { userId: string; mailboxKey: string | null; since: Date },
): Promise<boolean> {
  const own = alias(orderPayers, 'own');
  const samePayer = db
    .select({ userId: orderPayers.userId })
    .from(own)
    .innerJoin(orderPayers, eq(orderPayers.keyHash, own.keyHash))
    .where(eq(own.userId, userId));
  const [row] = await db
    .select({ id: contractActs.id })
    .from(contractActs)
    .where(
      and(
        eq(contractActs.kind, 'refund'),
        gte(contractActs.at, since),
        or(
          eq(contractActs.userId, userId),
          mailboxKey === null ? undefined : eq(contractActs.mailboxKey, mailboxKey),
          inArray(contractActs.userId, samePayer),
        ),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Acts of money back since then without a key of these rules, and the mailbox of those that still have one. */
export async function claimUnkeyedActs(
  tx: Queries,
  { since, rules }: { since: Date; rules: number },
): Promise<{ id: string; email: string }[]> {
  const rows = await tx
    .select({ id: contractActs.id, email: users.email })
    .from(contractActs)
    .innerJoin(users, eq(users.id, contractActs.userId))
    .where(
      and(
        eq(contractActs.kind, 'refund'),
        gte(contractActs.at, since),
        isNotNull(users.email),
        or(isNull(contractActs.mailboxRules), lt(contractActs.mailboxRules, rules)),
      ),
    )
    .limit(200)
    .for('update', { of: contractActs });
  return rows.flatMap(({ id, email }) => (email === null ? [] : { id, email }));
}

export async function setMailboxKey(db: Queries, id: string, key: MailboxKey): Promise<void> {
  await db.update(contractActs).set(key).where(eq(contractActs.id, id));
}

export async function forgetMailboxes(db: Queries, before: Date): Promise<void> {
  await db
    .update(contractActs)
    .set({ mailboxKey: null, mailboxRules: null })
    .where(and(isNotNull(contractActs.mailboxKey), lt(contractActs.at, before)));
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
