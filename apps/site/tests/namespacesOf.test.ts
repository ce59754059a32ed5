import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { namespacesOf } from '../scripts/namespacesOf.ts';

const of = (file: string) => namespacesOf(resolve(import.meta.dirname, '..', file));

it('finds what a page says through the patterns it imports by name', () => {
  const login = of('src/routes/login/LoginPage.tsx');
  expect(login).toContain('loginForm');
  expect(login).toContain('authLayout');
  expect(login).not.toContain('hero');
  expect(login).not.toContain('planPicker');
});

it('follows patterns into each other', () => {
  expect(of('src/routes/pricing/PricingPage.tsx')).toContain('planWords');
});

it('counts what loads later, and no other page', () => {
  const account = of('src/routes/account/AccountPage.tsx');
  expect(account).toContain('deviceList');
  expect(account).not.toContain('loginForm');
  expect(of('src/routes/checkout/CheckoutPage.tsx')).toContain('paypalWait');
});
