import fc from 'fast-check';
import { expect, it } from 'vitest';
import { restoreFragment } from './restoreFragment.ts';

const token = `1795726944-usr_1-${'aB3_-'.repeat(8)}abc`;
const restored = (pathname: string, search = '') => restoreFragment({ pathname, search });

it.each([
  [`/resetPassword%23${token}`, `/resetPassword#${token}`],
  [`/resetPassword%2523${token}`, `/resetPassword#${token}`],
  [`/de/resetPassword%23${token}`, `/de/resetPassword#${token}`],
  [`/m/resetPassword%23${token}`, `/m/resetPassword#${token}`],
  [`/ar/m/resetpassword%23${token}`, `/ar/m/resetPassword#${token}`],
  [`/redirect%23code%3D${token}`, `/redirect#code=${token}`],
  ['/faq%23money', '/faq#money'],
  ['/pricing%23%0d%0aSet-Cookie:x', '/pricing#%0D%0ASet-Cookie:x'],
])('%s was %s', (pathname, address) => expect(restored(pathname)).toBe(address));

it('leaves the query before it', () => {
  expect(restored('/resetPassword%23a', '?utm_source=mail')).toBe('/resetPassword?utm_source=mail#a');
});

it.each([
  '/resetPassword',
  '/resetPassword%23',
  '/nowhere%23a',
  '//evil.example%23a',
  '/%5cevil.example%23a',
])('leaves %s alone', (pathname) => expect(restored(pathname)).toBeNull());

it('never leaves the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%23',
    '%2523',
    '%2f',
    'en',
    'm',
    'de',
    'resetPassword',
    'evil.example',
    '?',
    '.',
    '%',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const address = restored(`/${pieces.join('')}`);
      if (address !== null) expect(new URL(address, 'https://tern.example').host).toBe('tern.example');
      if (address !== null) expect(address).toMatch(/^\/(?![/\\])/);
    }),
    { seed: 33, numRuns: 3000 },
  );
});
