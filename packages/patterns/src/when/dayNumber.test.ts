import { expect, test } from 'vitest';
import { dayNumber } from './useWhen.ts';

test.each([
  ['2026-03-01T23:59:00Z', '2026-03-02T00:01:00Z', 1],
  ['2026-03-02T00:01:00Z', '2026-03-02T23:59:00Z', 0],
  // Where clocks go forward in this night.
  ['2026-03-28T22:59:00Z', '2026-03-29T01:01:00Z', 1],
  ['2025-12-31T12:00:00Z', '2026-01-01T12:00:00Z', 1],
])('%s to %s: %i days', (from, to, count) => {
  expect(dayNumber(Date.parse(to)) - dayNumber(Date.parse(from))).toBe(count);
});
