import type { Language } from '@tern/i18n';
import { ChevronDownGlyph, CountryCode, Icon, Link, Value, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import { Distance, sayDelay, sayKm } from '../network/Distance.tsx';
import { networkMessages as m } from '../network/network.messages.ts';
import { NeatState, PlaceState } from '../network/PlaceState.tsx';
import { addCounts, type CityView, type CountryView, languageOfName } from '../network/PlaceView.ts';
import { ringKm } from '../network/rings.ts';
import { timeZonesOf } from '../network/timeZonesOf.ts';
import * as css from './CountryList.css.ts';

export interface CountryListProps {
  /** Heads the list, out of sight where the rings of distances head it. */
  label: string;
  countries: readonly CountryView[];
  /** The feed is too old for states: they are left out. */
  stale?: boolean;
  /** All of them are open at first: few were found. */
  open?: boolean;
  /** From where the distances are: the list is in rings of distance, the nearest first. */
  from?: { latitude: number; longitude: number; city: string | null } | undefined;
}

/**
 * Every country with servers; its cities are behind it, in a native `<details>`, which find-in-page opens. The places are in
 * its markup (`data-stands`), for a chart beside it.
 */
export function CountryList({ label, countries, from, ...rows }: CountryListProps) {
  const { formatMessage, locale } = useIntl();
  const rings = from ? inRings(countries) : [];
  return (
    <div data-from={from ? [from.latitude, from.longitude, from.city ?? ''].join() : undefined}>
      {rings.length === 0 ? (
        <>
          <VisuallyHidden>
            <h2>{label}</h2>
          </VisuallyHidden>
          <Rows countries={countries} {...rows} />
        </>
      ) : (
        rings.map(({ least, most, within }) => {
          const title = most
            ? formatMessage(m.within, { distance: sayKm(most, locale as Language) })
            : formatMessage(m.beyond, { distance: sayKm(least, locale as Language) });
          return (
            <section key={least}>
              <div className={css.ring}>
                <h2 className={css.ringTitle}>{title}</h2>
                <span className={css.small}>
                  {most
                    ? formatMessage(m.delayUpTo, { delay: sayDelay(most, locale as Language) })
                    : formatMessage(m.delayFrom, { delay: sayDelay(least, locale as Language) })}
                </span>
              </div>
              <Rows countries={within} {...rows} />
            </section>
          );
        })
      )}
    </div>
  );
}

function inRings(countries: readonly CountryView[]) {
  return [0, ...ringKm].flatMap((least, at) => {
    const most = ringKm[at];
    const within = countries.filter(({ km = 0 }) => km >= least && km < (most ?? Number.POSITIVE_INFINITY));
    return within.length > 0 ? [{ least, most, within }] : [];
  });
}

/** The heading before it names the list. */
function Rows({ countries, stale = false, open = false }: Omit<CountryListProps, 'from' | 'label'>) {
  return (
    <ul className={css.list}>
      {countries.map((country) => (
        <li
          key={country.code}
          className={css.country}
          {...(country.cities.length === 1 && country.cities[0]
            ? standsOf(country.cities[0], country.code)
            : undefined)}
        >
          <details open={open}>
            <summary className={css.row}>
              <CountryRow country={country} stale={stale} />
              <Icon glyph={ChevronDownGlyph} size="sm" className={css.chevron} />
            </summary>
            <Cities country={country} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function CountryRow({ country, stale }: { country: CountryView; stale: boolean }) {
  const { formatMessage, locale } = useIntl();
  const { code, name, alias, cities, km } = country;
  const counts = addCounts(cities);
  const [only] = cities.length === 1 ? cities : [];
  return (
    <>
      <span className={css.code}>
        <CountryCode>{code}</CountryCode>
      </span>
      <span>
        <h3 className={css.name}>
          <bdi>{name}</bdi>
          {alias ? (
            <>
              {' '}
              <bdi className={css.small}>{alias}</bdi>
            </>
          ) : null}
        </h3>
        <span className={css.small}>
          <bdi lang={only && languageOfName(only.name, locale)}>
            {only ? only.name : formatMessage(m.cities, { count: cities.length })}
          </bdi>
          {` · ${formatMessage(m.servers, { count: counts.servers })}`}
        </span>
      </span>
      <span className={css.state}>
        {stale ? null : (
          <>
            <NeatState {...counts} />
            <PlaceState {...counts} />
          </>
        )}
      </span>
      <span className={css.distance}>
        {km === undefined ? null : (
          <>
            <Distance km={km} />
            <span className={css.small}>
              <Value>{sayDelay(km, locale as Language)}</Value>
            </span>
          </>
        )}
      </span>
    </>
  );
}

/** Behind a country: its cities, where it has several, and the way to its page. */
function Cities({ country }: { country: CountryView }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.body}>
      {country.cities.length > 1 ? (
        <ul className={css.cities}>
          {country.cities.map((city) => (
            <City key={city.id} city={city} href={country.href} code={country.code} />
          ))}
        </ul>
      ) : null}
      <Link variant="arrow" href={country.href}>
        {formatMessage(m.openCountry)}
      </Link>
    </div>
  );
}

/** Finer than the dots of the chart: each digit more is on the page a hundred times. */
const half = (degrees: number) => Math.round(degrees * 2) / 2;

/** The place for a chart. Where a country has one clock, browsers know it: its name is left out. */
function standsOf({ stands, km }: CityView, code: string) {
  if (!stands) return undefined;
  const { latitude, longitude, timeZone } = stands;
  const clocks = timeZonesOf(code);
  const clock = clocks?.length === 1 && clocks[0] === timeZone ? [] : [timeZone];
  return {
    'data-stands': [half(latitude), half(longitude), ...clock].join(),
    'data-km': km === undefined ? undefined : Math.round(km),
  };
}

function City({ city, href, code }: { city: CityView; href: string; code: string }) {
  const { formatMessage, locale } = useIntl();
  const { id, name, servers, km } = city;
  return (
    <li {...standsOf(city, code)}>
      <details>
        <summary className={css.city}>
          <bdi lang={languageOfName(name, locale)}>{name}</bdi>
          <span className={css.distance}>{km === undefined ? null : <Distance km={km} />}</span>
          <Icon glyph={ChevronDownGlyph} size="sm" className={css.chevron} />
        </summary>
        <div className={css.cityBody}>
          <Link href={`${href}#${id}`}>{formatMessage(m.servers, { count: servers })}</Link>
        </div>
      </details>
    </li>
  );
}
