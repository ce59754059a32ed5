import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type GeoKind, geoKinds } from '../src/modules/geo/geoReader.ts';
import { replaceGeoData } from '../src/modules/geo/replaceGeoData.ts';

/**
 * Refreshes the geography (docs/operations.md): `pnpm geo:update` takes the newest country data from the
 * package registry; `pnpm geo:update country|city|asn <file or https address>` takes any `.mmdb`.
 */
const [kind = 'country', source] = process.argv.slice(2);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const packageName = '@ip-location-db/geolite2-country-mmdb';

function newestPackage(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'tern-geo-'));
  try {
    const packed = execFileSync('npm', ['pack', packageName, '--silent'], { cwd: folder, encoding: 'utf8' });
    execFileSync('tar', ['-xzf', packed.trim(), 'package/geolite2-country.mmdb'], { cwd: folder });
    return readFileSync(join(folder, 'package/geolite2-country.mmdb'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(from: string): Promise<Uint8Array> {
  if (!from.startsWith('https://')) return readFileSync(resolve(from));
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

try {
  if (!(geoKinds as readonly string[]).includes(kind)) {
    throw new Error(`"${kind}" is no kind of data; write ${geoKinds.join(', ')}.`);
  }
  if (!source && kind !== 'country') throw new Error(`Say which file holds the ${kind} data.`);
  const built = await replaceGeoData(dataDir, kind as GeoKind, source ? await read(source) : newestPackage());
  console.log(`${kind} data of ${built} is in ${join(dataDir, 'geo')}; the next start reads it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
