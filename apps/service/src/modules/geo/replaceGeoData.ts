import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import maxmind, { type Reader } from 'maxmind';
import { type GeoKind, geoFile, openGeoReader } from './geoReader.ts';

/** Addresses of which a sound database knows the country. */
const known: readonly [address: string, country: string][] = [
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['194.25.0.60', 'DE'],
];

/**
 * Puts a database in place of the one before, in one step, after it has shown that it can be read and, for
 * countries, that it is right about addresses everybody knows. Returns the day it was built, as
 * `2026-11-21`. Throws one sentence. The service reads it at its next start.
 */
export async function replaceGeoData(dataDir: string, kind: GeoKind, body: Uint8Array): Promise<string> {
  const file = geoFile(dataDir, kind);
  const candidate = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(candidate, body);
  try {
    const reader = (await maxmind.open(candidate).catch(() => {
      throw new Error('This is no MaxMind database (.mmdb).');
    })) as unknown as Reader<never>;
    if (kind === 'country') {
      for (const [address, country] of known) {
        const record = reader.get(address) as {
          country_code?: string;
          country?: { iso_code?: string };
        } | null;
        const found = record?.country_code ?? record?.country?.iso_code;
        if (found !== country) throw new Error(`The data places ${address} in ${found ?? 'no country'}.`);
      }
    }
    renameSync(candidate, file);
    await openGeoReader(dataDir);
    return reader.metadata.buildEpoch.toISOString().slice(0, 10);
  } finally {
    rmSync(candidate, { force: true });
  }
}
