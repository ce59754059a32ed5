import type { Language } from '@tern/i18n';
import { ChevronDownGlyph, Icon, Link, Ltr, Table, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { Distance, sayDelay } from '../network/Distance.tsx';
import { LoadBar } from '../network/LoadBar.tsx';
import { networkMessages as m } from '../network/network.messages.ts';
import { PlaceState, ServerStateWord } from '../network/PlaceState.tsx';
import type { CityView } from '../network/PlaceView.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './CityServers.css.ts';

export interface ServerView {
  name: string;
  state: 'up' | 'maintenance' | 'down';
  /** Per cent of capacity; null: not known. */
  load: number | null;
  /** When the state changed last, ISO 8601. */
  changedAt: string;
}

export interface ServerTableProps {
  /** The name of the city. */
  city: string;
  servers: readonly ServerView[];
  /** Epoch ms. */
  now: number;
  stale?: boolean;
}

/** Servers with state, load and last change. A list that is too old has their names alone. */
export function ServerTable({ city, servers, now, stale = false }: ServerTableProps) {
  const { formatMessage } = useIntl();
  const when = useWhen({ now });
  return (
    <Table
      caption={formatMessage(m.serversIn, { city })}
      columns={[
        { key: 'name', label: formatMessage(m.server) },
        ...(stale
          ? []
          : ([
              { key: 'state', label: formatMessage(m.state) },
              { key: 'load', label: formatMessage(m.load) },
              { key: 'changed', label: formatMessage(m.changed), align: 'end' },
            ] as const)),
      ]}
      rows={servers.map(({ name, state, load, changedAt }) => ({
        key: name,
        cells: {
          name: <Ltr>{name}</Ltr>,
          state: <ServerStateWord state={state} />,
          load: <LoadBar load={load} />,
          changed: <Value>{when(changedAt)}</Value>,
        },
      }))}
    />
  );
}

export interface CityServersProps extends Pick<ServerTableProps, 'now' | 'stale'> {
  /** Names the list for screen readers. */
  label: string;
  cities: readonly (CityView & {
    /** The first ones. */
    shown: readonly ServerView[];
    /** The page of all of them. */
    href: string;
    /** Its OpenVPN file; left out: there is none. */
    file?: string | undefined;
  })[];
}

/** The cities of a country, each with its first servers behind it. One city alone is open. */
export function CityServers({ label, cities, now, stale = false }: CityServersProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <ul aria-label={label} className={css.list}>
      {cities.map(({ shown, href, file, ...city }) => (
        <li key={city.id} id={city.id} className={css.city}>
          <details open={cities.length === 1}>
            <summary className={css.summary}>
              <h3 className={css.name}>
                <bdi>{city.name}</bdi>{' '}
                <span className={css.small}>{formatMessage(m.servers, { count: city.servers })}</span>
              </h3>
              <span className={css.narrow}>{stale ? null : <PlaceState {...city} />}</span>
              <span className={css.narrow}>{stale ? null : <LoadBar load={city.load} />}</span>
              <span className={css.distance}>
                {city.km === undefined ? null : (
                  <>
                    <Distance km={city.km} />
                    <span className={css.small}>
                      <Value>{sayDelay(city.km, locale as Language)}</Value>
                    </span>
                  </>
                )}
              </span>
              <Icon glyph={ChevronDownGlyph} size="sm" className={css.chevron} />
            </summary>
            <div className={css.body}>
              <ServerTable city={city.name} servers={shown} now={now} stale={stale} />
              {city.servers > shown.length ? (
                <Link variant="arrow" href={href}>
                  {formatMessage(m.allServers, { count: city.servers, city: city.name })}
                </Link>
              ) : null}
              {file === undefined ? null : (
                <Link href={file} download className={css.file}>
                  {formatMessage(m.openvpnFile, { city: city.name })}
                </Link>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
