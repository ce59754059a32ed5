import type { OrderFacts } from '@tern/domain';
import { cx, Heading } from '@tern/ui';
import { useId } from 'react';
import * as css from './OrderCard.css.ts';
import { useOrderSentences } from './useOrderSentences.ts';

export interface OrderCardProps {
  order: OrderFacts;
  headingLevel?: 2 | 3 | 4;
  /** Within another card. */
  plain?: boolean;
  /** Of the lines, for the button that they describe. */
  id?: string | undefined;
}

/** An order in everyday words: what now, what later, on which day, how to stop. The same in checkout, receipt and account. */
export function OrderCard({ order, headingLevel = 3, plain = false, id }: OrderCardProps) {
  const { title, lines, stop } = useOrderSentences()(order);
  const titleId = useId();
  return (
    <div role="group" className={cx(css.card, plain && css.plain)} aria-labelledby={titleId}>
      <Heading level={headingLevel} size="h4" id={titleId}>
        {title}
      </Heading>
      <div id={id} className={css.body}>
        <ol className={css.lines}>
          {/* Another day or sum is another element: into text that a translator has replaced React writes nothing. */}
          {lines.map(({ when, text, pays, done }) => (
            <li key={`${when} ${text}`} className={cx(css.line, pays && css.pays, done && css.done)}>
              <p className={css.when}>{when}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {stop ? (
          <p key={stop} className={css.stop}>
            {stop}
          </p>
        ) : null}
      </div>
    </div>
  );
}
