import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { consentCookie, writeConsent } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** Other hosts, where the operator has set some: without settings pages know none. */
const asked: string[] = [];
/** Keeps the path of a visitor, and sends him back to where he came from. */
const host = createServer((request, response) => {
  const path = request.url ?? '/';
  asked.push(path);
  if (path === '/tag.js') {
    response.setHeader('content-type', 'text/javascript');
    return response.end(
      `document.documentElement.dataset.tagged = '';fetch('${other}/collect', { mode: 'no-cors' });`,
    );
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  return response.end(`<!doctype html><title>Payments</title><p>${path}</p>`);
});
await new Promise<void>((done) => host.listen(0, 'localhost', done));
host.unref();
const other = `http://localhost:${(host.address() as AddressInfo).port}`;
const product = productForTests({
  PAYMENT_SERVICES_ORIGIN: other,
  VENDOR_SCRIPTS: `${other}/tag.js connect=${other}`,
});

test('a visitor is sent to the payment services once per session, with path and query', async ({ page }) => {
  await page.goto(`${product.origin}/de/what-is-vpn?utm_source=mail#start`);
  await page.waitForURL(`${other}/de/what-is-vpn?utm_source=mail#start`);
  expect(asked).toContain('/de/what-is-vpn?utm_source=mail');
  for (const path of ['/de/what-is-vpn', '/de/aboutus', '/de/login']) {
    await page.goto(product.origin + path);
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(product.origin + path);
  }
});

test('pages that are not on the list send nobody', async ({ page }) => {
  for (const path of ['/pricing', '/features', '/download/windows']) {
    await page.goto(product.origin + path);
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(product.origin + path);
    await expect(page.locator('html[data-hop]')).toHaveCount(0);
  }
});

/** Until a page that has loaded has nothing left to do. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
/** Past the distance after which scripts load. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY > 200);
  await idle(page);
}
const tagged = (page: Page) => page.locator('html[data-tagged]');

test('a script of a vendor loads on static pages after a scroll, with consent alone', async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await test.step('nothing without a choice where a law asks for one', async () => {
    await page.goto(`${product.origin}/features?geo=DE`);
    await scrollDown(page);
    await expect(tagged(page)).toHaveCount(0);
    expect(asked).not.toContain('/tag.js');
  });
  const value = writeConsent('granted');
  await context.addCookies([{ name: consentCookie, value, url: product.origin }]);
  await test.step('nothing before a scroll, and everything after it', async () => {
    await page.goto(`${product.origin}/features`);
    await idle(page);
    await expect(tagged(page)).toHaveCount(0);
    await scrollDown(page);
    await expect(tagged(page)).toHaveCount(1);
    await expect.poll(() => asked).toContain('/collect');
    expect(refused).toEqual([]);
  });
  await test.step('none where one goes on to sign in or pay', async () => {
    for (const path of ['/pricing', '/pricing/checkout/12m']) {
      const response = await page.goto(product.origin + path);
      expect(response?.headers()['content-security-policy']).not.toContain(other);
      await scrollDown(page);
      await expect(tagged(page)).toHaveCount(0);
    }
  });
});
