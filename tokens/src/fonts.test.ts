import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { geologicaSubsets, unicodeRange } from './fontSubsets.ts';

/** Ten segments, which a connection sends before it waits for the browser, less the headers of a font (`fileHeaders` of the edge). */
const firstFlight = 10 * 1460 - 400;

it('fits every font into the first flight of a connection', () => {
  const files = globSync(resolve(import.meta.dirname, '../fonts/*.woff2'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(statSync(file).size, file).toBeLessThanOrEqual(firstFlight);
});

it('has each character in one file', () => {
  const characters = Object.values(geologicaSubsets).flatMap((text) => [...text]);
  expect(new Set(characters).size).toBe(characters.length);
});

it('writes characters as ranges', () => {
  expect(unicodeRange('cabé·€b')).toBe('U+0061-0063,U+00B7,U+00E9,U+20AC');
});
