import type { IncidentView, MaintenanceView, StatusView } from '@tern/domain';
import { statusStaleAfter } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';
import {
  Badge,
  CircleCheckGlyph,
  Container,
  cx,
  Icon,
  InfoGlyph,
  OctagonXGlyph,
  Section,
  SideHead,
  Text,
  TriangleAlertGlyph,
} from '@tern/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IncidentCourse } from '../IncidentCourse/IncidentCourse.tsx';
import { useWhen } from '../when/useWhen.ts';
import { StatusFeeds, type StatusFeedsProps } from './StatusFeeds.tsx';
import { StatusLines } from './StatusLines.tsx';
import * as css from './StatusScreen.css.ts';
import { statusScreenMessages as m } from './statusScreen.messages.ts';
import { OwnText } from './textIn.tsx';

export { textIn } from './textIn.tsx';

export interface StatusScreenProps {
  /** Null: nothing is known, because what knows it does not respond. */
  status: StatusView | null;
  /** Epoch milliseconds. */
  now: number;
  /** How many of the days are drawn: fewer on a phone. */
  days?: number;
  feeds: StatusFeedsProps['feeds'];
  /** `Breadcrumbs`. */
  breadcrumbs?: ReactElement | null;
}

type Tone = 'up' | 'limited' | 'down' | 'unknown';
interface Summary {
  tone: Tone;
  title: ReactNode;
  lead: string | null;
}

const glyphs = { up: CircleCheckGlyph, limited: TriangleAlertGlyph, down: OctagonXGlyph, unknown: InfoGlyph };

const runs = ({ startsAt, endsAt }: MaintenanceView, now: number) =>
  Date.parse(startsAt) <= now && now < Date.parse(endsAt);

/** The headline and the line below it: the worst of what is known. */
function useSummary(status: StatusView | null, now: number): Summary {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const when = useWhen({ now, exact: true });
  const say = (key: 'up' | 'maintenance' | 'none' | 'stale' | 'away') => formatMessage(m[`title.${key}`]);
  if (!status) return { tone: 'unknown', title: say('away'), lead: formatMessage(m.awayLead) };
  const { measuredAt, parts, incidents, maintenance } = status;
  const isStale = measuredAt !== null && now - Date.parse(measuredAt) > statusStaleAfter;
  const lead = measuredAt
    ? formatMessage(isStale ? m.staleLead : m.measured, { when: when(measuredAt) })
    : formatMessage(m.noneLead);
  const open = incidents.filter(({ endedAt }) => endedAt === null);
  const worst = open.find(({ severity }) => severity === 'major') ?? open[0];
  if (worst)
    return {
      tone: worst.severity === 'major' ? 'down' : 'limited',
      title: <OwnText texts={worst.titles} language={language} />,
      lead,
    };
  if (!measuredAt) return { tone: 'unknown', title: say('none'), lead };
  if (isStale) return { tone: 'unknown', title: say('stale'), lead };
  for (const tone of ['down', 'limited'] as const) {
    const named = parts
      .filter(({ state }) => state === tone)
      .map(({ part }) => formatMessage(m[`part.${part}`]));
    if (named.length)
      return {
        tone,
        title: formatMessage(m[`title.${tone}`], { parts: formatList(named, language) }),
        lead,
      };
  }
  return maintenance.some((each) => runs(each, now))
    ? { tone: 'limited', title: say('maintenance'), lead }
    : { tone: 'up', title: say('up'), lead };
}

/** An incident with its parts and its course. */
function Incident({ incident, now, titled }: { incident: IncidentView; now: number; titled: boolean }) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const when = useWhen({ now, exact: true });
  const { id, severity, parts, titles, startedAt, endedAt, updates } = incident;
  const names = parts.map((part) => formatMessage(m[`part.${part}`]));
  return (
    <article id={id} className={css.incident}>
      {titled ? (
        <h3 className={css.incidentTitle}>
          <OwnText texts={titles} language={language} />
        </h3>
      ) : null}
      <p className={css.facts}>
        <Badge tone={severity === 'major' ? 'danger' : 'neutral'}>
          {formatMessage(m[`severity.${severity}`])}
        </Badge>
        <span>
          {endedAt
            ? formatMessage(m.period, { from: when(startedAt), to: when(endedAt) })
            : formatMessage(m.since, { when: when(startedAt) })}
        </span>
        {names.length ? (
          <span>{formatMessage(m.affected, { parts: formatList(names, language) })}</span>
        ) : null}
      </p>
      <IncidentCourse updates={updates} now={now} />
    </article>
  );
}

function Planned({ maintenance, now }: { maintenance: readonly MaintenanceView[]; now: number }) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const when = useWhen({ now, exact: true });
  if (!maintenance.length) return <Text tone="muted">{formatMessage(m.noPlanned)}</Text>;
  return (
    <ul className={css.planned}>
      {maintenance.map((each) => {
        const { id, startsAt, endsAt, titles, updates, parts } = each;
        const names = parts.map((part) => formatMessage(m[`part.${part}`]));
        return (
          <li key={id} id={id} className={css.work}>
            <span className={css.workTime}>
              <span>{formatMessage(m.period, { from: when(startsAt), to: when(endsAt) })}</span>
              {runs(each, now) ? <Badge tone="data">{formatMessage(m.underWay)}</Badge> : null}
            </span>
            <div className={css.workText}>
              <strong className={css.strong}>
                <OwnText texts={titles} language={language} />
              </strong>
              {updates.map(({ at, texts }, index) => (
                <Text key={`${at} ${updates.length - index}`} size="small" tone="muted">
                  <OwnText texts={texts} language={language} />
                </Text>
              ))}
              <Text size="small" tone="muted">
                {formatMessage(m.affected, { parts: formatList(names, language) })}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The status page: what works now and did in the last 90 days, incidents, maintenance (issue 39). */
export function StatusScreen({ status, now, days = 90, feeds, breadcrumbs }: StatusScreenProps) {
  const { formatMessage } = useIntl();
  const { tone, title, lead } = useSummary(status, now);
  const open = status?.incidents.filter(({ endedAt }) => endedAt === null) ?? [];
  const past = status?.incidents.filter(({ endedAt }) => endedAt !== null) ?? [];
  const parts = status?.parts ?? [];
  return (
    <>
      <section className={css.top}>
        <Container>
          {breadcrumbs}
          <div className={css.head}>
            <div className={css.headline}>
              <Icon glyph={glyphs[tone]} className={cx(css.sign, css.tone[tone])} />
              <h1 className={css.title}>{title}</h1>
            </div>
            {lead ? <Text size="lead">{lead}</Text> : null}
          </div>
          {open.length ? (
            <section className={css.open} aria-label={formatMessage(m.current)}>
              {open.map((incident) => (
                <Incident key={incident.id} incident={incident} now={now} titled={open.length > 1} />
              ))}
            </section>
          ) : null}
          {status && parts.length ? <StatusLines today={status.today} parts={parts} days={days} /> : null}
        </Container>
      </section>
      {status ? (
        <>
          <Section spacing="tight">
            <Container>
              <SideHead title={formatMessage(m.history)}>
                {past.length ? (
                  past.map((incident) => <Incident key={incident.id} incident={incident} now={now} titled />)
                ) : (
                  <Text tone="muted">{formatMessage(m.noHistory, { days: 90 })}</Text>
                )}
              </SideHead>
            </Container>
          </Section>
          <Section spacing="tight" divided>
            <Container>
              <SideHead title={formatMessage(m.planned)}>
                <Planned maintenance={status.maintenance} now={now} />
              </SideHead>
            </Container>
          </Section>
        </>
      ) : null}
      <StatusFeeds feeds={feeds} />
    </>
  );
}
