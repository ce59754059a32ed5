import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** The dark ground: by the system, and by a choice that counts more. */
const product = productForTests();

const ground = (page: Page) =>
  page.evaluate(() => {
    const { colorScheme } = getComputedStyle(document.documentElement);
    return [colorScheme, getComputedStyle(document.body).backgroundColor];
  });
const dark = ['dark', 'rgb(7, 20, 38)'];
const light = 'rgb(252, 252, 250)';

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('a page of each family is dark, with contrast', async ({ page }) => {
    await page.goto(`${product.origin}/blog`);
    // The browser's own bar goes on with the ground.
    expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).toBe('#071426');
    for (const path of ['/', '/pricing', '/login', '/what-is-my-ip', '/blog', '/ar/m/faq', '/cancel']) {
      await page.goto(product.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await ground(page), path).toEqual(dark);
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      expect(
        violations.map(({ nodes }) => nodes[0]?.html),
        path,
      ).toEqual([]);
    }
  });

  test('who wants light pages gets them, and without a script', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${product.origin}/accessibility`);
    await page.getByRole('button', { name: 'Always light: Turn on' }).click();
    await page.waitForURL(/#settings$/);
    await expect(page.getByRole('button', { name: 'Always light: Turn off' })).toBeVisible();
    // A button is there before the stylesheet that shows it.
    const background = expect.poll(() =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    );
    await background.toBe(light);
    await page.getByRole('button', { name: 'Always dark: Turn on' }).click();
    await expect(page.getByRole('button', { name: 'Always light: Turn on' })).toBeVisible();
    await background.toBe(dark[1]);
    await context.close();
  });
});

test('in a light system pages are light, until somebody wants them dark', async ({ page }) => {
  await page.goto(`${product.origin}/accessibility`);
  expect((await ground(page))[1]).toBe(light);
  await page.getByRole('button', { name: 'Always dark: Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Always dark: Turn off' })).toBeVisible();
  // A button is there before the stylesheet that shows it.
  await expect.poll(() => ground(page)).toEqual(dark);
  await page.goto(`${product.origin}/pricing`);
  expect(await ground(page)).toEqual(dark);
  // A plain sheet of the roles, which paper does not take over.
  await page.emulateMedia({ media: 'print' });
  expect((await ground(page))[1]).toBe('rgb(255, 255, 255)');
});
