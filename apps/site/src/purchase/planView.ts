import type { Quote } from '@tern/contract';
import type { PlanPrice } from '@tern/domain';
import { type PlanView, planPrices, type QuoteLineView, type QuoteView } from '@tern/patterns';
import type { PlanData } from '../app/publicData.ts';

/** A plan of the API as the patterns show it. */
export function planView(plan: PlanData, ownedIds?: ReadonlySet<string>): PlanView {
  return {
    id: plan.id,
    productId: plan.product_id,
    intervalCount: plan.interval_count,
    intervalUnit: plan.interval_unit,
    ...planPrices(plan.price, { count: plan.interval_count, unit: plan.interval_unit }),
    recommended: plan.is_recommend,
    ...(ownedIds?.has(plan.id) ? { owned: true } : {}),
  };
}

/** List price and discount, the first lines of every sum. */
function priceLines({
  list,
  saving,
  discountPercent,
}: Pick<PlanView, 'list' | 'saving' | 'discountPercent'>): QuoteLineView[] {
  return [
    { kind: 'list', amount: list },
    ...(saving
      ? [{ kind: 'discount' as const, amount: saving, ...(discountPercent && { percent: discountPercent }) }]
      : []),
  ];
}

const intervalOf = (quote: Pick<Quote, 'interval_count' | 'interval_unit'>) => ({
  count: quote.interval_count,
  unit: quote.interval_unit,
});

/** A quote of the API as the order summary shows it. `tax`: what the provider says is tax of it, in minor units. */
export function quoteView(quote: Quote, tax: number | null = null): QuoteView {
  const money = (amount: number) => ({ amount, currency: quote.currency });
  const price: PlanPrice = quote.price;
  return {
    id: quote.quote_id,
    lines: [
      ...priceLines(planPrices(price, intervalOf(quote))),
      ...(quote.trial ? [{ kind: 'trial' as const, amount: money(quote.trial.first_amount) }] : []),
      ...(quote.coupon && quote.coupon_amount > 0
        ? [
            {
              kind: 'coupon' as const,
              amount: money(quote.coupon_amount),
              code: quote.coupon,
              ...(quote.left_out === 'offer' && { insteadOfOffer: true }),
            },
          ]
        : []),
      ...(quote.credit_amount > 0 ? [{ kind: 'credit' as const, amount: money(quote.credit_amount) }] : []),
      ...(tax ? [{ kind: 'tax' as const, amount: money(tax), included: true }] : []),
    ],
    ...(quote.renewal_amount !== quote.amount && !quote.trial && { renewal: money(quote.renewal_amount) }),
    ...(quote.trial && {
      trial: { first: money(quote.trial.first_amount), chargedAt: Date.parse(quote.trial.first_charge_at) },
    }),
    ends: Date.parse(quote.ends_at),
    ...(quote.change && {
      change: {
        until: Date.parse(quote.change.ends_at),
        days: quote.extra_days,
        shortens: quote.change.shortens,
      },
    }),
    ...(quote.origin?.instead && { origin: quote.origin }),
    total: money(quote.amount),
    expiresAt: Date.parse(quote.expires_at),
  };
}

/** The sum of a plan before there is a quote: the plan list has it already. */
export function planQuote(plan: PlanView): QuoteView {
  const { total, trial } = plan;
  const lines = priceLines(plan);
  if (!trial) return { id: '', lines, total, expiresAt: 0 };
  return {
    id: '',
    lines: [...lines, { kind: 'trial', amount: total }],
    total: { ...total, amount: 0 },
    trial: { first: total },
    expiresAt: 0,
  };
}
