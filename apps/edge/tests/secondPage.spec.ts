import { expect } from '@playwright/test';
import { budgets } from '@tern/testing/budgets';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

for (const [first, next] of [
  ['/', '/features'],
  ['/ar/m/home', '/ar/m/why-us'],
  ['/ja/faq', '/ja/pricing'],
] as const)
  test(`the page after ${first} is what differs from it`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      ...(first.includes('/m/') && { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(first);
    // The browser fetches the dictionary when it is idle, and nothing tells of it.
    await expect
      .poll(async () => (await page.goto(next))?.headers()['content-encoding'], { intervals: [1000] })
      .toBe('dcz');
    const sizes = await page.evaluate(() => {
      const [{ encodedBodySize, decodedBodySize }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      return { encodedBodySize, decodedBodySize };
    });
    expect(sizes.encodedBodySize).toBeLessThanOrEqual(budgets.nextPage);
    expect(sizes.decodedBodySize).toBeGreaterThan(5 * budgets.nextPage);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('footer')).toBeAttached();
    expect(errors).toEqual([]);
    await context.close();
  });
