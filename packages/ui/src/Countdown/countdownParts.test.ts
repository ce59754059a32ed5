import { expect, test } from 'vitest';
import { countdownParts } from './countdownParts.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test('counts days, hours, minutes and seconds', () => {
  expect(countdownParts(2 * day + 14 * hour + 36 * minute + 9 * second, 0)).toEqual({
    days: 2,
    hours: 14,
    minutes: 36,
    seconds: 9,
  });
  expect(countdownParts(120 * day, 0).days).toBe(120);
});

test('shows the second that is running, and reaches zero only at the end', () => {
  expect(countdownParts(1000, 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(countdownParts(1000, 999).seconds).toBe(1);
  expect(countdownParts(1000, 1000).seconds).toBe(0);
});

test('stays at zero afterwards', () => {
  expect(countdownParts(0, 5 * day)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
