import { expect, type Page } from '@playwright/test';
import { phone } from '@tern/testing/product';
import { serveHalfDocuments } from './halfDocument.ts';
import { drawEverything, test, visitedProduct } from './journey.ts';

/** The time from the first paint of a page to the first module of its own. */
const product = visitedProduct();
const firstModule = '**/assets/boot-*.js';
/** A page starts without its first paint after two seconds: on a machine as busy as that it is visited again. */
const withoutPaint = 1_900;

for (const path of ['/m/home', '/m/pricing', '/ar/m/what-is-vpn', '/m/webrtc-leak-test'])
  test(`${path} is painted before it fetches a script or anything that one asks for`, async ({ browser }) => {
    const context = await browser.newContext({
      userAgent: phone,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const facts = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const files = performance.getEntriesByType('resource');
        const loaded = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .loadEventStart;
        // The browser itself fetches the dictionary once the page has loaded, which a busy machine may paint later.
        const isDictionary = ({ name, startTime }: PerformanceEntry) =>
          new URL(name).pathname.startsWith('/frames/') && loaded > 0 && startTime >= loaded;
        const early = files
          .filter((file) => file.startTime < painted && !isDictionary(file))
          .map(({ name }) => name);
        return {
          painted,
          early,
          hasRules: files.some(({ name }) => name.includes('/speculation-rules/')),
        };
      });
    const visit = async () => {
      await page.goto(product.origin + path);
      // Once the page is idle, which a busy machine is late for.
      await expect.poll(async () => (await facts()).hasRules).toBe(true);
      return facts();
    };
    let { painted, early } = await visit();
    if (painted > withoutPaint) ({ painted, early } = await visit());
    expect(painted).toBeGreaterThan(0);
    expect(early.filter((name) => !/\.(?:woff2|css|svg)(?:#|$)/.test(name))).toEqual([]);
    await context.close();
  });

/**
 * Notes, for each of the two policies that the first module makes before anything else, whether the page was painted.
 * Returns what was noted.
 */
async function noteFirstModule(page: Page) {
  await page.addInitScript(() => {
    const factory = (globalThis as { trustedTypes?: object }).trustedTypes as object;
    const { createPolicy } = factory as { createPolicy: (...given: unknown[]) => unknown };
    const painted: boolean[] = [];
    Object.assign(globalThis, { painted });
    Object.defineProperty(factory, 'createPolicy', {
      value: (...given: unknown[]) => {
        painted.push(performance.getEntriesByName('first-contentful-paint').length > 0);
        return createPolicy.apply(factory, given);
      },
    });
  });
  return () => page.evaluate(() => (globalThis as { painted?: boolean[] }).painted);
}

test('a page that starts at once is painted before its modules run', async ({ page }) => {
  const painted = await noteFirstModule(page);
  await page.goto(`${product.origin}/win-pay/native`);
  await expect.poll(painted).toEqual([true, true]);
});

test('a page whose second half comes after its first module is alive to its end', async ({ page }) => {
  const halves = await serveHalfDocuments(product.origin);
  const painted = await noteFirstModule(page);
  await page.goto(halves.origin, { waitUntil: 'commit' });
  await expect.poll(painted).toHaveLength(2);
  await expect(page.locator('[data-countdown]')).toHaveCount(0);
  halves.deliver();
  await expect(page.locator('[data-unit="m"]').first()).toHaveText(/^\d\d$/);
  await halves.close();
});

/** Opens a page whose first module comes when the returned function is called. */
async function openWithoutModule(page: Page, path: string): Promise<() => void> {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route(firstModule, async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(product.origin + path);
  return deliver;
}

test('a press before the first module has come is done once it has', async ({ page }) => {
  const deliver = await openWithoutModule(page, '/webrtc-leak-test');
  await page.getByRole('button', { name: 'Run the test' }).click();
  deliver();
  await expect(page.getByRole('button', { name: 'Test again' })).toBeVisible();
});

test('a form sent before the first module has come is sent by its components', async ({ page }) => {
  const deliver = await openWithoutModule(page, '/login');
  await page.locator('input[name="username"]').fill('nobody@example.com');
  await page.locator('input[name="password"]').fill('Wrong-but-long-1');
  await page.locator('main form button[type="submit"]').click();
  deliver();
  await expect(page.locator('input[name="username"]')).toHaveValue('nobody@example.com');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  // Sent natively, the page would be another document.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/login$/);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('a form works as without scripts when the first module does not load', async ({ page }) => {
  await page.route(firstModule, (route) => route.abort());
  await page.goto(`${product.origin}/what-is-my-ip`);
  await page.getByRole('searchbox').fill('81.2.69.142');
  await expect(async () => {
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page).toHaveURL(/\?ip=81\.2\.69\.142$/, { timeout: 1_000 });
  }).toPass();
});

test('the header is that of somebody signed in from the start', async ({ context, page }) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: product.origin }]);
  await page.route(firstModule, (route) => route.abort());
  await page.goto(product.origin);
  await expect(page.locator('header [data-signed-in-only]').first()).toBeVisible();
  await expect(page.locator('header [data-signed-out-only]').first()).toBeHidden();
});

for (const [path, width] of [
  ['/', 1440],
  ['/m/home', 390],
  ['/ar/m/home', 390],
  ['/what-is-vpn', 1440],
  ['/features', 1440],
  ['/download/smart-tvs/lg-tv', 1440],
  ['/m/download/game-host/playstation', 390],
] as const)
  test(`${path} is as long without its drawings as with them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const deliver = await openWithoutModule(page, path);
    const heights = () =>
      page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets = [sheet];
        return [...document.querySelectorAll('main section')].map(({ id, clientHeight, className }) => [
          id || className,
          clientHeight,
        ]);
      });
    const without = await heights();
    expect(without.length).toBeGreaterThan(2);
    expect(await page.locator('main [data-late]').count()).toBeGreaterThan(0);
    // React would find another markup than it knows.
    expect(await page.locator('[data-island] [data-late]').count()).toBe(0);
    deliver();
    await drawEverything(page);
    expect(await heights()).toEqual(without);
  });

for (const path of ['/m/redeem', '/ja/m/redeem', '/m/404'])
  test(`${path} is shorter than a screen, and stands still while it comes in slowly`, async ({ browser }) => {
    const context = await browser.newContext({ userAgent: phone, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await context.newCDPSession(page);
    // 6 KB/s: the document comes in pieces, and each is painted.
    const slow = { offline: false, latency: 50, downloadThroughput: 6_000, uploadThroughput: 6_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    await page.goto(product.origin + path);
    const shifts = await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts ?? []);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
  });

const maps = 'main svg[role="img"]:has(> use)';

test('drawings come when they are near, and those of the menus with whoever comes to the header', async ({
  page,
}) => {
  const deliver = await openWithoutModule(page, '/');
  // Their markup is no text to read meanwhile.
  for (const late of await page.locator('[data-late]').all()) await expect(late).toBeHidden();
  deliver();
  const inMain = page.locator('main [data-late]');
  await page.mouse.move(640, 400);
  expect(await inMain.count()).toBeGreaterThan(0);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(inMain).toHaveCount(0, { timeout: 300 });
  }).toPass();
  expect(await page.locator(maps).count()).toBeGreaterThan(2);
  const glyphs = page.locator('header summary + * svg:has(> use)');
  await expect(glyphs).toHaveCount(0);
  await page.locator('header summary').first().hover();
  await expect(page.locator('header [data-late]')).toHaveCount(0);
  await page.locator('header summary').first().click();
  await expect(glyphs.first()).toBeVisible();
});

test('paper has every drawing, and so has a page without scripts', async ({ browser, page }) => {
  await page.goto(product.origin);
  await drawEverything(page);
  const drawn = await page.locator(maps).count();
  expect(drawn).toBeGreaterThan(2);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(product.origin);
  await expect(still.locator(maps)).toHaveCount(drawn);
  await still.locator('[data-late] svg').last().scrollIntoViewIfNeeded();
  await expect(still.locator('[data-late] svg').last()).toBeVisible();
  await plain.close();
});
