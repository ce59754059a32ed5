import type { Plan, Quote } from '@tern/contract';
import type { PlanView, QuoteView } from '@tern/patterns';

const monthsOf = { DAY: 1 / 30, WEEK: 7 / 30, MONTH: 1, YEAR: 12 } as const;
const minor = (decimal: number) => Math.round(decimal * 100);
const percent = (text: string) => Number.parseInt(text, 10) || null;

/** A plan of the API as the patterns show it. Amounts become minor units. */
export function planView(plan: Plan, ownedIds?: ReadonlySet<string>): PlanView {
  const months = plan.interval_count * monthsOf[plan.interval_unit];
  const money = (amount: number) => ({ amount, currency: plan.currency });
  const total = minor(plan.price_discount_amount);
  return {
    id: plan.id,
    productId: plan.product_id,
    months,
    intervalCount: plan.interval_count,
    intervalUnit: plan.interval_unit,
    total: money(total),
    perMonth: money(minor(plan.price_unit)),
    listPerMonth: money(Math.round(minor(plan.price_amount) / months)),
    discountPercent: percent(plan.discount_percent),
    recommended: plan.is_recommend,
    ...(ownedIds?.has(plan.id) ? { owned: true } : {}),
  };
}

/** A quote of the API as the order summary shows it. `tax`: what the provider says is tax of it, in minor units. */
export function quoteView(quote: Quote, tax: number | null = null): QuoteView {
  const money = (amount: number) => ({ amount, currency: quote.currency });
  return {
    id: quote.quote_id,
    lines: [
      { kind: 'list', amount: money(quote.list_amount) },
      ...(quote.discount_amount > 0
        ? [
            {
              kind: 'discount' as const,
              amount: money(-quote.discount_amount),
              ...(percent(quote.discount_percent)
                ? { percent: percent(quote.discount_percent) as number }
                : {}),
            },
          ]
        : []),
      ...(quote.coupon && quote.coupon_amount > 0
        ? [{ kind: 'coupon' as const, amount: money(-quote.coupon_amount), code: quote.coupon }]
        : []),
      ...(quote.credit_amount > 0 ? [{ kind: 'credit' as const, amount: money(-quote.credit_amount) }] : []),
      ...(tax ? [{ kind: 'tax' as const, amount: money(tax), included: true }] : []),
    ],
    ...(quote.renewal_amount !== quote.amount && { renewal: money(quote.renewal_amount) }),
    ...(quote.extra_days > 0 && { extraDays: quote.extra_days }),
    total: money(quote.amount),
    expiresAt: Date.parse(quote.expires_at),
  };
}

/** The sum of a plan from the price list, as the service will quote it. */
export function planQuote(plan: PlanView): QuoteView {
  const list = { amount: Math.round(plan.listPerMonth.amount * plan.months), currency: plan.total.currency };
  const discount = plan.total.amount - list.amount;
  return {
    id: '',
    lines: [
      { kind: 'list', amount: list },
      ...(discount < 0
        ? [
            {
              kind: 'discount' as const,
              amount: { amount: discount, currency: list.currency },
              ...(plan.discountPercent ? { percent: plan.discountPercent } : {}),
            },
          ]
        : []),
    ],
    total: plan.total,
    expiresAt: 0,
  };
}
