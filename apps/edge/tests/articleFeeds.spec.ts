import { expect } from '@playwright/test';
import { languages } from '@tern/domain';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

const link = (html: string, pattern: RegExp) =>
  [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag).filter((tag) => pattern.test(tag));
const hrefOf = (tag = '') => /href="([^"]*)"/.exec(tag)?.[1] ?? '';
const content = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replace(/&amp;/g, '&') ?? '';

test('a reader of feeds finds the articles of a language, and a preview each', async ({ request }) => {
  const blog = await (await request.get(`${product.origin}/de/blog`)).text();
  const [rss] = link(blog, /application\/rss\+xml/);
  const feed = await request.get(hrefOf(rss));
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const items = [...(await feed.text()).matchAll(/<item><title>[^<]+<\/title><link>([^<]+)<\/link>/g)].map(
    ([, url]) => url as string,
  );
  expect(items.length).toBeGreaterThanOrEqual(12);
  const json = await (await request.get(hrefOf(link(blog, /application\/feed\+json/)[0]))).json();
  expect(json.items.map(({ url }: { url: string }) => url)).toEqual(items);

  for (const url of items.slice(0, 2)) {
    const page = await (await request.get(url, { maxRedirects: 0 })).text();
    expect(hrefOf(link(page, /rel="canonical"/)[0])).toBe(url);
    expect(link(page, /hrefLang="/i)).toHaveLength(languages.length + 1);
    // In test mode no AMP is named.
    expect(link(page, /rel="amphtml"/)).toEqual([]);
    expect(content(page, 'og:type')).toBe('article');
    expect(content(page, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT/);
    const picture = await request.get(content(page, 'og:image'));
    expect(picture.headers()['content-type']).toBe('image/png');
    const body = await picture.body();
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    // Messengers drop larger pictures.
    expect(body.length).toBeLessThan(300 * 1024);
  }
});

test('an article has a rendition in AMP, and its cover is a file that may be shown elsewhere', async ({
  request,
}) => {
  const { items } = await (await request.get(`${product.origin}/blog/feed.json`)).json();
  const [{ url }] = items as [{ url: string }];
  const amp = await request.get(`${url}/amp`, { maxRedirects: 0 });
  expect(amp.status()).toBe(200);
  expect(amp.headers()['content-security-policy']).toContain('script-src https://cdn.ampproject.org');
  const html = await amp.text();
  expect(hrefOf(link(html, /rel="canonical"/)[0])).toBe(url);
  const cover = await request.get(/<amp-img src="([^"]+)"/.exec(html)?.[1] as string);
  expect(cover.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await request.get(`${product.origin}/blog/made-up/amp`)).status()).toBe(404);

  const map = await (await request.get(`${product.origin}/sitemap-en.xml`)).text();
  expect(map).toMatch(new RegExp(`<loc>${url}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d`));
});
