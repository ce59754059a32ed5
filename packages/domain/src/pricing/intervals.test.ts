import { expect, it } from 'vitest';
import { addInterval, formatInterval, intervalFacts, intervalUnits, parseInterval } from './intervals.ts';

it('has a letter and a length for every unit', () => {
  const letters = intervalUnits.map((unit) => intervalFacts[unit].letter);
  expect(new Set(letters).size).toBe(letters.length);
  for (const unit of intervalUnits) {
    const { days = 0, months = 0 } = intervalFacts[unit];
    expect(days > 0, unit).not.toBe(months > 0);
  }
});

it.each(intervalUnits)('reads the %s it writes', (unit) => {
  for (const count of [1, 12, 9999]) {
    expect(parseInterval(formatInterval({ count, unit }))).toEqual({ count, unit });
  }
});

it.each(['', 'm', '0m', '01m', '12', '12M', '12mm', '-1m', '1.5m', '10000m', '12h', ' 12m'])(
  'takes %j for no interval',
  (text) => {
    expect(parseInterval(text)).toBeNull();
  },
);

it.each([
  ['2026-01-31T10:00:00Z', 1, 'MONTH', '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00Z', 12, 'MONTH', '2025-02-28T10:00:00.000Z'],
  ['2026-08-31T00:00:00Z', 6, 'MONTH', '2027-02-28T00:00:00.000Z'],
  ['2026-12-15T00:00:00Z', 1, 'YEAR', '2027-12-15T00:00:00.000Z'],
  ['2026-12-30T00:00:00Z', 1, 'WEEK', '2027-01-06T00:00:00.000Z'],
  ['2026-12-31T00:00:00Z', 3, 'DAY', '2027-01-03T00:00:00.000Z'],
] as const)('counts from %s %i %s to %s', (start, count, unit, end) => {
  expect(addInterval(new Date(start), count, unit).toISOString()).toBe(end);
});
