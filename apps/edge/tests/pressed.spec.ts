import { expect } from '@playwright/test';
import { buildPath } from '@tern/domain';
import { familyPages, publicPages } from '@tern/testing/inspectPage';
import { phone, productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';
import { type Pressed, preparePresses, pressControls } from './pressControls.ts';

/**
 * Every control of every family of pages, pressed once by keyboard. Controls that are alike are pressed on the first page
 * that has them; `TERN_PRESS_ALL=1` presses them on each page, in both forms, and takes minutes.
 */
const product = productForTests(withRecaptcha);
const all = process.env.TERN_PRESS_ALL === '1';
const tabs = 3;
const password = 'Polar-flight-1';

// Hundreds of presses: the record of each would take longer than they do.
test.use({ trace: 'off' });
test.setTimeout(all ? 1_800_000 : 300_000);

const account = [
  '/myAccount',
  '/myAccount/security',
  '/myAccount/subscriptions',
  '/myAccount/deviceManage',
  '/myAccount/configurations',
  '/myAccount/dnsSettings',
];

for (const variant of all ? (['desktop', 'mobile'] as const) : (['desktop'] as const))
  test(`every control answers its press, for all to know, ${variant}`, async ({ browser }) => {
    const queue = (all ? publicPages : familyPages).map(({ path }) =>
      buildPath({ language: 'en', variant, path }),
    );
    const known: string[] = [];
    const wrong: Pressed[] = [];
    let presses = 0;
    await Promise.all(
      Array.from({ length: tabs }, async () => {
        const context = await browser.newContext({
          viewport: variant === 'mobile' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
          reducedMotion: 'reduce',
          ...(variant === 'mobile' && { userAgent: phone }),
        });
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const page = await context.newPage();
        const watched = await preparePresses(page);
        for (let path = queue.shift(); path; path = queue.shift()) {
          const { pressed, problems } = await pressControls(page, product.origin + path, watched, {
            known: all ? [] : known,
            most: 60,
          });
          presses += pressed;
          wrong.push(...problems);
        }
        await context.close();
      }),
    );
    expect(wrong).toEqual([]);
    expect(presses).toBeGreaterThan(20);
  });

test('every control of the account answers its press', async ({ page }) => {
  const email = 'pressed@example.com';
  await newPerson(product, email, password);
  await page.goto(`${product.origin}/login?redirect=%2FmyAccount`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/myAccount'));
  const watched = await preparePresses(page);
  const known: string[] = [];
  const wrong: Pressed[] = [];
  for (const path of account) {
    const { problems } = await pressControls(page, product.origin + path, watched, {
      known: all ? [] : known,
      most: 40,
      except: /^Sign out/,
    });
    wrong.push(...problems);
  }
  expect(wrong).toEqual([]);
  expect(known.length).toBeGreaterThan(8);
});
