import { formatList, type Language } from '@tern/i18n';
import {
  Badge,
  Button,
  cx,
  Heading,
  Ltr,
  PointMap,
  ShieldCheckGlyph,
  Skeleton,
  UnplugGlyph,
  Value,
  VisuallyHidden,
} from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useChanges } from '../announce/useChanges.ts';
import * as css from './ConnectionBand.css.ts';
import { connectionBandMessages as m } from './connectionBand.messages.ts';

/** How sites see the reader. */
export interface SeenAddress {
  ip: string;
  /** It is one of our exits. */
  connected: boolean;
  /** The exit by name, `jp-tyo-014`; absent where it is not known. */
  server?: string | undefined;
  city: string | null;
  /** Two letters. */
  country: string | null;
  /** Degrees. */
  location: { latitude: number; longitude: number } | null;
}

export interface ConnectionBandProps {
  status?: 'ready' | 'loading' | 'failed' | 'offline';
  /** Null until it is known; what was known last stays while another answer comes. */
  seen: SeenAddress | null;
  /** Where the apps are; absent while they have no page. */
  appsHref?: string | undefined;
  /** The test for leaks. */
  checkHref: string;
  onRetry: () => void;
}

/** This connection: whether it goes through us, the address that sites see, and its place. A change is said once. */
export function ConnectionBand({
  status = 'ready',
  seen,
  appsHref,
  checkHref,
  onRetry,
}: ConnectionBandProps) {
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const titleId = useId();
  const shown = status === 'ready' ? seen : null;
  const country = shown?.country ? formatDisplayName(shown.country, { type: 'region' }) : null;
  const place = shown?.city ?? country ?? null;
  const where = shown ? [shown.city, shown.connected ? null : country].filter(isText) : [];
  const whereabouts = formatList(
    where.length > 0 ? where : [country].filter(isText),
    locale as Language,
    'unit',
  );
  const state = shown && formatMessage(shown.connected ? m.connected : m.notConnected);
  const said = useChanges(
    shown
      ? formatList([state, shown.ip, whereabouts].filter(isText), locale as Language, 'unit')
      : status === 'offline'
        ? formatMessage(m.offlineTitle)
        : null,
  );
  return (
    <section
      data-theme="band"
      className={css.band}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <VisuallyHidden>
        <Heading level={2} id={titleId}>
          {formatMessage(m.title)}
        </Heading>
        <span role="status">{status === 'loading' ? formatMessage(m.loading) : said}</span>
      </VisuallyHidden>
      <div className={css.body}>
        {shown ? (
          <div className={css.facts}>
            <Badge
              tone={shown.connected ? 'success' : 'line'}
              icon={shown.connected ? ShieldCheckGlyph : UnplugGlyph}
            >
              {state}
            </Badge>
            <p className={cx(css.address, shown.ip.includes(':') && css.long)}>
              <Ltr>{shown.ip}</Ltr>
            </p>
            <p className={css.text}>{formatMessage(shown.connected ? m.hidden : m.exposed)}</p>
            {place ? (
              <p className={css.place}>
                <Value>{whereabouts}</Value>
                {shown.server ? <Ltr>{shown.server}</Ltr> : null}
              </p>
            ) : null}
          </div>
        ) : (
          <Unknown status={status} onRetry={onRetry} />
        )}
        <div className={css.actions}>
          {appsHref ? (
            <Button size="sm" href={appsHref}>
              {formatMessage(m.apps)}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" href={checkHref}>
            {formatMessage(m.check)}
          </Button>
        </div>
      </div>
      {place || status === 'loading' ? (
        <div className={css.map}>
          {place ? (
            <PointMap
              location={shown?.location ?? null}
              country={shown?.country ?? null}
              title={formatMessage(m.map, { place })}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

const isText = (part: string | null | undefined): part is string => Boolean(part);

/** In place of the address: as high as it. */
function Unknown({ status, onRetry }: Pick<ConnectionBandProps, 'status' | 'onRetry'>) {
  const { formatMessage } = useIntl();
  if (status === 'loading')
    return (
      <div className={css.facts}>
        <span className={css.awaitedBadge}>
          <Skeleton />
        </span>
        <span className={css.awaitedAddress}>
          <Skeleton height="figure" width="half" />
        </span>
        <span className={css.awaitedText}>
          <Skeleton width="half" />
        </span>
      </div>
    );
  return (
    <div className={css.facts}>
      {status === 'offline' ? (
        <Badge tone="line" icon={UnplugGlyph}>
          {formatMessage(m.offlineTitle)}
        </Badge>
      ) : null}
      <p className={css.text} role={status === 'failed' ? 'alert' : undefined}>
        {formatMessage(status === 'offline' ? m.offline : m.failed)}
      </p>
      {status === 'failed' ? (
        <div>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {formatMessage(m.again)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
