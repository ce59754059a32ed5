import { expect, it } from 'vitest';
import { studentPrice } from './studentPrice.ts';

it('takes whole per cents off, rounded in favour of the seller, and leaves what providers accept', () => {
  expect(studentPrice(4500, 30)).toBe(3150);
  expect(studentPrice(999, 30)).toBe(700);
  expect(studentPrice(110, 90)).toBe(100);
  expect(studentPrice(90, 90)).toBe(90);
});
