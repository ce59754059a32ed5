import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './safeRedirectPath.ts';

const refused = [
  '',
  'evil.example',
  'https://evil.example',
  'http:evil.example',
  'HTTPS://evil.example/myAccount',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/myAccount',
  '//user@evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/myAccount\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/\u0000/evil.example',
  '/\u0007',
  '/\u007f',
  '/\u0085/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\t/evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252Fevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:%20a=b',
  '/%00',
  '/%',
  '/%E4%A',
  '.evil.example',
  '@evil.example',
  '?redirect=/',
  '#',
  'myAccount',
  'https:/evil.example',
  `/${'a'.repeat(3000)}`,
];

const allowed: [string, string][] = [
  ['/', '/'],
  ['/myAccount', '/myAccount'],
  ['/de/m/myAccount/subscriptions', '/de/m/myAccount/subscriptions'],
  ['/paystatus?order=1&next=%2Fx', '/paystatus?order=1&next=%2Fx'],
  ['/pricing#plans', '/pricing#plans'],
  ['/a?next=https://evil.example', '/a?next=https://evil.example'],
  ['/a/../myAccount', '/myAccount'],
  ['/caf%C3%A9', '/caf%C3%A9'],
];

describe('safeRedirectPath', () => {
  it.each(refused)('refuses %j', (value) => {
    expect(safeRedirectPath(value)).toBeNull();
  });

  it.each(allowed)('allows %j', (value, path) => {
    expect(safeRedirectPath(value)).toBe(path);
  });

  it('refuses what is absent', () => {
    expect(safeRedirectPath(null)).toBeNull();
    expect(safeRedirectPath(undefined)).toBeNull();
  });

  it('never lets a person leave the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5C',
      '\t',
      '\n',
      ':',
      '@',
      'evil.example',
      'https:',
      '%09',
      '?',
      '#',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safeRedirectPath(pieces.join(''));
        if (path === null) return;
        for (const base of [
          'https://tern.example/',
          'https://tern.example/login',
          'http://localhost:3000/de/m/login',
        ]) {
          expect(new URL(path, base).origin).toBe(new URL(base).origin);
        }
        expect(safeRedirectPath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
