import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { buildPath, languages, type StoredKind, storedEntries } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import { budgets, overweight } from '@tern/testing/budgets';
import { familyPages } from '@tern/testing/inspectPage';
import { weigh } from '@tern/testing/pageWeight';
import { phone, productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** The choice about cookies, and the list of what is stored held against real browsers. */
const product = productForTests();

const banner = '[data-consent]';
const at = (path: string, country: string | null) =>
  `${product.origin}${path}${country ? `${path.includes('?') ? '&' : '?'}geo=${country}` : ''}`;

interface Stored {
  kind: StoredKind;
  name: string;
}

/** All that a browser holds of this site, whatever wrote it. */
async function storedIn(context: BrowserContext, page: Page): Promise<Stored[]> {
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    // The site uses none of these: a name from them is on no list.
    cache: [
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name ?? '?'),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ],
  }));
  const cookies = (await context.cookies(product.origin)).map(
    ({ name }): Stored => ({ kind: 'cookie', name }),
  );
  return [
    ...cookies,
    ...Object.entries(inPage).flatMap(([kind, names]) =>
      names.map((name): Stored => ({ kind: kind as StoredKind, name })),
    ),
  ];
}

const entryOf = ({ kind, name }: Stored) =>
  storedEntries.find(
    (entry) =>
      entry.kind === kind &&
      entry.names.some((each) => (each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : each === name)),
  );

/** Names of stored entries that the list does not have, or that this visitor has not allowed. */
async function unlisted(context: BrowserContext, page: Page, allowed: boolean): Promise<string[]> {
  return (await storedIn(context, page)).flatMap((each) => {
    const entry = entryOf(each);
    if (!entry) return [`${new URL(page.url()).pathname}: ${each.kind} ${each.name} is not on the list`];
    return entry.needsConsent && !allowed
      ? [`${new URL(page.url()).pathname}: ${each.kind} ${each.name}`]
      : [];
  });
}

/** Of every layout and start one, and those that store something: for visitors about whom a signal decides. */
const fewPages = familyPages.filter(
  ({ route }, at) =>
    ['home', 'pricing', 'checkout', 'login', 'whatIsMyIp', 'invite'].includes(route.id) || at % 9 === 0,
);

const signals = {
  gpc: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  dnt: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
} as const;

interface Visitor {
  name: string;
  country: string;
  choice?: 'granted' | 'denied';
  signal?: keyof typeof signals;
  measured: boolean;
  asked: boolean;
}

const visitors: readonly Visitor[] = [
  { name: 'no choice', country: 'DE', measured: false, asked: true },
  { name: 'yes', country: 'DE', choice: 'granted', measured: true, asked: true },
  { name: 'no', country: 'DE', choice: 'denied', measured: false, asked: true },
  { name: 'Global Privacy Control', country: 'DE', signal: 'gpc', measured: false, asked: false },
  { name: 'Do Not Track', country: 'DE', signal: 'dnt', measured: false, asked: false },
  { name: 'outside the regions', country: 'US', measured: true, asked: false },
];

const choose = async (page: Page, choice: 'granted' | 'denied') => {
  const sent = page.waitForResponse((response) => new URL(response.url()).pathname === '/consent');
  await page.locator(`${banner} button[value=${choice}]`).click();
  await sent;
  await expect(page.locator(banner)).toHaveCount(0);
};

/** The network of a measured visit never counts as idle: events are sent so that they outlive the page. */
const open = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
};

for (const { name, country, choice, signal, measured, asked } of visitors) {
  test(`what a browser stores on every page: ${name}`, async ({ browser }) => {
    test.setTimeout(200_000);
    const context = await browser.newContext({ locale: 'en-US' });
    if (signal) await context.addInitScript(signals[signal]);
    const page = await context.newPage();
    const measuredBy: string[] = [];
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (pathname.startsWith('/api/mms/analytics/')) measuredBy.push(pathname);
      if (origin !== product.origin && !request.url().startsWith('data:')) measuredBy.push(request.url());
    });
    const wrong: string[] = [];
    await open(page, at('/?utm_source=news&utm_campaign=winter', country));
    await expect(page.locator(banner)).toHaveCount(asked ? 1 : 0);
    wrong.push(...(await unlisted(context, page, measured && !asked)));
    if (choice) {
      await choose(page, choice);
      await page.waitForTimeout(200);
      wrong.push(...(await unlisted(context, page, measured)));
    }
    for (const { route, path } of asked && choice !== 'denied' ? familyPages : fewPages) {
      await page.goto(at(path, country), { waitUntil: 'load' });
      // Some is stored in idle time.
      if (route.boot !== 'static') await page.waitForTimeout(150);
      wrong.push(...(await unlisted(context, page, measured)));
    }
    if (!measured) wrong.push(...measuredBy.map((each) => `sent to ${each}`));
    expect(wrong).toEqual([]);
    const names = (await storedIn(context, page)).filter((each) => entryOf(each)?.needsConsent);
    const expected = storedEntries.some(({ needsConsent }) => needsConsent) && measured;
    expect(names.length > 0, names.map((each) => each.name).join(', ')).toBe(expected);
    if (choice === 'granted') {
      // Taken back as easily as given, and all of it is gone.
      await open(page, at('/', country));
      await page.locator('[data-privacy-choices]').click();
      await choose(page, 'denied');
      await page.waitForTimeout(200);
      expect(await unlisted(context, page, false)).toEqual([]);
    }
    await context.close();
  });
}

test('the banner: on the way of the keyboard, quiet, light, and gone for good after a press', async ({
  page,
}) => {
  const weight = weigh(page);
  await page.goto(at('/', 'DE'), { waitUntil: 'networkidle' });
  const region = page.getByRole('region', { name: 'Cookies' });
  await expect(region).toBeVisible();
  const home = familyPages.find(({ route }) => route.id === 'home');
  const loaded = await weight();
  // With the banner too a page keeps its budgets.
  expect(home && overweight(home.route, 'desktop', loaded, false)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const [decline, accept] = await region.getByRole('button').all();
  const sizes = [await decline?.boundingBox(), await accept?.boundingBox()];
  expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 1);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Decline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toHaveCount(0);
  await expect(page.locator('[data-consent-said]')).toHaveText(/You have declined/);
  await expect(page.locator('#main')).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(region).toHaveCount(0);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
  expect(cookie?.value).toBe('1.denied');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(179 * 86_400_000);
});

test('bytes of the banner, in every language', async () => {
  for (const language of languages)
    for (const variant of ['desktop', 'mobile']) {
      const response = await fetch(`${product.origin}/consent/${language}/${variant}?geo=DE`, {
        headers: { 'accept-encoding': 'br' },
      });
      const html = await response.text();
      expect(html).toContain('data-consent');
      expect(Number(response.headers.get('content-length')), `${language} ${variant}`).toBeLessThanOrEqual(
        budgets.banner,
      );
    }
});

for (const [language, variant] of [
  ['en', 'desktop'],
  ['ar', 'mobile'],
  ['de', 'mobile'],
] as const) {
  test(`the banner in ${language}, ${variant}: accessible, within the window, over no payment`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: variant === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      ...(variant === 'mobile' ? { userAgent: phone } : {}),
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node: Element | null }[];
        })[])
          for (const { node } of entry.sources)
            (globalThis as { shifted?: string }).shifted = node?.nodeName ?? 'gone';
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/pricing', '/pricing/checkout/12m']) {
      await page.goto(at(buildPath({ language, variant, path }), 'DE'), { waitUntil: 'networkidle' });
      const shown = page.locator(banner);
      await expect(shown).toHaveCount(1);
      expect(await page.locator('html').getAttribute('dir')).toBe(directionOf(language));
      const box = await shown.boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      if (path.includes('checkout')) {
        expect(await shown.evaluate((each) => getComputedStyle(each).position)).toBe('static');
        expect(box?.y ?? 0).toBeGreaterThan(height / 2);
      } else {
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(box?.height ?? 0).toBeLessThan(height / 3);
      }
      const report = await new AxeBuilder({ page }).setLegacyMode(true).include(banner).analyze();
      expect(
        report.violations.map(({ id }) => id),
        path,
      ).toEqual([]);
    }
    // A laptop at 200 % of zoom and at 400 %: it covers nothing, and both buttons can be reached.
    if (variant === 'desktop')
      for (const size of [
        { width: 720, height: 450 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(at('/', 'DE'), { waitUntil: 'networkidle' });
        const shown = page.locator(banner);
        expect(await shown.evaluate((each) => getComputedStyle(each).position)).toBe('static');
        expect((await shown.boundingBox())?.y ?? 0).toBeGreaterThan(size.height);
        for (const button of await shown.getByRole('button').all()) {
          await button.scrollIntoViewIfNeeded();
          await expect(button).toBeInViewport({ ratio: 1 });
        }
      }
    await context.close();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks, and the policy takes the choice and says what holds', async ({ page, context }) => {
    await page.goto(at('/de', 'DE'));
    await expect(page.locator(banner)).toHaveCount(0);
    await page.locator('[data-privacy-choices]').click();
    await expect(page).toHaveURL(/\/de\/cookie-policy#choices$/);
    await page.locator('#choices button[value=granted]').click();
    await expect(page).toHaveURL(/\/de\/cookie-policy#consent-granted$/);
    await expect(page.locator('#consent-granted p')).toBeVisible();
    await expect(page.locator('#consent-denied p')).toBeHidden();
    await page.locator('#choices button[value=denied]').click();
    await expect(page.locator('#consent-denied p')).toBeVisible();
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('1.denied');
  });
});
