import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { buildPath, languages } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import { budgets, overweight } from '@tern/testing/budgets';
import { consentBanner, consentVisitors, visitWithConsent } from '@tern/testing/consentVisits';
import { familyPages } from '@tern/testing/inspectPage';
import { weigh } from '@tern/testing/pageWeight';
import { phone, productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/**
 * The choice about cookies, and the list of what is stored held against real browsers.
 * Pages are weighed as they are served.
 */
const product = productForTests({ BROTLI_LEVEL: '11' });

const banner = consentBanner;
const at = (path: string, country: string | null) =>
  `${product.origin}${path}${country ? `${path.includes('?') ? '&' : '?'}geo=${country}` : ''}`;

/** Every family of pages is looked at by one visitor, in turn; `pnpm measure:consent` has all in all languages. */
const pagesOf = (turn: number) =>
  familyPages.filter((_, index) => index % consentVisitors.length === turn).map(({ path }) => path);

for (const [turn, visitor] of consentVisitors.entries()) {
  test(`what a browser stores and sends: ${visitor.name}`, async ({ browser }) => {
    const { wrong } = await visitWithConsent(browser, product.origin, visitor, { paths: pagesOf(turn) });
    expect(wrong).toEqual([]);
  });
}

test('the banner: on the way of the keyboard, quiet, light, and gone for good after a press', async ({
  page,
}) => {
  const weight = weigh(page);
  await page.goto(at('/', 'DE'), { waitUntil: 'networkidle' });
  const region = page.getByRole('region', { name: 'Cookies' });
  await expect(region).toBeVisible();
  const home = familyPages.find(({ route }) => route.id === 'home');
  const loaded = await weight();
  // With the banner too a page keeps its budgets.
  expect(home && overweight(home.route, 'desktop', loaded, false)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const [decline, accept] = await region.getByRole('button').all();
  const sizes = [await decline?.boundingBox(), await accept?.boundingBox()];
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 1);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toHaveCount(0);
  await expect(page.locator('[data-consent-said]')).toHaveText(/You have declined/);
  // The first stop of the page: the header is not skipped.
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(region).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
  expect(cookie?.value).toBe('1.denied');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(179 * 86_400_000);
});

test('bytes of the banner, in every language', async () => {
  for (const language of languages)
    for (const variant of ['desktop', 'mobile']) {
      const response = await fetch(`${product.origin}/consent/${language}/${variant}?geo=DE`, {
        headers: { 'accept-encoding': 'br' },
      });
      const html = await response.text();
      expect(html).toContain('data-consent');
      expect(Number(response.headers.get('content-length')), `${language} ${variant}`).toBeLessThanOrEqual(
        budgets.banner,
      );
    }
});

for (const [language, variant] of [
  ['en', 'desktop'],
  ['ar', 'mobile'],
  ['de', 'mobile'],
] as const) {
  test(`the banner in ${language}, ${variant}: accessible, within the window, over no payment`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: variant === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...(variant === 'mobile' ? { userAgent: phone } : {}),
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node: Element | null }[];
        })[])
          for (const { node } of entry.sources)
            (globalThis as { shifted?: string }).shifted = node?.nodeName ?? 'gone';
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/pricing', '/pricing/checkout/12m']) {
      await page.goto(at(buildPath({ language, variant, path }), 'DE'), { waitUntil: 'networkidle' });
      const shown = page.locator(banner);
      await expect(shown).toHaveCount(1);
      expect(await page.locator('html').getAttribute('dir')).toBe(directionOf(language));
      const box = await shown.boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      if (path.includes('checkout')) {
        expect(await shown.evaluate((each) => getComputedStyle(each).position)).toBe('static');
        expect(box?.y ?? 0).toBeGreaterThan(height / 2);
      } else {
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(box?.height ?? 0).toBeLessThan(height / 3);
      }
      const report = await new AxeBuilder({ page }).setLegacyMode(true).include(banner).analyze();
      expect(
        report.violations.map(({ id }) => id),
        path,
      ).toEqual([]);
    }
    // A laptop at 200 % of zoom and at 400 %: it covers nothing, and both buttons can be reached.
    if (variant === 'desktop')
      for (const size of [
        { width: 720, height: 450 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(at('/', 'DE'), { waitUntil: 'networkidle' });
        const shown = page.locator(banner);
        expect(await shown.evaluate((each) => getComputedStyle(each).position)).toBe('static');
        expect((await shown.boundingBox())?.y ?? 0).toBeGreaterThan(size.height);
        for (const button of await shown.getByRole('button').all()) {
          await button.scrollIntoViewIfNeeded();
          await expect(button).toBeInViewport({ ratio: 1 });
        }
      }
    await context.close();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks, and the policy takes the choice and says what holds', async ({ page, context }) => {
    await page.goto(at('/de', 'DE'));
    await expect(page.locator(banner)).toHaveCount(0);
    await page.locator('[data-privacy-choices]').click();
    await expect(page).toHaveURL(/\/de\/cookie-policy#choices$/);
    await page.locator('#choices button[value=granted]').click();
    await expect(page).toHaveURL(/\/de\/cookie-policy#consent-granted$/);
    await expect(page.locator('#consent-granted p')).toBeVisible();
    await expect(page.locator('#consent-denied p')).toBeHidden();
    await page.locator('#choices button[value=denied]').click();
    await expect(page.locator('#consent-denied p')).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('1.denied');
  });
});
