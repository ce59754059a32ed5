import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

it('finds patterns of files whose names are all exported', () => {
  expect(of('src/routes/account/SecuritySection.tsx')).toContain('passkeys');
});

it('refuses a pattern whose messages it cannot find', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern-namespaces-'));
  const page = join(folder, 'Page.tsx');
  writeFileSync(page, "import { NoPattern } from '@tern/patterns';\n");
  expect(() => namespacesOf(page)).toThrow('exports no NoPattern');
  rmSync(folder, { recursive: true });
});

it('counts what loads later, and no other page', () => {
  expect(of('src/routes/account/AccountPage.tsx')).not.toContain('loginForm');
  expect(namespacesOf(fileOf('src/routes/checkout/CheckoutPage.tsx')).later).toContain('paypalWait');
});

it('tells what only the later parts of a page say', () => {
  const { now, later } = namespacesOf(fileOf('src/routes/account/AccountPage.tsx'));
  expect(later).toContain('deviceList');
  expect(later).toContain('leaveActs');
  expect(now).toContain('accountLayout');
  expect(now).toContain('setPasswordForm');
  expect(now.filter((each) => later.includes(each))).toEqual([]);
});
