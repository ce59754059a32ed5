import zoneAt from '@photostructure/tz-lookup';
import { type NetworkCity, networkPlaces as operation } from '@tern/contract';
import type { NetworkFeed } from '@tern/contract/networkFeed';
import { countrySlug } from '@tern/domain';
import currencies from 'country-to-currency';
import { defineHandler } from '../../handler.ts';
import { type CityCount, countByCity, readHead, readTraits } from './places.repo.ts';

const moneyOf = (code: string): string | null =>
  Object.hasOwn(currencies, code) ? currencies[code as keyof typeof currencies] : null;

/** Names without those that the feed leaves out. */
const namesOf = (names: NetworkFeed['countries'][number]['names']): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined)) as Record<
    string,
    string
  >;

function cityOf(
  { id, name, names, aliases, latitude, longitude }: NetworkFeed['cities'][number],
  { servers, maintenance, down, load }: CityCount,
): NetworkCity {
  return {
    ...{ id, name, names: namesOf(names), aliases, latitude, longitude },
    time_zone: zoneAt(latitude, longitude),
    ...{ servers, maintenance, down, load: load === null ? null : Math.round(load) },
  };
}

export const networkPlaces = defineHandler(operation, async ({ context, input }) => {
  const { db, config } = context;
  const none = { issued_at: null, countries: [], features: [], protocols: [] };
  if (!config.networkFeedUrl || !config.networkKeys.length) return none;
  const stored = await readHead(db, config.networkKeys);
  if (!stored) return none;
  const [counts, { features, protocols }] = await Promise.all([
    countByCity(db, input),
    readTraits(
      db,
      stored.head.cities.map(({ id }) => id),
    ),
  ]);
  const countOf = new Map(counts.map((each) => [each.city, each]));
  const { countries, cities } = stored.head;
  return {
    issued_at: stored.issuedAt.toISOString(),
    countries: countries.flatMap(({ code, names, aliases }) => {
      if (input.country !== undefined && input.country !== code) return [];
      const own = cities
        .filter(({ country }) => country === code)
        .flatMap((city) => {
          const count = countOf.get(city.id);
          return count ? [cityOf(city, count)] : [];
        })
        .sort((a, b) => b.servers - a.servers || a.id.localeCompare(b.id, 'en'));
      return own.length
        ? [
            {
              ...{ code, slug: countrySlug(code), names: namesOf(names), aliases },
              ...{ currency: moneyOf(code), cities: own },
            },
          ]
        : [];
    }),
    ...{ features, protocols },
  };
});
