import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StatedError } from '@tern/observe/StatedError';
import { endWithFailure } from '../src/failures/endOnFailure.ts';
import { type GeoKind, geoFolder, geoKinds, geoPackages } from '../src/modules/geo/geoReader.ts';
import { replaceGeoData } from '../src/modules/geo/replaceGeoData.ts';

/**
 * Refreshes the geography (docs/operations.md): `pnpm geo:update` takes the newest data of every kind from the
 * package registry, `pnpm geo:update country|city|asn` that of one; with a file or an https address behind it, it
 * takes any `.mmdb`.
 */
const [kind, source] = process.argv.slice(2);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');

/** The files of the newest package, by name. */
function newestPackage(of: GeoKind): Record<string, Uint8Array> {
  const { name, files } = geoPackages[of];
  const folder = mkdtempSync(join(tmpdir(), 'tern-geo-'));
  try {
    const packed = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' });
    execFileSync('tar', ['-xzf', packed.trim(), ...files.map((file) => `package/${file}`)], { cwd: folder });
    return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, 'package', file))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(from: string): Promise<Uint8Array> {
  if (!from.startsWith('https://')) return readFileSync(resolve(from));
  const response = await fetch(from);
  if (!response.ok) throw new StatedError(`${from} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

try {
  if (kind && !(geoKinds as readonly string[]).includes(kind)) {
    throw new StatedError(`"${kind}" is no kind of data; write ${geoKinds.join(', ')}.`);
  }
  for (const each of kind ? [kind as GeoKind] : geoKinds) {
    await replaceGeoData(dataDir, each, source ? await read(source) : newestPackage(each));
    console.log(`${each} data is in ${geoFolder(dataDir)}; the next start reads it.`);
  }
} catch (error) {
  endWithFailure('The geography was not updated', error);
}
