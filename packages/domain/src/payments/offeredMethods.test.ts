import { expect, it } from 'vitest';
import { paymentMethodCodes } from './methods.ts';
import { offeredMethods, readCardMethod } from './offeredMethods.ts';

const all = paymentMethodCodes;
const withCards = all.filter(readCardMethod);
const others = all.filter((code) => !withCards.includes(code));

it('offers every method that is on where nothing is chosen, or where what is chosen is off', () => {
  expect(offeredMethods(all)).toEqual(all);
  expect(offeredMethods(others, 's1')).toEqual(others);
});

it('offers the chosen one of those that take cards, first, and all others', () => {
  expect(withCards.length).toBeGreaterThan(2);
  for (const code of withCards) expect(offeredMethods(all, code)).toEqual([code, ...others]);
});

it('reads no method that takes no cards, and nothing else', () => {
  for (const json of [...others, 'no', '', 7, null, undefined, ['s1'], {}])
    expect(readCardMethod(json)).toBeNull();
});
