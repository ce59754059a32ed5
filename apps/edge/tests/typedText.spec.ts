import { devices, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';

/** Typed text and steps: what a keyboard or a mail gateway writes otherwise, and what a phone throws away. */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ ...withRecaptcha });
});
test.afterAll(() => product.end());

const arabic = (digits: string) => digits.replace(/\d/g, (each) => String.fromCharCode(0x660 + Number(each)));
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

async function codeFor(email: string): Promise<string> {
  const code = async () => (await product.mailsTo(email))[0]?.text.match(/\b\d{8}\b/)?.[0];
  await expect.poll(code).toBeDefined();
  return (await code()) as string;
}
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]:not([hidden])`);

test('phone: a code in Arabic digits, after the tab was thrown away, and Back', async ({ browser }) => {
  const email = 'tab@example.com';
  await newPerson(product, email, 'Polar-flight-1');
  const page = await (await browser.newContext({ ...devices['iPhone 14'], locale: 'ar' })).newPage();
  await page.goto(`${product.origin}/ar/m/forgetPassword`);
  await field(page, 'username').fill(`\u200b${fullWidth(email)}`);
  await page.keyboard.press('Enter');
  await expect(field(page, 'code')).toBeVisible();
  const code = await codeFor(email);

  await page.reload();
  await expect(field(page, 'code')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code);

  await page.goBack();
  await expect(field(page, 'username')).toHaveValue(email);
  expect(new URL(page.url()).pathname).toBe('/ar/m/forgetPassword');
  await page.goForward();
  await field(page, 'code').pressSequentially(arabic(code));
  await expect(field(page, 'code')).toHaveValue(code);
  await page.keyboard.press('Enter');
  await field(page, 'password').fill('Fresh-wind5');
  await field(page, 'confirm').fill('Fresh-wind5');
  await page.keyboard.press('Enter');
  await expect(page.locator('main a[href$="/login"]').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('code-step');
});

test('a reset link whose # a mail gateway has encoded leads to the form', async ({ browser }) => {
  const email = 'gateway@example.com';
  await newPerson(product, email, 'Polar-flight-1');
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.goto(`${product.origin}/forgetPassword`);
  await field(page, 'username').fill(email);
  await page.keyboard.press('Enter');
  await codeFor(email);
  const link = /http\S+\/resetPassword#\S+/.exec((await product.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  await page.goto(link.replace('#', '%23'));
  await field(page, 'password').fill('Fresh-wind5');
  await field(page, 'confirm').fill('Fresh-wind5');
  await page.keyboard.press('Enter');
  await expect(page.locator('main a[href$="/login"]').first()).toBeVisible();
  expect(page.url()).toBe(`${product.origin}/resetPassword`);
});

test('the address at the checkout is there after a reload, is cleaned, and an unusual one is shown back', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('\u200b\u0430nn@example.com');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // The script that keeps text is loaded with the first text in a field.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/keepTyped')),
  );
  await page.reload();
  await email.focus();
  await expect(email).toHaveValue('\u200b\u0430nn@example.com');
  await page.getByRole('radio', { name: 'More ways to pay' }).check();
  const pay = page.getByRole('button', { name: /^Continue to pay/ });
  await pay.click();
  await expect(page.getByText('Is that right?')).toBeVisible();
  await expect(email).toHaveValue('\u0430nn@example.com');
  await email.fill('\u200bann-hidden@example.com');
  await pay.click();
  await page.waitForURL((url) => url.origin !== product.origin);
});
