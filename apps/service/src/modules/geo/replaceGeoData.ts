import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatedError } from '@tern/observe/StatedError';
import {
  codeOf,
  type GeoKind,
  geoFile,
  geoFolder,
  geoPackages,
  openNetworks,
  openRecords,
} from './geoReader.ts';

/** Addresses of which sound data knows the country. */
const known: readonly [address: string, country: string][] = [
  ['8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['194.25.0.60', 'DE'],
];
/** And one of which it knows the network. */
const knownNetwork = ['8.8.8.8', 15169] as const;

/**
 * Puts data in place of what was there before, after it has shown that it can be read and that it is right about
 * addresses everybody knows. `body` is an `.mmdb`, or the files of the package by name. Throws one sentence. The
 * service reads it at its next start.
 */
export async function replaceGeoData(
  dataDir: string,
  kind: GeoKind,
  body: Uint8Array | Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const folder = geoFolder(dataDir);
  const candidates = join(folder, `${kind}.new`);
  const files = body instanceof Uint8Array ? { [`${kind}.mmdb`]: body } : body;
  rmSync(candidates, { recursive: true, force: true });
  mkdirSync(candidates, { recursive: true });
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(candidates, name), bytes);
    await check(
      kind,
      Object.keys(files).map((name) => join(candidates, name)),
    );
    // One of the two is read: the newer one stays.
    if (body instanceof Uint8Array) {
      for (const name of geoPackages[kind].files) rmSync(join(folder, name), { force: true });
    } else rmSync(geoFile(dataDir, kind), { force: true });
    for (const name of Object.keys(files)) renameSync(join(candidates, name), join(folder, name));
  } finally {
    rmSync(candidates, { recursive: true, force: true });
  }
}

async function check(kind: GeoKind, files: readonly string[]): Promise<void> {
  if (kind === 'asn') {
    const [address, number] = knownNetwork;
    const found = (await readable(async () => (await openNetworks(files))(address)))?.number;
    if (found !== number)
      throw new StatedError(`The data places ${address} in ${found ? `AS${found}` : 'no network'}.`);
    return;
  }
  const find = await readable(() => openRecords(files));
  for (const [address, country] of known) {
    const found = codeOf(await readable(() => find(address)));
    // Who bought cities of one continent alone has no record of the others.
    if (found !== country && (kind === 'country' || found)) {
      throw new StatedError(`The data places ${address} in ${found ?? 'no country'}.`);
    }
  }
}

/** The result of reading, or one sentence on why it cannot be. */
async function readable<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Error && /no range/.test(error.message)
      ? error
      : new StatedError('This is no MaxMind database (.mmdb).');
  }
}
