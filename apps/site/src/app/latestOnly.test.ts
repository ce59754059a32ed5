import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly.ts';

it('lets only the newest request count', () => {
  const requests = latestOnly();
  const first = requests.start();
  expect(first()).toBe(true);
  const second = requests.start();
  expect([first(), second()]).toEqual([false, true]);
});

it('goes along with the newest request without replacing it', () => {
  const requests = latestOnly();
  const request = requests.start();
  const along = requests.current();
  expect([request(), along()]).toEqual([true, true]);
  requests.start();
  expect([request(), along()]).toEqual([false, false]);
});

it('drops what is under way once it is cancelled', () => {
  const requests = latestOnly();
  const request = requests.start();
  requests.cancel();
  expect(request()).toBe(false);
  expect(requests.current()()).toBe(true);
});
