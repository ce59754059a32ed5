import { expect, type Page } from '@playwright/test';
import { phone } from '@tern/testing/product';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** The parts that lie over each other among those that are fixed to the window, or stick to its foot. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) => {
      const { position, insetBlockEnd, pointerEvents } = getComputedStyle(part);
      const held = position === 'fixed' || (position === 'sticky' && insetBlockEnd === '0px');
      return held && pointerEvents !== 'none' && part.checkVisibility();
    });
    // A place that lets presses through is as large as what stands in it.
    for (const place of document.querySelectorAll<HTMLElement>('[role="status"]'))
      if (getComputedStyle(place).position === 'fixed' && place.firstElementChild)
        parts.push(place.firstElementChild as HTMLElement);
    const inWindow = (part: HTMLElement) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return { top, bottom: Math.min(bottom, innerHeight), left, right };
    };
    return parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [inWindow(one), inWindow(other)];
        const over =
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
        return over ? [`${one.className} and ${other.className}`] : [];
      }),
    );
  });

const notice = (page: Page) => page.getByText('You are offline.').first();

for (const path of ['/m/pricing', '/m/pricing/checkout/12m', '/m/home', '/m/what-is-my-ip']) {
  test(`nothing at the foot of a phone lies on another part: ${path}`, async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: phone,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();

    await test.step('the choice about cookies', async () => {
      await page.goto(`${product.origin}${path}?geo=DE`);
      await page.locator('[data-consent]').waitFor();
      expect(await overlaps(page)).toEqual([]);
    });

    await test.step('no connection beside it, before the page is alive', async () => {
      await context.setOffline(true);
      await expect(notice(page)).toBeVisible();
      expect(await overlaps(page)).toEqual([]);
      await context.setOffline(false);
    });

    await test.step('no connection on a page that is alive', async () => {
      await page.goto(`${product.origin}${path}`);
      if (!path.endsWith('/home')) {
        await page.locator('main :is(input, summary, a)').first().focus();
        await page.waitForSelector('[data-hydrated]');
      }
      await context.setOffline(true);
      await expect(notice(page)).toBeVisible();
      expect(await overlaps(page)).toEqual([]);
      await context.setOffline(false);
    });
    await context.close();
  });
}
