import { describe, expect, it } from 'vitest';
import { mayWithdraw, wholeDaysAfter, withdrawalDays } from './rightsOfLeaving.ts';

describe('a period of whole days', () => {
  it.each(['2026-11-27T00:00:00.000Z', '2026-11-27T12:34:56.000Z', '2026-11-27T23:59:59.999Z'])(
    'from %s ends with its last day, whatever the time of its beginning',
    (start) => {
      const { lastDay, endsAt } = wholeDaysAfter(new Date(start), withdrawalDays);
      expect(lastDay.toISOString().slice(0, 10)).toBe('2026-12-11');
      expect(endsAt.toISOString()).toBe('2026-12-12T02:00:00.000Z');
    },
  );
});

it.each([
  ['DE', true],
  ['NO', true],
  ['RE', true],
  [null, true],
  ['US', false],
  ['GB', false],
  ['JP', false],
])('the right of withdrawal in %s: %s', (country, right) => {
  expect(mayWithdraw(country)).toBe(right);
});
