import { expect, it } from 'vitest';
import { brand, company, openOperatorFacts } from './brand.ts';

it('states the claims of the product', () => {
  expect(brand.claims).toEqual({
    servers: 6000,
    countries: 50,
    devices: 6,
    moneyBackDays: 30,
    trialDays: 30,
    fromPrice: { amount: 375, currency: 'USD' },
  });
});

it('lists what an operator has to fill in, until it is filled in', () => {
  expect(openOperatorFacts().map(({ field }) => field)).toEqual([
    'legalEntity',
    'address',
    'vatId',
    'registration',
    'policiesReviewed',
    'supportEmail',
  ]);
  expect(
    openOperatorFacts({ ...brand, ...company, address: { value: '1 Quay' } }).map(({ field }) => field),
  ).not.toContain('address');
});
