import type { Plan, Quote } from '@tern/contract';
import {
  baseCurrency,
  type Currency,
  currencySymbol,
  decimalUnits,
  formatProductId,
  isCurrency,
  type ListedPlan,
  type Offer,
  type PlanPrice,
  parseProductId,
  planPrice,
  planPriceOf,
} from '@tern/domain';
import { quotedEnd } from '../ledger/changeOf.ts';
import type { OrderRow, Origin, PlanPriceRow, PlanRow, PricedPlan, QuoteRow } from '../rows/paymentRows.ts';
import { trialData } from '../rows/trialOf.ts';
import { planTrial } from './trialPlans.ts';

interface PricedRow {
  plan: PlanRow;
  price: Pick<PlanPriceRow, 'currency' | 'amount'>;
}

/** A plan of the rows of its prices, the newest last: at least one. */
export function listedPlan(own: readonly PricedRow[]): ListedPlan {
  const { plan } = own[0] as PricedRow;
  return {
    id: plan.id,
    interval: { count: plan.intervalCount, unit: plan.intervalUnit },
    prices: Object.fromEntries(own.map(({ price }) => [price.currency, price.amount])),
    baseListAmount: plan.baseListAmount,
    onSale: plan.onSale,
  };
}

/**
 * Plans with their prices in one currency. `rows`: every plan with each price it has or had in this currency and the
 * base currency, in the order of plans, the newest price of a plan last. A plan without a price here is left out.
 */
export function pricePlans(
  rows: readonly PricedRow[],
  { currency, offers }: { currency: Currency; offers: readonly Offer[] },
): PricedPlan[] {
  const known = [...Map.groupBy(rows, ({ plan }) => plan.id).values()].map((own) => ({
    plan: (own[0] as PricedRow).plan,
    listed: listedPlan(own),
  }));
  const list = known.map(({ listed }) => listed);
  return known.flatMap(({ plan, listed }) => {
    const price = planPrice(listed, currency, offers, list);
    const base = planPrice(listed, baseCurrency, offers, list);
    return price ? [{ ...plan, productId: productIdAt(plan.productId, base ?? price), currency, price }] : [];
  });
}

/** A product id tells the discount of its price (spec section 3): in every currency that of the base currency. */
function productIdAt(productId: string, { percent }: PlanPrice): string {
  const parsed = parseProductId(productId);
  return parsed ? formatProductId({ ...parsed, off: percent > 0 ? percent : null }) : productId;
}

/**
 * A plan as the contract sends it. The amounts the specification names say what `price` says, in decimal
 * units. `trialDays`: length of the free trial of plans that have one; null: none has.
 */
export function planData(plan: PricedPlan, trialDays: number | null): Plan {
  const { price, currency } = plan;
  const decimal = (minor: number) => decimalUnits(minor, currency);
  return {
    id: plan.id,
    product_id: plan.productId,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    price,
    price_unit: decimal(price.per_month),
    price_amount: decimal(price.list_total),
    price_discount_amount: decimal(price.total),
    price_deduction_amount: decimal(price.saving),
    discount_percent: `${price.percent}%`,
    ...planTrial(plan, trialDays),
    is_recommend: plan.recommended,
    currency,
    currencySymbol: currencySymbol(currency),
    name: plan.name,
    billing_cycles: 0,
    plan: plan.name,
  };
}

type Period = Pick<PlanRow, 'intervalCount' | 'intervalUnit'>;
type Quoted = Pick<QuoteRow, 'currency' | 'amount' | 'renewalAmount' | 'listAmount'>;

/** The plan's price a quote was made at, without coupon and credit. Throws for a currency that is not sold in. */
export function quotedPrice(quote: Quoted, { intervalCount, intervalUnit }: Period): PlanPrice {
  const { currency } = quote;
  if (!isCurrency(currency)) throw new Error(`Nothing is sold in ${currency}.`);
  return planPriceOf(
    { total: quote.renewalAmount ?? quote.amount, listTotal: quote.listAmount, currency },
    { count: intervalCount, unit: intervalUnit },
  );
}

/** The plan's price an order was opened at. An order keeps what its quote said. */
export function orderedPrice(
  order: Pick<OrderRow, 'currency' | 'amount' | 'renewalAmount'>,
  quote: Pick<QuoteRow, 'listAmount'>,
  period: Period,
): PlanPrice {
  return quotedPrice({ ...order, listAmount: quote.listAmount }, period);
}

/** The price that a quote was made of: `origin` and `leftOut` are told with it. */
interface Quotable {
  plan: PricedPlan;
  origin: Origin | null;
  leftOut: 'offer' | null;
}

export function quoteDataOf(
  quote: QuoteRow,
  { plan, origin, leftOut }: Quotable,
  change: Quote['change'],
): Quote {
  const price = quotedPrice(quote, plan);
  return {
    quote_id: quote.id,
    plan_id: plan.id,
    product_id: plan.productId,
    currency: plan.currency,
    price,
    amount: quote.amount,
    trial: trialData(quote),
    list_amount: price.list_total,
    discount_amount: price.saving,
    discount_percent: `${price.percent}%`,
    month_amount: price.per_month,
    renewal_amount: price.total,
    coupon: quote.coupon,
    coupon_amount: quote.couponAmount,
    ...(origin && {
      origin: { ...origin, ...(origin.code !== quote.coupon && { instead: insteadOf(quote) }) },
    }),
    ...(leftOut && { left_out: leftOut }),
    carried_amount: quote.takenDays > 0 ? 0 : quote.carriedAmount,
    credit_amount: quote.creditAmount,
    extra_days: quote.extraDays,
    ends_at: quotedEnd(quote, plan).toISOString(),
    change,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    expires_at: quote.expiresAt.toISOString(),
  };
}

/** The maker of the price, where the code of the origin lowers nothing. */
function insteadOf(quote: Pick<QuoteRow, 'trialEndsAt' | 'coupon'>): 'trial' | 'code' | 'offer' {
  if (quote.trialEndsAt) return 'trial';
  return quote.coupon === null ? 'offer' : 'code';
}
