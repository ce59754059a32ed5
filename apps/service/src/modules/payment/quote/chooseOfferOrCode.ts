import type { CodeRefusal } from '@tern/contract';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { Origin, PricedPlan } from '../rows/paymentRows.ts';
import { lockCoupon } from './coupons.repo.ts';
import { couponReduction, noReduction, normalizeCode, type Reduction } from './coupons.ts';

/** The codes of a buyer: one that was typed in or tried, and the invitation that is noted in the browser. */
export interface Codes {
  code: string | null;
  invite: string | null;
}

interface QuoteRequest extends Codes {
  /** The plan at the price of the offers that hold; the same without any. */
  offered: PricedPlan;
  usual: PricedPlan;
  userId: string | null;
  claiming?: boolean;
}

interface Better {
  plan: PricedPlan;
  reduction: Reduction;
  origin: Origin | null;
  leftOut: 'offer' | null;
}

/** Both codes. Those that are claimed are locked in one order everywhere, and before anything else that is. */
async function judged(
  context: Context,
  db: Queries,
  { code, invite, usual, ...request }: Omit<QuoteRequest, 'offered'>,
): Promise<{ tried: Reduction; invited: Reduction }> {
  const names = [code, invite].map((name) => name && normalizeCode(name));
  const known = new Map<string, Reduction>();
  const different = [...new Set(names)].filter((each) => each !== null).sort();
  for (const name of request.claiming ? different : []) await lockCoupon(db, name);
  const fullAmount = usual.price.total;
  for (const name of different) {
    known.set(name, await couponReduction(context, db, { ...request, plan: usual, fullAmount, code: name }));
  }
  const [tried = noReduction, invited = noReduction] = names.map((name) => known.get(name ?? ''));
  // Nobody has asked for the noted one: a refusal is not worth a word.
  return { tried, invited: invited.origin ? invited : noReduction };
}

/** One buyer has one origin: somebody who earns by it comes first. */
const originOf = ({ tried, invited }: { tried: Reduction; invited: Reduction }): Origin | null => {
  const origins = [tried.origin, invited.origin].filter((origin) => origin !== null);
  return origins.find(({ kind }) => kind === 'invite') ?? origins[0] ?? null;
};

/**
 * Offers and codes are not added together: a code takes its part off the usual price, and of all of them the one counts
 * that makes today's payment lower. At the same sum the offer does, which lowers later payments as well and leaves the
 * code for another time. A code of a person's own counts as the buyer's origin in any case; another one that lowers
 * nothing is refused as `offer_better`.
 */
export async function chooseOfferOrCode(
  context: Context,
  db: Queries,
  request: QuoteRequest,
): Promise<Better> {
  const { offered, usual } = request;
  const codes = await judged(context, db, request);
  const { tried, invited } = codes;
  const best = invited.amount > tried.amount ? invited : tried;
  const fullAmount = usual.price.total;
  const isOffered = offered.price.total < fullAmount;
  const offerCounts = isOffered && fullAmount - best.amount >= offered.price.total;
  const beaten = offerCounts || best !== tried;
  const refusal: CodeRefusal | null =
    tried.refusal ?? (tried.code !== null && beaten && !tried.origin ? 'offer_better' : null);
  const leftOut = isOffered && !offerCounts;
  return {
    plan: leftOut ? usual : offered,
    reduction: { ...(offerCounts ? noReduction : best), refusal },
    origin: originOf(codes),
    leftOut: leftOut ? 'offer' : null,
  };
}

/** A trial takes nothing off: its origin, and why the code that was tried does not count for it. */
export async function originOfTrial(
  context: Context,
  db: Queries,
  request: Omit<QuoteRequest, 'offered'>,
): Promise<{ origin: Origin | null; refusal: CodeRefusal | null }> {
  const codes = await judged(context, db, request);
  const { refusal, code, origin } = codes.tried;
  return { origin: originOf(codes), refusal: refusal ?? (code !== null && !origin ? 'other_plan' : null) };
}
