import { kmBetween, leastDelay } from '@tern/domain';
import { formatNumber, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { countriesMessages } from '../navigation/countries.messages.ts';
import type { ConnectVisitor } from './ConnectVisitor.ts';
import { type ConnectCity, connectCities } from './connectCities.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';

/** Cities that are countries: one name is enough. */
const alone = new Set(['hk', 'sg']);

/** How cities, distances and the visitor's place are named. */
export function useConnectWords() {
  const { formatMessage, formatDisplayName, formatTime, locale } = useIntl();
  const number = (value: number) => formatNumber(value, locale as Language);
  const cityName = ({ id }: Pick<ConnectCity, 'id'>) => formatMessage(m[id]);

  /** Great circle, to the nearest 10 km: the place of an address is no more exact. */
  const kmTo = (visitor: ConnectVisitor | null, city: ConnectCity) =>
    visitor?.at ? Math.round(kmBetween(visitor.at, city.at) / 10) * 10 : null;

  /** The city in the reader's language where the chart names it too, else as the data spell it. */
  const ownCity = ({ city }: ConnectVisitor) => {
    const known = connectCities.find(({ id }) => m[id].defaultMessage === city);
    return known ? cityName(known) : city;
  };

  return {
    cityName,
    number,
    cityPlace: (city: ConnectCity) =>
      alone.has(city.country)
        ? cityName(city)
        : formatMessage(m.place, {
            city: cityName(city),
            country: formatMessage(countriesMessages[city.country]),
          }),
    kmTo,
    /** The distance, and what follows from it; null where the visitor's place is not known. */
    distanceTo: (visitor: ConnectVisitor | null, city: ConnectCity) => {
      const km = kmTo(visitor, city);
      return km === null
        ? null
        : {
            distance: formatMessage(m.distance, { distance: number(km) }),
            delay: formatMessage(m.delay, { delay: number(leastDelay(km)) }),
          };
    },
    ownCity,
    ownPlace: (visitor: ConnectVisitor) => {
      const city = ownCity(visitor);
      const country =
        visitor.countryCode &&
        (formatDisplayName(visitor.countryCode, { type: 'region', style: 'short' }) ?? visitor.countryCode);
      if (city && country) return city === country ? city : formatMessage(m.place, { city, country });
      return city ?? country ?? null;
    },
    timeIn: (timeZone: string, now: Date) =>
      formatTime(now, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
