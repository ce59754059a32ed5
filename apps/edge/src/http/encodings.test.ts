import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './encodings.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP, BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br; q=0.1', 'br'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['brotli', 'identity'],
    [',,;', 'identity'],
  ] as const)('%j: %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});
