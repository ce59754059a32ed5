import { type ProviderCode, paymentMethodCodes, providerCodeOf } from '@tern/domain';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { charges, orders, refunds } from '../../../db/schema.ts';
import type { ChargeRow, RefundRow } from './paymentRows.ts';

const open = ['due', 'requested', 'pending'] as const;

/** The oldest first. */
export async function listRefunds(db: Queries, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

export const isRefundOpen = ({ state }: Pick<RefundRow, 'state'>): boolean =>
  state !== 'done' && state !== 'failed';

/** How far the money is that goes back, all refunds of an order together; null: none goes back. */
export function standingOf(rows: readonly RefundRow[]): 'pending' | 'done' | 'failed' | null {
  if (rows.some(isRefundOpen)) return 'pending';
  if (rows.some(({ state }) => state === 'done')) return 'done';
  return rows.length > 0 ? 'failed' : null;
}

export async function insertRefund(db: Queries, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [made] = await db.insert(refunds).values(row).returning();
  if (!made) throw new Error('The refund was not stored.');
  return made;
}

export async function updateRefund(
  db: Queries,
  id: string,
  changes: Partial<typeof refunds.$inferInsert>,
): Promise<RefundRow> {
  const [row] = await db.update(refunds).set(changes).where(eq(refunds.id, id)).returning();
  if (!row) throw new Error('There is no such refund.');
  return row;
}

/** Takes refunds that are to be asked about, and sets when to ask again. */
export async function claimRefundChecks(
  db: Database,
  now: Date,
  again: (row: RefundRow) => Date | null,
): Promise<RefundRow[]> {
  const { nextCheckAt } = refunds;
  return claim(db, (tx) => tx.select().from(refunds).where(lte(nextCheckAt, now)).orderBy(nextCheckAt), {
    most: 10,
    async lease(tx, row) {
      await updateRefund(tx, row.id, { nextCheckAt: again(row) });
      return row;
    },
  });
}

/** Has a refund asked about soon that its provider calls so. The order it belongs to; null: none is known by that name. */
export async function hastenRefund(
  db: Queries,
  provider: ProviderCode,
  name: string,
  now: Date,
): Promise<string | null> {
  const methods = paymentMethodCodes.filter((method) => providerCodeOf(method) === provider);
  const [row] = await db
    .select({ id: refunds.id, orderId: refunds.orderId, state: refunds.state })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.name, name), inArray(orders.method, methods)));
  if (!row) return null;
  if (isRefundOpen(row)) await updateRefund(db, row.id, { nextCheckAt: now });
  return row.orderId;
}

/** Refunds that are not final although they were wanted before this time, and of which nobody was told. */
export async function listLateRefunds(db: Queries, wantedBefore: Date): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(inArray(refunds.state, [...open]), lte(refunds.createdAt, wantedBefore), isNull(refunds.lateAt)),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(50);
}

/**
 * Takes charges that are old enough for the next look of `ages` (milliseconds after the payment), and counts it. Nothing
 * is looked for in what was given back.
 */
export async function claimRefundLooks(
  db: Database,
  now: Date,
  ages: readonly number[],
): Promise<ChargeRow[]> {
  const age = sql`(array[${sql.join(
    ages.map((each) => sql`${each}::bigint`),
    sql`, `,
  )}])[${charges.refundLooks} + 1] * interval '1 millisecond'`;
  const due = (tx: Queries) =>
    tx
      .select({ charge: charges })
      .from(charges)
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .where(
        and(
          sql`${charges.amount} > 0`,
          eq(charges.fullyRefunded, false),
          sql`${charges.refundLooks} < ${ages.length}`,
          sql`${charges.paidAt} + ${age} <= ${now}`,
          // A charge that the bank has taken back may have been refunded as well.
          inArray(orders.state, ['paid', 'disputed']),
        ),
      )
      .orderBy(charges.paidAt);
  return claim(db, due, {
    most: 10,
    of: charges,
    async lease(tx, { charge }) {
      // Of several looks that are due, one is enough.
      const passed = ages.filter((each) => (charge.paidAt?.getTime() ?? 0) + each <= now.getTime()).length;
      await tx
        .update(charges)
        .set({ refundLooks: Math.max(passed, charge.refundLooks + 1) })
        .where(and(eq(charges.orderId, charge.orderId), eq(charges.name, charge.name)));
      return charge;
    },
  });
}
