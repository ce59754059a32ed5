import { Ltr, Skeleton, Text, VisuallyHidden } from '@tern/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './OrderSummary.css.ts';
import { orderSummaryMessages as messages } from './orderSummary.messages.ts';
import type { QuoteView } from './QuoteView.ts';
import { useOrderLines } from './useOrderLines.tsx';

export interface OrderSummaryProps {
  plan: PlanView;
  /** `null` while the service works out the price. */
  quote: QuoteView | null;
  /** Under the total: the button, and the small print. */
  children?: ReactElement | readonly (ReactElement | null)[];
}

/** The price of today, line by line. */
export function OrderSummary({ plan, quote, children }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const lines = useOrderLines(plan, quote?.lines ?? []);
  return (
    <div className={css.sums} aria-busy={quote === null}>
      {quote ? (
        <dl className={css.lines}>
          {lines.map(({ term, value }) => (
            <div key={term} className={css.line}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.amount}>{value}</dd>
            </div>
          ))}
          <div className={css.line}>
            <dt className={css.total}>{formatMessage(messages.total, { ...quote.total })}</dt>
            <dd className={css.total}>
              <Ltr>{words.money(quote.total)}</Ltr>
            </dd>
          </div>
        </dl>
      ) : null}
      {quote?.offer ? (
        <Text size="caption" tone="muted">
          {quote.offer}
        </Text>
      ) : null}
      {quote?.origin ? (
        <Text size="caption" tone="muted">
          {formatMessage(messages.origin, quote.origin)}
        </Text>
      ) : null}
      {quote ? null : (
        <div className={css.loading}>
          <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
          <Skeleton width="full" height="text" />
          <Skeleton width="full" height="text" />
          <Skeleton width="full" height="title" />
        </div>
      )}
      {children}
    </div>
  );
}
