import { expect, type Page } from '@playwright/test';
import { trialEnd } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

const product = productForTests();

/** Of the first charge after the trial, and of the plan without one. */
const price = '$34.76';

const fieldsOf = (page: Page) => page.frameLocator('main iframe');
const bankOf = (page: Page) => page.frameLocator('iframe[title="3-D Secure"]');
const start = (page: Page) => page.getByRole('button', { name: 'Start the trial, $0.00 today' }).first();

async function enter(page: Page, number: string) {
  const fields = fieldsOf(page);
  await fields.locator('#number').fill('');
  await fields.locator('#number').pressSequentially(number);
  await fields.locator('#expiry').fill('');
  await fields.locator('#expiry').pressSequentially('1239');
  await fields.locator('#cvc').fill('123');
}

/** A person's payments, as the provider has them. */
async function statesAt(email: string): Promise<string[]> {
  const all = (await (await fetch(`${product.sandbox}/payments.json`)).json()) as {
    state: string[];
    email: string;
  }[];
  return all.filter((payment) => payment.email === email).map(({ state }) => state.join(' '));
}

async function charged(): Promise<number> {
  const accounts = (await (await fetch(`${product.sandbox}/accounts.json`)).json()) as {
    charges: object[];
  }[];
  return accounts.flatMap(({ charges }) => charges).length;
}

test('a free trial from the first button to its end with one press, and no second one', async ({
  page,
  browser,
}) => {
  const email = 'marta.trial@gmail.com';
  const end = trialEnd(new Date(), 30);

  await test.step('the first button leads to its checkout, which names the day and the sum', async () => {
    await page.goto(product.origin);
    await page.getByRole('link', { name: 'Start 30-day free trial' }).first().click();
    await expect(page).toHaveURL(/\/pricing\/checkout\/12m\.add30d$/);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible();
    const later = page.getByRole('listitem').filter({ hasText: formatDate(end, 'en', 'long') });
    await expect(later).toContainText(`You pay ${price} for 12 months, and the same for every period`);
  });

  await test.step('a bank that said no begins nothing; then the card is confirmed', async () => {
    await enter(page, '4000002500003155');
    await start(page).click();
    await bankOf(page).getByRole('button', { name: 'Fail' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The payment did not go through.' }),
    ).toContainText('The payment was not confirmed with your bank.');
    await start(page).click();
    await bankOf(page).getByRole('button', { name: 'Complete' }).click();
    await page.waitForURL(/\/paySuc\?order=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your free trial has begun.');
    await expect(
      page.getByText(`It runs until ${formatDate(end, 'en', 'long')}. Nothing was charged today.`),
    ).toBeVisible();
    expect(await statesAt(email)).toEqual(['complete no_payment_required']);
  });

  await test.step('no page offers it to who has it', async () => {
    for (const path of ['/', '/pricing', '/vpn-trial']) {
      await page.goto(product.origin + path);
      await expect(page.locator('html')).toHaveAttribute('data-customer', 'trial');
      await expect(page.locator('a[href*=".add30d"]').filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByText('The free trial is for people who have not had a plan yet.')).toBeVisible();
  });

  await test.step('the account names the day, and ends it with one press', async () => {
    await page.goto(`${product.origin}/myAccount/subscriptions`);
    await expect(page.getByText('First payment', { exact: true })).toBeVisible();
    await expect(page.getByText(formatDate(end, 'en'), { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel trial' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel trial' }).click();
    await expect(page.getByText('The trial is canceled. Nothing will be charged.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel trial' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Free until', { exact: true })).toBeVisible();
    await expect.poll(() => statesAt(email)).toEqual(['complete no_payment_required cancelled']);
  });

  await test.step('a second one is refused in words, and the plan is offered at its price', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const again = 'm.arta.trial+again@gmail.com';
    await other.goto(`${product.origin}/pricing/checkout/12m.add30d`);
    await other.getByLabel('Email', { exact: true }).fill(again);
    await enter(other, '4242424242424242');
    await start(other).click();
    const refusal = other.getByRole('alert').filter({ hasText: 'You have had your free trial' });
    await expect(refusal).toContainText('Nothing was charged.');
    await refusal.getByRole('link', { name: 'Buy this plan without a trial' }).click();
    await expect(other).toHaveURL(/\/pricing\/checkout\/12m$/);
    await expect(other.getByRole('button', { name: `Pay ${price} to Tern` }).first()).toBeVisible();
    expect(await statesAt(again)).toEqual([]);
    expect(await charged()).toBe(0);
    await context.close();
  });

  await test.step('the card of the first one begins no other, which is not called a failed payment', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${product.origin}/pricing/checkout/12m.add30d`);
    await other.getByLabel('Email', { exact: true }).fill('someone.else@example.com');
    await enter(other, '4000002500003155');
    await start(other).click();
    await bankOf(other).getByRole('button', { name: 'Complete' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your free trial has not begun.');
    await expect(other.getByRole('status').filter({ hasText: 'Nothing was charged.' })).toBeVisible();
    await other.getByRole('link', { name: 'Buy this plan without a trial' }).click();
    await expect(other).toHaveURL(/\/pricing\/checkout\/12m$/);
    expect(await charged()).toBe(0);
    await context.close();
  });
});

/** Opens PayPal's page of a trial from the checkout, in a tab of its own. */
async function openPaypal(page: Page, email: string): Promise<Page> {
  await page.goto(`${product.origin}/pricing/checkout/12m.add30d`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  // Only the way that renews can begin with a trial.
  await page.locator('input[name="method"][value="subscription"]').check();
  const opened = page.context().waitForEvent('page');
  await start(page).click();
  const tab = await opened;
  await tab.waitForURL(/\/pay\/ps\//);
  return tab;
}

test('PayPal: a second trial with one account comes back to a page that says why', async ({ browser }) => {
  const account = 'marta.pays@example.com';
  const begin = async (email: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const tab = await openPaypal(page, email);
    await tab.getByLabel('Account').fill(account);
    await tab.getByRole('button', { name: /^Agree and pay/ }).click();
    return { context, page, tab };
  };
  const first = await begin('first.paypal@example.com');
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText('Your free trial has begun.');
  await first.context.close();

  const second = await begin('second.paypal@example.com');
  for (const page of [second.tab, second.page]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your free trial has not begun.');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing was charged.' })).toBeVisible();
  }
  await second.tab.getByRole('link', { name: 'Buy this plan without a trial' }).click();
  await expect(second.tab).toHaveURL(/\/pricing\/checkout\/12m$/);
  expect(await charged()).toBe(0);
  await second.context.close();
});
