import type { Money, OrderFacts } from '@tern/domain';
import type { QuoteLineView } from '../OrderSummary/QuoteView.ts';
import type { PaymentReceiptView } from '../PaymentReceipt/ReceiptSheet.tsx';
import type { PlanView } from '../PlanPicker/PlanView.ts';

interface Bought {
  orderNumber: string;
  /** Epoch milliseconds. */
  paidAt: number;
  plan: PlanView;
  lines: readonly QuoteLineView[];
  total: Money;
  period?: { start: number; end: number } | undefined;
  trial?: unknown;
  method: string;
}

const iso = (time: number) => new Date(time).toISOString();

/** A paid order as the sheet that is printed. `order`: what follows. */
export function paperView(
  { orderNumber, paidAt, plan, lines, total, period, trial, method }: Bought,
  order: OrderFacts | undefined,
): PaymentReceiptView {
  const tax = lines.find(({ kind, included }) => kind === 'tax' && included);
  return {
    number: orderNumber,
    date: iso(paidAt),
    intervalCount: plan.intervalCount,
    intervalUnit: plan.intervalUnit,
    amount: total,
    ...(tax && { tax: tax.amount }),
    method,
    result: trial ? 'Trial' : 'Paid',
    period: period && { start: iso(period.start), end: iso(period.end) },
    order,
  };
}
