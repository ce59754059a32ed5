import { expect, it } from 'vitest';
import { pagesAround } from './pagesAround.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 14, [1, 2, 3, 4, 5, null, 14]],
  [4, 14, [1, 2, 3, 4, 5, null, 14]],
  [5, 14, [1, null, 4, 5, 6, null, 14]],
  [10, 14, [1, null, 9, 10, 11, null, 14]],
  [11, 14, [1, null, 10, 11, 12, 13, 14]],
  [14, 14, [1, null, 10, 11, 12, 13, 14]],
])('page %i of %i', (current, count, expected) => {
  expect(pagesAround(current, count)).toEqual(expected);
});

it('keeps its width, names the current page and never repeats one', () => {
  for (let count = 8; count < 40; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      const pages = pagesAround(current, count);
      expect(pages).toHaveLength(7);
      expect(pages).toContain(current);
      const numbers = pages.filter((page) => page !== null);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    }
  }
});
