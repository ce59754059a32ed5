import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

const product = productForTests({ STRIPE_FORM: 'hosted' });

const frameOf = (page: Page) => page.frameLocator('iframe[title="Paddle"]');

async function chooseAndSubmit(page: Page, email: string) {
  await page.goto(`${product.origin}/pricing/checkout/6m`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.locator('input[name="method"][value="pd"]').check();
  await page.getByRole('button', { name: 'Continue to pay $35.94 to Paddle.com' }).click();
  await page.waitForURL(/\/paddle\?transaction=txn_/);
}

/** The buyer's details, where Paddle does not have them, and the card. */
async function payInFrame(page: Page) {
  const frame = frameOf(page);
  const card = frame.getByLabel('Card number');
  const postalCode = frame.getByLabel('ZIP or postal code');
  await expect(card.or(postalCode)).toBeVisible();
  if (await postalCode.isVisible()) {
    await postalCode.fill('10001');
    await frame.getByRole('button', { name: 'Continue' }).click();
  }
  await card.fill('4242 4242 4242 4242');
  await frame.getByLabel('Expiry').fill('12 / 39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on card').fill('Marta W');
  await frame.getByRole('button', { name: /^Pay/ }).click();
}

test('Paddle in a window over our page: closed, another way chosen, and paid by card', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== product.origin && origin !== product.sandbox && request.url().startsWith('http')) {
      others.push(origin);
    }
  });
  await chooseAndSubmit(page, 'marta.paddle@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Pay in Paddle's window.");
  // Paddle.js would open a payment link by itself: the window is there once.
  await expect(page.locator('iframe[title="Paddle"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForURL(/\/pricing\/checkout\/6m$/);

  await page.locator('input[name="method"][value="s1"]').check();
  await page.getByRole('button', { name: /^(?:Continue to pay|Pay) \$35\.94/ }).click();
  await page.waitForURL(/\/stripe\/pay\//);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/paySuc\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
  expect(others).toEqual([]);
});

test('Paddle: paid in its window; the link of a paid order opens nothing', async ({ page }) => {
  await chooseAndSubmit(page, 'marta.window@example.com');
  const link = page.url();
  await payInFrame(page);
  await page.waitForURL(/\/paySuc\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment page is closed.');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Paddle whose script is blocked: a sentence, another try, and the way back', async ({ page }) => {
  await page.route('**/paddle/paddle.js', (route) => route.abort());
  await chooseAndSubmit(page, 'marta.blocked.paddle@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paddle could not be opened.');
  await page.unroute('**/paddle/paddle.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Pay in Paddle's window.");
});

test('only the page that opens Paddle lets Paddle in, and no search engine lists it', async ({ request }) => {
  const policyOf = async (path: string) => {
    const response = await request.get(product.origin + path);
    return { policy: response.headers()['content-security-policy'] ?? '', html: await response.text() };
  };
  const paddle = await policyOf('/paddle');
  expect(paddle.policy).toContain(`frame-src ${product.sandbox}`);
  expect(paddle.html).toContain('noindex');
  expect((await policyOf('/faq')).policy).not.toContain(product.sandbox);
});
