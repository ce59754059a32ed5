import { describe, expect, it } from 'vitest';
import { bindableAddress } from './bindableAddress.ts';

describe('bindableAddress', () => {
  it.each([
    ['8.8.8.8', '8.8.8.8', 4],
    [' 81.2.69.142 ', '81.2.69.142', 4],
    ['223.255.255.255', '223.255.255.255', 4],
    ['::ffff:8.8.8.8', '8.8.8.8', 4],
    ['::FFFF:0808:0808', '8.8.8.8', 4],
    ['2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888', 6],
    ['2A00:1450:4001:082A::200E', '2a00:1450:4001:82a::200e', 6],
  ])('takes %s as %s', (text, address, family) => {
    expect(bindableAddress(text)).toEqual({ address, family, problem: null });
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:808:808::1',
    '64:ff9b::808:808',
    '3fff::1',
    '4000::1',
  ])('refuses %s as reserved', (text) => {
    expect(bindableAddress(text)).toEqual({ address: null, problem: 'reserved' });
  });

  it.each([
    '',
    '8.8.8',
    '8.8.8.8.8',
    '8.8.8.256',
    '08.8.8.8',
    '0x8.8.8.8',
    '134744072',
    '8.8.8.8/32',
    '8.8.8.8:53',
    'example.com',
    ':::',
    '1:2:3',
    '2001:4860::1::2',
    'fe80::1%eth0',
    '[2001:4860::1]',
    '2001:4860::1]/x',
  ])('refuses %j as no address', (text) => {
    expect(bindableAddress(text)).toEqual({ address: null, problem: 'invalid' });
  });

  it('leaves the neighbours of private networks alone', () => {
    for (const text of [
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '172.15.0.1',
      '172.32.0.1',
    ]) {
      expect(bindableAddress(text).address).toBe(text);
    }
  });
});
