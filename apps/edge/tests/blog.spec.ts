import { get } from 'node:http';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { blogIndex, blogList, Envelope, OutputOf } from '@tern/contract';
import { buildPath, languages, routeById } from '@tern/domain';
import { budgets } from '@tern/testing/budgets';
import { weigh } from '@tern/testing/pageWeight';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/**
 * The blog (spec section 2), with the articles of the repository.
 * Pages are weighed as they are served.
 */
const product = productForTests({ BROTLI_LEVEL: '11' });

async function call<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const envelope = (await (
    await request.get(`${product.origin}/ws/mm/v2/blog/${path}`)
  ).json()) as Envelope<Data>;
  return envelope.data as Data;
}
const keysOf = async (request: APIRequestContext) => {
  const { articles } = await call<OutputOf<typeof blogIndex>>(request, 'index');
  return articles.map(({ unikey }) => unikey);
};

/** Bytes of a page as they travel in brotli. */
const bytesOf = (path: string) =>
  new Promise<number>((done, failed) => {
    get(product.origin + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => done(response.statusCode === 200 ? bytes : Number.POSITIVE_INFINITY));
    }).on('error', failed);
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('in a browser that runs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('from the start page to a category, an article, and by the search to another', async ({ page }) => {
    await page.goto(`${product.origin}/blog`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/blog\/category\/[a-z-]+$/);
    const name = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await page.goto(`${product.origin}/blog`);
    await page.getByRole('searchbox').fill('webrtc');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/blog\/search\?q=webrtc$/);
    await expect(page.getByRole('status')).toHaveText(/articles? for “webrtc”/);
    await expect(page.locator('mark').first()).toBeVisible();
    await page.goto(`${product.origin}/blog/search?q=${'qx'.repeat(5000)}`);
    await expect(page.getByText(/^Nothing found for/).last()).toBeVisible();
  });
});

test('an article: its list of sections follows, links are copied, and no React runs', async ({
  page,
  context,
}) => {
  const [unikey] = await keysOf(page.request);
  const loaded = weigh(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.origin });
  await page.goto(`${product.origin}/blog/${unikey}`);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('#sources')?.scrollIntoView());
  await expect(last).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(`/blog/${unikey}`);
  await page.getByRole('link', { name: 'Copy the link to “Sources”' }).click();
  await expect.poll(copied).toMatch(/#sources$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/blog/${unikey}$`));
  const { scripts, scriptFiles } = await loaded();
  const route = routeById('blogArticle');
  expect(scripts).toBeLessThanOrEqual(budgets.scripts(route));
  expect(scriptFiles).toBeLessThanOrEqual(budgets.scriptFiles(route));

  // Paper has no focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // On paper the text alone: no frame, no list of sections, no buttons, nothing that leads on.
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    contents,
    page.getByRole('button'),
    page.getByRole('heading', { name: 'Read next.' }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  await expect(title(page)).toBeVisible();
  await expect(page.locator('#sources')).toBeVisible();
});

test('searches as one types: found, none, and everything again', async ({ page }) => {
  await page.goto(`${product.origin}/de/blog/search`);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('webrtc', { delay: 30 });
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/\/de\/blog\/search\?q=webrtc$/);
  await field.fill('qxqxqx');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/qxqxqx/);
  await field.fill('');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
  await expect(page).toHaveURL(/\/blog\/search$/);
});

test('unknown articles, categories, tags and pages are one page each, not found', async ({ request }) => {
  for (const path of ['x', 'category/x', 'tag/x', 'more/1', 'more/999', 'a/b/c', 'Ü', '..%2fx'])
    expect((await request.get(`${product.origin}/blog/${path}`)).status(), path).toBe(404);
});

for (const language of languages)
  test(`every article keeps the budget of HTML in ${language}`, async ({ request }) => {
    const most = budgets.html(routeById('blogArticle'));
    const { total } = await call<OutputOf<typeof blogList>>(request, 'list?page_size=1');
    const keys = await keysOf(request);
    expect(keys).toHaveLength(total);
    const heavy: string[] = [];
    for (const unikey of keys) {
      const path = buildPath({ language, variant: 'desktop', path: `/blog/${unikey}` });
      const weight = await bytesOf(path);
      if (weight > most) heavy.push(`${path}: ${weight}`);
    }
    expect(heavy).toEqual([]);
  });
