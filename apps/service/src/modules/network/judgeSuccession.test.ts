import { describe, expect, it } from 'vitest';
import { type FeedVersion, judgeSuccession } from './judgeSuccession.ts';

const now = new Date('2026-11-27T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const last: FeedVersion = {
  sequence: 10,
  issuedAt: minutesAgo(10),
  hash: 'a',
  servers: 9000,
  countries: 60,
};
const next: FeedVersion = { ...last, sequence: 11, issuedAt: minutesAgo(5), hash: 'b' };

function reasonOf(change: Partial<FeedVersion>, before: FeedVersion | null = last): string {
  try {
    judgeSuccession({ ...next, ...change }, before, now);
    return 'taken';
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

describe('a feed after another', () => {
  it.each<[string, Partial<FeedVersion>]>([
    ['taken', {}],
    ['taken', last],
    ['taken', { issuedAt: last.issuedAt }],
    ['taken', { issuedAt: minutesAgo(-5) }],
    ['ahead', { issuedAt: minutesAgo(-5.1) }],
    ['went_back', { sequence: 9 }],
    ['went_back', { sequence: 10 }],
    ['went_back', { issuedAt: minutesAgo(10.1) }],
    ['taken', { servers: 6000, countries: 40 }],
    ['shrunk', { servers: 5999 }],
    ['shrunk', { countries: 39 }],
    ['taken', { servers: 20_000, countries: 200 }],
  ])('is %s with %j', (reason, change) => {
    expect(reasonOf(change)).toBe(reason);
  });
});

describe('a first feed', () => {
  it.each<[string, Partial<FeedVersion>]>([
    ['taken', { sequence: 1, servers: 1, countries: 1 }],
    ['taken', { issuedAt: minutesAgo(24 * 60) }],
    ['old', { issuedAt: minutesAgo(24 * 60 + 1) }],
    ['ahead', { issuedAt: minutesAgo(-6) }],
  ])('is %s with %j', (reason, change) => {
    expect(reasonOf(change, null)).toBe(reason);
  });
});
