import { expect, type Page } from '@playwright/test';
import { signedInCookie } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';

/** The site in a browser that runs no script. */
const product = productForTests(withRecaptcha);
test.use({ javaScriptEnabled: false });
const arabic = readCatalogue('ar') as Readonly<Record<string, string>>;

const send = (page: Page) => page.locator('main form button[type="submit"]').click();

test('contact: what is wrong stands beside its field, nothing is lost, and the message arrives', async ({
  page,
}) => {
  await page.goto(`${product.origin}/contact`);
  await page.getByLabel('Name').fill('Marta "Ö" <b>');
  await page.getByLabel('Email').fill('marta@');
  await page.locator('select[name="topic"]').selectOption('billing');
  await page.locator('textarea').fill('Where is my receipt?\nThank you & good night.');
  await send(page);
  expect(page.url()).toMatch(/\/contact#/);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not an email address/);
  await expect(page.getByLabel('Name')).toHaveValue('Marta "Ö" <b>');
  await expect(page.locator('select[name="topic"]')).toHaveValue('billing');
  await expect(page.locator('textarea')).toHaveValue('Where is my receipt?\nThank you & good night.');
  await page.getByLabel('Email').fill('marta@example.com');
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page.getByText('marta@example.com').first()).toBeVisible();
  await expect
    .poll(async () => (await product.mailsTo('support@tern.example')).map(({ text }) => text).join('\n'))
    .toContain('Thank you & good night.');
});

test('newsletter in Arabic on a phone: asked for, confirmed and left by the links of the mails', async ({
  page,
}) => {
  const email = 'marta.plain.letters@example.com';
  await page.goto(`${product.origin}/ar/m/edmsub`);
  await page.locator('main input[type="email"]').fill(email);
  await send(page);
  await expect(page.locator('main')).toContainText(email);
  const link = async (kind: 'confirm' | 'leave') =>
    (await product.mailsTo(email))
      .map(({ text }) => new RegExp(`http\\S+[?&]${kind}=\\S+`).exec(text)?.[0])
      .find(Boolean) ?? '';
  await expect.poll(() => link('confirm')).not.toBe('');
  await page.goto(await link('confirm'));
  // A phone is led to its variant, in the language of the mail; there is one thing to do.
  expect(new URL(page.url()).pathname).toMatch(/^\/ar(\/m)?\/edmsub$/);
  await expect(page.locator('main form')).toHaveCount(1);
  await expect(page.locator('main input[type="email"]')).toHaveCount(0);
  await send(page);
  await expect(page.locator('main [role="status"], main [role="alert"]')).toBeVisible();
  await expect(page.locator('main form button[type="submit"]')).toHaveCount(0);
  await expect.poll(() => link('leave')).not.toBe('');
  await page.goto(await link('leave'));
  await expect(page.locator('main form')).toHaveCount(1);
  await send(page);
  await expect(page.locator('main [role="status"]')).toContainText(arabic['newsletterForm.left'] as string);
  // The link has done its work: what is true now is said, and nothing breaks.
  await page.goto(await link('confirm'));
  await send(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
});

test('password: forgotten, set anew by the mail, and used to sign in', async ({ page }) => {
  const email = 'marta.plain@example.com';
  await newPerson(product, email, 'Polar-flight-1');
  await page.goto(`${product.origin}/login?redirect=%2FmyAccount%2Fsecurity`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong-one-1');
  await send(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  await page.goto(`${product.origin}/forgetPassword`);
  await send(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await send(page);
  const digits = async () =>
    (await product.mailsTo(email)).map(({ text }) => /^(\d{8})$/m.exec(text)?.[1]).find(Boolean) ?? '';
  await expect.poll(digits).not.toBe('');
  await expect(page.getByRole('timer', { includeHidden: true })).toBeHidden();
  await page.locator('input[name="code"]').fill('00000000');
  await send(page);
  await expect(page.locator('input[name="code"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name="code"]').fill(await digits());
  await send(page);
  await page.getByLabel('New password').fill('Coastal-wind-2');
  await page.getByLabel('Confirm password').fill('Coastal-wind-2');
  await send(page);
  await page.getByRole('link', { name: 'Sign in' }).last().click();

  await page.goto(`${product.origin}/login?redirect=%2FmyAccount%2Fsecurity`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Coastal-wind-2');
  await send(page);
  await page.waitForURL(/\/myAccount\/security$/);
});

test('a form of another site, a file and a novel are refused with words', async () => {
  const post = (headers: Record<string, string>, body = 'name=a') =>
    fetch(`${product.origin}/contact`, { method: 'POST', headers, body });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const elsewhere = await post({ ...form, origin: 'https://elsewhere.example' });
  expect([elsewhere.status, (await elsewhere.text()).length > 10]).toEqual([403, true]);
  expect((await post({ ...form, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(form, `inquiry=${'a'.repeat(70_000)}`)).status).toBe(413);
  const wrong = await post(form);
  expect(wrong.status).toBe(400);
  expect(wrong.headers.get('cache-control')).toBe('no-store');
  const elsewhereOnSite = await fetch(`${product.origin}/faq`, {
    method: 'POST',
    headers: form,
    body: 'a=b',
  });
  expect(elsewhereOnSite.status).toBe(405);
});

test('an address is looked up by the form of the page, and a wrong one is told', async ({ page }) => {
  await page.goto(`${product.origin}/what-is-my-ip`);
  // Nothing comes that could be waited for.
  await expect(page.getByText('One moment…')).toBeHidden();
  expect(await page.locator('main noscript').first().textContent()).toContain('shown with JavaScript');
  await page.getByRole('searchbox').fill('81.2.69.142');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page).toHaveURL(/\/what-is-my-ip\?ip=81\.2\.69\.142$/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText('81.2.69.142');
  await expect(card).toContainText('United Kingdom');
  await page.getByRole('searchbox').fill('not an address');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('not an address');
  await expect(page.getByRole('searchbox')).toHaveAttribute('aria-invalid', 'true');
});

test('pages that can do nothing without scripts say so, and the others do not', async ({ page, context }) => {
  // The account's pages lead those who are not signed in to the form that works without scripts.
  await page.goto(`${product.origin}/myAccount`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await context.addCookies([{ name: signedInCookie, value: '1', url: product.origin }]);
  // Playwright's texts leave out what stands in `noscript`.
  const told = page.locator('noscript p').first();
  for (const path of [
    '/webrtc-leak-test',
    '/pricing/checkout/12m',
    '/myAccount',
    '/paystatus',
    '/redirect',
    '/win-pay',
    '/win-pay/native',
    '/win-pay-result',
  ]) {
    await page.goto(product.origin + path);
    await expect(told, path).toBeVisible();
    expect(await told.textContent(), path).toBe('This page needs JavaScript.');
  }
  for (const path of ['/', '/pricing', '/contact', '/login', '/what-is-my-ip', '/ar/m/pricing']) {
    await page.goto(product.origin + path);
    await expect(told, path).toHaveCount(0);
  }
});
