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
  // Another name of the same clock, behind UTC and half an hour off.
  ['America/Lima', 'US', 'fits'],
  ['America/Sao_Paulo', 'IN', 'differs'],
  ['Asia/Karachi', 'US', 'differs'],
  ['America/St_Johns', 'CA', 'fits'],
  ['Etc/GMT+3', 'BR', 'fits'],
  ['Etc/GMT-3', 'BR', 'differs'],
  ['Asia/Colombo', 'IN', 'fits'],
  ['Asia/Kathmandu', 'IN', 'differs'],
  ['America/Noronha', 'NP', 'differs'],
  ['', 'FR', 'unknown'],
  ['Europe/Paris', '', 'unknown'],
  ['Nowhere/Land', 'FR', 'unknown'],
  ['Europe/Paris', 'not a country', 'unknown'],
] as const)('%s in %s: %s', (zone, country, expected) => {
  expect(timeZoneFits(zone, country, winter)).toBe(expected);
});
