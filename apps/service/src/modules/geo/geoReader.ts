import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AddressFacts } from '@tern/contract';
import maxmind, { type Reader } from 'maxmind';

/** What the data knows of an address; null for what it does not. Never a guess. */
export type Place = Pick<
  AddressFacts,
  'country' | 'country_code' | 'region' | 'city' | 'location' | 'network'
>;

export interface GeoReader {
  /** Two letters; null when the database does not know the address. */
  countryOf(address: string): string | null;
  placeOf(address: string): Place;
  /** What is read from where, one line each. */
  readonly sources: readonly string[];
}

/** The flat records of `@ip-location-db`, and the nested ones of MaxMind. */
interface GeoRecord {
  country_code?: string;
  country?: { iso_code?: string };
  state1?: string;
  subdivisions?: { names?: Record<string, string> }[];
  city?: string | { names?: Record<string, string> };
  latitude?: number | string;
  longitude?: number | string;
  location?: { latitude?: number; longitude?: number };
  autonomous_system_number?: number | string;
  autonomous_system_organization?: string;
}

/** Databases `pnpm geo:update` may put into the data folder. */
export const geoKinds = ['country', 'city', 'asn'] as const;
export type GeoKind = (typeof geoKinds)[number];
export const geoFile = (dataDir: string, kind: GeoKind) => join(dataDir, 'geo', `${kind}.mmdb`);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Opens the databases: those of the data folder, else the countries that are installed with the service.
 * Look-ups need no network.
 */
export async function openGeoReader(dataDir?: string): Promise<GeoReader> {
  const bundled = () =>
    createRequire(import.meta.url).resolve('@ip-location-db/geolite2-country-mmdb/geolite2-country.mmdb');
  const open = async (kind: GeoKind): Promise<Reader<never> | null> => {
    const own = dataDir ? geoFile(dataDir, kind) : '';
    if (own && existsSync(own)) return (await maxmind.open(own)) as unknown as Reader<never>;
    return kind === 'country' ? ((await maxmind.open(bundled())) as unknown as Reader<never>) : null;
  };
  const [country, city, asn] = await Promise.all(geoKinds.map(open));
  const read = (reader: Reader<never> | null | undefined, address: string): GeoRecord =>
    (reader?.get(address) as GeoRecord | null) ?? {};

  const codeOf = (record: GeoRecord): string | null => {
    const code = record.country_code ?? record.country?.iso_code ?? '';
    return /^[A-Z]{2}$/.test(code) ? code : null;
  };
  const known = (address: string) => address !== '' && maxmind.validate(address);
  const countryOf = (address: string) =>
    known(address) ? (codeOf(read(country, address)) ?? codeOf(read(city, address))) : null;

  return {
    countryOf,
    placeOf(address) {
      const code = countryOf(address);
      const place = known(address) ? read(city, address) : {};
      const network = known(address) ? read(asn, address) : {};
      const latitude = Number(place.location?.latitude ?? place.latitude ?? Number.NaN);
      const longitude = Number(place.location?.longitude ?? place.longitude ?? Number.NaN);
      const number = Number(network.autonomous_system_number ?? 0);
      return {
        country: code ? (countryNames.of(code) ?? null) : null,
        country_code: code,
        region: place.subdivisions?.[0]?.names?.en || place.state1 || null,
        city: (typeof place.city === 'string' ? place.city : place.city?.names?.en) || null,
        location: Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null,
        network: number > 0 ? { number, name: network.autonomous_system_organization || null } : null,
      };
    },
    sources: geoKinds.flatMap((kind, index) => {
      const reader = [country, city, asn][index];
      if (!reader) return [];
      const built = reader.metadata.buildEpoch.toISOString().slice(0, 10);
      return [
        `${kind} data of ${built}${dataDir && existsSync(geoFile(dataDir, kind)) ? ', from the data folder' : ''}`,
      ];
    }),
  };
}
