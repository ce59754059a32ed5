import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderStateName } from '../../db/schema.ts';
import { addInterval, mayMove, nextCheckIn } from './orderRules.ts';

const states: OrderStateName[] = ['created', 'pending', 'failed', 'expired', 'paid', 'disputed', 'refunded'];

it('ends in one state, whatever the order of the news', () => {
  const settle = (news: OrderStateName[]) =>
    news.reduce<OrderStateName>((state, next) => (mayMove(state, next) ? next : state), 'created');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states)), fc.integer(), (news, seed) => {
      const shuffled = [...news].sort((a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7));
      expect(settle(shuffled)).toBe(settle(news));
    }),
  );
});

it('asks after 5 s, 30 s, 2 min, 10 min, 1 h, then every 6 h for 3 days', () => {
  const waits: number[] = [];
  let age = 0;
  for (let wait = nextCheckIn(age); wait !== null; wait = nextCheckIn(age)) {
    waits.push(wait / 1000);
    age += wait;
  }
  expect(waits).toEqual([5, 30, 120, 600, 3600, ...Array(12).fill(6 * 3600)]);
});

it.each([
  ['2026-01-31T10:00:00Z', 1, 'MONTH', '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T10:00:00Z', 12, 'MONTH', '2025-02-28T10:00:00.000Z'],
  ['2026-08-31T00:00:00Z', 6, 'MONTH', '2027-02-28T00:00:00.000Z'],
  ['2026-12-15T00:00:00Z', 1, 'YEAR', '2027-12-15T00:00:00.000Z'],
  ['2026-12-30T00:00:00Z', 1, 'WEEK', '2027-01-06T00:00:00.000Z'],
  ['2026-12-31T00:00:00Z', 3, 'DAY', '2027-01-03T00:00:00.000Z'],
])('counts from %s %i %s to %s', (start, count, unit, end) => {
  expect(addInterval(new Date(start), count, unit).toISOString()).toBe(end);
});
