import { formatPercent, type Language } from '@tern/i18n';
import { Button, cx, Heading, Text } from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DeckFailed } from '../deck/DeckFailed.tsx';
import { DeckLoading } from '../deck/DeckLoading.tsx';
import * as deck from '../deck/deck.css.ts';
import * as css from './DaysEarned.css.ts';
import { daysEarnedMessages as m } from './daysEarned.messages.ts';

export type DaysEarnedProps = {
  /** The own invitation. */
  inviteHref: string;
} & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      /** On a plan, or ready for one. */
      earned: number;
      /** Until a guarantee is over. */
      waiting: number;
      /** Earned with each friend. */
      each: number;
      guaranteeDays: number;
      /** Whole per cent off the friend’s first period. */
      friendPercent: number;
      /** Friends that count in a year. */
      yearly: number;
    }
);

/** The days that the own invitation has earned. */
export function DaysEarned(props: DaysEarnedProps) {
  const { formatMessage, locale } = useIntl();
  const titleId = useId();
  if (props.status === 'loading') return <DeckLoading label={formatMessage(m.loading)} />;
  if (props.status === 'error') {
    return (
      <div className={deck.card}>
        <DeckFailed retryLabel={formatMessage(m.retry)} onRetry={props.onRetry}>
          {formatMessage(m.failed)}
        </DeckFailed>
      </div>
    );
  }
  const { earned, waiting, each, friendPercent, guaranteeDays, yearly, inviteHref } = props;
  const friends = each > 0 ? Math.round(earned / each) : 0;
  return (
    <section className={deck.card} aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        {earned > 0 ? formatMessage(m.title, { days: earned }) : formatMessage(m.none)}
      </Heading>
      {/* A piece of the neat line for each friend who counts in a year. */}
      <div className={css.line} aria-hidden="true">
        {Array.from({ length: Math.max(yearly, friends) }, (_, index) => (
          <span key={index} className={cx(css.piece, index < friends && css.earned)} />
        ))}
      </div>
      <div>
        {waiting > 0 ? <Text size="small">{formatMessage(m.waiting, { days: waiting })}</Text> : null}
        <Text size="small" tone="muted">
          {formatMessage(m.lead, {
            percent: formatPercent(friendPercent, locale as Language),
            days: each,
            guarantee: guaranteeDays,
          })}
        </Text>
      </div>
      <div className={deck.actions}>
        <Button variant="outline" size="sm" href={inviteHref}>
          {formatMessage(m.invite)}
        </Button>
      </div>
    </section>
  );
}
