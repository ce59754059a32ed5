import { expect, it } from 'vitest';
import { fileNames } from './fileNames.ts';

it('names files after their cities, short enough for an interface, and no two alike', () => {
  expect(fileNames(['se-sto', 'jp-tyo'], 'Tern')).toEqual(['tern-se-sto.conf', 'tern-jp-tyo.conf']);
  const cities = [
    'us-new-york',
    'us-new-yorkshire',
    ...Array.from({ length: 12 }, (_, n) => `us-new-york-${n}`),
  ];
  for (const brand of ['Tern', 'A brand with a very long name']) {
    const names = fileNames(cities, brand);
    expect(new Set(names).size).toBe(cities.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]{1,15}\.conf$/);
  }
});
