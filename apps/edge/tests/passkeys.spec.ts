import { type BrowserContext, devices, expect } from '@playwright/test';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';
import { authenticatorOf, press } from './virtualAuthenticator.ts';

/** Passkeys with an authenticator in software, by keyboard alone. */
const product = productForTests(withRecaptcha);
const password = 'Polar-flight-1';

const signInPage = (prefix: string) => `${product.origin}${prefix}/login?redirect=%2FmyAccount%2Fsecurity`;

const signOut = (context: BrowserContext) => context.clearCookies();

for (const [language, options] of [
  ['en', {}],
  ['ar', devices['Pixel 7']],
  ['ja', {}],
] as const) {
  test(`are added, used and removed by keyboard, ${language}`, async ({ browser }) => {
    const catalogue = readCatalogue(language) as Readonly<Record<string, string>>;
    const say = (id: string) => catalogue[id] ?? id;
    const prefix = language === 'en' ? '' : `/${language}`;
    const email = `passkeys.${language}@example.com`;
    await newPerson(product, email, password);
    const context = await browser.newContext(options);
    // The authenticator in software would take an offer below the field at once: another journey has it.
    await context.addInitScript(() => {
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
    });
    const page = await context.newPage();
    const authenticator = await authenticatorOf(page);

    // Added with the password, which a stolen session does not have.
    await page.goto(signInPage(prefix));
    await page.locator('main input[name="username"]').fill(email);
    await page.locator('main input[name="password"]').fill(password);
    await page.locator('main input[name="password"]').press('Enter');
    await page.waitForURL(/\/myAccount\/security$/);
    await press(page, say('passkeys.add'));
    await expect(page.locator('main input[name="password"]')).toBeFocused();
    await page.keyboard.type('Wrong-word1');
    await page.keyboard.press('Enter');
    await expect(page.locator('main input[name="password"]')).toHaveAccessibleDescription(
      say('deleteAccount.incorrect'),
    );
    await page.locator('main input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('passkeys.added'), { exact: true })).toBeVisible();
    expect(await authenticator.passkeys()).toHaveLength(1);

    // Named.
    await page
      .getByRole('listitem')
      .getByRole('button', { name: say('passkeys.renameLabel').replace('{name}', '') })
      .press('Enter');
    const name = page.locator('main input[name="name"]');
    await expect(name).toBeFocused();
    await name.fill('My 鍵 مفتاح');
    await name.press('Enter');
    await expect(page.getByText('My 鍵 مفتاح')).toBeVisible();

    // Signs in by its button; a finger that is not known opens nothing, and the page says so.
    await signOut(context);
    await page.goto(signInPage(prefix));
    await page.locator('main input[name="username"]').focus();
    await authenticator.verifies(false);
    await press(page, say('loginForm.passkey'));
    await expect(page.getByRole('alert')).toContainText(say('passkeyErrors.cancelled'));
    await authenticator.verifies(true);
    await press(page, say('loginForm.passkey'));
    await page.waitForURL(/\/myAccount\/security$/);
    await expect(page.getByText(say('activityLog.passkeyUsed'), { exact: true })).toBeVisible();

    // Removed with itself; the browser forgets it.
    const [credential] = await authenticator.passkeys();
    await page
      .getByRole('button', { name: say('passkeys.removeLabel').replace('{name}', 'My 鍵 مفتاح') })
      .press('Enter');
    await press(page, say('passkeys.confirm'));
    await expect(page.getByText(say('passkeys.removed'), { exact: true })).toBeVisible();
    await expect.poll(async () => (await authenticator.passkeys()).length).toBe(0);
    await expect.poll(async () => (await product.mailsTo(email)).length).toBeGreaterThan(1);

    // Where a device still has it, it opens nothing, and is forgotten there as well.
    if (!credential) throw new Error('the authenticator had no passkey');
    await signOut(context);
    await page.goto(signInPage(prefix));
    await authenticator.restore(credential);
    await page.locator('main input[name="username"]').focus();
    await press(page, say('loginForm.passkey'));
    await expect(page.getByRole('alert')).toContainText(say('passkeyErrors.unknown'));
    await expect.poll(async () => (await authenticator.passkeys()).length).toBe(0);
  });
}

test('are offered below the field for the address, without a press', async ({ browser }) => {
  const english = readCatalogue('en') as Readonly<Record<string, string>>;
  const email = 'passkeys.autofill@example.com';
  await newPerson(product, email, password);
  const context = await browser.newContext();
  const page = await context.newPage();
  const authenticator = await authenticatorOf(page);
  await page.goto(signInPage(''));
  await page.locator('main input[name="username"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="password"]').press('Enter');
  await page.waitForURL(/\/myAccount\/security$/);
  await press(page, english['passkeys.add'] ?? '');
  await page.locator('main input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(english['passkeys.added'] ?? '', { exact: true })).toBeVisible();
  await signOut(context);
  // The authenticator in software takes the first offer as soon as there is one.
  await page.goto(signInPage(''));
  await page.locator('main input[name="username"]').focus();
  await page.waitForURL(/\/myAccount\/security$/);
  expect(await authenticator.passkeys()).toHaveLength(1);
});

test('the form works as before in a browser without passkeys, and says so at the button', async ({
  browser,
}) => {
  const english = readCatalogue('en') as Readonly<Record<string, string>>;
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
  const page = await context.newPage();
  await page.goto(signInPage(''));
  await press(page, english['loginForm.passkey'] ?? '');
  await expect(page.getByRole('alert')).toContainText(english['passkeyErrors.unsupported'] ?? '');
  await expect(page.locator('main input[name="username"]')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
});
