import { devices, expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

const product = productForTests({ STRIPE_FORM: 'hosted', BOT_CHECK: 'off', CAMPAIGNS: '' });

const signUp = (page: Page, email: string) =>
  page.evaluate(
    (address) =>
      fetch('/api/mms/account/v1/web/anonymous_signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-app-type': '501' },
        body: JSON.stringify({ email: address }),
      }).then(({ ok }) => ok),
    email,
  );

const mailed = (address: string, subject: string) =>
  expect.poll(async () => (await product.mailsTo(address)).map((mail) => mail.subject)).toContain(subject);

/** Presses a button of the sandbox's list of payments. */
async function act(email: string, action: string) {
  const row = (await product.payments()).split('<tr>').find((each) => each.includes(email)) ?? '';
  const [path] = new RegExp(`/payments/[^"/]+/${action}`).exec(row) ?? [];
  if (!path) throw new Error(`${email} has nothing to ${action}.`);
  await fetch(product.sandbox + path, { method: 'POST', redirect: 'manual' });
}

async function payOnHostedPage(page: Page) {
  await page.waitForURL(/\/stripe\/pay\//);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/paySuc\?order=/);
}

test('desktop: an invitation from the account to a friend who pays less, and the list of friends', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const inviter = await context.newPage();
  await inviter.goto(`${product.origin}/why-us`);
  await signUp(inviter, 'inviter@example.com');
  await inviter.goto(`${product.origin}/myAccount/invite`);
  const link = (await inviter.getByText(/invite_code=/).textContent()) ?? '';
  await expect(inviter.getByRole('img', { name: 'Your link as a QR code' })).toBeVisible();
  await expect(inviter.getByText('Nobody has joined yet.')).toBeVisible();

  const friend = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await friend.goto(link.trim());
  const field = friend.getByLabel('Your code', { exact: true });
  await field.click();
  // The code of the link is there once the field is alive.
  await expect(field).toHaveValue(/^\w{4}-\w{4}$/);
  await field.fill('NOPE-1');
  await friend.getByRole('button', { name: 'Show the price' }).click();
  await expect(friend.getByText('We do not know this code.')).toBeVisible();
  await expect(field).toHaveValue('NOPE-1');
  await expect(friend.getByRole('link', { name: 'See the plans without a code' })).toBeVisible();
  await field.fill(new URL(link).searchParams.get('invite_code') ?? '');
  await friend.getByRole('button', { name: 'Show the price' }).click();
  await expect(friend.getByText('$36.00 instead of $45.00 for the first period (12 months).')).toBeVisible();
  await friend.getByRole('link', { name: 'Buy with this code' }).click();
  await friend.getByLabel('Email', { exact: true }).fill('friend@example.com');
  await friend.getByRole('button', { name: 'Continue to pay $36.00 to Tern' }).click();
  await payOnHostedPage(friend);

  await inviter.reload();
  await expect(inviter.getByText('f•••@example.com')).toBeVisible();
  await expect(inviter.getByText(/^30 days from /)).toBeVisible();
  await mailed('inviter@example.com', 'A friend has joined with your invitation');
  await mailed('friend@example.com', 'Your gift from a friend');

  await act('friend@example.com', 'renew');
  await mailed('friend@example.com', 'Your Tern plan is renewed: $45.00');
  // All that the friend has paid goes back: so does what it would have earned.
  await act('friend@example.com', 'refund');
  await expect(async () => {
    await inviter.reload();
    await expect(inviter.getByText('None: the payment was refunded')).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('phone: a student proves it by mail, and pays the price that the page promises', async ({ browser }) => {
  const page = await (await browser.newContext({ ...devices['iPhone 14'], locale: 'en-US' })).newPage();
  await page.goto(`${product.origin}/m/studentbeans`);
  await expect(page.getByText('$31.50').first()).toBeVisible();
  await signUp(page, 'student@example.com');
  await page.getByRole('link', { name: 'Get your code' }).first().click();
  await page.waitForURL(/\/myAccount\/student$/);
  const address = page.getByLabel('School email address');
  await address.fill('ann@example.com');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We do not recognize this as the address of a school.')).toBeVisible();
  await address.fill('ann@stanford.edu');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('A code is on its way to')).toBeVisible();
  const mail = async () => (await product.mailsTo('ann@stanford.edu'))[0]?.text.match(/\b\d{8}\b/)?.[0];
  await expect.poll(mail).toBeDefined();
  await page.getByLabel('Code from the email').fill((await mail()) ?? '');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('link', { name: 'Buy with this code' }).click();
  await page.waitForURL(/\/pricing\/checkout/);
  await expect(page.getByText('Code accepted')).toBeVisible();
  await expect(page.getByText('$31.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await payOnHostedPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
  await mailed('student@example.com', 'Your Tern receipt: $31.50');
  // The second period costs what it costs everybody.
  await act('student@example.com', 'renew');
  await mailed('student@example.com', 'Your Tern plan is renewed: $45.00');
});

test('an affiliate: landing, purchase, the network is told, and told again of the refund', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const atNetwork = async () => {
    const { orders } = (await (await fetch(`${product.sandbox}/affiliates.json`)).json()) as {
      orders: { click: string; state: string; amount: string; told: object }[];
    };
    return orders.find(({ click }) => click === 'b7f2a9d4 1');
  };
  const told: string[] = [];
  page.on('request', (request) => {
    const name = /providers\/(?:common\/)?(plans|params)\b/.exec(request.url())?.[1];
    if (name) told.push(`${name} ${request.headers()['x-from']}`);
  });
  await page.goto(`${product.origin}/what-is-vpn?admitad_uid=lost&cjevent=b7f2a9d4%201&geo=DE`);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  // Nobody was asked yet: a purchase needs the mark, and it is all that is noted.
  expect(cookies.filter((each) => /^(?:cje|_aid|cf-click|utm)/.test(each)).sort()).toEqual([
    'cje-client=b7f2a9d4%201',
    'cje=b7f2a9d4%201',
  ]);
  await page.goto(`${product.origin}/pricing/checkout/12m`);
  await page.getByLabel('Email', { exact: true }).fill('reader@example.com');
  // The price list came with the page; the service is told whose visitor has seen it.
  await expect.poll(() => told.toSorted()).toEqual(['params CJ', 'plans CJ']);
  await page.getByRole('button', { name: 'Continue to pay $45.00 to Tern' }).click();
  await payOnHostedPage(page);
  await expect.poll(atNetwork).toMatchObject({ state: 'pending', amount: '45.00' });
  await act('reader@example.com', 'refund');
  await expect.poll(atNetwork).toMatchObject({
    state: 'declined',
    told: { sale: 1, reversal: 1 },
  });
});
