import { type Coordinates, countries } from '@tern/domain';
import type { countriesMessages } from '../navigation/countries.messages.ts';
import type { ConnectCityId } from './cityNames.ts';

export interface ConnectCity {
  id: ConnectCityId;
  /** Two letters, as in `countries`. */
  code: string;
  country: keyof typeof countriesMessages;
  at: Coordinates;
  timeZone: string;
  /** A sample: nobody has an address of this range (RFC 5737). */
  address: string;
}

/** The English name in `countries` is where place and time zone come from; the last figure is that of the sample address. */
const chosen = [
  ['newYork', 'us', 'New York', 21],
  ['saoPaulo', 'br', 'São Paulo', 42],
  ['london', 'gb', 'London', 9],
  ['paris', 'fr', 'Paris', 12],
  ['frankfurt', 'de', 'Frankfurt', 15],
  ['mumbai', 'in', 'Mumbai', 51],
  ['singapore', 'sg', 'Singapore', 63],
  ['jakarta', 'id', 'Jakarta', 66],
  ['hongKong', 'hk', 'Hong Kong', 72],
  ['seoul', 'kr', 'Seoul', 81],
  ['tokyo', 'jp', 'Tokyo', 7],
  ['sydney', 'au', 'Sydney', 90],
] as const;

/** As in the name of a time zone. */
const zoneName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '_');

/** The cities to try, from west to east: the order of the arrow keys. */
export const connectCities: readonly ConnectCity[] = chosen.flatMap(([id, country, name, last]) => {
  const code = country.toUpperCase();
  const facts = countries.find((one) => one.code === code);
  const place = facts?.cities.find((city) => city.name === name);
  if (!facts || !place) return [];
  const [latitude, longitude] = place.at;
  const timeZone =
    facts.timeZones.find((zone) => zone.endsWith(zoneName(name))) ?? facts.timeZones[0] ?? 'UTC';
  return [{ id, code, country, at: { latitude, longitude }, timeZone, address: `198.51.100.${last}` }];
});

/** Far from most people, so that the line is long. */
export const firstCity: ConnectCityId = 'tokyo';
