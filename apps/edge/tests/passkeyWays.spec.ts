import { type Browser, devices, expect, type Page } from '@playwright/test';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';
import { authenticatorOf, press } from './virtualAuthenticator.ts';

/** Passkeys that nobody had to look for: after a sign-in, after a purchase, at the checkout. By keyboard alone. */
const product = productForTests({ ...withRecaptcha, STRIPE_FORM: 'hosted' });
const password = 'Polar-flight-1';

const wordsOf = (language: 'en' | 'ar' | 'ja') => {
  const catalogue = readCatalogue(language) as Readonly<Record<string, string>>;
  return (id: string) => (catalogue[id] ?? id).replaceAll('{brand}', 'Tern');
};

/**
 * A page with an authenticator. `silent`: the browser makes passkeys without a dialog. Chromium's authenticator in software
 * does not, so the page's own call is made one with a dialog, which that one needs nobody for.
 */
async function pageWith(browser: Browser, options: object, { silent = false } = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((isSilent) => {
    Object.assign(PublicKeyCredential, {
      isConditionalMediationAvailable: async () => false,
      getClientCapabilities: async () => ({ conditionalCreate: isSilent }),
    });
    const { credentials } = navigator;
    const create = credentials.create.bind(credentials);
    credentials.create = ({
      mediation,
      ...asked
    }: CredentialCreationOptions & { mediation?: string } = {}) => {
      document.documentElement.dataset.mediation = mediation ?? 'dialog';
      return create(asked);
    };
  }, silent);
  return context.newPage();
}

async function signInAt(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.locator('main input[name="username"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="password"]').press('Enter');
  await page.waitForURL(/\/myAccount\/security$/);
}

async function payAtStripe(page: Page): Promise<void> {
  await page.waitForURL(/\/stripe\/pay\//);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).press('Enter');
}

for (const [language, options] of [
  ['en', {}],
  ['ar', devices['Pixel 7']],
  ['ja', {}],
] as const) {
  const say = wordsOf(language);
  const prefix = language === 'en' ? '' : `/${language}`;

  test(`one takes the place of a password after a purchase, ${language}`, async ({ browser }) => {
    const email = `passkey.buyer.${language}@example.com`;
    const page = await pageWith(browser, options);
    const authenticator = await authenticatorOf(page);
    await page.goto(`${product.origin}${prefix}/pricing/checkout/1m`);
    await page.locator('main input[name="email"]').fill(email);
    await page.locator('main input[name="email"]').press('Enter');
    await payAtStripe(page);
    await page.waitForURL(/\/paySuc\?order=/);

    // A finger that is not known makes none, and the form is there still.
    await authenticator.verifies(false);
    await press(page, say('setPasswordForm.passkey'));
    await expect(page.getByText(say('setPasswordForm.passkeyNotMade'))).toBeVisible();
    await authenticator.verifies(true);
    await press(page, say('setPasswordForm.passkey'));
    await expect(page.getByText(say('setPasswordForm.passkeySaved'))).toBeVisible();
    await expect(page.locator('main input[name="password"]')).toHaveCount(0);
    expect(await authenticator.passkeys()).toHaveLength(1);
    await expect.poll(async () => (await product.mailsTo(email)).length).toBeGreaterThan(1);

    // It signs in; the last one is not removed, and a password beside it takes it.
    await page.context().clearCookies();
    await page.goto(`${product.origin}${prefix}/login?redirect=%2FmyAccount%2Fsecurity`);
    await page.locator('main input[name="username"]').focus();
    await press(page, say('loginForm.passkey'));
    await page.waitForURL(/\/myAccount\/security$/);
    // In the list: the account has a button of its own, whose name in Japanese ends with the same word.
    await page
      .getByRole('listitem')
      .getByRole('button', { name: say('passkeys.removeLabel').replace('{name}', '').trim() })
      .first()
      .press('Enter');
    await press(page, say('passkeys.confirm'));
    await expect(page.getByText(say('passkeys.last'))).toBeVisible();
    await page.goto(`${product.origin}${prefix}/myAccount/changePassword`);
    await expect(page.getByText(say('setPasswordForm.confirmed'))).toBeVisible();
    await page.locator('main input[name="password"]').fill(password);
    await page.locator('main input[name="confirm"]').fill(password);
    await page.locator('main input[name="confirm"]').press('Enter');
    await expect(page.getByText(say('setPasswordForm.saved'))).toBeVisible();
  });
}

test('one is made without a question after a sign-in, and once', async ({ browser }) => {
  const say = wordsOf('en');
  const email = 'passkey.silent@example.com';
  await newPerson(product, email, password);
  const page = await pageWith(browser, {}, { silent: true });
  const authenticator = await authenticatorOf(page);
  const signIn = `${product.origin}/login?redirect=%2FmyAccount%2Fsecurity`;
  await signInAt(page, signIn, email);
  await expect.poll(async () => (await authenticator.passkeys()).length).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-mediation', 'conditional');
  await page.reload();
  await expect(page.getByText(say('activityLog.passkeyAddedSilently'), { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await signInAt(page, signIn, email);
  await expect(page.getByText(say('passkeys.neverUsed'), { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-mediation');
  expect(await authenticator.passkeys()).toHaveLength(1);
});

test('a browser that cannot is asked for nothing', async ({ browser }) => {
  const email = 'passkey.unable@example.com';
  await newPerson(product, email, password);
  const page = await pageWith(browser, {});
  await signInAt(page, `${product.origin}/login?redirect=%2FmyAccount%2Fsecurity`, email);
  await expect(page.getByText(wordsOf('en')('passkeys.text'))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-mediation');
  expect(await page.evaluate(() => sessionStorage.getItem('passkey-offer'))).toBeNull();
});

test('one signs in at the checkout, beside the address that has an account', async ({ browser }) => {
  const say = wordsOf('en');
  const email = 'passkey.returns@example.com';
  await newPerson(product, email, password);
  const page = await pageWith(browser, {}, { silent: true });
  const authenticator = await authenticatorOf(page);
  await signInAt(page, `${product.origin}/login?redirect=%2FmyAccount%2Fsecurity`, email);
  await expect.poll(async () => (await authenticator.passkeys()).length).toBe(1);
  await page.context().clearCookies();
  await page.goto(`${product.origin}/pricing/checkout/6m`);
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main input[name="email"]').press('Enter');
  await press(page, say('loginForm.passkey'));
  await expect(page.getByText(say('checkoutForm.signedIn').replace('{email}', email))).toBeVisible();
  await expect(page).toHaveURL(/\/pricing\/checkout\/6m$/);
});
