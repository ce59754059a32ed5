import { devices, expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { walkAct } from './walkAct.ts';

/** Leaving a plan by oneself: in the account by keyboard, and without a sign-in, a script or a word of English. */
const product = productForTests({ STRIPE_FORM: 'hosted', BOT_CHECK: 'off', CAMPAIGNS: '' });

interface Buyer {
  email: string;
  orderId: string;
}

const call = (page: Page, path: string, input: object, token?: string) =>
  page.evaluate(
    async ([where, body, bearer]) => {
      const response = await fetch(where as string, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-app-type': '501',
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        body: JSON.stringify(body),
      });
      return (await response.json()).data;
    },
    [path, input, token ?? ''] as const,
  );

/** A customer whose session is in the browser of this page. */
async function buy(page: Page, email: string): Promise<Buyer> {
  await page.goto(`${product.origin}/why-us`);
  const { token } = await call(page, '/api/mms/account/v1/web/anonymous_signup', { email });
  const quote = await call(
    page,
    '/api/mms/payment/v1/providers/common/quote',
    { product_id: '12m', currency: 'USD' },
    token,
  );
  const order = await call(
    page,
    '/api/mms/payment/v1/providers/s1/create_subscription',
    { quote_id: quote.quote_id },
    token,
  );
  await page.goto(order.checkout_url);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/paySuc\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { email, orderId: order.order_id };
}

const mailed = (address: string, subject: RegExp) =>
  expect
    .poll(async () => (await product.mailsTo(address)).map((mail) => mail.subject).join('\n'))
    .toMatch(subject);

const named = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === 'string' });
const receiptOf = (to: string, subject: RegExp) => ({ product, to, subject });

test('turned off, turned on again and paid back in the account, by keyboard, in three steps each', async ({
  page,
}) => {
  const { email } = await buy(page, 'leaver@example.com');
  const receipt = page.locator('main section [data-arrival]');
  const off = await walkAct(page, 'cancel a renewal');
  await off.open(`${product.origin}/myAccount/leave`);
  await off.press(named(page, 'link', 'Turn renewal off'));
  await expect(page.getByRole('heading', { name: 'Turn renewal off?' })).toBeFocused();
  await expect(page.getByText('The payment of $45.00 is not taken.')).toBeVisible();
  await off.press(named(page, 'button', 'Turn renewal off'));
  await expect(page.getByRole('heading', { name: 'Renewal is off.' })).toBeFocused();
  await off.end({ screen: receipt, mail: receiptOf(email, /will not renew/) });

  // The receipt has an address of its own.
  const on = await walkAct(page, 'take the cancellation back');
  await on.open(page.url());
  await expect(page.getByRole('heading', { name: 'Renewal is off.' })).toBeVisible();
  await on.press(named(page, 'link', 'Turn renewal on again'));
  await expect(page.getByRole('heading', { name: 'Turn renewal on again?' })).toBeFocused();
  await on.press(named(page, 'button', 'Turn renewal on again'));
  await expect(page.getByRole('heading', { name: 'Renewal is on again.' })).toBeFocused();
  await on.end({ screen: receipt, mail: receiptOf(email, /renews again/) });

  const back = await walkAct(page, 'have the money back');
  await back.open(`${product.origin}/myAccount/leave`);
  await back.press(named(page, 'link', 'Ask for a refund'));
  await expect(page.getByRole('heading', { name: 'Get your money back?' })).toBeFocused();
  await back.press(named(page, 'button', /^Get .* back$/));
  await expect(page.getByRole('heading', { name: /is on its way back|has been sent back/ })).toBeFocused();
  await back.end({ screen: receipt, mail: receiptOf(email, /You asked for .* back/) });
  await mailed(email, /^Refunded: /m);
  await page.getByText('Tell us why, if you like').click();
  await page.getByLabel('It costs too much').check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. It is noted.')).toBeVisible();
  await named(page, 'link', 'Back to all options').press('Enter');
  await expect(page.getByText('No plan is running.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Money back' })).toBeVisible();
});

test('withdrawn from the contract in the account, by keyboard, in three steps', async ({ page }) => {
  const { email } = await buy(page, 'withdrawer@example.com');
  const withdraw = await walkAct(page, 'withdraw from the contract');
  await withdraw.open(`${product.origin}/myAccount/leave`);
  await withdraw.press(named(page, 'link', 'Withdraw from contract here'));
  await expect(page.getByRole('heading', { name: 'Confirm your withdrawal.' })).toBeFocused();
  await withdraw.press(named(page, 'button', 'Confirm withdrawal'));
  await expect(page.getByRole('heading', { name: 'Your withdrawal has arrived.' })).toBeFocused();
  await withdraw.end({
    screen: page.locator('main section [data-arrival]'),
    mail: receiptOf(email, /Your withdrawal from the contract has arrived/),
  });
});

test('paused for three months in the account, and ended before, by keyboard, in three steps each', async ({
  page,
}) => {
  const { email } = await buy(page, 'pauser@example.com');
  const receipt = page.locator('main section [data-arrival]');
  const pause = await walkAct(page, 'pause a plan');
  await pause.open(`${product.origin}/myAccount/leave`);
  await pause.press(named(page, 'link', 'Pause the plan'));
  await expect(page.getByRole('heading', { name: 'Pause the plan?' })).toBeFocused();
  await pause.choose(page.getByRole('radio', { name: /^1 month, until/ }), 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^3 months, until/ })).toBeChecked();
  await expect(page.getByText('$45.00 is charged, and the plan continues.')).toBeVisible();
  await pause.press(named(page, 'button', 'Pause for 3 months'));
  await expect(page.getByRole('heading', { name: 'Your plan pauses.' })).toBeFocused();
  await expect(page.locator('main')).toContainText(/It works until .*, then it is paused\. On .*, \$45\.00/);
  await pause.end({ screen: receipt, mail: receiptOf(email, /plan pauses/) });
  // The receipt has an address of its own.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your plan pauses.' })).toBeVisible();

  await page.goto(`${product.origin}/myAccount/subscriptions`);
  await expect(page.getByText(/^Paused until/)).toBeVisible();
  await page.goto(`${product.origin}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/with a pause until/);
  const goOn = await walkAct(page, 'end a pause');
  await goOn.open(`${product.origin}/myAccount/subscriptions`);
  await goOn.press(named(page, 'link', 'End the pause'));
  await expect(page.getByRole('heading', { name: 'End the pause?' })).toBeVisible();
  await goOn.press(named(page, 'button', 'End the pause'));
  await expect(page.getByRole('heading', { name: 'The pause ends.' })).toBeFocused();
  await goOn.end({ screen: receipt, mail: receiptOf(email, /The pause of your .* ends/) });
  await named(page, 'link', 'Back to all options').press('Enter');
  await expect(page.getByRole('link', { name: 'Turn renewal off' })).toBeVisible();
  // A pause is offered again once the provider has confirmed that its date is gone.
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Turn renewal off' })).toBeVisible();
      return page.getByRole('link', { name: 'Pause the plan' }).count();
    })
    .toBe(1);
});

test('cancelled in German on a phone, without a sign-in and without a script', async ({ browser, page }) => {
  const { email } = await buy(page, 'kuendigung@example.com');
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    javaScriptEnabled: false,
    locale: 'de-DE',
  });
  const plain = await context.newPage();
  const send = plain.locator('main form button[type="submit"]');
  await plain.goto(`${product.origin}/de/m/cancel`);
  await send.press('Enter');
  await expect(plain.locator('main [aria-invalid="true"]').first()).toBeVisible();

  const declare = await walkAct(plain, 'declare a cancellation without signing in');
  await declare.open(`${product.origin}/de/m/home`);
  await declare.press(plain.getByRole('link', { name: 'Verträge hier kündigen' }));
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Verträge hier kündigen.');
  await declare.type(plain.locator('input[name="name"]'), 'Marta Otter');
  await declare.type(plain.locator('input[name="email"]'), email);
  await declare.press(send);
  await expect(plain.locator('main')).toContainText('Deine Erklärung ist eingegangen.');
  await declare.end({ screen: plain.locator('main'), mail: receiptOf(email, /ist eingegangen|has arrived/) });
  const link = async () =>
    (await product.mailsTo(email))
      .map(({ text }) => /http\S+[?&]confirm=\S+/.exec(text)?.[0])
      .find(Boolean) ?? '';
  await expect.poll(link).not.toBe('');
  const confirm = await walkAct(plain, 'confirm that declaration');
  await confirm.open(await link());
  await expect(plain.locator('main form')).toHaveCount(1);
  await expect(plain.locator('main input[type="email"]')).toHaveCount(0);
  await confirm.press(send);
  await expect(plain.locator('main')).toContainText('Es ist erledigt.');
  await confirm.end({
    screen: plain.locator('main'),
    mail: receiptOf(email, /verlängert sich nicht|will not renew/),
  });
  await context.close();
});
