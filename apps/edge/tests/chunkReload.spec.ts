import { expect, type Page } from '@playwright/test';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** As after a deployment: the page is still the old one, and its next script is gone. */
async function withoutScript(page: Page, address: string, gone: string) {
  let loads = 0;
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(gone, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(product.origin + address, { waitUntil: 'networkidle' });
  return { loads: () => loads, asked: () => asked };
}

test('a script that is gone reloads a page once, and again only after 60 s', async ({ page }) => {
  const gone = await withoutScript(page, '/', '**/assets/mountIsland-*.js');
  const touch = (sign = 'pointerover') => page.locator('[data-island]').first().dispatchEvent(sign);
  expect(gone.loads()).toBe(1);

  const reloaded = page.waitForEvent('load');
  await touch();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(gone.loads()).toBe(2);

  await touch();
  await expect.poll(gone.asked).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(gone.loads()).toBe(2);

  // A minute later: the note of the reload has become that much older.
  await page.evaluate(() => {
    const [name = '', at] = Object.entries(sessionStorage).find(([key]) => key.includes('reload')) ?? [];
    sessionStorage.setItem(name, String(Number(at) - 61_000));
  });
  // Another sign: each is taken once in a document.
  await touch('keydown');
  await expect.poll(gone.loads).toBe(3);
});

test('a page of the router does the same', async ({ page }) => {
  await withoutScript(page, '/what-is-my-ip', '**/assets/page-webrtcLeakTest-*.js');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForSelector('html[data-hydrated]');
  const next = page.locator('main a[href="/webrtc-leak-test"]').first();
  await next.click();
  // The browser may have the document already, so no request tells of the load.
  const load = () =>
    page
      .evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)
      .catch(() => null);
  await expect.poll(load).toBe('reload');
  await expect(page).toHaveURL(/\/webrtc-leak-test$/);
});

test('text outlives a deployment, and comes along with the reload', async ({ page }) => {
  const gone = await withoutScript(page, '/pricing/checkout/12m', '**/assets/{startPage,page-}*.js');
  const field = page.locator('input[name="email"]');
  await field.focus();
  await page.keyboard.type('marta@');
  await expect.poll(gone.asked).toBeGreaterThan(0);
  await page.keyboard.type('example.com');
  await expect(field).toHaveValue('marta@example.com');
  expect(gone.loads()).toBe(1);
  await page.unroute('**/assets/{startPage,page-}*.js');
  const reloaded = page.waitForEvent('load');
  await field.blur();
  await reloaded;
  await expect(field).toHaveValue('marta@example.com');
  await field.focus();
  await page.waitForSelector('html[data-hydrated]');
  await expect(field).toHaveValue('marta@example.com');
});

test('a form with a password is sent as without scripts when its code is gone', async ({ page }) => {
  const gone = await withoutScript(page, '/login', '**/assets/startPage*.js');
  await page.locator('input[name="username"]').focus();
  await page.keyboard.type('marta@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Polar-flight-1');
  await expect.poll(gone.asked).toBeGreaterThan(0);
  await expect(page.getByText('No answer from the server')).toBeVisible();
  expect(gone.loads()).toBe(1);
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
  await page.keyboard.press('Enter');
  expect((await sent).postData()).toContain('marta%40example.com');
});
