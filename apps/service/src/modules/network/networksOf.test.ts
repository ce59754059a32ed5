import { expect, it } from 'vitest';
import { isOneOf } from '../../clientAddress.ts';
import { networksOf } from './networksOf.ts';

const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

it.each([
  [[], []],
  [['192.0.2.7'], ['192.0.2.7']],
  [['192.0.2.7', '192.0.2.7', '::ffff:192.0.2.7'], ['192.0.2.7']],
  [range('192.0.2.', 0, 255), ['192.0.2.0/24']],
  [range('192.0.2.', 1, 4), ['192.0.2.1', '192.0.2.2/31', '192.0.2.4']],
  [
    ['192.0.2.255', '192.0.3.0'],
    ['192.0.2.255', '192.0.3.0'],
  ],
  [
    ['2001:db8::1', '2001:db8::', '2001:DB8:0::2'],
    ['2001:db8::/127', '2001:db8::2'],
  ],
  [['255.255.255.254', '255.255.255.255'], ['255.255.255.254/31']],
  [['no address'], []],
])('%j is %j', (addresses, networks) => {
  expect(networksOf(addresses)).toEqual(networks);
});

it('has every address, and none beside them', () => {
  const addresses = range('198.51.100.', 3, 97);
  const networks = networksOf(addresses);
  expect(networks.length).toBeLessThan(13);
  const found = range('198.51.100.', 0, 255).filter((address) => isOneOf(address, networks));
  expect(found).toEqual(addresses);
});
