import type { Language } from '@tern/i18n';
import { ChevronDownGlyph, ChevronRightGlyph, CountryCode, Icon, Link, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { Distance, sayDelay } from '../network/Distance.tsx';
import { networkMessages as m } from '../network/network.messages.ts';
import { NeatState, PlaceState } from '../network/PlaceState.tsx';
import { addCounts, type CityView, type CountryView, languageOfName } from '../network/PlaceView.ts';
import * as css from './CountryList.css.ts';

export interface CountryListProps {
  /** Names the list for screen readers. */
  label: string;
  countries: readonly CountryView[];
  /** The feed is too old for states: they are left out. */
  stale?: boolean;
  /** All of them are open at first: few were found. */
  open?: boolean;
}

/**
 * Every country with servers. One with several cities has them behind it, in a native `<details>`, which find-in-page
 * opens; one with a single city is a link to its page.
 */
export function CountryList({ label, countries, stale = false, open = false }: CountryListProps) {
  return (
    <ul aria-label={label} className={css.list}>
      {countries.map((country) => (
        <li key={country.code} className={css.country}>
          {country.cities.length === 1 ? (
            <Link variant="plain" href={country.href} className={css.row}>
              <CountryRow country={country} stale={stale} />
              <Icon glyph={ChevronRightGlyph} size="sm" directional className={css.arrow} />
            </Link>
          ) : (
            <details open={open}>
              <summary className={css.row}>
                <CountryRow country={country} stale={stale} />
                <Icon glyph={ChevronDownGlyph} size="sm" className={css.chevron} />
              </summary>
              <Cities country={country} />
            </details>
          )}
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

function Cities({ country }: { country: CountryView }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.body}>
      <ul className={css.cities}>
        {country.cities.map((city) => (
          <City key={city.id} city={city} href={country.href} />
        ))}
      </ul>
      <Link variant="arrow" href={country.href}>
        {formatMessage(m.openCountry, { country: country.name })}
      </Link>
    </div>
  );
}

function City({ city, href }: { city: CityView; href: string }) {
  const { locale } = useIntl();
  return (
    <li className={css.city}>
      <Link href={`${href}#${city.id}`}>
        <bdi lang={languageOfName(city.name, locale)}>{city.name}</bdi>
      </Link>
      <span className={css.distance}>{city.km === undefined ? null : <Distance km={city.km} />}</span>
    </li>
  );
}
