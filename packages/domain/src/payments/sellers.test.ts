import { expect, it } from 'vitest';
import { brand, company } from '../brand/brand.ts';
import { paymentMethodCodes, paymentMethods } from './methods.ts';
import { sellerFacts, sellerOf } from './sellers.ts';

it('names Paddle for what it sells, and the brand’s company for the rest', () => {
  for (const method of paymentMethodCodes) {
    const paddle = paymentMethods[method].provider === 'paddle';
    expect([method, sellerOf(method)]).toEqual([method, paddle ? 'paddle' : 'own']);
  }
  expect(sellerFacts('paddle').name).toBe('Paddle.com');
  const subject = { ...brand, ...company, legalEntity: { value: '', open: true as const } };
  expect(sellerFacts('own', subject).name).toBe(brand.name);
});
