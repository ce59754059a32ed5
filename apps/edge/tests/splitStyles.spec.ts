import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { allPages, buildPath, fillPath, type Language, type PageVariant } from '@tern/domain';
import { inTurns } from '@tern/testing/inspectPage';
import { phone } from '@tern/testing/product';
import { createRenderer, type PageRenderer } from '../src/engine/createRenderer.ts';
import type { Manifest } from '../src/engine/manifest.ts';
import { drawEverything, test, visitedProduct } from './journey.ts';

const product = visitedProduct();
const client = resolve(import.meta.dirname, '../../site/dist/client');
const read = (file: string) => readFileSync(resolve(client, file), 'utf8');

/** The renderer of the site, for pages that have no fold: their one style is the stylesheet in its own order. */
async function wholeRenderer(): Promise<PageRenderer> {
  const site = await import(pathToFileURL(resolve(client, '../server/entry-server.js')).href);
  return createRenderer({
    site: {
      ...site,
      sharedFolds: [],
      renderPage: async (input: unknown) => ({ ...(await site.renderPage(input)), below: null }),
    },
    scriptChunks: JSON.parse(read('.vite/manifest.json')) as Manifest,
    styleChunks: JSON.parse(read('.vite/styles.json')) as Manifest,
    sheet: read,
    publish: async () => {},
  });
}

/**
 * Compares the looks of every element of a page with its own styles and with `whole` in their place. Returns how many
 * there are, and those that differ, each with the first property that does.
 */
const compare = (page: Page, whole: string) =>
  page.evaluate((text) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*,::before,::after{transition:none!important;animation:none!important}');
    const given = new CSSStyleSheet();
    given.replaceSync(text);
    // From scratch: after layouts in parts Chromium has no size of some automatic margins.
    const layOut = () => {
      document.documentElement.style.display = 'none';
      document.body.getBoundingClientRect();
      document.documentElement.style.display = '';
      document.body.getBoundingClientRect();
    };
    const looks = () => {
      layOut();
      return [...document.body.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return [];
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    };
    const names = [...document.body.querySelectorAll('*')].flatMap(({ localName, className }) =>
      ['', '::before', '::after'].map((part) => `${localName}.${className}${part}`),
    );
    document.adoptedStyleSheets = [still];
    const own = looks();
    for (const sheet of document.styleSheets) sheet.disabled = true;
    document.adoptedStyleSheets = [given, still];
    const wanted = looks();
    const different = own.flatMap((values, at) => {
      const property = values.findIndex((value, index) => value !== wanted[at]?.[index]);
      return property < 0 ? [] : [`${names[at]}: ${values[property]}, not ${wanted[at]?.[property]}`];
    });
    return { elements: own.length, different };
  }, whole);

/** One page of each page file, in both forms, and the first also from right to left. */
const families = [...new Map(allPages().map((page) => [page.route.page, page])).values()]
  .filter(({ route }) => !route.protected)
  .map(({ route, params }) => fillPath(route.path, params));
const pages = [
  ...families.flatMap((path) =>
    (['desktop', 'mobile'] as const).map((variant) => ({ path, variant, language: 'en' as Language })),
  ),
  { path: '/', variant: 'mobile' as const, language: 'ar' as const },
];
const windows: Record<PageVariant, [width: number, height: number]> = {
  desktop: [1440, 900],
  mobile: [390, 844],
};

test('a page whose style comes in two parts looks as with all of it in its own order', async ({
  browser,
}) => {
  const renderer = await wholeRenderer();
  const context = await browser.newContext();
  const found: string[] = [];
  let compared = 0;
  await inTurns(pages, 2, async ({ path, variant, language }) => {
    const address = buildPath({ path, language, variant });
    const headers: Record<string, string> = variant === 'mobile' ? { 'user-agent': phone } : {};
    const sent = await (await context.request.get(product.origin + address, { headers })).text();
    if (!/<link rel="stylesheet" href="[^"]*below/.test(sent)) return;
    const page = await context.newPage();
    const [width, height] = windows[variant];
    await page.setViewportSize({ width, height });
    await page.goto(product.origin + address, { waitUntil: 'load' });
    await drawEverything(page);
    const { html } = await renderer.render({
      language,
      variant,
      path,
      data: { currency: 'USD', plans: {}, methods: [], campaign: null, trial: null, testMode: false },
      origin: product.origin,
      now: Date.now(),
    });
    const { elements, different } = await compare(page, /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
    compared += elements;
    found.push(...different.map((each) => `${address}: ${each}`));
    await page.close();
  });
  await context.close();
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});

/** Fonts of three scripts come first there, and the picture of the first screen after the sheet below it. */
for (const path of ['/ar/vpn-server', '/ar/vpn-server/usa-vpn'])
  test(`the first screen of ${path} has the room of a picture that comes late`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\/below-[\w-]+\.css$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(product.origin + path, { waitUntil: 'commit' });
    // Of a country there is one for phones as well, which takes no room here.
    const late = page.locator('main section').first().locator('[data-late]');
    await expect(late.first()).toBeAttached();
    const room = await late
      .first()
      .evaluate((each) => each.parentElement?.getBoundingClientRect().height ?? 0);
    const place = await late.first().evaluateHandle((each) => each.parentElement as HTMLElement);
    release();
    await expect.poll(() => place.evaluate((each) => each.querySelector('svg') !== null)).toBe(true);
    const drawn = await place.evaluate((each) => each.getBoundingClientRect().height);
    expect(room).toBeGreaterThan(300);
    expect(Math.abs(drawn - room)).toBeLessThan(1);
  });
