import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { namespacesOf } from '../scripts/namespacesOf.ts';

const fileOf = (file: string) => resolve(import.meta.dirname, '..', file);
const of = (file: string) => namespacesOf(fileOf(file)).now;

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
  expect(of('src/routes/account/AccountPage.tsx')).not.toContain('loginForm');
  expect(of('src/routes/checkout/CheckoutPage.tsx')).toContain('paypalWait');
});

it('tells what only the later parts of a page say', () => {
  const { now, later } = namespacesOf(fileOf('src/routes/account/AccountPage.tsx'));
  expect(later).toContain('deviceList');
  expect(later).toContain('leaveActs');
  expect(now).toContain('accountLayout');
  expect(now).toContain('setPasswordForm');
  expect(now.filter((each) => later.includes(each))).toEqual([]);
});
