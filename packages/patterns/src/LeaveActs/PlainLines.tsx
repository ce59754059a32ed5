import { cx, Heading } from '@tern/ui';
import { useId } from 'react';
import * as css from '../OrderCard/OrderCard.css.ts';

export interface PlainLine {
  when: string;
  text: string;
  /** Money moves. */
  pays?: boolean;
}

/** Days and what happens on them, as the card of an order says it. */
export function PlainLines({
  title,
  lines,
  stop,
}: {
  title: string;
  lines: readonly PlainLine[];
  stop?: string;
}) {
  const id = useId();
  return (
    <div role="group" className={cx(css.card, css.plain)} aria-labelledby={id}>
      <Heading level={3} size="h4" id={id}>
        {title}
      </Heading>
      <div className={css.body}>
        <ol className={css.lines}>
          {lines.map(({ when, text, pays }) => (
            <li key={text} className={cx(css.line, pays && css.pays)}>
              <p className={css.when}>{when}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {stop ? <p className={css.stop}>{stop}</p> : null}
      </div>
    </div>
  );
}
