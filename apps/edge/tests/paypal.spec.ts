import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

const product = productForTests();

async function chooseAndSubmit(page: Page, plan: string, method: 'ps' | 'subscription', email: string) {
  await page.goto(`${product.origin}/pricing/checkout/${plan}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  // One method for the buyer, with a switch between once and again.
  await page.locator('input[name="method"][value="ps"]').check();
  if (method === 'subscription') await page.getByRole('switch', { name: /^Renew automatically/ }).check();
  await page.getByRole('button', { name: /with PayPal$/ }).click();
}

test('PayPal in a new tab: the tab is closed, opened again, and paid; the page goes on by itself', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const opened = context.waitForEvent('page');
  await chooseAndSubmit(page, '6m', 'ps', 'marta.paypal@example.com');
  const first = await opened;
  await first.waitForURL(/\/pay\/ps\//);
  const dialog = page.getByRole('dialog', { name: 'Pay with PayPal' });
  await expect(dialog).toContainText('PayPal has opened on a new page.');

  await dialog.getByRole('button', { name: 'Completed' }).click();
  await expect(dialog.getByRole('status')).toContainText('PayPal has not confirmed a payment yet.');

  await first.close();
  const again = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Continue to PayPal' }).click();
  const second = await again;
  await second.waitForURL(/\/pay\/ps\//);
  await expect(dialog.getByRole('status')).toHaveCount(0);
  // A tab that is cut off looks closed at once; one that closes later was closed.
  await page.clock.fastForward(3500);
  await second.close();
  await expect(dialog.getByRole('status')).toContainText('The PayPal page was closed.');

  await dialog.getByText('Cancel', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const third = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Pay $35.94 to Tern with PayPal' }).click();
  const last = await third;
  await last.waitForURL(/\/pay\/ps\//);
  await last.getByRole('button', { name: /^Agree and pay \$/ }).click();
  await page.waitForURL(/\/paySuc\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
  await expect(page.getByText('$35.94').first()).toBeVisible();
  const paid = (await (await fetch(`${product.sandbox}/payments.json`)).json()) as { state: string[] }[];
  expect(paid.map(({ state }) => state)).toEqual([['paid']]);
});

test('PayPal subscription with the new tab blocked', async ({ page, context }) => {
  await page.addInitScript(() => {
    const real = window.open.bind(window);
    // The first opening is blocked, as a strict browser does.
    let blocked = false;
    window.open = (...args) => {
      if (blocked) return real(...args);
      blocked = true;
      return null;
    };
  });
  await chooseAndSubmit(page, '12m', 'subscription', 'marta.blocked@example.com');
  const dialog = page.getByRole('dialog', { name: 'Pay with PayPal' });
  await expect(dialog.getByRole('alert')).toContainText('Your browser did not open the new page.');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Continue to PayPal' }).click();
  const tab = await opened;
  await tab.waitForURL(/\/pay\/ps\//);
  await tab.getByRole('button', { name: /^Agree and pay \$/ }).click();
  // The tab came back to our own status page; both end at the receipt.
  await tab.waitForURL(/\/paySuc\?order=/);
  await page.waitForURL(/\/paySuc\?order=/);
  await page.goto(`${product.origin}/myAccount/subscriptions`);
  await expect(page.getByText('12 months').first()).toBeVisible();
});

test('a press that is going on when the page comes alive counts, though the page moves with it', async ({
  page,
  context,
}) => {
  // The code arrives while the button is down.
  let deliver = () => {};
  const pressed = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route('**/assets/page-checkout-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(`${product.origin}/pricing/checkout/12m.add30d`);
  await page.getByLabel('Email', { exact: true }).fill('long.press@example.com');
  await page.locator('input[name="method"][value="subscription"]').check();
  const button = page.locator('button[type="submit"]:visible').first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is out of sight.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const opened = context.waitForEvent('page');
  await page.mouse.down();
  deliver();
  await page.waitForSelector('html[data-hydrated]');
  await page.mouse.up();
  await (await opened).waitForURL(/\/pay\/ps\//);
});
