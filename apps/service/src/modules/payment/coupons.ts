import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { type CouponRow, countCouponUses, findCouponRow, hasUsedCoupon } from './coupons.repo.ts';
import type { PricedPlan } from './paymentRows.ts';

/** As stored: upper case, without blanks. */
export const normalizeCode = (code: string) => code.replace(/\s/g, '').toUpperCase();

/** The coupon of a code, while it holds for this plan; undefined otherwise. */
async function findCoupon(
  context: Context,
  db: Queries,
  code: string,
  plan: Pick<PricedPlan, 'id'>,
): Promise<CouponRow | undefined> {
  const coupon = await findCouponRow(db, normalizeCode(code));
  if (!coupon) return undefined;
  const now = context.clock.now();
  if (coupon.planId && coupon.planId !== plan.id) return undefined;
  if (coupon.startsAt && coupon.startsAt.getTime() > now) return undefined;
  if (coupon.endsAt && coupon.endsAt.getTime() <= now) return undefined;
  if (coupon.maxUses !== null && (await countCouponUses(db, coupon.code)) >= coupon.maxUses) return undefined;
  return coupon;
}

/**
 * The reduction of the first period by a code, in minor units, rounded down. An invite is for people who have never
 * paid; every other code works once per person.
 */
export async function couponReduction(
  context: Context,
  db: Queries,
  request: { plan: PricedPlan; fullAmount: number; userId: string | null; code: string | null },
): Promise<{ code: string; amount: number } | null> {
  if (!request.code) return null;
  const coupon = await findCoupon(context, db, request.code, request.plan);
  if (!coupon) return null;
  if (request.userId && (await hasUsedCoupon(db, coupon, request.userId))) return null;
  return { code: coupon.code, amount: Math.floor((request.fullAmount * coupon.percent) / 100) };
}
