import { expect, it } from 'vitest';
import { pagePlaces } from './pagePlaces.ts';
import { pagesAround } from './pagesAround.ts';

const seen = (current: number, count: number, width: 'wide' | 'compact') =>
  pagePlaces(current, count)
    .filter(({ on }) => on === 'all' || on === width)
    .map(({ page }) => page);

it.each([
  [1, 3, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
  [1, 7, [1, null, 7]],
  [4, 14, [1, null, 4, null, 14]],
  [3, 14, [1, 2, 3, null, 14]],
  [7, 14, [1, null, 7, null, 14]],
  [12, 14, [1, null, 12, 13, 14]],
  [14, 14, [1, null, 14]],
])('page %i of %i on a phone', (current, count, expected) => {
  expect(seen(current, count, 'compact')).toEqual(expected);
});

it('never leaves pages out without a gap, and is the whole list where there is room', () => {
  for (let count = 2; count < 30; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      expect(seen(current, count, 'wide')).toEqual(pagesAround(current, count));
      const pages = seen(current, count, 'compact');
      expect(pages).toContain(current);
      pages.forEach((page, index) => {
        const next = pages[index + 1];
        if (page !== null && typeof next === 'number') expect(next - page).toBe(1);
      });
    }
  }
});
