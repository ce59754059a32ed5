import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** What pages do with other hosts where the operator has set some; without settings they know none. */
const asked: string[] = [];
/** Keeps the path of a visitor, and sends him back to where he came from. */
const host = createServer((request, response) => {
  const path = request.url ?? '/';
  asked.push(path);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Payments</title><p>${path}</p>`);
});
await new Promise<void>((done) => host.listen(0, 'localhost', done));
host.unref();
const other = `http://localhost:${(host.address() as AddressInfo).port}`;
const product = productForTests({ PAYMENT_SERVICES_ORIGIN: other });

test('a visitor is sent to the payment services once per session, with path and query', async ({ page }) => {
  await page.goto(`${product.origin}/de/what-is-vpn?utm_source=mail#start`);
  await page.waitForURL(`${other}/de/what-is-vpn?utm_source=mail#start`);
  expect(asked).toContain('/de/what-is-vpn?utm_source=mail');
  for (const path of ['/de/what-is-vpn', '/de/aboutus', '/de/login']) {
    await page.goto(product.origin + path);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(product.origin + path);
  }
});

test('pages that are not on the list send nobody', async ({ page }) => {
  for (const path of ['/pricing', '/features', '/download/windows']) {
    await page.goto(product.origin + path);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(product.origin + path);
    await expect(page.locator('html[data-hop]')).toHaveCount(0);
  }
});
