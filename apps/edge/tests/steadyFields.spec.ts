import { expect, type Page } from '@playwright/test';
import { phone } from '@tern/testing/product';
import { watchMoves } from '@tern/testing/watchMoves';
import { aliveAround, test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** Every form that anybody may fill in, and what is right in its first field. */
const forms = [
  ['/contact', 'Marta'],
  ['/contact/Bottom', 'marta@example.com'],
  ['/edmsub', 'marta@example.com'],
  ['/login', 'marta@example.com'],
  ['/forgetPassword', 'marta@example.com'],
  ['/invite', 'ABCD-1234'],
  ['/what-is-my-ip', '192.0.2.7'],
  ['/pricing/checkout/12m', 'marta@example.com'],
  ['/blog/search', 'DNS'],
  ['/win-pay/native', 'marta@example.com'],
] as const;

/** Until two frames in a row found nothing new. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    let changed = true;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    for (let quiet = 0; quiet < 6; quiet = changed ? 0 : quiet + 1) {
      changed = false;
      await new Promise((done) => setTimeout(done, 25));
    }
    watch.disconnect();
  });

for (const { name, prefix, options } of [
  { name: 'desktop', prefix: '', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', prefix: '/m', options: { viewport: { width: 390, height: 664 }, userAgent: phone } },
])
  test(`a field stays under the eyes of whoever types into it, also when an error comes or goes, ${name}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const moves: string[] = [];
    await context.exposeBinding('fieldMoved', (_source, move: string) => void moves.push(move));
    const page = await context.newPage();
    for (const [path, right] of forms) {
      await page.goto(product.origin + (path.startsWith('/win-pay') ? '' : prefix) + path);
      const field = page
        .locator('main form :is(input:not([type="radio"], [type="checkbox"]), textarea):visible')
        .first();
      await field.focus();
      await aliveAround(field);
      await settled(page);
      await page.evaluate(`(${watchMoves})((move) => globalThis.fieldMoved(move))`);
      // Nothing, something wrong, and what is right.
      await page.keyboard.press('Enter');
      await settled(page);
      await field.focus();
      await page.keyboard.type('@');
      await page.keyboard.press('Enter');
      await settled(page);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(right);
      await settled(page);
    }
    await context.close();
    expect(moves).toEqual([]);
  });
