import { expect, it } from 'vitest';
import { chargeMismatch } from './chargeMismatch.ts';

const order = { amount: 2500, currency: 'GBP', renewalAmount: 3600 };
const charge = { amount: 2500, currency: 'GBP', tax: null, renewal: null };

it.each([
  ['the same sum', charge, null],
  [
    'the same sum with its tax in it, and the later price',
    { ...charge, tax: 'inclusive', renewal: 3600 },
    null,
  ],
  ['a discount that was not applied', { ...charge, amount: 3600 }, 'amount'],
  ['the same number in another currency', { ...charge, currency: 'USD' }, 'currency'],
  ['tax on top', { ...charge, tax: 'exclusive' }, 'tax'],
  ['the first price for ever', { ...charge, renewal: 2500 }, 'renewal'],
  ['no sum', null, 'unstated'],
] as const)('judges a page that states %s', (_what, stated, mismatch) => {
  expect(chargeMismatch(order, stated)).toBe(mismatch);
});

it('expects the same sum later of an order without a reduction', () => {
  const plain = { ...order, renewalAmount: null };
  expect(chargeMismatch(plain, { ...charge, renewal: 2500 })).toBeNull();
  expect(chargeMismatch(plain, { ...charge, renewal: 3600 })).toBe('renewal');
});
