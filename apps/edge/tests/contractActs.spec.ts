import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { type ActWalk, walkAct } from './walkAct.ts';

/** The acts of a contract that no other journey does: changes of a plan, invoices, mails about a charge, gifts, bitcoin. */
const product = productForTests((sandbox) => ({
  BOT_CHECK: 'off',
  CAMPAIGNS: '',
  TPA_PROTOCOL: 'btcpay',
  TPA_API_BASE: `${sandbox}/btcpay`,
}));

const subscriptions = '/myAccount/subscriptions';
const receiptOf = (to: string, subject: RegExp) => ({ product, to, subject });

/** Types a card into the provider's fields on our page. */
async function typeCard(page: Page, type: ActWalk['type']) {
  const fields = page.frameLocator('main iframe').first();
  await type(fields.locator('#number'), '4242424242424242');
  await type(fields.locator('#expiry'), '1239');
  await type(fields.locator('#cvc'), '123');
}

const payButton = (page: Page) => page.locator('main button[type="submit"]:visible').first();

/** Who has paid is signed in. */
async function buy(page: Page, email: string, plan: string): Promise<void> {
  await page.goto(`${product.origin}/pricing/checkout/${plan}`);
  await page.locator('input[name="email"]').fill(email);
  await typeCard(page, (field, text) => field.fill(text));
  await payButton(page).click();
  await page.waitForURL(/\/paySuc\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The first link of such a kind in the mails of somebody; waits for it. */
async function linkTo(email: string, pattern: RegExp): Promise<string> {
  const link = async () =>
    (await product.mailsTo(email)).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

/** Presses a button of the sandbox's list of payments. */
async function act(email: string, action: string) {
  const row = (await product.payments()).split('<tr>').find((each) => each.includes(email)) ?? '';
  const [path] = new RegExp(`/payments/[^"/]+/${action}`).exec(row) ?? [];
  if (!path) throw new Error(`${email} has nothing to ${action}.`);
  await fetch(product.sandbox + path, { method: 'POST', redirect: 'manual' });
}

test('a plan is changed at its end, and now, by keyboard, in three steps each', async ({ page }) => {
  const email = 'changer@example.com';
  await buy(page, email, '6m');
  const later = await walkAct(page, 'change the plan at its end');
  await later.open(product.origin + subscriptions);
  await later.press(page.getByRole('link', { name: 'Change plan' }));
  await later.choose(page.getByRole('radio', { name: '12 months' }), 'Space');
  await later.press(page.getByRole('button', { name: /^Change on / }));
  const told = page.locator('main').getByRole('group', { name: 'Change plan' });
  await expect(told).toContainText('your plan changes to 12 months');
  await expect(told).toBeFocused();
  await later.end({ screen: told, mail: receiptOf(email, /plan changes on/) });
  await page.getByRole('button', { name: 'Keep 6 months' }).press('Enter');
  await expect(told).toContainText('Your plan continues as before.');

  const now = await walkAct(page, 'change the plan now');
  await now.open(`${product.origin}/pricing`);
  await now.press(page.getByRole('link', { name: 'Change to 12 months' }).first());
  await page.waitForURL(/\/pricing\/checkout\/12m$/);
  await expect(page.getByText(email).first()).toBeVisible();
  // The fields come to whoever comes near them.
  await now.choose(page.locator('input[name="method"]:checked'));
  await typeCard(page, now.type);
  await now.press(payButton(page));
  await page.waitForURL(/\/paySuc\?order=/);
  const receipt = page.getByRole('region', { name: 'The receipt.' });
  await expect(receipt).toContainText('12 months');
  await now.end({ screen: receipt, mail: receiptOf(email, /^Your Tern receipt: /) });
});

test('an invoice, the buyer’s company on it and the credit note, by keyboard, in three steps each', async ({
  page,
}) => {
  const email = 'company@example.com';
  await buy(page, email, '12m');
  const pdf = page.getByRole('button', { name: /^Invoice of .* as PDF$/ });
  const shows = async (address: string, button: typeof pdf) =>
    expect(async () => {
      await page.goto(product.origin + address);
      await expect(button).toBeVisible({ timeout: 3_000 });
    }).toPass();
  await shows(subscriptions, pdf);

  const company = await walkAct(page, 'put a company on the invoices');
  await company.open(product.origin + subscriptions);
  await company.type(page.getByLabel('Company'), 'Otter GmbH');
  await company.type(page.getByLabel('Address', { exact: true }), 'Am Deich 1, Bremen');
  await company.press(page.getByRole('button', { name: 'Save', exact: true }));
  const saved = page.getByText('Your billing details are saved.');
  await company.end({ screen: saved, mail: null });

  const invoice = await walkAct(page, 'save an invoice');
  await invoice.open(product.origin + subscriptions);
  const file = page.waitForEvent('download');
  await invoice.press(pdf);
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await invoice.end({ screen: pdf, mail: null });

  await act(email, 'refund');
  const note = page.getByRole('button', { name: /^Credit note .* as PDF$/ });
  const receipt = page.getByRole('link', { name: /^Receipt of / });
  await receipt.press('Enter');
  await page.waitForURL(/\?receipt=/);
  const address = new URL(page.url());
  await shows(address.pathname + address.search, note);
  const credit = await walkAct(page, 'save a credit note');
  await credit.open(product.origin + subscriptions);
  await credit.press(receipt);
  const second = page.waitForEvent('download');
  await credit.press(note);
  expect((await second).suggestedFilename()).toMatch(/\.pdf$/);
  await credit.end({ screen: note, mail: null });
});

test('a mail about a charge leads to its end, without a sign-in and without a script', async ({
  page,
  browser,
}) => {
  const email = 'reminded@example.com';
  await buy(page, email, '12m.add30d');
  const link = await linkTo(email, /http\S+\/renewal\?token=\S+/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const cancel = await walkAct(plain, 'cancel from the mail about a charge');
  await cancel.open(link);
  await cancel.press(plain.getByRole('button', { name: 'Cancel the trial' }));
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your free trial of Tern is canceled');
  await cancel.end({
    screen: plain.locator('main'),
    mail: receiptOf(email, /free trial of Tern is canceled/),
  });
  await context.close();
});

test('a plan is given and redeemed, by keyboard, in three steps each', async ({ page, browser }) => {
  const email = 'giver@example.com';
  await page.goto(`${product.origin}/why-us`);
  await page.evaluate(
    (address) =>
      fetch('/api/mms/account/v1/web/anonymous_signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-app-type': '501' },
        body: JSON.stringify({ email: address }),
      }).then(({ ok }) => ok),
    email,
  );
  const give = await walkAct(page, 'give a plan');
  await give.open(`${product.origin}/myAccount/vouchers`);
  await give.choose(page.getByRole('radio', { name: 'PayPal' }), 'Space');
  await give.press(page.getByRole('button', { name: /^Continue, \$/ }));
  await page.waitForURL(/\/pay\/ps\//);
  await give.press(page.getByRole('button', { name: /^Agree and pay \$/ }));
  await page.waitForURL(/\/myAccount\/vouchers\?order=/);
  await expect(page.getByText('Thank you for the gift.')).toBeVisible();
  const list = page.getByRole('table', { name: 'Your gifts and vouchers' });
  await give.end({ screen: list, mail: receiptOf(email, /^Your Tern gift: /) });

  const card = await linkTo(email, /http\S+\/redeem#\S+/);
  const friend = 'friend.of.giver@example.com';
  const context = await browser.newContext();
  const other = await context.newPage();
  const redeem = await walkAct(other, 'redeem a voucher');
  await redeem.open(card);
  await redeem.type(other.getByLabel('Your email address'), friend);
  await redeem.press(other.getByRole('button', { name: 'Redeem it' }));
  await expect(other.getByText('Redeemed.', { exact: true })).toBeVisible();
  await redeem.end({ screen: other.locator('main'), mail: receiptOf(friend, /Your voucher is redeemed/) });
  await context.close();
});

test('an order is paid in bitcoin, by keyboard, in three steps', async ({ page }) => {
  const email = 'nobody@example.com';
  const pay = await walkAct(page, 'pay in bitcoin');
  await pay.open(`${product.origin}/pricing/checkout/12m`);
  await pay.type(page.locator('input[name="email"]'), email);
  await pay.choose(page.locator('input[name="method"][value="tpa"]'), 'Space');
  await pay.press(payButton(page));
  await page.waitForURL(/\/btcpay\/i\//);
  // The provider is told nothing of the buyer.
  expect((await product.payments()).split('<tr>').find((row) => row.includes(email))).toBeUndefined();
  await pay.press(page.getByRole('button', { name: /^Send \$/ }));
  await page.waitForURL(/\/paySuc\?order=/);
  const receipt = page.getByRole('region', { name: 'The receipt.' });
  await pay.end({ screen: receipt, mail: receiptOf(email, /^Your Tern receipt: /) });
});
