import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { drawIcon, icons } from '../scripts/icons.ts';

it.each(Object.entries(icons))('%s is drawn from the mark', (name, icon) => {
  const kept = readFileSync(resolve(import.meta.dirname, '../public/icons', name));
  expect(kept.equals(drawIcon(icon)), 'run "node apps/site/scripts/icons.ts"').toBe(true);
});
