import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, prefixOf } from '@tern/domain';
import { aliveAround, test, visitedProduct } from './journey.ts';

const product = visitedProduct();
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const path = (language: Language, to: string) => `${prefixOf({ language, variant: 'desktop' })}${to}`;

test.use({ userAgent: windows });

/** The app config, which names the files, may come after the first page. */
async function open(page: Page, address: string): Promise<Locator> {
  const button = page.locator('main a[data-file]:visible').first();
  await expect(async () => {
    await page.goto(product.origin + address);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  // The first script shows the offer for this system, which is the first link from then on.
  await expect(page.locator('html[data-system], html:not(:has([data-offers]))')).toBeAttached();
  return button;
}

for (const [language, to] of [
  ['en', '/download'],
  ['en', '/download/windows'],
  ['ar', '/download'],
] as const)
  test(`the press on a download is answered in words, ${path(language, to)}`, async ({ page }) => {
    const button = await open(page, path(language, to));
    const place = button.locator('xpath=ancestor::*[@data-download][1]');
    const status = place.getByRole('status');
    await button.focus();
    await aliveAround(button);
    await expect(status).toBeEmpty();
    const fetched = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await fetched).suggestedFilename()).toMatch(/\.exe$/);
    await expect(status).not.toBeEmpty();
    await expect(button).toBeFocused();
    const direct = status.getByRole('link');
    expect(await direct.getAttribute('href')).toBe(await button.getAttribute('href'));
    const again = page.waitForEvent('download');
    await direct.press('Enter');
    await again;
  });

test('the page of a program says the next step after the press, and shows no code for a phone', async ({
  page,
}) => {
  const button = await open(page, '/download/windows');
  await expect(page.locator('main [aria-label^="QR code"]')).toHaveCount(0);
  const status = page.locator('main [data-download]').first().getByRole('status');
  await aliveAround(button);
  const fetched = page.waitForEvent('download');
  await button.click();
  await fetched;
  await expect(status).toContainText('Run the installer');
  await expect(status.locator('svg')).toBeVisible();
});

test('every file of the list answers for itself', async ({ page }) => {
  await open(page, '/download');
  const rows = page.locator('main li[data-download]', { has: page.locator('a[data-file]') });
  expect(await rows.count()).toBeGreaterThan(1);
  await rows.first().locator('a[data-file]').hover();
  await page.locator('[data-island][data-hydrated] li[data-download]').first().waitFor();
  const fetched = page.waitForEvent('download');
  await rows.first().locator('a[data-file]').click();
  await fetched;
  await expect(rows.first().getByRole('status')).not.toBeEmpty();
  await expect(rows.nth(1).getByRole('status')).toBeEmpty();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a press shows what happens now, and the direct link', async ({ page }) => {
    await open(page, '/download/windows');
    const place = page.locator('main [data-download]').first();
    const direct = place.locator('a:not([data-file])');
    await expect(direct).toBeHidden();
    const { height } = (await place.boundingBox()) ?? {};
    const fetched = page.waitForEvent('download');
    await place.locator('a[data-file]').click();
    await fetched;
    await expect(direct).toBeVisible();
    expect((await place.boundingBox())?.height).toBeGreaterThan(height ?? 0);
    const again = page.waitForEvent('download');
    await direct.click();
    await again;
  });
});
