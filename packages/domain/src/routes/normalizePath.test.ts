import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNormalPath, normalizePath } from './normalizePath.ts';

it.each([
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing/'],
  ['', '/'],
  ['pricing', '/pricing'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['/en//evil.example', '/en/evil.example'],
  ['/en/\\evil.example', '/en/evil.example'],
  ['/en/\t/evil.example', '/en/evil.example'],
  ['/en/%2f%5Cevil.example', '/en/evil.example'],
  ['/en/%09%0d%0a/evil.example', '/en/evil.example'],
  ['/a/./b/../c', '/a/c'],
  ['/a/%2e%2E/b', '/b'],
  ['/a/..', '/'],
  ['/a/b/..', '/a/'],
  ['/../../a', '/a'],
  ['/a%20b', '/a%20b'],
  ['/%252Fa', '/%252Fa'],
  ['/%2%00f', '/%2/f'],
  ['/a..b/...', '/a..b/...'],
])('%j is %j', (path, normal) => {
  expect(normalizePath(path)).toBe(normal);
});

const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5c',
  '%09',
  '%00',
  '%',
  '\t',
  ' ',
  'm',
  'de',
  'evil.example',
  '2f',
];
const spelledPath = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''));

it('gives every spelling one that all read alike', () => {
  fc.assert(
    fc.property(spelledPath, (path) => {
      const normal = normalizePath(path);
      expect(isNormalPath(normal)).toBe(true);
      expect(normalizePath(normal)).toBe(normal);
      for (const read of [normal, decodeOnce(normal)]) {
        const url = new URL(read, 'https://tern.example/login');
        expect(url.origin).toBe('https://tern.example');
        expect(url.pathname).not.toMatch(/^\/[/\\]/);
      }
    }),
    { numRuns: 5000, seed: 33 },
  );
});

const decodeOnce = (path: string) => path.replace(/%[0-7][0-9a-f]/gi, (each) => decodeURIComponent(each));
