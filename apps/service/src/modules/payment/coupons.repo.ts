import { and, count, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { coupons, orders } from '../../db/schema.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** The states of an order in which its code counts as used. */
const used = ['paid', 'disputed', 'refunded'] as const;

export async function findCouponRow(db: Queries, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

export async function listCoupons(db: Queries): Promise<CouponRow[]> {
  return db.select().from(coupons).orderBy(coupons.code);
}

export async function saveCoupon(db: Queries, coupon: typeof coupons.$inferInsert): Promise<void> {
  const { code: _, ...changes } = coupon;
  await db.insert(coupons).values(coupon).onConflictDoUpdate({ target: coupons.code, set: changes });
}

/** How many orders count against the limit of a code. */
export async function countCouponUses(db: Queries, code: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(orders)
    .where(and(eq(orders.coupon, code), inArray(orders.state, [...used])));
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

/** Whether the customer has used this code; for an invite, whether they have ever paid. */
export async function hasUsedCoupon(
  db: Queries,
  coupon: Pick<CouponRow, 'code' | 'kind'>,
  userId: string,
): Promise<boolean> {
  const [known] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, [...used]),
        coupon.kind === 'invite' ? ne(orders.method, 'grant') : eq(orders.coupon, coupon.code),
      ),
    )
    .limit(1);
  return known !== undefined;
}
