import { expect, type Page } from '@playwright/test';
import { buildPath, languages } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** A change without a document load reaches everybody: title, heading and focus follow it, in any colours. */
const product = productForTests();

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');

test('title and reading position follow the page, there and back', async ({ page }) => {
  await page.goto(`${product.origin}/what-is-my-ip`);
  const before = await page.title();
  const next = page.locator('main a[href="/webrtc-leak-test"]').first();
  // The first intent wakes the page, so that the router moves on.
  await next.hover();
  await hydrated(page);
  await next.click();
  await expect(page).toHaveURL(/\/webrtc-leak-test$/);
  await expect(page).not.toHaveTitle(before);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveTitle(before);
});

test('the checkout is a place of its own: another header, its heading in focus, form and sum in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${product.origin}/pricing`);
  await page.getByRole('link', { name: 'Choose 6 months' }).click();
  await expect(page).toHaveURL(/\/pricing\/checkout\/6m$/);
  await expect(page).toHaveTitle(/^Checkout/);
  const heading = page.getByRole('heading', { level: 1, name: 'Your order' });
  await expect(heading).toBeFocused();
  // To be there is no intent yet.
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  await expect(page.locator('header nav')).toHaveCount(0);
  await expect(page.locator('[data-countdown]')).toHaveCount(0);
  for (const seen of ['input[type="email"]', 'input[name="method"]', 'button[type="submit"]'])
    await expect(page.locator(seen).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('input[name="plan"]').first()).toBeHidden();

  // On a phone the form comes right below the order.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByLabel('Email', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the button that pays is on the first screen, below the order in plain words, in every language', async ({
  browser,
}) => {
  for (const language of languages) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'language', value: language, url: product.origin }]);
    const page = await context.newPage();
    for (const plan of ['12m', '12m.add30d']) {
      await page.goto(
        `${product.origin}${buildPath({ language, variant: 'desktop', path: `/pricing/checkout/${plan}` })}`,
      );
      // The ribbon of the test mode stands above it.
      const header = await page.locator('header').first().boundingBox();
      const order = await page
        .getByRole('group')
        .filter({ has: page.locator('ol') })
        .boundingBox();
      const pay = await page.locator('button[type="submit"]:visible').first().boundingBox();
      if (!order || !pay) throw new Error(`${language} ${plan}: no order, or no button`);
      expect(order.y + order.height, `${language} ${plan}`).toBeLessThan(pay.y);
      expect(pay.y + pay.height - (header?.y ?? 0), `${language} ${plan}`).toBeLessThanOrEqual(800);
    }
    await context.close();
  }
});

test('an unknown page of the account is a missing page, and Info is the account', async ({ request }) => {
  const info = await request.get(`${product.origin}/myAccount/Info`, { maxRedirects: 0 });
  expect(info.status()).toBeLessThan(400);
  expect((await request.get(`${product.origin}/myAccount/nowhere`, { maxRedirects: 0 })).status()).toBe(404);
});

test.describe('with the colours of the system', () => {
  test.use({ forcedColors: 'active' });

  const look = (page: Page, selector: string) =>
    page.evaluate((wanted) => {
      const element = document.querySelector(wanted) as HTMLElement;
      const { backgroundColor, color, borderColor } = getComputedStyle(element);
      return { backgroundColor, color, borderColor };
    }, selector);
  /** A system colour as the browser computes it. */
  const system = (page: Page, name: string) =>
    page.evaluate((colour) => {
      const probe = document.createElement('i');
      probe.style.cssText = `forced-color-adjust:none;color:${colour}`;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`choices show what is chosen, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(`${product.origin}/pricing/checkout/6m`);
      const chosen = await look(page, 'main label:has(input[name="currency"]:checked)');
      const other = await look(page, 'main label:has(input[name="currency"]:not(:checked))');
      expect(chosen.backgroundColor).toBe(await system(page, 'Highlight'));
      expect(other.backgroundColor).not.toBe(chosen.backgroundColor);
      const method = await look(page, 'main input[name="method"]:checked');
      expect(method.backgroundColor).toBe(await system(page, 'Highlight'));
      const unchosen = await look(page, 'main input[name="method"]:not(:checked)');
      expect(unchosen.backgroundColor).toBe(await system(page, 'Canvas'));
      expect(unchosen.borderColor).toBe(await system(page, 'CanvasText'));
    });
  }
});

test('who asks for more contrast gets it', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(`${product.origin}/pricing`);
  const role = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.body).getPropertyValue(property), name);
  expect(await role('--color-text-muted')).toBe(await role('--color-text'));
  expect(await role('--color-line-strong')).toBe(await role('--color-text'));
});

test('what takes the focus does something: an element that does not scroll is no stop', async ({ page }) => {
  for (const path of ['/', '/pricing', '/ar/pricing']) {
    await page.goto(product.origin + path);
    // Sizes are measured once somebody is there; until then a table that may scroll is a stop.
    await page.locator('main :is(a, input)').first().focus();
    if (path !== '/') await hydrated(page);
    const idle = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')]
        .filter((element) => element.checkVisibility() && !element.matches('a, button, input, summary'))
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth <= clientWidth && scrollHeight <= clientHeight,
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(idle, path).toEqual([]);
  }
});
