import { expect, it } from 'vitest';
import { addressForLimits, canonicalAddress, clientAddress, isOneOf } from './clientAddress.ts';

it.each([
  [0, '9.9.9.9', '127.0.0.1'],
  [1, '9.9.9.9', '9.9.9.9'],
  [1, '6.6.6.6, 9.9.9.9', '9.9.9.9'],
  [2, '6.6.6.6, 9.9.9.9', '6.6.6.6'],
  [2, '9.9.9.9', '9.9.9.9'],
  [1, '', '127.0.0.1'],
  [1, 'nonsense', '127.0.0.1'],
  [1, '[2001:DB8::0001]:443', '2001:db8::1'],
])('trusting %i of %j finds %s', (trustedProxies, forwardedFor, expected) => {
  expect(clientAddress({ remoteAddress: '::ffff:127.0.0.1', forwardedFor, trustedProxies })).toBe(expected);
});

it.each([
  ['2001:db8:0:1:0:0:0:5', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['192.0.2.1', '192.0.2.1'],
])('counts %s as %s', (address, expected) => {
  expect(addressForLimits(canonicalAddress(address) ?? '')).toBe(expected);
});

it('finds an address in a list of addresses and networks', () => {
  expect(isOneOf('203.0.113.7', ['203.0.113.0/24'])).toBe(true);
  expect(isOneOf('2001:db8::1', ['203.0.113.0/24', '2001:db8::/32'])).toBe(true);
  expect(isOneOf('203.0.114.7', ['203.0.113.0/24'])).toBe(false);
  expect(isOneOf('203.0.114.7', [])).toBe(false);
});
