import { type Browser, expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { expectRestored, watchPaints, watchReturns, withBackCache } from './backCache.ts';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';

/** Back shows whoever has the browser after a sign-out nothing of the person before, in no frame that is drawn. */
const product = productForTests(withRecaptcha);

test.use({ launchOptions: await withBackCache(), trace: 'off' });

const password = 'Polar-flight-1';

async function open(browser: Browser, secret: string) {
  const context = await browser.newContext();
  await watchReturns(context);
  const painted = await watchPaints(context, secret);
  return { context, page: await context.newPage(), painted };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/myAccount$/);
  await expect(page.locator('main')).toContainText(email);
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
};
/** A page that empties itself is loaded again while it comes: then this navigation is aborted. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' }).catch(() => null);
const onSignIn = (page: Page) => expect(page).toHaveURL(/\/login\?redirect=%2FmyAccount/);

test('after a sign-out in this tab: the account, and a checkout that held the address', async ({
  browser,
}) => {
  const email = 'left.here@example.com';
  await newPerson(product, email, password);
  const { context, page, painted } = await open(browser, email);
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  // The text is kept for this tab from here on.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toContain(email);
  await signIn(page, email);
  await page.goto(`${product.origin}/faq`);
  await expectRestored(page, 'back');
  // Still signed in: it is there at once.
  await expect(page.locator('main')).toContainText(email);
  expect(painted).not.toEqual([]);
  await signOut(page);
  painted.length = 0;
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
  await back(page);
  await onSignIn(page);
  await back(page);
  await expect(page).toHaveURL(/\/pricing\/checkout\/12m$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  expect(painted).toEqual([]);
  await context.close();
});

test('after a sign-out in another tab, also without a network', async ({ browser }) => {
  const email = 'left.there@example.com';
  await newPerson(product, email, password);
  const { context, page, painted } = await open(browser, email);
  await signIn(page, email);
  await page.goto(`${product.origin}/faq`);
  await expect(page.locator('html')).toHaveAttribute('data-signed-in');
  await page.goto(`${product.origin}/terms-of-service`);
  const other = await context.newPage();
  await other.goto(`${product.origin}/myAccount`);
  await signOut(other);
  await other.close();

  await context.setOffline(true);
  await expectRestored(page, 'back');
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
  await back(page);
  // The browser has no page to show, and this one is empty.
  // It may be loading again while it is read.
  const text = () => page.evaluate(() => document.body?.innerText ?? '').catch(() => email);
  await expect.poll(text).not.toContain(email);
  expect(painted).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await onSignIn(page);
  await context.close();
});

test('when somebody else has signed in meanwhile', async ({ browser }) => {
  const [first, second] = ['first.here@example.com', 'second.here@example.com'];
  await newPerson(product, first, password);
  await newPerson(product, second, password);
  const { context, page, painted } = await open(browser, first);
  await signIn(page, first);
  await page.goto(`${product.origin}/faq`);
  const other = await context.newPage();
  await other.goto(`${product.origin}/myAccount`);
  await signOut(other);
  await signIn(other, second);
  await back(page);
  await expect(page.locator('main')).toContainText(second);
  expect(painted).toEqual([]);
  await context.close();
});
