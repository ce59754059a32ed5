import type { Plan, Quote } from '@tern/contract';
import { currencySymbol, decimalUnits, localPrice, perMonth } from '@tern/domain';
import type { PricedPlan, QuoteRow } from './paymentRows.ts';

export interface PlanAmounts {
  /** Minor units, as all here. */
  amount: number;
  listAmount: number;
  monthAmount: number;
  discountPercent: number;
}

type Priced = Pick<
  PricedPlan,
  'amount' | 'currency' | 'baseAmount' | 'baseListAmount' | 'intervalCount' | 'intervalUnit'
>;

/**
 * A plan's amounts in its currency. What has no local price of its own is rescaled by the ratio of the
 * local gross price to the base discounted amount, rounded to minor units (spec section 7).
 */
export function planAmounts(plan: Priced): PlanAmounts {
  const { amount, currency, baseAmount, baseListAmount } = plan;
  const localGross = { amount, currency };
  return {
    amount,
    listAmount: localPrice({ amount: baseListAmount, baseDiscounted: baseAmount, localGross }).amount,
    monthAmount: perMonth(localGross, { count: plan.intervalCount, unit: plan.intervalUnit }).amount,
    // Rounded down, so that no more is promised than given.
    discountPercent: Math.floor(((baseListAmount - baseAmount) * 100) / baseListAmount),
  };
}

export function planData(plan: PricedPlan): Plan {
  const amounts = planAmounts(plan);
  const decimal = (minor: number) => decimalUnits(minor, plan.currency);
  return {
    id: plan.id,
    product_id: plan.productId,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    price_unit: decimal(amounts.monthAmount),
    price_amount: decimal(amounts.listAmount),
    price_discount_amount: decimal(amounts.amount),
    price_deduction_amount: decimal(amounts.listAmount - amounts.amount),
    discount_percent: `${amounts.discountPercent}%`,
    trial_price: null,
    is_recommend: plan.recommended,
    currency: plan.currency,
    currencySymbol: currencySymbol(plan.currency),
    name: plan.name,
    billing_cycles: 0,
    plan: plan.name,
  };
}

export function quoteDataOf(quote: QuoteRow, plan: PricedPlan): Quote {
  const amounts = planAmounts(plan);
  return {
    quote_id: quote.id,
    plan_id: plan.id,
    product_id: plan.productId,
    currency: plan.currency,
    amount: quote.amount,
    list_amount: quote.listAmount,
    discount_amount: quote.listAmount - (quote.renewalAmount ?? quote.amount),
    discount_percent: `${amounts.discountPercent}%`,
    month_amount: amounts.monthAmount,
    renewal_amount: quote.renewalAmount ?? quote.amount,
    coupon: quote.coupon,
    coupon_amount: quote.couponAmount,
    credit_amount: quote.creditAmount,
    extra_days: quote.extraDays,
    interval_count: plan.intervalCount,
    interval_unit: plan.intervalUnit,
    expires_at: quote.expiresAt.toISOString(),
  };
}
