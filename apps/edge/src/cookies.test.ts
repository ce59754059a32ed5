import { describe, expect, it } from 'vitest';
import { parseCookies, preferenceCookie } from './cookies.ts';

describe('parseCookies', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['language=de', [['language', 'de']]],
    [
      ' language = de ; form=desktop',
      [
        ['language', 'de'],
        ['form', 'desktop'],
      ],
    ],
    ['a=1; a=2', [['a', '1']]],
    ['=x; flag; b=', [['b', '']]],
    ['t=a=b==', [['t', 'a=b==']]],
  ] as const)('%j', (header, expected) => {
    expect([...parseCookies(header)]).toEqual(expected);
  });
});

it('marks cookies as secure over TLS only', () => {
  expect(preferenceCookie('form', 'desktop', { secure: true, maxAge: 60 })).toBe(
    'form=desktop; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
  expect(preferenceCookie('form', 'desktop', { secure: false, maxAge: 60 })).not.toContain('Secure');
});
