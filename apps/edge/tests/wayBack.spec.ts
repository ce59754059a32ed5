import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';

/** The way back after a sign-in, as links of strangers name it. */
const product = productForTests(withRecaptcha);
const password = 'Polar-flight-1';

/** Another site, which notes who comes. */
const visits: string[] = [];
const other = createServer((request, response) => {
  visits.push(request.url ?? '');
  response.end('elsewhere');
});
test.beforeAll(() => new Promise<void>((done) => other.listen(0, '127.0.0.1', done)));
test.afterAll(() => other.close());
const host = () => `127.0.0.1:${(other.address() as AddressInfo).port}`;

const spellings = [
  '/m//HOST/x',
  '/de//HOST/x',
  '/de/\\HOST/x',
  '/de/%5CHOST/x',
  '//HOST/x',
  '/m/.//HOST/x',
  '/m/\t/HOST/x',
];
const links = () =>
  spellings.map(
    (path) => `${product.origin}/login?redirect=${encodeURIComponent(path.replace('HOST', host()))}`,
  );

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

test('stays on the site for who signs in, and for who has signed in before', async ({ page }) => {
  await newPerson(product, 'way.back@example.com', password);
  const [first = '', ...rest] = links();
  await page.goto(first);
  await signIn(page, 'way.back@example.com');
  expect(new URL(page.url()).origin).toBe(product.origin);
  for (const link of rest) {
    await page.goto(link);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    expect(new URL(page.url()).origin, link).toBe(product.origin);
  }
  expect(visits).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('stays on the site as well', async ({ page, context }) => {
    await newPerson(product, 'way.plain@example.com', password);
    for (const link of links().slice(0, 4)) {
      await context.clearCookies();
      await page.goto(link);
      await signIn(page, 'way.plain@example.com');
      expect(new URL(page.url()).origin, link).toBe(product.origin);
    }
    expect(visits).toEqual([]);
  });
});
