import { expect, it } from 'vitest';
import { createAllowance, networkOf } from './createAllowance.ts';

const from = (address: string) => ({ address: '127.0.0.1', visitor: () => address });

it('allows a burst, then so many a second, and never more than a burst after a pause', () => {
  let time = 0;
  const allowed = createAllowance({ burst: 3, perSecond: 2, now: () => time });
  const count = () => [1, 2, 3, 4, 5].filter(() => allowed(from('203.0.113.7'))).length;
  expect(count()).toBe(3);
  expect(count()).toBe(0);
  time += 1000;
  expect(count()).toBe(2);
  time += 60_000;
  expect(count()).toBe(3);
});

it('keeps what one network uses up from no other', () => {
  const allowed = createAllowance({ burst: 2, perSecond: 1, now: () => 0 });
  for (let index = 0; index < 50; index += 1) allowed(from(`203.0.113.${index}`));
  for (let index = 0; index < 50; index += 1) allowed(from(`2001:db8:1:${index}::1`));
  expect(allowed(from('203.0.113.99'))).toBe(false);
  expect(allowed(from('2001:db8:1:99::1'))).toBe(false);
  expect(allowed(from('198.51.100.1'))).toBe(true);
  expect(allowed(from('2001:db8:2::1'))).toBe(true);
});

it.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8::7', '2001:db8'],
  ['', ''],
])('knows the network of %s', (address, network) => expect(networkOf(address)).toBe(network));
