import { trialEnd } from '@tern/domain';
import { expect, it } from 'vitest';
import { trialDays } from './trialDays.ts';

const daysAt = (start: string) => {
  const begins = new Date(start);
  return trialDays({ endsAt: trialEnd(begins, 30) }, begins);
};

// Of real subscriptions: one that began at 05:58 UTC with 14 days was charged on the 13th day, at 10:00 UTC.
it.each([
  ['2026-11-22T20:00:00Z', 30],
  ['2026-11-22T08:00:00Z', 30],
  ['2026-11-22T07:59:00Z', 31],
  ['2026-11-22T00:00:00Z', 31],
  // Summer time.
  ['2026-07-10T06:59:00Z', 31],
  ['2026-07-10T07:00:00Z', 30],
  // Over a change of the clocks.
  ['2026-10-20T12:00:00Z', 30],
])('a trial of 30 days that begins at %s is one of %i at PayPal', (start, days) => {
  expect(daysAt(start)).toBe(days);
});
