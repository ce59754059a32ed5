import { expect } from '@playwright/test';
import { languages } from '@tern/domain';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

const content = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replace(/&amp;/g, '&');

test('a crawler finds its way from robots.txt to every page of a language', async ({ request }) => {
  const robots = await (await request.get(`${product.origin}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] as string;
  const maps = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)/g)].map(
    (found) => found[1],
  );
  expect(maps).toHaveLength(languages.length);
  const german = maps.find((url) => url?.endsWith('-de.xml')) as string;
  const pages = [...(await (await request.get(german)).text()).matchAll(/<loc>([^<]+)/g)].map(
    (found) => found[1],
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((url) => /\/de\/blog\/[a-z0-9-]+$/.test(url ?? '')).length).toBeGreaterThanOrEqual(12);
  for (const url of pages.filter((_, at) => at % 9 === 0) as string[]) {
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${url}"`);
    expect(html).not.toContain('name="robots" content="noindex"');
  }
});

test('every page names a picture of its own that can be loaded', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of ['/', '/de/what-is-vpn', '/ar/pricing', '/ja/m/webrtc-leak-test?form=mobile']) {
    const html = await (await request.get(product.origin + path)).text();
    const address = content(html, 'og:image') as string;
    expect(address, path).toMatch(/\/og\/.+\.png\?v=\w+$/);
    expect(seen.has(address)).toBe(false);
    seen.add(address);
    expect(content(html, 'og:image:alt')).toBe(content(html, 'og:title'));
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(answer.headers()['cache-control']).toContain('immutable');
    const body = await answer.body();
    expect(`${body.readUInt32BE(16)}`).toBe(content(html, 'og:image:width'));
    expect(`${body.readUInt32BE(20)}`).toBe(content(html, 'og:image:height'));
    // Messengers drop larger pictures.
    expect(body.length).toBeLessThan(300 * 1024);
  }
  expect((await request.get(`${product.origin}/og/en/nowhere.png`)).status()).toBe(404);
});

test('the browser takes the rules, the manifest and the blending without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  const rules = page.waitForResponse('**/speculation-rules/prerender.json');
  await page.goto(`${product.origin}/what-is-vpn`, { waitUntil: 'load' });
  expect((await rules).headers()['content-type']).toBe('application/speculationrules+json');
  const blends = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some(
          (rule) =>
            rule instanceof CSSMediaRule &&
            rule.conditionText.includes('no-preference') &&
            [...rule.cssRules].some((inner) => inner.constructor.name === 'CSSViewTransitionRule'),
        ),
      ),
    );
  expect(await blends()).toBe(true);
  // Records whether the browser ran a view transition between two pages.
  const revealed = () =>
    page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        (globalThis as { blended?: boolean }).blended = event.viewTransition !== null;
      });
    });
  await revealed();
  const blended = () => page.evaluate(() => (globalThis as { blended?: boolean }).blended);
  const follow = (path: string) =>
    Promise.all([
      page.waitForURL(`**${path}`),
      page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click()),
    ]);
  // A page that may be drawn already waits for nothing.
  await page.addInitScript(() =>
    Object.defineProperty((navigator as { connection?: object }).connection, 'saveData', { value: true }),
  );
  const documents = page.waitForResponse('**/speculation-rules/prefetch.json');
  await follow('/features');
  await expect.poll(blended).toBe(false);
  await documents;
  await follow('/faq');
  await expect.poll(blended).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow('/why-us');
  await expect.poll(blended).toBe(false);
  await page.goto(`${product.origin}/pricing`);
  expect(await blends()).toBe(false);
  expect(complaints).toEqual([]);
});
