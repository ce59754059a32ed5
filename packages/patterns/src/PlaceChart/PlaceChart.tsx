import { type Language, localeOf } from '@tern/i18n';
import { Chart, type ChartPlace, Link, Value } from '@tern/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as atlas from '../Atlas/Atlas.css.ts';
import { sayDelay, sayKm } from '../network/Distance.tsx';
import { ringKm } from '../network/rings.ts';
import * as css from './PlaceChart.css.ts';
import { placeChartMessages as m } from './placeChart.messages.ts';

/** The place that the chart has turned to, and the words about it. */
export interface ShownPlace {
  /** Of a place on the chart. */
  key: string;
  /** Of the country or the city that was pressed. */
  name: string;
  href: string;
  /** From the visitor, where that is known. */
  km?: number | undefined;
  /** IANA; undefined where the browser does not know it. */
  timeZone?: string | undefined;
}

export interface PlaceChartProps {
  places: readonly ChartPlace[];
  visitor?: { latitude: number; longitude: number; city: string | null } | undefined;
  shown?: ShownPlace | undefined;
  /** Epoch milliseconds: the time there is that of the press. */
  now: number;
  onSelect: (key: string) => void;
}

/** The rings of the list, and one for the far side of the earth. */
const drawnRings = [...ringKm, 15_000];

/** The chart that turns to a place of a list, and what it says of it: within `Atlas`, over its picture. */
export function PlaceChart({ places, visitor, shown, now, onSelect }: PlaceChartProps) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const you = useMemo(
    () =>
      visitor && {
        ...visitor,
        name: visitor.city ? formatMessage(m.you, { place: visitor.city }) : formatMessage(m.youUnnamed),
      },
    [visitor, formatMessage],
  );
  return (
    <>
      <div className={atlas.square}>
        <Chart
          places={places.map((each) => (each.key === shown?.key ? { ...each, name: shown.name } : each))}
          selected={shown?.key}
          visitor={you}
          rings={drawnRings.map((km) => ({ km, label: sayDelay(km, language) }))}
          title={shown ? formatMessage(m.turned, { place: shown.name }) : formatMessage(m.whole)}
          onSelect={onSelect}
        />
      </div>
      {you && !shown ? <p className={css.hint}>{formatMessage(m.hint)}</p> : null}
      <div role="status" className={css.status}>
        {shown ? <Card key={`${shown.key} ${shown.name}`} shown={shown} now={now} /> : null}
      </div>
    </>
  );
}

function Card({ shown, now }: { shown: ShownPlace; now: number }) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const { name, href, km, timeZone } = shown;
  const facts = [
    ...(km === undefined
      ? []
      : [
          { term: m.from, value: sayKm(km, language) },
          { term: m.delay, value: sayDelay(km, language) },
        ]),
    ...(timeZone ? [{ term: m.time, value: timeIn(timeZone, now, language) }] : []),
  ];
  return (
    <div className={css.card}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      <dl className={css.facts}>
        {facts.map(({ term, value }) => (
          <div key={value} className={css.fact}>
            <dt className={css.term}>{formatMessage(term)}</dt>
            <dd className={css.value}>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.open}>
        <Link variant="arrow" href={href}>
          {formatMessage(m.open)}
        </Link>
      </div>
    </div>
  );
}

/** "Thu 21:18". */
const timeIn = (timeZone: string, now: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(now);
