import type { Context } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { couponReduction, noReduction, type Reduction } from './coupons.ts';
import type { PricedPlan } from './paymentRows.ts';

interface Asked {
  /** The plan at the price of the offers that hold; the same without any. */
  offered: PricedPlan;
  usual: PricedPlan;
  userId: string | null;
  code: string | null;
  claiming?: boolean;
}

interface Better {
  plan: PricedPlan;
  reduction: Reduction;
  leftOut: 'offer' | null;
}

/**
 * Offers and codes are not added together: a code takes its part off the usual price, and of the two the one counts that
 * makes today's payment lower. At the same sum the offer does, which lowers later payments as well and leaves the code
 * for another time: the code is refused as `offer_better`.
 */
export async function betterOf(
  context: Context,
  db: Queries,
  { offered, usual, code, ...asked }: Asked,
): Promise<Better> {
  if (code === null) return { plan: offered, reduction: noReduction, leftOut: null };
  const fullAmount = usual.price.total;
  const reduction = await couponReduction(context, db, { ...asked, plan: usual, fullAmount, code });
  if (offered.price.total >= fullAmount || reduction.refusal)
    return { plan: offered, reduction, leftOut: null };
  return fullAmount - reduction.amount < offered.price.total
    ? { plan: usual, reduction, leftOut: 'offer' }
    : { plan: offered, reduction: { ...noReduction, refusal: 'offer_better' }, leftOut: null };
}
