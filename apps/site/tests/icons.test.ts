import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { drawFavicon, drawIcon, icons } from '../scripts/icons.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../public', path));

it.each(Object.entries(icons))('%s is drawn from the mark', (path, icon) => {
  const kept = read(path);
  expect(kept.equals(drawIcon(icon)), 'run "node apps/site/scripts/icons.ts"').toBe(true);
});

it('favicon.ico holds the mark in three sizes', () => {
  const file = read('favicon.ico');
  expect(file.equals(drawFavicon()), 'run "node apps/site/scripts/icons.ts"').toBe(true);
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3]);
  for (const at of [0, 1, 2].map((index) => 6 + 16 * index)) {
    const [size, length, offset] = [file[at], file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    const png = file.subarray(offset, offset + length);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});
