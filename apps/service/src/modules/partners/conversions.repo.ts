import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { claim } from '../../db/claim.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { type ConversionState, conversions, partners } from '../../db/partnerTables.ts';
import { orders, users } from '../../db/schema.ts';

export type ConversionRow = typeof conversions.$inferSelect;

/** Notes the sale of an order; false where it is noted already. */
export async function insertConversion(db: Queries, row: typeof conversions.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(conversions)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderId: conversions.orderId });
  return made.length > 0;
}

export async function lockConversion(tx: Queries, orderId: string): Promise<ConversionRow | undefined> {
  const [row] = await tx.select().from(conversions).where(eq(conversions.orderId, orderId)).for('update');
  return row;
}

export async function updateConversion(
  db: Queries,
  orderId: string,
  change: Partial<ConversionRow>,
): Promise<void> {
  await db.update(conversions).set(change).where(eq(conversions.orderId, orderId));
}

/** Has the network nothing to be told now? Then its name of the click is not needed; a partner's own mark is no click. */
const needsNoClick = and(
  ne(conversions.network, 'direct'),
  notInArray(conversions.state, ['due', 'reversing']),
  ne(conversions.click, ''),
);

/** The sales of a buyer no longer name a click. */
export async function forgetBuyerClicks(db: Queries, userId: string): Promise<void> {
  const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await db
    .update(conversions)
    .set({ click: '' })
    .where(and(inArray(conversions.orderId, theirs), needsNoClick));
}

/** Sales before this time, and those of deleted accounts, no longer name a click. */
export async function forgetOldClicks(db: Queries, soldBefore: Date): Promise<void> {
  const deleted = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(isNotNull(users.deletedAt));
  await db
    .update(conversions)
    .set({ click: '' })
    .where(and(needsNoClick, or(lt(conversions.soldAt, soldBefore), inArray(conversions.orderId, deleted))));
}

/**
 * Takes the conversion that has been due longest, with the product of its order. No other process gets it before
 * `leaseUntil`.
 */
export async function claimConversion(
  db: Database,
  now: Date,
  leaseUntil: Date,
): Promise<(ConversionRow & { productId: string }) | undefined> {
  const { nextTryAt } = conversions;
  const due = (tx: Queries) =>
    tx.select().from(conversions).where(lte(nextTryAt, now)).orderBy(asc(nextTryAt));
  const [claimed] = await claim(db, due, {
    most: 1,
    async lease(tx, row) {
      const attempts = row.attempts + 1;
      await updateConversion(tx, row.orderId, { attempts, nextTryAt: leaseUntil });
      const [order] = await tx
        .select({ productId: orders.productId })
        .from(orders)
        .where(eq(orders.id, row.orderId));
      return { ...row, attempts, productId: order?.productId ?? '' };
    },
  });
  return claimed;
}

/** A sale that may be its partner's own purchase. */
export interface DirectSale {
  orderId: string;
  partner: { userId: string | null; email: string };
  buyerId: string;
}

/** Takes sales of partners that are to be looked at, and sets when to look again should this process stop. */
export async function claimDirectSales(db: Database, now: Date, again: Date): Promise<DirectSale[]> {
  const due = (tx: Queries) =>
    tx
      .select({
        orderId: conversions.orderId,
        partner: { userId: partners.userId, email: partners.email },
        buyerId: orders.userId,
      })
      .from(conversions)
      .innerJoin(partners, eq(partners.id, conversions.partnerId))
      .innerJoin(orders, eq(orders.id, conversions.orderId))
      .where(lte(conversions.nextLookAt, now))
      .orderBy(asc(conversions.nextLookAt));
  return claim(db, due, {
    most: 20,
    of: conversions,
    async lease(tx, sale) {
      await updateConversion(tx, sale.orderId, { nextLookAt: again });
      return sale;
    },
  });
}

/** Providers tell when a sale was paid to the second: of two in one second, the order made later is the newer. */
const newestFirst = [desc(conversions.soldAt), desc(orders.createdAt)];

/** Conversions, the newest first. */
export async function listConversions(
  db: Queries,
  { state, limit }: { state?: ConversionState; limit: number },
): Promise<ConversionRow[]> {
  return db
    .select(getTableColumns(conversions))
    .from(conversions)
    .innerJoin(orders, eq(orders.id, conversions.orderId))
    .where(state ? eq(conversions.state, state) : undefined)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** How many there are, and their sums in minor units, by network, state and currency. */
export async function countConversions(
  db: Queries,
): Promise<Pick<ConversionRow, 'network' | 'state' | 'currency'>[] & { count: number; amount: number }[]> {
  return db
    .select({
      network: conversions.network,
      state: conversions.state,
      currency: conversions.currency,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${conversions.amount})::int`,
    })
    .from(conversions)
    .groupBy(conversions.network, conversions.state, conversions.currency)
    .orderBy(conversions.network, conversions.state, conversions.currency);
}

/** The sales of a partner since a time, the newest first. */
export async function salesOf(db: Queries, partnerId: string, since: Date): Promise<ConversionRow[]> {
  return db
    .select(getTableColumns(conversions))
    .from(conversions)
    .innerJoin(orders, eq(orders.id, conversions.orderId))
    .where(and(eq(conversions.partnerId, partnerId), gte(conversions.soldAt, since)))
    .orderBy(...newestFirst)
    .limit(1000);
}
