import { expect, type Page } from '@playwright/test';
import { manageForms, translate, translated } from './pageChangers.ts';

/** Opens pages that others change, and compares them with pages as they are. */

export const root = ':is([data-root], [data-island])';

export const alive = (page: Page) => page.waitForSelector(`${root}[data-hydrated]`, { state: 'attached' });

/** From its first HTML on, and in each document that follows. */
export async function changeFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(translate, { mark: translated, wordsOnly: false });
  await page.addInitScript(manageForms);
}

/** From now on, words alone. */
export async function changeNow(page: Page): Promise<void> {
  await page.evaluate(translate, { mark: translated, wordsOnly: true });
  await page.evaluate(manageForms);
}

/** Runs in the page: what a visitor has entered, and where the focus is. */
const readState = () => {
  const isChoice = (type: string) => type === 'radio' || type === 'checkbox';
  const main = document.querySelector<HTMLElement>('main') ?? document.body;
  const fields = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(({ type }) => type !== 'hidden')
    .map(({ type, value, checked }) => `${type} ${isChoice(type) ? checked : value}`);
  const { activeElement: focus, body } = document;
  return {
    fields,
    focus:
      focus && focus !== body ? `${focus.localName} ${focus.getAttribute('type')} ${focus.className}` : null,
    path: location.pathname,
  };
};

/** Runs in the page: its text, and of countdowns the end in words alone. */
const readText = () =>
  [...document.querySelectorAll<HTMLElement>('[data-countdown]')].reduce(
    (text, { innerText, firstElementChild }) =>
      text.replace(innerText, (firstElementChild as HTMLElement).innerText),
    document.body.innerText,
  );

/** A page as a visitor has it, without what the translator has put in. */
export async function readPage(page: Page) {
  // Two pages are read one after the other, and a minute may end between them.
  const text = await page.evaluate(readText);
  return {
    ...(await page.evaluate(readState)),
    text: text.replaceAll(translated, '').replace(/\s+/g, ' ').trim(),
  };
}

/** Waits until both show the same; after a load and a move the focus is not at the same place (`other ways`). */
export async function expectSame(
  plain: Page,
  changed: Page,
  what: string,
  ways: 'same way' | 'other ways' = 'same way',
): Promise<void> {
  await expect(async () => {
    const [wanted, found] = await Promise.all([plain, changed].map(readPage));
    expect(found, what).toEqual(ways === 'same way' ? wanted : { ...wanted, focus: found?.focus });
  }).toPass({ timeout: 60_000 });
}
