import { expect, type Page } from '@playwright/test';
import { buildPath, languages, type PageVariant } from '@tern/domain';
import { familyPages } from '@tern/testing/inspectPage';
import { phone, productForTests } from '@tern/testing/product';
import { expectRestored, travel, watchReturns, withBackCache } from './backCache.ts';
import { aliveAround, test } from './journey.ts';
import { opsBeside } from './opsBeside.ts';
import { newPerson, withRecaptcha } from './people.ts';
import { authenticatorOf } from './virtualAuthenticator.ts';

/** Back and forward come from the memory of the browser, and a page that comes back is right at once. */
const product = productForTests(withRecaptcha);
const ops = opsBeside(product);

test.use({ launchOptions: await withBackCache(), trace: 'off' });
test.beforeEach(({ context }) => watchReturns(context));

const password = 'Polar-flight-1';
const alive = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Each page is returned to from the next, and gone on to from the one before. */
async function walk(page: Page, addresses: readonly string[], settle: (page: Page) => Promise<unknown>) {
  const wrong: string[] = [];
  const note = async (way: 'back' | 'forward') => {
    const reasons = await travel(page, way);
    if (reasons) wrong.push(`${way} to ${page.url()}: ${reasons}`);
  };
  for (const [at, address] of addresses.entries()) {
    await page.goto(product.origin + address);
    await settle(page);
    if (at === 0) continue;
    await note('back');
    await note('forward');
  }
  return wrong;
}

for (const variant of ['desktop', 'mobile'] satisfies PageVariant[])
  test(`a page of each family comes from the cache, alive or not, ${variant}`, async ({ browser }) => {
    test.setTimeout(900_000);
    const context = await browser.newContext(
      variant === 'mobile' ? { userAgent: phone, viewport: { width: 390, height: 844 } } : {},
    );
    await watchReturns(context);
    const page = await context.newPage();
    const addresses = familyPages.map(({ path }, at) => {
      const language = languages[at % languages.length] ?? 'en';
      return buildPath({ language, variant, path });
    });
    const wrong = await walk(page, addresses, async () => {
      if ((await page.locator('html[data-boot="static"]').count()) > 0) return;
      await aliveAround(page.locator('[data-root] > *').first());
    });
    expect(wrong).toEqual([]);
    await context.close();
  });

test('the account comes from the cache, section by section', async ({ page }) => {
  const email = 'back.account@example.com';
  await newPerson(product, email, password);
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/myAccount$/);
  const links = await page
    .locator('main nav a[href*="/myAccount"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(8);
  const sections = [...new Set([...links, '/pricing', '/pricing/checkout/6m', '/redeem'])];
  const wrong = await walk(page, sections, async () => {
    await alive(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });
  expect(wrong).toEqual([]);
  // It is the page of who is signed in, as before.
  await page.goto(`${product.origin}/myAccount`);
  await expect(page.locator('main')).toContainText(email);
  await page.goto(`${product.origin}/faq`);
  await expectRestored(page, 'back');
  await expect(page.locator('main')).toContainText(email);
});

test('an open order, a sign-in that waits for a passkey and a finished leak test come from the cache', async ({
  page,
}) => {
  const email = 'back.checkout@example.com';
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(page.frameLocator('main iframe').getByLabel('Card number')).toBeVisible();
  await page.goto(`${product.origin}/faq`);
  await expectRestored(page, 'back');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.locator('main iframe')).toBeVisible();
  await expectRestored(page, 'forward');

  await authenticatorOf(page);
  const asked = page.waitForResponse(/passkey/);
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await asked;
  await page.goto(`${product.origin}/faq`);
  await expectRestored(page, 'back');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectRestored(page, 'forward');

  await page.goto(`${product.origin}/webrtc-leak-test`);
  await page.locator('main button').first().click();
  await expect(page.locator('main')).toContainText('The evidence.');
  await page.goto(`${product.origin}/faq`);
  await expectRestored(page, 'back');
  await expectRestored(page, 'forward');
});

test('scroll and text are as they were left, and a countdown is right in the first frame', async ({
  page,
}) => {
  await page.goto(`${product.origin}/contact`);
  const name = page.locator('main input[name], main textarea[name]').first();
  await name.fill('Marta');
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto(product.origin);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-countdown] [data-unit]')].some(
      ({ textContent }) => Number(textContent) > 0,
    ),
  );
  await page.evaluate(() => {
    const minutesOf = () => {
      const units = document.querySelectorAll('[data-countdown] [data-unit]');
      const [days = 0, hours = 0, minutes = 0] = [...units].map(({ textContent }) => Number(textContent));
      return (days * 24 + hours) * 60 + minutes;
    };
    const device = Date.now;
    const before = minutesOf();
    addEventListener('pagehide', () => {
      Date.now = () => device() + 3 * 3_600_000;
    });
    addEventListener('pageshow', () =>
      requestAnimationFrame(() => Object.assign(globalThis, { ticked: before - minutesOf() })),
    );
  });
  await expectRestored(page, 'back');
  await expect(name).toHaveValue('Marta');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expectRestored(page, 'forward');
  const ticked = () => page.evaluate(() => (globalThis as { ticked?: number }).ticked);
  await expect.poll(ticked).toBeGreaterThanOrEqual(180);
  expect(await ticked()).toBeLessThanOrEqual(181);
});

test('a page whose offer has ended meanwhile is loaded again, and one with text in a field stays', async ({
  page,
}) => {
  const offer = page.locator('[data-countdown]');
  const mark = () => page.evaluate(() => Object.assign(globalThis, { same: true }));
  const same = () => page.evaluate(() => 'same' in globalThis);
  /** A page whose first script has not run does not check itself when it returns. */
  const started = () => page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await page.goto(product.origin);
  await mark();
  await expect(offer.first()).toBeAttached();
  await started();
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  await mark();
  await page.getByLabel('Email', { exact: true }).fill('back.offer@example.com');
  // A page whose frames still load is not cached.
  await expect(page.frameLocator('main iframe').getByLabel('Card number')).toBeVisible();
  await page.goto(`${product.origin}/why-us`);
  await mark();
  await started();
  await page.goto(`${product.origin}/faq`);
  await expectRestored(page, 'back');
  const looks = () =>
    page.evaluate(() =>
      performance.getEntriesByName(location.href, 'resource').map(({ duration }) => duration),
    );
  await expect.poll(looks).toHaveLength(1);
  // Nothing has changed: it is the document that was left.
  expect(await same()).toBe(true);

  const [, running = ''] = /^\s*(\w+) .*runs now/m.exec(await ops.run('campaigns')) ?? [];
  await ops.run('campaigns', 'stop', running, '--yes');
  // As this visitor is sent it: the page of another currency or language is renewed at another moment.
  const home = async () => (await page.request.get(product.origin)).text();
  await expect.poll(home).not.toContain('data-countdown');
  await expectRestored(page, 'back');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('back.offer@example.com');
  expect(await same()).toBe(true);
  await page.goBack({ waitUntil: 'commit' });
  await expect(offer).toHaveCount(0);
  expect(await same()).toBe(false);
});
