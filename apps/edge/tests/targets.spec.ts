import { expect } from '@playwright/test';
import { buildPath } from '@tern/domain';
import { foreignParts } from '@tern/testing/foreignParts';
import { familyPages } from '@tern/testing/inspectPage';
import { phone } from '@tern/testing/product';
import { smallTargets } from '@tern/testing/smallTargets';
import { drawEverything, test, visitedProduct } from './journey.ts';

const product = visitedProduct();
const tabs = 3;

// A message names the page that is wrong.
test.use({ trace: 'off' });

/** Names of several words in every language, as their owners write them. */
const names =
  /^(?:Global Privacy Control|Web Content Accessibility Guidelines|League of Legends|Call of Duty)$/;

const paths = [
  ...familyPages.map(({ path }) => path),
  '/pricing/checkout/12m',
  '/blog',
  '/blog/vpn-protocols-compared',
];

for (const [language, variant] of [
  ['ar', 'desktop'],
  // The browser of the tests has no Japanese letters: how wide they are is not known.
  ['ja', 'desktop'],
  ['de', 'mobile'],
] as const)
  test(`targets are large enough, and foreign parts say their language, ${language}, ${variant}`, async ({
    browser,
  }) => {
    const queue = paths.map((path) => buildPath({ language, variant, path }));
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const context = await browser.newContext({
          bypassCSP: true,
          reducedMotion: 'reduce',
          viewport: variant === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
          ...(variant === 'mobile' && { userAgent: phone }),
        });
        const page = await context.newPage();
        for (let path = queue.shift(); path; path = queue.shift()) {
          await page.goto(product.origin + path);
          await drawEverything(page);
          const small = language === 'ja' ? [] : await page.evaluate(smallTargets, undefined);
          const foreign = await page.evaluate(foreignParts);
          wrong.push(...small.map((target) => `${path}: ${target}`));
          wrong.push(
            ...foreign
              .filter((part) => !names.test(part))
              .map((part) => `${path}: “${part}” says no language`),
          );
        }
        await context.close();
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
