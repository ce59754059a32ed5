import { expect, it } from 'vitest';
import { timeZoneFits } from './timeZoneFits.ts';

const winter = Date.UTC(2026, 0, 15);

it.each([
  ['Europe/Paris', 'FR', 'fits'],
  ['Europe/Berlin', 'FR', 'fits'],
  ['Asia/Tokyo', 'FR', 'differs'],
  ['Asia/Kolkata', 'IN', 'fits'],
  ['America/Los_Angeles', 'US', 'fits'],
  ['Europe/London', 'US', 'differs'],
  ['UTC', 'GB', 'fits'],
  ['Europe/Paris', null, 'unknown'],
  [null, 'FR', 'unknown'],
  ['Nowhere/Land', 'FR', 'unknown'],
  ['Europe/Paris', 'not a country', 'unknown'],
] as const)('%s in %s: %s', (zone, country, expected) => {
  expect(timeZoneFits(zone, country, winter)).toBe(expected);
});
