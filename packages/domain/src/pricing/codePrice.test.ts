import { expect, it } from 'vitest';
import { codePrice, codeTotals } from './codePrice.ts';

it('takes whole per cents off, rounded in favour of the seller, and leaves what providers accept', () => {
  expect(codePrice(4500, 30)).toBe(3150);
  expect(codePrice(999, 30)).toBe(700);
  expect(codePrice(110, 90)).toBe(100);
  expect(codePrice(90, 90)).toBe(90);
});

it('takes the code off the usual price while an offer holds, and leaves the offer where that is cheaper', () => {
  expect(codeTotals({ price: { total: 4500 } }, 30)).toEqual({ first: 3150, later: 4500 });
  expect(codeTotals({ price: { total: 3476 }, usual_total: 4500 }, 30)).toEqual({
    first: 3150,
    later: 4500,
  });
  expect(codeTotals({ price: { total: 3000 }, usual_total: 4500 }, 30)).toEqual({
    first: 3000,
    later: 3000,
  });
});
