import { expect, type Page, type Route } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

const product = productForTests();

const fieldsOf = (page: Page) => page.frameLocator('main iframe');
const bankOf = (page: Page) => page.frameLocator('iframe[title="3-D Secure"]');
const pay = (page: Page) => page.locator('button[type="submit"]:visible').first().click();

async function enter(page: Page, number: string) {
  const fields = fieldsOf(page);
  await fields.locator('#number').fill('');
  await fields.locator('#number').pressSequentially(number);
  await fields.locator('#expiry').fill('');
  await fields.locator('#expiry').pressSequentially('1239');
  await fields.locator('#cvc').fill('123');
}

/** The answer comes more than a second later. */
async function slowly(route: Route) {
  await new Promise((done) => setTimeout(done, 1_200));
  await route.continue();
}

/** How far the page scrolls within two frames. */
const moves = () =>
  new Promise<number>((done) => {
    const before = scrollY;
    requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY - before)));
  });

async function paymentsOf(email: string): Promise<{ id: string; state: string[]; order: string }[]> {
  const all = (await (await fetch(`${product.sandbox}/payments.json`)).json()) as {
    id: string;
    state: string[];
    order: string;
    email: string;
  }[];
  return all.filter((payment) => payment.email === email);
}

test('a card on our page: mistakes, a decline, a refused and a confirmed 3-D Secure step, one order', async ({
  page,
}) => {
  const email = 'marta.fields@example.com';
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host !== new URL(product.origin).host) elsewhere.push(host);
  });
  await page.goto(`${product.origin}/pricing/checkout/6m`);
  // Nothing is requested from the provider before the visitor shows an intent to pay.
  expect(elsewhere).toEqual([]);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible();
  expect(new Set(elsewhere)).toEqual(new Set([new URL(product.sandbox).host]));

  await page.getByRole('button', { name: 'Pay $35.94 to Tern' }).click();
  await expect(fieldsOf(page).getByText('Your card number is invalid.')).toBeVisible();
  expect(await paymentsOf(email)).toEqual([]);

  await enter(page, '4000000000000002');
  await page.getByRole('button', { name: 'Pay $35.94 to Tern' }).dblclick();
  const alert = page.getByRole('alert').filter({ hasText: 'The payment did not go through.' });
  await expect(alert).toContainText('Your bank declined the card.');
  await expect(alert).toBeFocused();

  await enter(page, '4000002500003155');
  await pay(page);
  await bankOf(page).getByRole('button', { name: 'Fail' }).click();
  await expect(alert).toContainText('The payment was not confirmed with your bank.');
  await pay(page);
  await page.route(/\/subscription_my$/, slowly);
  await page.route(/\/assets\/[^/]+\.js$/, slowly);
  await bankOf(page).getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(/\/paySuc\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
  const link = page.getByRole('link', { name: 'Another device' });
  const place = await link.boundingBox();
  // The receipt waits for all that comes late: nothing moves its button away from under a press.
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Period$/ })).toBeVisible();
  expect(await link.boundingBox()).toEqual(place);
  const [payment, ...more] = await paymentsOf(email);
  expect(more).toEqual([]);
  expect(payment?.state).toEqual(['complete', 'paid']);

  await link.click();
  await page.waitForURL(/\/download$/);
  const begun = page.waitForEvent('download');
  await page.locator('main a[href*="/files/tern-windows"]').filter({ visible: true }).first().click();
  expect((await begun).suggestedFilename()).toContain('tern-windows-');
});

test('a refresh, Back, another language and a second tab keep one order; Arabic fields read right to left', async ({
  page,
  context,
}) => {
  const email = 'marta.again@example.com';
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(fieldsOf(page).locator('#number')).toBeVisible();
  await enter(page, '4000000000009995');
  await pay(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The payment did not go through.' })).toContainText(
    'This card does not have enough funds.',
  );

  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto(`${product.origin}/ar/pricing/checkout/12m`);
  await expect(page.getByText(email).first()).toBeVisible();
  await page.locator('input[name="method"][value="s1"]').focus();
  await expect(fieldsOf(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('main iframe')).toHaveAttribute('title', /[\u0621-\u064a]{4}/);
  const other = await context.newPage();
  await other.goto(`${product.origin}/ar/pricing/checkout/12m`);
  await other.locator('input[name="method"][value="s1"]').focus();
  await expect(fieldsOf(other).locator('#number')).toBeVisible();
  await enter(page, '4242424242424242');
  await enter(other, '4242424242424242');
  await Promise.all([pay(page), pay(other)]);
  // Whichever comes second may learn that the plan is there already.
  const paidTab = await Promise.any(
    [page, other].map(async (tab) => {
      await tab.waitForURL(/\/ar\/paySuc\?order=/);
      return tab;
    }),
  );
  const paid = await paymentsOf(email);
  expect(paid.map(({ state }) => state)).toEqual([['complete', 'paid']]);
  await paidTab.goBack();
  await expect(paidTab).not.toHaveURL(/\/paySuc/);
  expect(await paymentsOf(email)).toHaveLength(1);
});

test('a card that is typed stays while plan, currency and code change, and pays the price of the page', async ({
  page,
}) => {
  const email = 'marta.changes@example.com';
  await page.goto(`${product.origin}/pricing/checkout/6m`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(fieldsOf(page).locator('#number')).toBeVisible();
  await enter(page, '4242424242424242');
  const typed = async () => [
    await fieldsOf(page).locator('#number').inputValue(),
    await fieldsOf(page).locator('#expiry').inputValue(),
    await fieldsOf(page).locator('#cvc').inputValue(),
  ];
  const before = await typed();
  expect(before[0]?.replace(/\D/g, '')).toBe('4242424242424242');
  const total = (price: string) =>
    expect(page.getByRole('button', { name: `Pay ${price} to Tern` })).toBeVisible();
  await total('$35.94');

  await page.locator('main summary').first().click();
  await page.locator('input[name="plan"][value="1m"]').check({ force: true });
  await total('$9.99');
  expect(await typed()).toEqual(before);

  // The quote of the new price comes late.
  await page.route(/\/quote$/, slowly);
  await page.locator('main input[name="currency"][value="EUR"]').check({ force: true });
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible();
  expect(await typed()).toEqual(before);
  await page.getByRole('button', { name: 'I have a code' }).click();
  await page.getByLabel('Promo code').fill('NOTHING');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toHaveAttribute('aria-invalid', 'true');
  expect(await typed()).toEqual(before);

  await pay(page);
  await page.waitForURL(/\/paySuc\?order=/);
  const [payment, ...more] = await paymentsOf(email);
  expect(more).toEqual([]);
  expect(payment?.state).toEqual(['complete', 'paid']);
});

test('a blocked script: the page of Stripe is offered, and pays', async ({ page, context }) => {
  const email = 'marta.blocked.script@example.com';
  await context.route('**/stripe.js', (route) => route.abort());
  await page.goto(`${product.origin}/pricing/checkout/1m`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(page.getByText('The card form could not be loaded here.')).toBeVisible();
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await page.waitForURL(/\/stripe\/pay\//);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/paySuc\?order=/);
});

test('a wallet has its own button, which asks for the address first', async ({ page }) => {
  const email = 'marta.wallet@example.com';
  await page.goto(`${product.origin}/pricing/checkout/1m`);
  await page.locator('input[name="method"][value="gap"]').check();
  const button = page.frameLocator('main iframe').getByRole('button', { name: /Google Pay/ });
  await button.click();
  await expect(page.getByText('Enter your email address').first()).toBeVisible();
  // The page is at the field at once: on one that is still scrolling the next press lands beside its button.
  expect(await page.evaluate(moves)).toBe(0);
  await page.getByLabel('Email', { exact: true }).fill(email);
  const sheet = page.frameLocator('iframe[title="Google Pay"]');
  await button.click();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  expect(await paymentsOf(email)).toEqual([]);
  await button.click();
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/paySuc\?order=/);
  expect((await paymentsOf(email)).map(({ state }) => state)).toEqual([['complete', 'paid']]);
});
