import type { Context } from '../../context.ts';
import { trustedHash } from './feed.repo.ts';
import { citiesWith } from './places.repo.ts';

/** Those of these cities of the network feed that have a WireGuard server, in their order. Without a feed: none. */
export async function wireguardCities(
  { config, db }: Pick<Context, 'config' | 'db'>,
  cities: readonly string[],
): Promise<string[]> {
  if (!cities.length || !config.networkFeedUrl || !(await trustedHash(db, config.networkKeys))) return [];
  const known = await citiesWith(db, cities, 'wireguard');
  return cities.filter((city) => known.has(city));
}
