import type { CodeRefusal } from '@tern/contract';
import { type Currency, leastAmount, type Offer, runKey, type TrialTerms } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import { offersFor } from '../campaigns/namedOffers.ts';
import { findPlan } from '../catalogue/plans.repo.ts';
import { trialNow } from '../catalogue/trialPlans.ts';
import { daysFor } from '../ledger/restOf.ts';
import { findTrialOrigin } from '../rows/orders.repo.ts';
import type { Origin, PricedPlan, QuoteRow } from '../rows/paymentRows.ts';
import { insertQuote } from '../rows/quotes.repo.ts';
import { type Codes, chooseOfferOrCode, originOfTrial } from './chooseOfferOrCode.ts';
import { creditFor } from './creditFor.ts';

const lifetime = 30 * 60 * 1000;

/** The price of a plan for this buyer now. Minor units. */
export interface PricedQuote {
  plan: PricedPlan;
  /** The first payment. */
  amount: number;
  /** The plan's price, without coupon and credit. */
  fullAmount: number;
  /** The code as it is stored; null without one, or when it does not hold any more. */
  coupon: string | null;
  /** Why the code that was requested reduces nothing. */
  codeRefusal: CodeRefusal | null;
  couponAmount: number;
  /** Whom the buyer comes from, at whatever price. */
  origin: Origin | null;
  /** An offer that lowers the price less than the code, and counts for nothing beside it. */
  leftOut: 'offer' | null;
  creditAmount: number;
  /** For what is left of the credit when the plan costs less, and `takenDays`. */
  extraDays: number;
  /** The days left of a plan in another currency, of a free trial or of a plan that was given. */
  takenDays: number;
  /** The worth of that in its own currency; null where that is this one, and of what was free. */
  takenWorth: number | null;
  /** All that the credit is worth: the reduction and the days. */
  carriedAmount: number;
  /** Nothing is paid today. */
  trial: TrialTerms | null;
  /** For somebody else. */
  gift: boolean;
  /** As requested. */
  offer: string | null;
  /** The run of the public campaign whose price this is; null: another price. */
  campaign: string | null;
  /** The order whose subscription would end. */
  replaces: string | null;
  userId: string | null;
}

interface QuoteRequest extends Codes {
  productId: string;
  currency: Currency;
  userId: string | null;
  /** The activity or the key of special plans; null: the price of everybody. */
  offer: string | null;
  /** The free trial of the plan: no code lowers it, and no credit comes with it. */
  trial?: boolean;
  /** Bought for somebody else. Nothing of the buyer's own goes into the price: no `userId` comes with it. */
  gift?: boolean;
  /** An order is about to be opened at this price. */
  claiming?: boolean;
}

/**
 * Undefined for a plan that is not on sale, or has no free trial where one is requested. A coupon that does not hold
 * reduces nothing.
 */
export async function priceFor(
  context: Context,
  db: Queries,
  request: QuoteRequest,
): Promise<PricedQuote | undefined> {
  const pricing = { currency: request.currency, now: timeFromNow(context) };
  const offers = await offersFor(context, db, { name: request.offer, userId: request.userId });
  const offered = await findPlan(db, request.productId, { ...pricing, offers });
  if (!offered) return undefined;
  const usual = offers.length
    ? ((await findPlan(db, request.productId, { ...pricing, offers: [] })) ?? offered)
    : offered;
  // Who tries a plan first comes from the same friend when another one is bought instead.
  const invite = request.invite ?? (request.userId && (await findTrialOrigin(db, request.userId)));
  const codes = { ...request, invite };
  if (request.trial) {
    const noted = await originOfTrial(context, db, { ...codes, usual });
    return trialPrice(context, offered, {
      ...request,
      ...noted,
      campaign: campaignOf(offers, offered, usual),
    });
  }
  const { plan, reduction, origin, leftOut } = await chooseOfferOrCode(context, db, {
    ...codes,
    offered,
    usual,
  });
  const fullAmount = plan.price.total;
  const room = Math.max(0, fullAmount - leastAmount);
  const couponAmount = Math.min(room, reduction.amount);
  const credit = request.userId ? await creditFor(context, db, request.userId, plan) : null;
  const creditAmount = Math.min(room - couponAmount, credit?.amount ?? 0);
  const left = (credit?.amount ?? 0) - creditAmount;
  return {
    plan,
    extraDays: daysFor(left, { ...plan, price: fullAmount }) + (credit?.takenDays ?? 0),
    takenDays: credit?.takenDays ?? 0,
    takenWorth: credit?.takenWorth ?? null,
    amount: fullAmount - couponAmount - creditAmount,
    fullAmount,
    coupon: reduction.code,
    codeRefusal: reduction.refusal,
    couponAmount,
    origin,
    leftOut,
    creditAmount,
    carriedAmount: credit?.carriedAmount ?? 0,
    trial: null,
    gift: request.gift ?? false,
    offer: request.offer,
    campaign: campaignOf(offers, plan, usual),
    replaces: credit?.orderId ?? null,
    userId: credit || reduction.code || origin ? request.userId : null,
  };
}

/** The run of the public campaign that lowers this price. Where a named offer holds as well, the price is not said to be of one of them. */
function campaignOf(offers: readonly Offer[], plan: PricedPlan, usual: PricedPlan): string | null {
  if (plan.price.total >= usual.price.total) return null;
  const [offer, ...others] = offers.filter(({ planId }) => planId === plan.id);
  return offer?.kind === 'campaign' && others.length === 0 ? runKey(offer) : null;
}

function trialPrice(
  context: Context,
  plan: PricedPlan,
  {
    offer,
    userId,
    campaign,
    origin,
    refusal,
  }: QuoteRequest & Pick<PricedQuote, 'campaign' | 'origin'> & { refusal: CodeRefusal | null },
): PricedQuote | undefined {
  const sold = trialNow(context, plan);
  return (
    sold && {
      ...sold,
      amount: 0,
      fullAmount: plan.price.total,
      coupon: null,
      codeRefusal: refusal,
      couponAmount: 0,
      origin,
      leftOut: null,
      creditAmount: 0,
      extraDays: 0,
      takenDays: 0,
      takenWorth: null,
      carriedAmount: 0,
      gift: false,
      offer,
      campaign,
      replaces: null,
      userId,
    }
  );
}

/** Stores a price that the service stands by for 30 minutes. */
export async function makeQuote(context: Context, priced: PricedQuote): Promise<QuoteRow> {
  const { plan, amount, fullAmount } = priced;
  const quote: QuoteRow = {
    id: newId('quo', context.random),
    planId: plan.id,
    currency: plan.currency,
    amount,
    listAmount: plan.price.list_total,
    renewalAmount: amount === fullAmount ? null : fullAmount,
    trialDays: priced.trial?.days ?? null,
    trialEndsAt: priced.trial?.endsAt ?? null,
    coupon: priced.coupon,
    couponAmount: priced.couponAmount,
    origin: priced.origin?.code ?? null,
    offer: priced.offer,
    campaign: priced.campaign,
    creditAmount: priced.creditAmount,
    extraDays: priced.extraDays,
    takenDays: priced.takenDays,
    takenWorth: priced.takenWorth,
    carriedAmount: priced.carriedAmount,
    replaces: priced.replaces,
    gift: priced.gift,
    userId: priced.userId,
    createdAt: timeFromNow(context),
    expiresAt: timeFromNow(context, lifetime),
  };
  await insertQuote(context.db, quote);
  return quote;
}
