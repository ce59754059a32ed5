import type { NetworkCity, NetworkCountry } from '@tern/contract';
import { type Coordinates, kmBetween } from '@tern/domain';
import { formatNumber, formatWholeDate, type Language } from '@tern/i18n';
import type { CityView, CountryView } from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';

/** ms after which states and loads of a feed are not known any more (`docs/network-feed.md`). */
const staleAfter = 15 * 60_000;

export const isStale = (issuedAt: string | null, now: number): boolean =>
  issuedAt === null || now - Date.parse(issuedAt) > staleAfter;

/** When the feed was made: in UTC, since a cached page is of all time zones. */
export const timeOf = (issuedAt: string | null, language: Language): string =>
  issuedAt === null ? '' : formatWholeDate(issuedAt, language, 'dateTime');

export const serversIn = (places: readonly NetworkCountry[]): number =>
  places.flatMap(({ cities }) => cities).reduce((sum, { servers }) => sum + servers, 0);

export function cityView(intl: IntlShape, city: NetworkCity, from?: Coordinates | null): CityView {
  const { id, servers, maintenance, down, load } = city;
  return {
    ...{ id, servers, maintenance, down, load },
    name: cityNameIn(intl, city),
    stands: { latitude: city.latitude, longitude: city.longitude, timeZone: city.time_zone },
    ...(from && { km: kmBetween(from, city) }),
  };
}

export function countryView(
  intl: IntlShape,
  country: NetworkCountry,
  from?: Coordinates | null,
): CountryView {
  const cities = country.cities.map((city) => cityView(intl, city, from));
  return {
    code: country.code,
    name: countryNameIn(intl, country),
    href: `/vpn-server/${country.slug}`,
    cities: from ? [...cities].sort(byDistance) : cities,
    ...(from && { km: Math.min(...cities.map(({ km = 0 }) => km)) }),
  };
}

export const byDistance = (a: { km?: number }, b: { km?: number }): number => (a.km ?? 0) - (b.km ?? 0);

/** By name, as the language sorts. */
export const sortByName = <Named extends { name: string }>(
  places: readonly Named[],
  language: Language,
): Named[] => {
  const { compare } = new Intl.Collator(language);
  return [...places].sort((a, b) => compare(a.name, b.name));
};

/** The distance of two countries: between their nearest cities. */
export const kmOfCountries = (a: NetworkCountry, b: NetworkCountry): number =>
  Math.min(...a.cities.flatMap((city) => b.cities.map((other) => kmBetween(city, other))));

/** How many servers or cities there are, for a value by itself. */
export const sayCount = (count: number, language: Language): string => formatNumber(count, language);
