import { Ltr } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './OrderSummary.css.ts';
import { orderSummaryMessages as messages } from './orderSummary.messages.ts';
import type { QuoteLineView } from './QuoteView.ts';

export interface OrderLine {
  term: string;
  value: ReactNode;
}

/** The lines of a quote in words. A list price that a discount follows is struck out. */
export function useOrderLines(plan: PlanView, lines: readonly QuoteLineView[]): OrderLine[] {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const discounted = lines.some((line) => line.kind === 'discount');

  const termOf = ({ kind, amount, percent, code = '', ...line }: QuoteLineView): string => {
    switch (kind) {
      case 'list':
        return plan.months !== null && plan.list.amount === amount.amount
          ? formatMessage(messages.listTimes, { count: plan.months, price: words.money(plan.listPerMonth) })
          : formatMessage(messages.list);
      case 'discount':
        return percent
          ? formatMessage(messages.discountPercent, { percent: words.percent(percent) })
          : formatMessage(messages.discount);
      case 'trial':
        return formatMessage(messages.trial);
      case 'coupon':
        return formatMessage(line.insteadOfOffer ? messages.couponInstead : messages.coupon, { code });
      case 'credit':
        return formatMessage(messages.credit);
      case 'tax':
        if (line.included) return formatMessage(messages.taxIncluded);
        return percent
          ? formatMessage(messages.taxPercent, { percent: words.percent(percent) })
          : formatMessage(messages.tax);
    }
  };
  return lines.map((line) => {
    const value = words.money({ ...line.amount, amount: Math.abs(line.amount.amount) });
    const off = ['discount', 'trial', 'coupon', 'credit'].includes(line.kind);
    return {
      term: termOf(line),
      value: (
        <Ltr>
          {off ? (
            `−${value}`
          ) : line.kind === 'list' && discounted ? (
            <s className={css.struck}>{value}</s>
          ) : (
            value
          )}
        </Ltr>
      ),
    };
  });
}
