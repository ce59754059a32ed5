import { and, count, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/connect.ts';
import { charges, coupons, orders } from '../../../db/schema.ts';
import { isHeld } from '../rows/heldOrders.repo.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** An order whose code counts as used. One whose payment was given back by itself has never had it. */
const hasUsed = and(inArray(orders.state, ['paid', 'disputed', 'refunded']), isNull(orders.returned));

export async function findCouponRow(db: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

/** Serialises everything that counts the uses of a code. */
export async function lockCoupon(db: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return row;
}

export async function listCoupons(db: Queries): Promise<CouponRow[]> {
  return db.select().from(coupons).orderBy(coupons.code);
}

export async function saveCoupon(db: Queries, coupon: typeof coupons.$inferInsert): Promise<void> {
  const { code: _, ...changes } = coupon;
  await db.insert(coupons).values(coupon).onConflictDoUpdate({ target: coupons.code, set: changes });
}

/** How many orders count against the limit of a code: the paid ones, and those that other people hold open. */
export async function countCouponUses(
  db: Queries,
  code: string,
  { userId, orderId }: { userId: string | null; orderId?: string },
): Promise<number> {
  const held = userId === null ? isHeld : and(isHeld, ne(orders.userId, userId));
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.coupon, code),
        or(hasUsed, held),
        orderId === undefined ? undefined : ne(orders.id, orderId),
      ),
    );
  return row?.uses ?? 0;
}

/** How many orders with this code were ever paid. */
export async function countPaidWithCoupon(db: Queries, code: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.coupon, code), isNotNull(orders.paidAt)));
  return row?.uses ?? 0;
}

/** Money was taken for an order: for a free trial, once its first charge was made. */
const wasCharged = (db: Queries) =>
  or(
    gt(orders.amount, 0),
    exists(
      db
        .select({ one: sql`1` })
        .from(charges)
        .where(and(eq(charges.orderId, orders.id), gt(charges.amount, 0), isNotNull(charges.startsAt))),
    ),
  );

/** Whether the customer has used this code; for an invite, whether they have ever paid. */
export async function hasUsedCoupon(
  db: Queries,
  coupon: Pick<CouponRow, 'code' | 'kind'>,
  { userId, orderId }: { userId: string; orderId?: string },
): Promise<boolean> {
  const [known] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        hasUsed,
        orderId === undefined ? undefined : ne(orders.id, orderId),
        coupon.kind === 'invite'
          ? and(ne(orders.method, 'grant'), wasCharged(db))
          : eq(orders.coupon, coupon.code),
      ),
    )
    .limit(1);
  return known !== undefined;
}
