import { expect, test } from 'vitest';
import { dayKind, networkRegions, regionOfCountry, statusParts } from './statusParts.ts';

test('every country is in one region', () => {
  const codes = Object.keys(regionOfCountry);
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(codes).toHaveLength(250);
  expect(new Set(Object.values(regionOfCountry))).toEqual(new Set(networkRegions));
  expect(regionOfCountry).toMatchObject({
    JP: 'asia-pacific',
    BR: 'south-america',
    TR: 'middle-east-africa',
  });
  expect(new Set(statusParts).size).toBe(9);
});

test.each([
  [{ limited: 0, down: 0 }, 'up'],
  [{ limited: 0, down: 5 }, 'up'],
  [{ limited: 0, down: 10 }, 'down'],
  [{ limited: 600, down: 10 }, 'down'],
  [{ limited: 15, down: 0 }, 'up'],
  [{ limited: 60, down: 0 }, 'limited'],
] as const)('%o: %s', (minutes, kind) => {
  expect(dayKind(minutes)).toBe(kind);
});
