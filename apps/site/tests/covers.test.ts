import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { band, light } from '@tern/tokens';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../content/blog');
const covers = globSync('*/cover.svg', { cwd: folder });

/** A picture in a page knows no variables: it has the values of the light roles, or of those on navy. */
const known = new Set([...Object.values(light), ...Object.values(band)]);

it.each(covers)('%s is drawn in the colours of the site', (file) => {
  const text = readFileSync(resolve(folder, file), 'utf8');
  const colours = [...text.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour]) => colour as string);
  expect(colours.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => !known.has(colour))).toEqual([]);
  // Looks are attributes, which no policy forbids.
  expect(text).not.toMatch(/\sstyle=|<style/);
});
