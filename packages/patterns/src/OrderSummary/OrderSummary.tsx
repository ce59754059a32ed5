import { Heading, Ltr, Skeleton, Text, VisuallyHidden } from '@tern/ui';
import { type ReactElement, useId } from 'react';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { type Agreement, ChangeOfPlan } from './ChangeOfPlan.tsx';
import * as css from './OrderSummary.css.ts';
import { orderSummaryMessages as messages } from './orderSummary.messages.ts';
import type { QuoteView } from './QuoteView.ts';
import { useOrderLines } from './useOrderLines.tsx';

export interface OrderSummaryProps {
  plan: PlanView;
  /** `null` while the service works out the price. */
  quote: QuoteView | null;
  headingLevel?: 2 | 3;
  /** To an earlier end; without it nobody is asked. */
  agreement?: Agreement;
  /** Under the total: the button, and the small print. */
  children?: ReactElement | readonly (ReactElement | null)[];
}

/** The plan and its price today, line by line. */
export function OrderSummary({ plan, quote, headingLevel = 3, agreement, children }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const titleId = useId();
  const lines = useOrderLines(plan, quote?.lines ?? []);
  return (
    <section className={css.card} aria-labelledby={titleId} aria-busy={quote === null}>
      <Heading level={headingLevel} size="h4" id={titleId}>
        {words.name(plan)}
      </Heading>
      {quote ? (
        <dl className={css.lines}>
          {lines.map(({ term, value }) => (
            <div key={term} className={css.line}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.amount}>{value}</dd>
            </div>
          ))}
          <div className={css.line}>
            <dt className={css.total}>{formatMessage(messages.total)}</dt>
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
      {quote?.kept ? (
        <Text size="caption" tone="muted">
          {formatMessage(quote.kept.worth.amount > 0 ? messages.kept : messages.keptDays, {
            days: quote.kept.days,
            worth: words.money(quote.kept.worth),
          })}
        </Text>
      ) : null}
      {quote?.change && quote.ends ? (
        <ChangeOfPlan
          from={quote.change.from}
          to={quote.ends}
          agreement={quote.change.shortens ? agreement : undefined}
        />
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
    </section>
  );
}
