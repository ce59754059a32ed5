import { expect, it } from 'vitest';
import { differenceOf } from './renewalSum.ts';

const order = { amount: 800, currency: 'USD', renewalAmount: 999 };
const paid = (amount: number, taxOnTop?: number, currency = 'USD') =>
  differenceOf(order, { amount, currency, taxOnTop });

it('finds nothing in what was promised', () => {
  expect(paid(999)).toEqual({ note: null, excess: 0 });
  expect(differenceOf({ ...order, renewalAmount: null }, { amount: 800, currency: 'USD' }).note).toBeNull();
});

it.each([
  ['a dearer price', paid(1099), 100],
  ['tax on top', paid(1079, 80), 0],
  ['a dearer price and tax on top', paid(1187, 88), 100],
  ['a part from a balance', paid(499), 0],
  ['nothing', paid(0), 0],
])('flags %s, and gives back what is above the price', (_case, found, excess) => {
  expect(found).toEqual({ note: 'renewal_differs', excess });
});

it('compares no sums of two currencies', () => {
  expect(paid(1500, 0, 'JPY')).toEqual({ note: 'renewal_currency', excess: 0 });
});
