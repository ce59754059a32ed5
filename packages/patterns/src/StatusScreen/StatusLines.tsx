import type { StatusPartView, StatusView } from '@tern/domain';
import { dayKind, dayMs, dayThresholds, networkRegions, statusEvery } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import * as css from './StatusScreen.css.ts';
import { statusScreenMessages as m } from './statusScreen.messages.ts';

type Props = Pick<StatusView, 'today' | 'parts'> & {
  /** How many days are drawn. */
  days: number;
};

const isOfNetwork = ({ part }: StatusPartView) => (networkRegions as readonly string[]).includes(part);

function Group({ title, parts, days }: { title: string; parts: Props['parts']; days: number }) {
  const { formatMessage } = useIntl();
  if (!parts.length) return null;
  return (
    <section className={css.group}>
      <h2 className={css.groupTitle}>
        {title}
        <span className={css.groupNote}>{formatMessage(m.days, { count: days })}</span>
      </h2>
      <ul className={css.lines}>
        {parts.map((part) => (
          <StatusLine key={part.part} {...part} days={part.days.slice(-days)} />
        ))}
      </ul>
    </section>
  );
}

/** The days on which something happened, in words: the newest first. */
function Events({ today, parts }: Props) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const events = parts
    .flatMap(({ part, days }) =>
      days.flatMap((day, index) => {
        const kind = day ? dayKind(day) : 'up';
        if (!day || kind === 'up') return [];
        const at = Date.parse(today) - (days.length - 1 - index) * dayMs;
        return [{ part, at, kind, minutes: day[kind] }];
      }),
    )
    .sort((a, b) => b.at - a.at);
  return (
    <details className={css.events}>
      <summary className={css.eventsSummary}>{formatMessage(m.events)}</summary>
      {events.length ? (
        <ul className={css.eventList}>
          {events.map(({ part, at, kind, minutes }) => (
            <li key={`${part} ${at}`}>
              {formatMessage(m[`event.${kind}`], {
                date: formatWholeDate(at, locale as Language, 'medium'),
                part: formatMessage(m[`part.${part}`]),
                minutes: formatNumber(minutes),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <Text size="small" tone="muted">
          {formatMessage(m.noEvents)}
        </Text>
      )}
    </details>
  );
}

/** Every part with its days, what the blocks mean, and how they are measured. */
export function StatusLines({ today, parts, days }: Props) {
  const { formatMessage } = useIntl();
  const network = parts.filter(isOfNetwork);
  return (
    <div className={css.groups}>
      <Group title={formatMessage(m.network)} parts={network} days={days} />
      <Group title={formatMessage(m.own)} parts={parts.filter((part) => !isOfNetwork(part))} days={days} />
      <ul className={css.key}>
        {(['up', 'limited', 'down', 'unknown'] as const).map((kind) => (
          <li key={kind} className={css.keyEntry}>
            <span className={css.keyMark[kind]} aria-hidden="true" />
            {formatMessage(m[`key.${kind}`])}
          </li>
        ))}
      </ul>
      <Text size="caption" measure>
        {formatMessage(m.how, { minutes: statusEvery / 60_000, ...dayThresholds })}
      </Text>
      <Events today={today} parts={parts} days={days} />
    </div>
  );
}
