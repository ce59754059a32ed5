import { expect, type Locator, type Page } from '@playwright/test';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** A phone's processor. */
async function slow(page: Page, rate = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const alive = (page: Page) => page.waitForSelector(':is([data-root], [data-island])[data-hydrated]');

const address = 'marta.wanderer+north@example.com';
const forms: readonly [path: string, field: string][] = [
  ['/login', 'input[name="username"]'],
  ['/forgetPassword', 'input[name="username"]'],
  ['/resetPassword', 'input[name="username"]'],
  ['/pricing/checkout/12m', 'input[type="email"]'],
  ['/what-is-my-ip', 'input[name="ip"]'],
  ['/contact', 'input[name="email"]'],
  ['/edmsub', 'main input[type="email"]'],
];

for (const [path, selector] of forms)
  test(`typing from the first focus at ${path}: nothing is lost, and the caret stays`, {
    tag: '@alone',
  }, async ({ page }) => {
    await page.goto(product.origin + path);
    await slow(page);
    const field = page.locator(selector).first();
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    await field.focus();
    // 20 keys a second.
    await page.keyboard.type(address.slice(0, -1), { delay: 50 });
    await alive(page);
    await page.keyboard.type(address.slice(-1));
    await expect(field).toHaveValue(address);
    await expect(field).toBeFocused();
    // Components that hold another value would write it now.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(field).toHaveValue(address);
  });

const pages = [
  '/pricing',
  '/order',
  '/pricing/checkout/12m',
  '/login',
  '/forgetPassword',
  '/resetPassword',
  '/webrtc-leak-test',
  '/what-is-my-ip',
  '/redirect',
];
const controls =
  '[data-root] :is(button, summary, input:is([type="radio"], [type="checkbox"])):not(:disabled)';

/** Runs in the page. Everything a person could notice, save what hydration and clocks change by themselves. */
const seen = () => {
  const root = document.querySelector('[data-root]') as HTMLElement;
  const fields = [...root.querySelectorAll('input')].map(({ checked, value, type }) => [
    type,
    checked,
    value,
  ]);
  const opened = [...root.querySelectorAll('details')].map(({ open }) => open);
  return JSON.stringify([root.textContent, fields, opened, location.href, document.activeElement?.outerHTML]);
};

/** The controls of a page to press: of a group of radio buttons the last one that is not chosen, of questions the first. */
async function controlsOf(page: Page): Promise<number[]> {
  return page.locator(controls).evaluateAll((elements) => {
    const chosen = new Map<string, number>();
    for (const [at, element] of elements.entries()) {
      // Behind a summary that is closed nobody presses first.
      if (element.localName !== 'summary' && element.closest('details:not([open])')) continue;
      if (!element.checkVisibility() && element.localName !== 'input') continue;
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (!element.checked) chosen.set(`radio ${element.name}`, at);
      } else if (element.localName === 'summary') {
        const list = `summary ${element.parentElement?.getAttribute('name')}`;
        if (!chosen.has(list)) chosen.set(list, at);
      } else chosen.set(String(at), at);
    }
    return [...chosen.values()];
  });
}

const press = (control: Locator) =>
  control
    .evaluate((element) => element.localName === 'input')
    .then((isInput) => (isInput ? control.check({ force: true }) : control.click()));

for (const path of pages)
  test(`each control of ${path} does its work as the very first act`, { tag: '@alone' }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const open = async () => {
      const page = await context.newPage();
      await page.goto(product.origin + path);
      return page;
    };
    const untouched = await open();
    const wanted = await controlsOf(untouched);
    expect(wanted.length).toBeGreaterThan(0);
    for (const at of wanted) {
      const page = await open();
      const control = page.locator(controls).nth(at);
      const name = await control.evaluate((element) => element.outerHTML.slice(0, 160));
      // The same page, alive but not pressed, with the pointer and the focus where the press would leave them.
      await untouched.goto(product.origin + path);
      const still = untouched.locator(controls).nth(at);
      await still.focus();
      await alive(untouched);
      const before = await untouched.evaluate(seen);
      await press(control);
      await alive(page);
      await expect.poll(() => page.evaluate(seen), name).not.toBe(before);
      await page.close();
    }
    await context.close();
  });
