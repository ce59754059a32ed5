import { expect, type Page } from '@playwright/test';
import { familyPages } from '@tern/testing/inspectPage';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

// Hundreds of presses: the record of each would take longer than they do.
test.use({ trace: 'off' });

const controls = 'main :is(button, a[data-copy-link]):visible:not(:disabled)';
/** Of many that are alike, such as the links of headings, the first of each name are enough. */
const most = 6;
const tabs = 3;

/** Presses one control of a fresh page with the keyboard; resolves with what lost the focus, or null. */
async function press(page: Page, address: string, index: number): Promise<string | null> {
  await page.goto(address);
  const control = page.locator(controls).nth(index);
  await control.focus();
  // Whatever wakes with the focus is there before the press.
  await page.waitForLoadState('networkidle');
  await control.press('Enter').catch(() => {});
  await page.waitForLoadState('networkidle');
  // A page that is being left has no focus to lose.
  return page
    .evaluate(() => (globalThis as { lostFocus?: () => string | null }).lostFocus?.() ?? null)
    .catch(() => null);
}

test('every button of every family of pages, pressed by keyboard, leaves the focus somewhere', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const queue = [...familyPages];
  const lost: string[] = [];
  let pressed = 0;
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      });
      await context.grantPermissions(['clipboard-write']);
      const page = await context.newPage();
      for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
        const address = product.origin + wanted.path;
        await page.goto(address);
        const count = Math.min(await page.locator(controls).count(), most);
        for (let index = 0; index < count; index += 1) {
          pressed += 1;
          const what = await press(page, address, index);
          if (what) lost.push(`${wanted.path}: ${what}`);
        }
      }
      await context.close();
    }),
  );
  expect(lost).toEqual([]);
  expect(pressed).toBeGreaterThan(20);
});
