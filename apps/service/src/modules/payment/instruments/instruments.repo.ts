import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { orders, paymentInstruments } from '../../../db/schema.ts';
import type { PaymentInstrumentRow } from '../rows/paymentRows.ts';

type Changes = Partial<Omit<typeof paymentInstruments.$inferInsert, 'orderId'>>;

export async function findInstrument(
  db: Queries,
  orderId: string,
): Promise<PaymentInstrumentRow | undefined> {
  const [row] = await db.select().from(paymentInstruments).where(eq(paymentInstruments.orderId, orderId));
  return row;
}

/** Whether the buyer has removed the card that an order was charged to. */
export const isInstrumentRemoved = async (db: Queries, orderId: string): Promise<boolean> =>
  (await findInstrument(db, orderId))?.removedAt != null;

export async function putInstrument(db: Queries, orderId: string, changes: Changes): Promise<void> {
  await db
    .insert(paymentInstruments)
    .values({ orderId, ...changes })
    .onConflictDoUpdate({ target: paymentInstruments.orderId, set: changes });
}

/** Writes what the provider said, unless somebody has asked it later. False: somebody has. */
export async function writeRead(
  db: Queries,
  orderId: string,
  changes: Changes & { readAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(paymentInstruments)
    .values({ orderId, ...changes })
    .onConflictDoUpdate({
      target: paymentInstruments.orderId,
      set: changes,
      setWhere: or(isNull(paymentInstruments.readAt), lte(paymentInstruments.readAt, changes.readAt)),
    })
    .returning({ orderId: paymentInstruments.orderId });
  return rows.length > 0;
}

/** Takes orders whose page at the provider was opened and not heard of, and sets when to ask again; null: no more. */
export async function claimOpenChanges(
  db: Database,
  { now, againAt }: { now: Date; againAt: (checks: number) => Date | null },
): Promise<string[]> {
  const { checkAt } = paymentInstruments;
  const due = (tx: Queries) => tx.select().from(paymentInstruments).where(lte(checkAt, now)).orderBy(checkAt);
  return claim(db, due, {
    most: 20,
    async lease(tx, { orderId, checks }) {
      await putInstrument(tx, orderId, { checkAt: againAt(checks), checks: checks + 1 });
      return orderId;
    },
  });
}

/** Those of a person, by order. */
export async function listInstrumentsOf(db: Queries, userId: string): Promise<PaymentInstrumentRow[]> {
  const rows = await db
    .select({ instrument: paymentInstruments })
    .from(paymentInstruments)
    .innerJoin(orders, eq(orders.id, paymentInstruments.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(paymentInstruments.orderId);
  return rows.map(({ instrument }) => instrument);
}

/** The person's account is deleted: nothing of it is charged any more. */
export async function dropInstrumentsOf(db: Queries, userId: string): Promise<void> {
  await db
    .delete(paymentInstruments)
    .where(and(sql`${paymentInstruments.orderId} in (select id from ${orders} where user_id = ${userId})`));
}
