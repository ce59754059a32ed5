import { isRecurring, paymentMethodCodes } from '@tern/domain';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { charges, orders, subscriptions } from '../../../db/schema.ts';
import type { ChargeRow, OrderRow } from './paymentRows.ts';

/** So long after its end a plan that goes on at its provider is found. */
const afterEnd = sql`interval '35 days'`;
/** So long a refund of which no event came is looked for: providers make them for half a year at most. */
const refundable = sql`interval '180 days'`;
/** So long a page that has closed is looked at: it was paid at its last minute, or has stayed open. */
const afterClosing = sql`interval '7 days'`;

const isDue = (db: Queries, now: Date): SQL | undefined => {
  const ofOrder = (condition: SQL | undefined, table: typeof charges | typeof subscriptions) =>
    exists(
      db
        .select({ id: table.orderId })
        .from(table)
        .where(and(eq(table.orderId, orders.id), condition)),
    );
  return or(
    isNotNull(orders.differences),
    and(
      inArray(orders.state, ['expired', 'failed']),
      sql`${orders.closesAt} > ${now}::timestamptz - ${afterClosing}`,
    ),
    and(
      inArray(orders.state, ['paid', 'refunded', 'disputed']),
      or(
        ofOrder(
          sql`greatest(${subscriptions.currentPeriodEnd}, ${subscriptions.pausedUntil}, ${subscriptions.pauseConfirmed}) > ${now}::timestamptz - ${afterEnd}`,
          subscriptions,
        ),
        ofOrder(sql`${charges.paidAt} > ${now}::timestamptz - ${refundable}`, charges),
      ),
    ),
  );
};

/** Orders that were not compared since `before`, those that were never compared first. */
export async function listReconcilable(
  db: Queries,
  { now, before, userId, limit }: { now: Date; before: Date; userId?: string; limit: number },
): Promise<OrderRow[]> {
  const { reconciledAt } = orders;
  return db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.providerSession),
        or(isNull(reconciledAt), lte(reconciledAt, before)),
        userId ? eq(orders.userId, userId) : undefined,
        isDue(db, now),
      ),
    )
    .orderBy(sql`${reconciledAt} nulls first`)
    .limit(limit);
}

/** Sets when an order was compared. False: another process was quicker. */
export async function markReconciled(
  db: Queries,
  { id, reconciledAt: known }: Pick<OrderRow, 'id' | 'reconciledAt'>,
  reconciledAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ reconciledAt })
    .where(and(eq(orders.id, id), known ? eq(orders.reconciledAt, known) : isNull(orders.reconciledAt)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Charges of which something may still go back, or has. */
export async function refundsFor(db: Queries, orderId: string, now: Date): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.orderId, orderId),
        gt(charges.amount, 0),
        sql`${charges.paidAt} > ${now}::timestamptz - ${refundable}`,
      ),
    );
}

/** Nothing of this account is changed at its provider by a job while its books differ, but that a near charge is put off. */
export const isNotParked = sql`not exists (
  select 1 from orders as parked where parked.user_id = ${orders.userId} and parked.differences is not null)`;

/** Whether the books of one of this person's orders differ from its provider's. */
export async function isParked(db: Queries, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.differences)))
    .limit(1);
  return row !== undefined;
}

/** The provider's own date of the next charge, as it is known here; free days that it does not count stand after it. */
export const chargeDueAt = sql<Date>`coalesce(${subscriptions.pauseConfirmed}, ${subscriptions.currentPeriodEnd} - (${orders.extraDays} - ${orders.providerDays}) * interval '1 day')`;

/** Plans of parked accounts that renew, and whose charge comes before `until`. */
export async function listParkedPlans(db: Queries, until: Date): Promise<{ order: OrderRow }[]> {
  const { pauseSent, pausedUntil, currentPeriodEnd } = subscriptions;
  const parked = db.select({ userId: orders.userId }).from(orders).where(isNotNull(orders.differences));
  return db
    .select({ order: orders })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(
      and(
        inArray(orders.userId, parked),
        inArray(orders.method, paymentMethodCodes.filter(isRecurring)),
        eq(orders.state, 'paid'),
        eq(subscriptions.state, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        sql`least(${chargeDueAt}, coalesce(${pauseSent}, ${pausedUntil}, ${currentPeriodEnd})) <= ${until}`,
      ),
    );
}
