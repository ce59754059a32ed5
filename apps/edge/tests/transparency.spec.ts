import { expect, type Page } from '@playwright/test';
import { networkFeedPath } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** Whoever doubts a number verifies the signed list of servers in the page. */
const product = productForTests();

/** Opens the page until it knows the feed, which the service fetches after its start. */
async function openWithFeed(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(product.origin + networkFeedPath);
    expect(response.status()).toBe(200);
  }).toPass();
  await page.goto(product.origin + path);
  await expect(page.locator('#claims')).toBeVisible();
}

for (const [path, words] of [
  [
    '/transparency',
    {
      verify: 'Verify on this page',
      good: /^Genuine/,
      bad: /^Not genuine/,
      fetched: /^Fetched [\d,]+ bytes/,
    },
  ],
  [
    '/ar/m/transparency',
    { verify: 'التحقق في هذه الصفحة', good: /^أصلي/, bad: /^غير أصلي/, fetched: /^البايتات المجلوبة/ },
  ],
] as const) {
  test(`the signed list is verified in the page: ${path}`, async ({ page }) => {
    await openWithFeed(page, path);
    const claims = page.locator('#claims');
    const button = claims.getByRole('button', { name: words.verify });
    const steps = claims.locator('[aria-live="polite"]').getByRole('listitem');
    await test.step('as it is', async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(claims.getByText(words.good)).toBeVisible();
      await expect(steps).toHaveCount(5);
      await expect(steps.first()).toContainText(words.fetched);
      await expect(steps.first()).toContainText(/SHA-256 [0-9a-f]{64}/);
    });
    await test.step('changed on the way', async () => {
      await page.route(`**${networkFeedPath}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"owned":false', '"owned":true ');
        await route.fulfill({ status: 200, contentType: 'application/json', body });
      });
      await button.click();
      await expect(claims.getByText(words.bad)).toBeVisible();
      await expect(claims.getByText(words.good)).toHaveCount(0);
      await expect(steps).toHaveCount(2);
    });
    await test.step('out of reach', async () => {
      await page.unroute(`**${networkFeedPath}`);
      await page.route(`**${networkFeedPath}`, (route) => route.abort());
      await button.click();
      await expect(claims.getByText(words.bad)).toHaveCount(0);
      await expect(steps).toHaveCount(1);
    });
  });
}

test('the page is whole without a script, and has nothing to press', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openWithFeed(page, '/transparency');
  await expect(page.getByText('openssl pkeyutl -verify', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify on this page' })).toBeHidden();
  await expect(page.locator('#stored')).toContainText('security_events');
  const data = await page.request.get(`${product.origin}/transparency.json`);
  expect(data.status()).toBe(200);
  expect(await data.json()).toMatchObject({ network: { servers: 6642, countries: 64 } });
  await context.close();
});
