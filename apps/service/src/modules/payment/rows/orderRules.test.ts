import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderStateName } from '../../../db/schema.ts';
import { mayMove, nextCheckIn } from './orderRules.ts';

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

it('looks up what nobody announces every ten minutes while a page is open', () => {
  for (let minutes = 5; minutes < 170; minutes += 1) {
    expect(nextCheckIn(minutes * 60_000, 'unannounced')).toBeLessThanOrEqual(600_000);
  }
});

it('looks up money that takes days for two weeks', () => {
  expect(nextCheckIn(13 * 24 * 3600_000, 'settling')).not.toBeNull();
  expect(nextCheckIn(13 * 24 * 3600_000)).toBeNull();
  expect(nextCheckIn(15 * 24 * 3600_000, 'settling')).toBeNull();
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
