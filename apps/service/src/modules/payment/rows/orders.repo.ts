import { type ProviderCode, paymentMethodCodes, providerCodeOf } from '@tern/domain';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { charges, orders, subscriptions, users } from '../../../db/schema.ts';
import { moveTries } from './orderRules.ts';
import type { OrderRow } from './paymentRows.ts';
import { chargeDueAt, isNotParked } from './reconciliation.repo.ts';

/** Serialises everything that opens orders of one person. Undefined once the account is deleted. */
export async function lockBuyer(
  db: Queries,
  userId: string,
): Promise<{ id: string; email: string | null } | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return row;
}

export async function findBuyerEmail(db: Queries, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

/** The code that brought this person to the free trial that they have or had. */
export async function findTrialOrigin(db: Queries, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ origin: orders.origin })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'paid'),
        isNotNull(orders.trialEndsAt),
        isNotNull(orders.origin),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.origin ?? null;
}

export async function insertOrder(db: Queries, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const [row] = await db.insert(orders).values(order).returning();
  if (!row) throw new Error('The order was not stored.');
  return row;
}

export async function findOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Undefined for another person's order, as for none. */
export async function findOwnOrder(db: Queries, id: string, userId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return row;
}

/** The order that a page of a provider was opened for. */
export async function findSession(
  db: Queries,
  provider: ProviderCode,
  session: string,
): Promise<OrderRow | undefined> {
  const methods = paymentMethodCodes.filter((method) => providerCodeOf(method) === provider);
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.providerSession, session), inArray(orders.method, methods)));
  return row;
}

/** The identifiers that tie a webhook to an order. */
export interface OrderReference {
  orderId?: string | null;
  session?: string | null;
  subscription?: string | null;
  payment?: string | null;
  invoice?: string | null;
}

const ordersCharged = (db: Queries, named: SQL) =>
  db.select({ id: charges.orderId }).from(charges).where(named);

/** An order of this provider's methods only: no provider speaks for another. */
export async function findReferencedOrder(
  db: Queries,
  provider: ProviderCode,
  reference: OrderReference,
): Promise<OrderRow | undefined> {
  const { orderId, session, subscription, payment, invoice } = reference;
  const ways = [
    orderId ? eq(orders.id, orderId) : undefined,
    session ? eq(orders.providerSession, session) : undefined,
    subscription ? eq(orders.providerSubscription, subscription) : undefined,
    payment ? eq(orders.providerPayment, payment) : undefined,
    payment ? inArray(orders.id, ordersCharged(db, eq(charges.payment, payment))) : undefined,
    invoice ? inArray(orders.id, ordersCharged(db, eq(charges.invoice, invoice))) : undefined,
  ];
  const methods = paymentMethodCodes.filter((method) => providerCodeOf(method) === provider);
  for (const way of ways) {
    if (!way) continue;
    const [row] = await db
      .select()
      .from(orders)
      .where(and(way, inArray(orders.method, methods)))
      .for('update');
    if (row) return row;
  }
  return undefined;
}

/** Writes an order if it still is as it was read. Throws when another process was quicker. */
export async function updateOrder(
  db: Queries,
  read: Pick<OrderRow, 'id' | 'version'>,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [row] = await db
    .update(orders)
    .set({ ...changes, version: read.version + 1 })
    .where(and(eq(orders.id, read.id), eq(orders.version, read.version)))
    .returning();
  if (!row) throw new OrderConflict();
  return row;
}

/** An order was written by another process in between. Reading it again and repeating is safe. */
class OrderConflict extends Error {
  constructor() {
    super('The order has changed in between.');
    this.name = 'OrderConflict';
  }
}

export async function lockOrder(db: Queries, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Takes orders whose check is due and gives each its next date, so that no two processes check one. */
export async function claimDueOrders(
  db: Database,
  now: Date,
  nextDate: (order: OrderRow) => Date | null,
): Promise<OrderRow[]> {
  const due = (tx: Queries) =>
    tx.select().from(orders).where(lte(orders.nextCheckAt, now)).orderBy(orders.nextCheckAt);
  return claim(db, due, {
    most: 10,
    lease(tx, order) {
      const nextCheckAt = nextDate(order);
      return updateOrder(tx, order, {
        checks: order.checks + 1,
        nextCheckAt,
        ...(nextCheckAt ? {} : { attention: order.attention ?? 'unresolved' }),
      });
    },
  });
}

/** Brings the next check of an open order forward. */
export async function hastenCheck(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .update(orders)
    .set({ nextCheckAt: at, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, id), sql`${orders.nextCheckAt} > ${at}`));
}

/** Takes orders with a pending provider action, and sets when to try again. */
export async function claimProviderActions(db: Database, now: Date, again: Date): Promise<OrderRow[]> {
  const due = (tx: Queries) =>
    tx.select().from(orders).where(lte(orders.providerActionAt, now)).orderBy(orders.providerActionAt);
  return claim(db, due, {
    most: 10,
    lease: (tx, order) => updateOrder(tx, order, { providerActionAt: again }),
  });
}

/**
 * Takes plans with free days that their provider does not count, and sets when to tell it again. Those of parked accounts
 * only where the charge comes before `near`: it is put off.
 */
export async function claimMoves(
  db: Database,
  { methods, now, again, near }: { methods: readonly string[]; now: Date; again: Date; near: Date },
): Promise<OrderRow[]> {
  const due = (tx: Queries) =>
    tx
      .select({ order: orders })
      .from(orders)
      .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
      .where(
        and(
          or(
            ne(orders.providerDays, orders.extraDays),
            isNotNull(subscriptions.pauseSent),
            sql`${subscriptions.pausedUntil} is distinct from ${subscriptions.pauseConfirmed}`,
          ),
          or(isNull(orders.moveAt), lte(orders.moveAt, now)),
          lt(orders.moveTries, moveTries),
          inArray(orders.method, [...methods]),
          eq(orders.state, 'paid'),
          eq(subscriptions.state, 'active'),
          eq(subscriptions.cancelAtPeriodEnd, false),
          isNull(subscriptions.trialEndsAt),
          or(isNotParked, lte(chargeDueAt, near)),
        ),
      )
      .orderBy(sql`${orders.moveAt} nulls first`);
  return claim(db, due, {
    most: 10,
    of: orders,
    lease: (tx, { order }) => updateOrder(tx, order, { moveAt: again }),
  });
}

/** The orders that took the plan of this one over. */
export async function findSuccessors(db: Queries, orderId: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.replaces, orderId));
}

/** Without this note; null: nothing is odd any more. */
export const unnoted = (attention: string | null, note: string): string | null =>
  attention
    ?.split(', ')
    .filter((known) => known !== note)
    .join(', ') || null;

/** Both notes, once each. */
export const noted = (attention: string | null, note: string): string =>
  attention?.split(', ').includes(note) ? attention : [attention, note].filter(Boolean).join(', ');
