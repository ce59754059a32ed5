import { expect, it } from 'vitest';
import { createAllowance } from './createAllowance.ts';

it('allows a burst, then so many a second, and never more than a burst after a pause', () => {
  let time = 0;
  const allowed = createAllowance({ burst: 3, perSecond: 2, now: () => time });
  const count = () => [1, 2, 3, 4, 5].filter(allowed).length;
  expect(count()).toBe(3);
  expect(count()).toBe(0);
  time += 1000;
  expect(count()).toBe(2);
  time += 60_000;
  expect(count()).toBe(3);
});
