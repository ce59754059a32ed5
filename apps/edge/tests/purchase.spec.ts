import { devices, expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

const product = productForTests({ STRIPE_FORM: 'hosted' });

async function payOnHostedPage(page: Page, number = '4242 4242 4242 4242') {
  await page.waitForURL(/\/stripe\/pay\//);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

test('desktop, English: from the home page to a paid plan, through a restart', async ({ browser }) => {
  // The product is stopped and started within it.
  const email = 'marta.desktop@example.com';
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();

  await test.step('home page with the time that is left, and its end in words', async () => {
    await page.goto(product.origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One internet, pole to pole.');
    const countdown = page.locator('[data-countdown]').first();
    await expect(countdown.locator('[data-unit]')).toHaveText([/^\d{2,}$/, /^\d\d$/, /^\d\d$/]);
    await expect(countdown).toContainText(/^Ends on \w+\s\d+,\s\d{4}/);
    await page.getByRole('link', { name: /^Plans from/ }).click();
    await expect(page).toHaveURL(`${product.origin}/pricing`);
  });

  await test.step('pick a plan; mistakes are told beside the field and nothing is lost', async () => {
    await page.getByRole('link', { name: 'Choose 6 months' }).click();
    await expect(page).toHaveURL(/\/pricing\/checkout\/6m$/);
    const field = page.getByLabel('Email', { exact: true });
    // The page says where cards are entered before the first interaction.
    await page.getByRole('button', { name: 'Continue to pay $35.94 to Tern' }).click();
    await expect(page.getByText('Enter your email address').first()).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('marta.desktop@');
    await page.getByRole('button', { name: 'Continue to pay $35.94 to Tern' }).click();
    await expect(page.getByText('This is not an email address.').first()).toBeVisible();
    await expect(field).toHaveValue('marta.desktop@');
    await field.fill(email);
  });

  await test.step('double click, back and forward open one order', async () => {
    await page.getByRole('button', { name: 'Continue to pay $35.94 to Tern' }).dblclick();
    await page.waitForURL(/\/stripe\/pay\//);
    const first = page.url();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to pay $35.94 to Tern' }).click();
    await page.waitForURL(/\/stripe\/pay\//);
    expect(page.url()).toBe(first);
    expect((await product.payments()).split('/stripe/pay/').length - 1).toBeLessThanOrEqual(1);
  });

  await test.step('a declined card changes nothing; the browser alone proves nothing', async () => {
    await payOnHostedPage(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await product.knobs({ webhooksPaused: true });
    await payOnHostedPage(page);
    await page.waitForURL(/\/paystatus\?order=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirming your payment.');
  });

  await test.step('the process is restarted before the provider has spoken', async () => {
    await product.stop('SIGTERM');
    await product.start();
    await product.knobs({ webhooksPaused: false });
    await page.reload();
    await page.waitForURL(/\/paySuc\?order=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
    await expect(page.getByText('$35.94').first()).toBeVisible();
    await expect
      .poll(async () => (await product.mailsTo(email)).map((mail) => mail.subject))
      .toContainEqual(expect.stringContaining('receipt'));
  });

  await test.step('a boarding pass on the screen; on paper the receipt alone, with mark and seller', async () => {
    const pass = page.getByRole('region', { name: 'Your boarding pass' });
    await expect(pass).toContainText('50+ countries');
    await expect(
      pass.getByRole('img', { name: 'QR code that opens the downloads on your phone' }),
    ).toBeVisible();
    const sheet = page.locator('main article article');
    await expect(sheet).toBeAttached();
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText('$35.94');
    await expect(sheet).toContainText(email);
    await expect(sheet.getByText('Tern', { exact: true }).first()).toBeVisible();
    await expect(pass).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('set a password', async () => {
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(
      page.getByText('Password must be 8-20 characters').or(page.getByText('Minimum 8 characters')).first(),
    ).toBeVisible();
    await page.getByLabel('New password').fill('Polar-flight-1');
    await page.getByLabel('Confirm password').fill('Polar-flight-1');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByLabel('New password')).toHaveCount(0);
  });

  await test.step('account, sign out, sign in', async () => {
    await page.goto(`${product.origin}/myAccount`);
    await expect(page.getByText(email).first()).toBeVisible();
    await page.goto(`${product.origin}/myAccount/subscriptions`);
    await expect(page.getByText('6 months').first()).toBeVisible();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL(`${product.origin}/`);
    await page.goto(`${product.origin}/myAccount/subscriptions`);
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByLabel('Email', { exact: true }).fill(` ${email} `);
    await page.getByLabel('Password', { exact: true }).fill('wrong-Password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Polar-flight-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/myAccount\/subscriptions$/);
    await expect(page.getByText('6 months').first()).toBeVisible();
  });

  await test.step('a payment page without an order, or with one that is not theirs, says so', async () => {
    for (const path of ['/paystatus', '/paySuc']) {
      await page.goto(product.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no payment to show.');
      await page.goto(`${product.origin}${path}?order=ord_somebody`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order is not in your account.');
      await expect(page.getByText('Do not pay again')).toHaveCount(0);
    }
    await page.goto(`${product.origin}/win-pay-result`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no payment to show.');
  });

  await test.step('the same plan is not sold twice', async () => {
    await page.goto(`${product.origin}/pricing/checkout/6m`);
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to pay $35.94 to Tern' })).toBeDisabled();
    await expect(page.getByText('You already have this plan').first()).toBeVisible();
  });
  await context.close();
});

test('mobile variant, Arabic: to a paid plan, killed between payment and webhook', async ({ browser }) => {
  const email = 'marta.mobile@example.com';
  const context = await browser.newContext({
    ...devices['iPhone 13'],
    defaultBrowserType: undefined,
  } as never);
  const page = await context.newPage();
  await page.goto(`${product.origin}/ar`);
  await expect(page).toHaveURL(`${product.origin}/ar/m/home`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'mobile');

  await page.goto(`${product.origin}/ar/m/pricing/checkout/1m`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('button[type="submit"]:visible').first().click();
  await page.waitForURL(/\/stripe\/pay\//);
  await product.knobs({ webhooksPaused: true });
  await payOnHostedPage(page);
  await page.waitForURL(/\/ar\/m\/paystatus\?order=/);
  await product.stop('SIGKILL');
  await product.start();
  await product.knobs({ webhooksPaused: false });
  await page.reload();
  await page.waitForURL(/\/ar\/m\/paySuc\?order=/);
  await page.locator('input[autocomplete="new-password"]').first().fill('Polar-flight-2');
  await page.locator('input[autocomplete="new-password"]').nth(1).fill('Polar-flight-2');
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[autocomplete="new-password"]')).toHaveCount(0);
  await page.goto(`${product.origin}/ar/m/myAccount/subscriptions`);
  await expect(page.getByText('9.99').first()).toBeVisible();
  await context.close();
});
