import { expect, it } from 'vitest';
import { changedCookie, preferenceCookie } from './cookies.ts';

it('marks cookies as secure over TLS only', () => {
  expect(preferenceCookie('form', 'desktop', { secure: true, maxAge: 60 })).toBe(
    'form=desktop; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
  expect(preferenceCookie('form', 'desktop', { secure: false, maxAge: 60 })).not.toContain('Secure');
});

it('writes what an address says so that it ends no attribute', () => {
  const { cookie, cleared } = {
    cookie: changedCookie({ name: '_aid', value: 'a; Domain=x\u00e9', maxAge: 9 }, { secure: true }),
    cleared: changedCookie({ name: '_aid', value: null, maxAge: 0 }, { secure: false }),
  };
  expect(cookie).toBe('_aid=a%3B%20Domain%3Dx%C3%A9; Path=/; Max-Age=9; SameSite=Lax; Secure');
  expect(cleared).toBe('_aid=; Path=/; Max-Age=0; SameSite=Lax');
});
