import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buildPath } from '@tern/domain';
import { weigh, weighedPaths } from './pageWeight.ts';
import { phone, productForTests } from './product.ts';

const product = productForTests();

const kib = 1024;

for (const language of ['en', 'de', 'ar'] as const) {
  for (const form of ['desktop', 'mobile'] as const) {
    test(`pages in ${language}, ${form}: sound, accessible, within their budgets`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: form === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...(form === 'mobile' ? { userAgent: phone } : {}),
      });
      const titles = new Set<string>();
      for (const canonical of weighedPaths) {
        const path = buildPath({ language, form, path: canonical });
        await test.step(path, async () => {
          const page = await context.newPage();
          const complaints: string[] = [];
          page.on('console', (message) => {
            if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
          });
          page.on('pageerror', (error) => complaints.push(error.message));
          const weight = weigh(page);
          const answer = await page.goto(product.origin + path, { waitUntil: 'networkidle' });
          expect(answer?.status()).toBe(200);
          const html = page.locator('html');
          await expect(html).toHaveAttribute('lang', language);
          await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
          const title = await page.title();
          expect(titles.has(title)).toBe(false);
          titles.add(title);

          const { html: document, scripts, all, urls } = await weight();
          const isHome = canonical === '/';
          expect(document, 'HTML with critical CSS').toBeLessThanOrEqual((isHome ? 14 : 20) * kib);
          expect(scripts, 'JavaScript before any interaction').toBeLessThanOrEqual((isHome ? 5 : 110) * kib);
          if (isHome && form === 'mobile') expect(all, 'everything').toBeLessThanOrEqual(100 * kib);
          for (const url of urls) expect(new URL(url).origin).toBe(product.origin);

          const report = await new AxeBuilder({ page }).analyze();
          expect(report.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          for (const width of form === 'mobile' ? [320, 390] : [760, 1000, 1440]) {
            await page.setViewportSize({ width, height: 800 });
            const overflow = await page.evaluate(
              () => globalThis.document.documentElement.scrollWidth - globalThis.innerWidth,
            );
            expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
          }
          expect(complaints).toEqual([]);
          await page.close();
        });
      }
      await context.close();
    });
  }
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
    // A visitor of its own each time: cookies must not travel from one question to the next.
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
