import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { coupons, orders } from '../../db/schema.ts';
import type { PricedPlan } from './paymentRows.ts';

export type CouponRow = typeof coupons.$inferSelect;

const used = ['paid', 'disputed', 'refunded'] as const;

/** As stored: upper case, without blanks. */
export const normalizeCode = (code: string) => code.replace(/\s/g, '').toUpperCase();

/** The coupon of a code, while it holds for this plan; undefined otherwise. */
async function findCoupon(
  context: Context,
  db: Queries,
  code: string,
  plan: Pick<PricedPlan, 'id'>,
): Promise<CouponRow | undefined> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normalizeCode(code)));
  if (!coupon) return undefined;
  const now = context.clock.now();
  if (coupon.planId && coupon.planId !== plan.id) return undefined;
  if (coupon.startsAt && coupon.startsAt.getTime() > now) return undefined;
  if (coupon.endsAt && coupon.endsAt.getTime() <= now) return undefined;
  if (coupon.maxUses !== null) {
    const [row] = await db
      .select({ uses: count() })
      .from(orders)
      .where(and(eq(orders.coupon, coupon.code), inArray(orders.state, [...used])));
    if ((row?.uses ?? 0) >= coupon.maxUses) return undefined;
  }
  return coupon;
}

/**
 * What a code takes off the first period, in minor units, rounded down. An invite is for people who have never
 * paid; every other code works once per person.
 */
export async function couponReduction(
  context: Context,
  db: Queries,
  asked: { plan: PricedPlan; fullAmount: number; userId: string | null; code: string | null },
): Promise<{ code: string; amount: number } | null> {
  if (!asked.code) return null;
  const coupon = await findCoupon(context, db, asked.code, asked.plan);
  if (!coupon) return null;
  if (asked.userId) {
    const [known] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.userId, asked.userId),
          inArray(orders.state, [...used]),
          coupon.kind === 'invite' ? ne(orders.method, 'grant') : eq(orders.coupon, coupon.code),
        ),
      )
      .limit(1);
    if (known) return null;
  }
  return { code: coupon.code, amount: Math.floor((asked.fullAmount * coupon.percent) / 100) };
}
