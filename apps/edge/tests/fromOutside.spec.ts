import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { appPlatforms } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { opsBeside } from './opsBeside.ts';

/** Texts of the operator and files of the app config, which come from outside of the build. */
const product = productForTests();
const { run } = opsBeside(product);
const ops = (...argv: string[]) => run('texts', ...argv);

const main = (page: Page) => page.locator('main');

test('a text of the operator stands on static, intent and app pages, before and after they come alive', async ({
  page,
}) => {
  const texts = [
    ['/de/aboutus', 'aboutPage.title', 'Ein Name aus der Luft.'],
    ['/de/contact', 'contactForm.inquiry', 'Was gibt es?'],
    ['/de/pricing', 'planPicker.title', 'Wähle eine Laufzeit & fliege.'],
    ['/de/paddle', 'paddleCheckout.missingTitle', 'Hier ist nichts zu bezahlen.'],
  ] as const;
  for (const [, id, text] of texts)
    expect(await ops('set', id, text, '--language', 'de', '--yes')).toContain('within a minute');
  for (const [path, id, text] of texts) {
    await expect(async () => {
      await page.goto(product.origin + path);
      await expect(main(page), id).toContainText(text, { timeout: 1000 });
    }).toPass();
  }
  await test.step('the island and the page keep it when they are alive', async () => {
    await page.goto(`${product.origin}/de/contact`);
    await page.locator('main textarea').focus();
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await expect(main(page)).toContainText('Was gibt es?');
    await page.goto(`${product.origin}/de/what-is-my-ip`);
    await page.locator('main a').first().hover();
    await page.waitForSelector('html[data-hydrated]');
    await page.goto(`${product.origin}/de/pricing`);
    await page.locator('main input').first().focus();
    await page.waitForSelector('html[data-hydrated]');
    await expect(main(page)).toContainText('Wähle eine Laufzeit & fliege.');
  });
  await test.step('no other language has it, and it goes as it came', async () => {
    await page.goto(`${product.origin}/fr/aboutus`);
    await expect(main(page)).not.toContainText('Ein Name aus der Luft.');
    await ops('unset', 'aboutPage.title', '--language', 'de', '--yes');
    await expect(async () => {
      await page.goto(`${product.origin}/de/aboutus`);
      await expect(main(page)).not.toContainText('Ein Name aus der Luft.', { timeout: 1000 });
    }).toPass();
  });
});

/** Presses what downloads, through the page of the store where there is one; the file's checksum. */
async function download(page: Page): Promise<string> {
  const button = page.locator('main a[href*="/files/"], main a[href*="/store/"]').first();
  const inStore = (await button.getAttribute('href'))?.includes('/store/');
  if (inStore) await button.click();
  const begun = page.waitForEvent('download');
  await (inStore ? page.getByRole('link', { name: 'Get the app' }) : button).click();
  const bytes = await readFile(await (await begun).path());
  return createHash('sha256').update(bytes).digest('hex');
}

test('every download page leads to a file with the checksum that it shows', async ({ page }) => {
  for (const platform of appPlatforms) {
    await test.step(platform, async () => {
      await page.goto(`${product.origin}/download/${platform}`);
      const shown = /[0-9a-f]{64}/.exec((await main(page).textContent()) ?? '')?.[0];
      expect(shown, platform).toBeDefined();
      expect(await download(page)).toBe(shown);
    });
  }
  await page.goto(`${product.origin}/download/smart-tvs/smart-tv`);
  expect(await download(page)).toHaveLength(64);
});

test('the page of all downloads offers the app for the system at hand', async ({ browser }) => {
  for (const [userAgent, file] of [
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150 Safari/537.36', 'tern-windows-'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605.1.15', 'tern-mac-'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150 Mobile Safari/537.36', 'tern-android-'],
  ] as const) {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto(`${product.origin}/download`);
    const offered = page.locator('[data-offers] a[href*="/files/"]').filter({ visible: true });
    await expect(offered).toHaveCount(1);
    await expect(offered).toHaveAttribute('href', new RegExp(file));
    const begun = page.waitForEvent('download');
    await offered.click();
    expect((await begun).suggestedFilename()).toContain(file);
    await context.close();
  }
});

test('downloads stay as they were while their host is away', async ({ page, request }) => {
  await product.knobs({ appConfig: 'down' });
  await page.goto(`${product.origin}/fr/download/windows`);
  await expect(page.locator('main a[data-file][href*="/files/tern-windows-"]')).toBeVisible();
  expect((await (await request.get(`${product.origin}/api/ac_dev.json`)).json()).downloads).toHaveProperty(
    'mac',
  );
  await product.knobs({ appConfig: '' });
});

test('a page without React says that the connection is gone, and that it is back', async ({
  page,
  context,
}) => {
  await page.goto(`${product.origin}/de/aboutus`);
  const news = page.getByRole('status').filter({ hasText: /offline|online/i });
  await expect(news).toHaveCount(0);
  // Without a connection the script that says it could not come any more.
  await expect(page.locator('body > [role="status"]')).toBeAttached();
  await context.setOffline(true);
  await expect(news).toHaveText('Du bist offline.');
  await context.setOffline(false);
  await expect(news).toHaveText('Du bist wieder online.');
  await expect(news).toHaveCount(0);
});

test('where the visitor seems to be is saved by a page that is alive, where no law asks', async ({
  browser,
}) => {
  for (const [country, saved] of [
    ['US', true],
    ['DE', undefined],
  ] as const) {
    const page = await browser.newPage();
    const known = page.waitForResponse((response) => response.url().endsWith('/geo_info'));
    const judged = page.waitForResponse((response) => response.url().includes('/consent/'));
    await page.goto(`${product.origin}/paddle?geo=${country}`);
    await Promise.all([known, judged]);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('userMessage') ?? '{}').is_exposed))
      .toBe(saved);
    await page.close();
  }
});
