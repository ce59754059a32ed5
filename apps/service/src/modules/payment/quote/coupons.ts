import type { CodeRefusal } from '@tern/contract';
import { brand, codeReduction, normalizeKey } from '@tern/domain';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { personalRefusal } from '../../friends/personalRefusal.ts';
import { isOpen } from '../rows/orderRules.ts';
import type { OrderRow, Origin, PricedPlan } from '../rows/paymentRows.ts';
import { type CouponRow, countCouponUses, findCouponRow, hasUsedCoupon, lockCoupon } from './coupons.repo.ts';

/** As stored: upper case, without blanks. */
export const normalizeCode = (code: string) => normalizeKey(code).replace(/\s/g, '').toUpperCase();

/** Codes as operators make them. */
const wellFormed = /^[A-Z0-9-]{1,64}$/;

/** The effect of a code on the first period, in minor units. */
export interface Reduction {
  /** As it is stored; null where it reduces nothing. */
  code: string | null;
  amount: number;
  /** Why it has none. */
  refusal: CodeRefusal | null;
  /** Whom the code brought, where it is somebody's own; it counts at any price. */
  origin: Origin | null;
}

export const noReduction: Reduction = { code: null, amount: 0, refusal: null, origin: null };
const refused = (refusal: CodeRefusal): Reduction => ({ ...noReduction, refusal });

interface QuoteRequest {
  plan: Pick<PricedPlan, 'id'>;
  fullAmount: number;
  userId: string | null;
  code: string;
  /** An order is about to be opened with it: others who count its uses wait until that is done. */
  claiming?: boolean;
}

/**
 * The reduction of the first period by a code, rounded down. An invite is for people who have never paid; every other
 * code works once per person. Open pages of other people count as uses, those of this person do not.
 */
export async function couponReduction(
  context: Context,
  db: Queries,
  request: QuoteRequest,
): Promise<Reduction> {
  const code = normalizeCode(request.code);
  if (!wellFormed.test(code)) return refused('malformed');
  const coupon = await (request.claiming ? lockCoupon : findCouponRow)(db, code);
  if (!coupon) return refused('unknown');
  const refusal = (await refusalOf(db, coupon, request)) ?? windowRefusal(coupon, context.clock.now());
  if (refusal) return refused(refusal);
  const { kind, ownerId } = coupon;
  return {
    code,
    amount: codeReduction(request.fullAmount, percentOf(coupon)),
    refusal: null,
    origin: ownerId === null || kind === 'coupon' ? null : { kind, code },
  };
}

/** Of a person's own code it is what the pages promise today, whenever the code was made. */
function percentOf({ kind, percent, ownerId }: CouponRow): number {
  const { invite, student } = brand.programmes;
  if (ownerId === null || kind === 'coupon') return percent;
  return kind === 'invite' ? invite.friendPercent : student.percent;
}

async function refusalOf(
  db: Queries,
  coupon: CouponRow,
  { plan, userId, claiming = false }: QuoteRequest,
): Promise<CodeRefusal | null> {
  if (coupon.planId && coupon.planId !== plan.id) return 'other_plan';
  const personal = await personalRefusal(db, coupon, { userId, claiming });
  if (personal) return personal;
  if (userId && (await hasUsedCoupon(db, coupon, { userId }))) {
    return coupon.kind === 'invite' ? 'not_new' : 'used';
  }
  const { code, maxUses } = coupon;
  return maxUses !== null && (await countCouponUses(db, code, { userId })) >= maxUses ? 'used_up' : null;
}

function windowRefusal({ startsAt, endsAt }: CouponRow, now: number): CodeRefusal | null {
  if (startsAt && startsAt.getTime() > now) return 'not_yet';
  return endsAt && endsAt.getTime() <= now ? 'expired' : null;
}

/**
 * Whether the code of an order that is being paid has gone to somebody else. An order that the buyer could be sent to
 * until now has held its code; one that was abandoned or has expired counts again.
 */
export async function isCodeGone(tx: Queries, order: OrderRow): Promise<boolean> {
  if (order.coupon === null) return false;
  if (isOpen(order.state) && order.abandonedAt === null) return false;
  const coupon = await lockCoupon(tx, order.coupon);
  if (!coupon) return false;
  const { userId, id: orderId } = order;
  if (await hasUsedCoupon(tx, coupon, { userId, orderId })) return true;
  const { code, maxUses } = coupon;
  return maxUses !== null && (await countCouponUses(tx, code, { userId, orderId })) >= maxUses;
}
