import { expect } from '@playwright/test';
import { type Language, languages } from '@tern/domain';
import { familyPages, openInspector, type Wanted } from '@tern/testing/inspectPage';
import { weighedPaths } from '@tern/testing/pageWeight';
import { phone, productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

// Pages are weighed as they are served.
const product = productForTests({ BROTLI_LEVEL: '11' });

// The record of hundreds of pages takes nearly as long as their visits, and a message names the page that is wrong.
test.use({ trace: 'off' });

/** Pages that are looked at in more than one language: a first language, a long one, and one from right to left. */
const often: readonly Language[] = ['en', 'de', 'ar'];
const tabs = 3;

for (const [at, variant] of (['desktop', 'mobile'] as const).entries()) {
  test(`a page of each family, ${variant}, languages in turn: sound, accessible, within budget, narrow and zoomed`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const framesSeen = new Set<string>();
    const queue = familyPages.flatMap(({ route, path }, index): Wanted[] => {
      // The checkout with its plan, as buyers come to it.
      const page = { route, path: weighedPaths.find((weighed) => weighed === `${path}/12m`) ?? path };
      const turn = languages[(index + at * 5) % languages.length] as Language;
      const isWeighed = weighedPaths.some((weighed) => weighed === page.path);
      return (isWeighed ? often : [turn]).map((language) => {
        const frame = `${page.route.layout} ${page.route.boot}`;
        const frameSeen = !isWeighed && framesSeen.has(frame);
        framesSeen.add(frame);
        return { ...page, language, frameSeen };
      });
    });
    expect(weighedPaths.filter((weighed) => !queue.some(({ path }) => path === weighed))).toEqual([]);
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const { inspect, close } = await openInspector(browser, product.origin, variant);
        for (let wanted = queue.shift(); wanted; wanted = queue.shift()) {
          const { address, problems } = await inspect(wanted);
          wrong.push(...problems.map((problem) => `${address}: ${problem}`));
        }
        await close();
      }),
    );
    expect(wrong).toEqual([]);
  });
}

test('the home page hydrates nothing before it is touched, and the first click counts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(product.origin, { waitUntil: 'networkidle' });
  const small = scripts.length;
  // The small script, what both kinds of pages start with, and Vite's loader; the budgets weigh them.
  expect(small).toBeLessThanOrEqual(3);
  expect(await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))).toBe(
    false,
  );
  const island = page.locator('[data-island="priceTeaser"]');
  await expect(island).toContainText('$');
  await island.getByRole('radio', { name: /GBP/ }).click();
  await expect(island).toContainText('£');
  await expect(island).not.toContainText('$5.99');
  expect(scripts.length).toBeGreaterThan(small);
});

test('without scripts: menus, languages and questions work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.origin);
  await page.locator('header summary', { hasText: 'English' }).first().click();
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL(`${product.origin}/de`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`${product.origin}/de/pricing`);
  await expect(page.getByText('12').first()).toBeVisible();
  await context.close();
});

test('one hop to the right page', async ({ playwright }) => {
  const hop = async (path: string, headers: Record<string, string> = {}) => {
    // A new visitor each time: cookies must not leak from one request to the next.
    const visitor = await playwright.request.newContext();
    const answer = await visitor.get(product.origin + path, { headers, maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? null];
  };
  expect(await hop('/')).toEqual([200, null]);
  expect(await hop('/', { 'user-agent': phone })).toEqual([302, '/m/home']);
  expect(await hop('/en/pricing?a=1')).toEqual([301, '/pricing?a=1']);
  expect(await hop('/pricing?nl=de')).toEqual([302, '/de/pricing']);
  expect(await hop('/PRICING', { cookie: 'language=de' })).toEqual([302, '/de/pricing']);
  expect(await hop('/paypal')).toEqual([301, '/pricing']);
  expect(await hop('/m/pricing')).toEqual([302, '/pricing']);
  expect(await hop('/m/pricing?form=desktop', { 'user-agent': phone })).toEqual([
    302,
    '/pricing?form=desktop',
  ]);
  expect(await hop('/myAccount')).toEqual([302, '/login?redirect=%2FmyAccount']);
  expect(await hop('/nowhere')).toEqual([404, null]);
});

test('the frame of safety around every answer', async ({ request }) => {
  const answer = await request.get(product.origin);
  const headers = answer.headers();
  expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers.vary).toContain('Cookie');
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="${product.origin}/"`);
  expect(html.match(/hrefLang="x-default"/gi)).toHaveLength(1);
  expect((await request.get(`${product.origin}/api/openapi.json`)).status()).toBe(200);
  expect((await request.get(`${product.origin}/api/nothing`)).status()).toBe(404);
  expect((await request.get(`${product.origin}/healthz`)).status()).toBe(200);
  expect((await request.get(`${product.origin}/assets/none.js`)).status()).toBe(404);
});
