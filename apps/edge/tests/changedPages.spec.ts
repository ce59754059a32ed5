import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { allPages, buildPath, fillPath, type Language, type Route } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { alive, changeFromTheStart, changeNow, expectSame, root } from './comparePages.ts';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';

/**
 * Every page that wakes, opened twice: as it is, and changed by a translator and a password manager. The same is done in
 * both, and both must show the same: nothing typed or pressed is lost, no sum is an old one, no page breaks.
 */
const product = productForTests(withRecaptcha);

// The record of dozens of pages takes longer than their visits, and a message names the page that is wrong.
test.use({ trace: 'off' });

const address = 'marta.wanderer+north@example.com';
const password = 'Polar-flight-1';

type Wanted = Readonly<{ route: Route; path: string }>;

/** One page of each route; those with a session are in `changedAccount.spec.ts`. */
const pages: readonly Wanted[] = allPages()
  .filter(({ route }, at, all) => all.findIndex((other) => other.route === route) === at)
  .filter(({ route }) => !route.protected)
  .map(({ route, params }) => ({
    route,
    path: route.id === 'checkout' ? '/pricing/checkout/12m' : fillPath(route.path, params),
  }));

const textField = `${root} :is(input:is([type="email"], [type="text"], [type="search"]), textarea):not([hidden], [readonly], :disabled)`;
const choices = `${root} input:is([type="radio"], [type="checkbox"]):not(:disabled)`;
const buttons = `${root} button[type="button"]:not(:disabled)`;

/** By keys alone, as fast as they come; `sent` is called when all is typed. */
async function signIn(page: Page, email: string, sent = () => {}): Promise<void> {
  await page.locator('input[name="username"]').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  sent();
  await page.waitForURL(/\/myAccount/);
}

/** The very first act: types into the first field, key by key, or makes a choice, or presses a button. */
async function actFirst(page: Page): Promise<void> {
  const field = page.locator(textField).first();
  const control = page.locator((await page.locator(choices).count()) ? choices : buttons).last();
  if (await field.count()) {
    await field.focus();
    await page.keyboard.type(address.slice(0, -1));
    await alive(page);
    await page.keyboard.type(address.slice(-1));
    await expect(field, 'what was typed stays').toHaveValue(address);
    await expect(field, 'the focus stays').toBeFocused();
  } else if (await control.count()) {
    await control.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
    await alive(page);
  }
}

/** Wakes a page by the pointer alone, once its first script listens. */
const wake = (page: Page) =>
  expect(async () => {
    await page.locator(root).first().dispatchEvent('pointerover');
    await expect(page.locator(`${root}[data-hydrated]`).first()).toBeAttached({ timeout: 1_000 });
  }).toPass();

/** Presses what can be pressed, one after the other, and compares each time. */
async function pressAll(plain: Page, changed: Page, controls: string, what: string): Promise<void> {
  const { pathname } = new URL(plain.url());
  const count = Math.min(await plain.locator(controls).count(), 12);
  for (let at = 0; at < count && new URL(plain.url()).pathname === pathname; at += 1) {
    for (const page of [plain, changed]) {
      const control = page.locator(controls).nth(at);
      if (await control.count()) await control.evaluate((element: HTMLElement) => element.click());
    }
    await expectSame(plain, changed, `${what}, pressed ${at}`);
  }
}

type Moment = 'before waking' | 'after waking';

/** Opens a page in two tabs, changes the second one, and does the same in both. */
async function compare(
  tabs: readonly [Page, Page],
  { route, path }: Wanted,
  when: Moment,
  language: Language,
) {
  const [plain, changed] = tabs;
  const what = `${path}, ${language}, changed ${when}`;
  const broken: string[] = [];
  changed.on('pageerror', ({ message }) => broken.push(message));
  for (const page of tabs)
    await page.goto(product.origin + buildPath({ language, variant: 'desktop', path }));
  const isApp = route.boot === 'app';
  if (isApp) for (const page of tabs) await alive(page);
  for (const page of tabs) {
    if (when === 'before waking') await actFirst(page);
    else if (!isApp) {
      await wake(page);
    }
    if (when === 'after waking' && page === changed) {
      await changeNow(page);
    }
  }
  if (when === 'after waking') for (const page of tabs) await actFirst(page);
  await expectSame(plain, changed, what);
  await pressAll(plain, changed, choices, what);
  // Buttons of the account end sessions, which the other page needs.
  if (!isApp) await pressAll(plain, changed, buttons, what);
  expect(broken, what).toEqual([]);
}

const moments: readonly Moment[] = ['before waking', 'after waking'];
const onSample: readonly string[] = ['login', 'checkout', 'webrtcLeakTest'];

/** Runs the comparison in a browser of its own. */
async function compareAlone(
  browser: Browser,
  wanted: Wanted,
  when: Moment,
  language: Language = 'en',
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const tabs = [await context.newPage(), await context.newPage()] as const;
  if (when === 'before waking') await changeFromTheStart(tabs[1]);
  await compare(tabs, wanted, when, language);
  await context.close();
}

for (const wanted of pages.filter(({ route }) => route.boot !== 'static'))
  test(`${wanted.path} in the hands of a translator and a password manager`, async ({ browser }) => {
    for (const when of moments) {
      await compareAlone(browser, wanted, when);
      if (onSample.includes(wanted.route.id)) await compareAlone(browser, wanted, when, 'ar');
    }
  });

/** The first page of each island; the first one of a page is the one that is acted upon. */
async function pagesOfIslands(request: APIRequestContext): Promise<ReadonlyMap<string, Wanted>> {
  const found = new Map<string, Wanted>();
  // The page of all places has its islands once the service has fetched the list of servers.
  await expect(async () => {
    const html = await (await request.get(`${product.origin}/vpn-server`)).text();
    expect(html).toContain('data-island="placeChart"');
  }).toPass();
  for (const wanted of pages.filter(({ route }) => route.boot === 'static')) {
    const html = await (await request.get(product.origin + wanted.path)).text();
    const island = / data-island="(\w+)"/.exec(html)?.[1];
    if (island && !found.has(island)) found.set(island, wanted);
  }
  return found;
}

const islands = [
  'blogSearch',
  'cancelContract',
  'codeTry',
  'connectTry',
  'contactForm',
  'downloads',
  'newsletter',
  // Its page has the search for places as well, whose field is typed into.
  'placeChart',
  'priceTeaser',
  'verify',
];

test('the islands below are all there are', async ({ request }) => {
  expect([...(await pagesOfIslands(request)).keys()].toSorted()).toEqual(islands);
});

for (const island of islands)
  test(`the island ${island} in their hands`, async ({ browser, request }) => {
    const wanted = (await pagesOfIslands(request)).get(island);
    if (!wanted) throw new Error(`No page begins with the island ${island}`);
    for (const when of moments) await compareAlone(browser, wanted, when);
  });

for (const code of ['fast', 'slow'] as const)
  test(`signing in on a translated page, by keys alone, with ${code} code`, async ({ page }) => {
    const email = `marta.${code}@example.com`;
    await newPerson(product, email, password);
    await changeFromTheStart(page);
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    if (code === 'slow')
      await page.route('**/assets/startPage-*.js', async (route) => {
        await released;
        await route.continue();
      });
    await page.goto(`${product.origin}/login`);
    await signIn(page, email, () => release());
  });

test('an address that was filled in without an event is taken', async ({ page }) => {
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  await wake(page);
  const field = page.locator('input[name="email"]');
  await field.evaluate((element: HTMLInputElement) => {
    element.value = 'marta.filled@example.com';
  });
  // Components are drawn again, and the field keeps its text.
  await page
    .locator('input[name="method"]')
    .last()
    .evaluate((element: HTMLElement) => element.click());
  await expect(field).toHaveValue('marta.filled@example.com');
  // It stands beside the form, and names it.
  await page.locator('main button[type="submit"][form]').first().click();
  await page.waitForURL(({ pathname }) => pathname !== '/pricing/checkout/12m');
});
