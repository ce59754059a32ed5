import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [undefined, [0, 1, 2]],
  [50, [1, 2, 3]],
])('begins after the pause, or after %s ms', async (first, rounds) => {
  const stop = new AbortController();
  let count = 0;
  const work = async () => {
    count += 1;
  };
  repeat(1000, work, { first, stopping: stop.signal, onError: () => {} });
  const seen: number[] = [];
  for (const ms of [100, 1000, 1000]) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(count);
  }
  stop.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect([...seen, count]).toEqual([...rounds, rounds[2]]);
});
