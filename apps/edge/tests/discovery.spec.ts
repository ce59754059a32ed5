import { expect, test } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct();
});
test.afterAll(() => product.stop());

const content = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replace(/&amp;/g, '&');

test('a crawler finds its way from robots.txt to every page of a language', async ({ request }) => {
  const robots = await (await request.get(`${product.origin}/robots.txt`)).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] as string;
  const maps = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)/g)].map(
    (found) => found[1],
  );
  expect(maps).toHaveLength(11);
  const german = maps.find((url) => url?.endsWith('-de.xml')) as string;
  const pages = [...(await (await request.get(german)).text()).matchAll(/<loc>([^<]+)/g)].map(
    (found) => found[1],
  );
  expect(pages.length).toBeGreaterThan(60);
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
    // Messengers drop what is larger.
    expect(body.length).toBeLessThan(300 * 1024);
  }
  expect((await request.get(`${product.origin}/og/en/nowhere.png`)).status()).toBe(404);
});
