import type { PlanView } from '../PlanPicker/PlanView.ts';
import type { QuoteView } from './QuoteView.ts';

/** A quote of a plan for stories and tests. */
export function sampleQuote(plan: PlanView, total = plan.total.amount): QuoteView {
  const { currency } = plan.total;
  const list = plan.list.amount;
  return {
    id: `q_${plan.id}`,
    lines: [
      { kind: 'list', amount: { amount: list, currency } },
      ...(list > total
        ? [
            {
              kind: 'discount' as const,
              amount: { amount: total - list, currency },
              percent: plan.discountPercent ?? undefined,
            },
          ]
        : []),
    ],
    total: { amount: total, currency },
    expiresAt: Date.UTC(2026, 10, 21, 12),
  };
}
