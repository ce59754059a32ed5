import { type BrowserContext, expect, type Page } from '@playwright/test';
import { allPages, buildPath, fillPath, type Language, signedInCookie } from '@tern/domain';
import { familyPages } from '@tern/testing/inspectPage';
import { test, visitedProduct } from './journey.ts';
import { manageForms, translate, translated } from './pageChangers.ts';

const product = process.env.T ? { origin: process.env.T } : visitedProduct();

const alive = (page: Page) => page.waitForSelector(':is([data-root], [data-island])[data-hydrated]');
const typed = 'marta.wanderer+north@example.com';

/** Runs in the page. What a visitor sees and has entered, without what translators and managers have put in. */
const seen = (mark: string) => {
  const text = (part: Element) =>
    (part as HTMLElement).innerText.replaceAll(mark, '').replace(/\s+/g, ' ').trim();
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
    .filter(({ type }) => type !== 'hidden')
    .map(({ name, type, value, checked }) => [
      name.startsWith('_') ? '' : name,
      type,
      type === 'radio' || type === 'checkbox' ? checked : value,
    ]);
  const { activeElement: focus, body } = document;
  return {
    text: text(document.querySelector('main') as Element),
    fields,
    focus: focus && focus !== body ? [focus.localName, focus.getAttribute('type'), focus.className] : null,
    path: location.pathname,
  };
};

type Act = (page: Page) => Promise<unknown>;

/** Types into the first field, key by key, as the very first act; else presses the first control. */
const first: Act = async (page) => {
  const field = page
    .locator(
      `main :is([data-root], [data-island]) :is(input[type="email"], input[type="text"], textarea, input:not([type])), [data-root] :is(input[type="email"], input[type="text"])`,
    )
    .first();
  if (await field.count()) {
    await field.focus();
    await page.keyboard.type(typed.slice(0, -1), { delay: 30 });
    await alive(page);
    await page.keyboard.type(typed.slice(-1));
  } else {
    const control = page.locator(controls).first();
    if (!(await control.count())) return;
    await control.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
    await alive(page);
  }
};

const controls =
  ':is([data-root], [data-island]) :is(button[type="button"], input:is([type="radio"], [type="checkbox"])):not(:disabled)';

/** Presses each control that does not leave the page, one after the other. */
const pressAll: Act = async (page) => {
  const count = Math.min(await page.locator(controls).count(), 14);
  for (let at = 0; at < count; at += 1) {
    const control = page.locator(controls).nth(at);
    if (await control.count()) await control.evaluate((element: HTMLElement) => element.click());
    await page.waitForTimeout(100);
  }
};

for (const { route, path } of familyPages.filter(({ route }) => route.boot === 'intent'))
  test(`${path} before`, async ({ browser }) => {
    const context = await browser.newContext();
    const pages = [await context.newPage(), await context.newPage()] as const;
    const [plain, changed] = pages;
    changed.on('pageerror', (m) => console.log('ERR', path, m.message.slice(0, 100)));
    await changed.addInitScript(translate, { mark: translated, wordsOnly: false });
    await changed.addInitScript(manageForms);
    for (const page of pages) await page.goto(product.origin + path);
    for (const act of [first, pressAll]) {
      for (const page of pages) await act(page);
      await expect(async () => {
        expect(await changed.evaluate(seen, translated)).toEqual(await plain.evaluate(seen, translated));
      }).toPass({ timeout: 6000 });
    }
    await context.close();
  });
