import { expect, type Page } from '@playwright/test';
import { allPages, fillPath } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { alive, changeFromTheStart, changeNow, expectSame, readPage } from './comparePages.ts';
import { test } from './journey.ts';
import { translated } from './pageChangers.ts';

/**
 * Every page with a session, opened by one buyer in three tabs: as it is, changed by a translator and a password manager
 * before it is alive, and after. All three must show the same.
 */
const product = productForTests();

// The record of dozens of pages takes longer than their visits, and a message names the page that is wrong.
test.use({ trace: 'off' });

const email = 'marta.translated@example.com';
const pages = allPages()
  .filter(({ route }) => route.protected)
  .map(({ route, params }) => ({ route, path: fillPath(route.path, params) }));

const price = '$35.94';

/** Buys a plan by card: who has paid is signed in. Resolves with the order, whose payment nobody has confirmed yet. */
async function buy(page: Page): Promise<string> {
  await product.knobs({ webhooksPaused: true });
  await page.goto(`${product.origin}/pricing/checkout/6m`);
  await page.locator('input[name="email"]').fill(email);
  const card = page.frameLocator('main iframe').first();
  await card.locator('#number').fill('4242424242424242');
  await card.locator('#expiry').fill('12 / 39');
  await card.locator('#cvc').fill('123');
  await page.locator('main button[type="submit"]:visible').first().click();
  await page.waitForURL(/\/paystatus\?order=/);
  return new URL(page.url()).search;
}

test('the pages of a session in their hands, by loads and by moves', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const plain = await context.newPage();
  /** Changed before and after the page is alive. */
  const [early, late] = [await context.newPage(), await context.newPage()];
  const tabs = [plain, early, late];
  await changeFromTheStart(early);
  const broken: string[] = [];
  for (const page of tabs) page.on('pageerror', ({ message }) => broken.push(`${page.url()} ${message}`));
  const everywhere = (act: (page: Page) => Promise<unknown>) => Promise.all(tabs.map(act));
  const open = (path: string) =>
    everywhere(async (page) => {
      await page.goto(product.origin + path);
      await alive(page);
    });
  const opened: string[] = [];
  const compareAll = async (what: string) => {
    opened.push(what);
    // Nothing waits for an answer any more.
    await everywhere((page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0));
    for (const page of [early, late]) await expectSame(plain, page, what, 'other ways');
    expect(broken, what).toEqual([]);
  };

  const order = await buy(plain);
  await open(`/paystatus${order}`);
  await changeNow(late);
  await compareAll('/paystatus');
  await product.knobs({ webhooksPaused: false });
  // Each tab moves on by itself: the receipt is drawn into a page that others have changed.
  await everywhere((page) => page.waitForURL(/\/paySuc\?order=/));
  for (const page of tabs)
    await expect.poll(async () => (await readPage(page)).text).toContain(`You paid ${price} for 6 months.`);
  // The receipt says that it was mailed, where it was before the page was opened.
  const main = plain.locator('main');
  await expect(async () => {
    await plain.reload();
    await expect(main).toContainText('We sent this receipt', { timeout: 3_000 });
  }).toPass();
  await open(`/paySuc${order}`);
  await changeNow(late);
  await compareAll('/paySuc');
  await expect(main).toContainText(price);

  await open('/myAccount');
  await changeNow(late);
  for (const { path } of pages.filter(({ route }) => route.id === 'myAccount')) {
    for (const page of [plain, early]) {
      await page.goto(product.origin + path);
      await alive(page);
    }
    const link = late.locator(`main nav a[href="${path}"]`).first();
    // The page of partners is linked for partners alone.
    if (await link.count()) await link.click();
    else {
      await late.goto(product.origin + path);
      await alive(late);
      await changeNow(late);
    }
    // An error page has no navigation.
    await everywhere((page) => expect(page.locator('main nav [aria-current]')).toHaveAttribute('href', path));
    await compareAll(path);
  }

  // The renewal that the order names is cancelled, and no word of it stays.
  await open('/myAccount/subscriptions');
  await changeNow(late);
  await expect(late.locator('main')).toContainText(price);
  await late.getByRole('button', { name: 'Cancel renewal' }).click();
  await late.getByRole('alertdialog').getByRole('button', { name: 'Cancel renewal' }).click();
  await expect(late.getByRole('alertdialog')).toHaveCount(0);
  await plain.reload();
  await expect(async () => {
    const [wanted, found] = await Promise.all(
      [plain, late].map(async (page) =>
        ((await page.locator('main ol').textContent()) ?? '').replaceAll(translated, ''),
      ),
    );
    expect(wanted).toContain('The renewal is canceled');
    expect(found).toBe(wanted);
  }).toPass();
  expect(broken).toEqual([]);
  expect(opened.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  await context.close();
});
