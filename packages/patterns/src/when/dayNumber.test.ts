import { expect, test } from 'vitest';
import { dayNumber } from './useWhen.ts';

const days = (from: string, to: string, zone: string) =>
  dayNumber(Date.parse(to), zone) - dayNumber(Date.parse(from), zone);

test.each([
  ['2026-03-01T23:59:00Z', '2026-03-02T00:01:00Z', 'UTC', 1],
  ['2026-03-02T00:01:00Z', '2026-03-02T23:59:00Z', 'UTC', 0],
  // The same two instants lie on one day in Tokyo, and on one in New York.
  ['2026-03-01T23:59:00Z', '2026-03-02T00:01:00Z', 'Asia/Tokyo', 0],
  ['2026-03-01T23:59:00Z', '2026-03-02T00:01:00Z', 'America/New_York', 0],
  // The night clocks go forward has 23 hours.
  ['2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', 'Europe/Berlin', 1],
  ['2025-12-31T12:00:00Z', '2026-01-01T12:00:00Z', 'UTC', 1],
])('%s to %s in %s: %i days', (from, to, zone, count) => {
  expect(days(from, to, zone)).toBe(count);
});
