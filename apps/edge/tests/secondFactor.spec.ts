import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { login } from '@tern/contract';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { Secret, TOTP } from 'otpauth';
import { test } from './journey.ts';
import { newPerson, withRecaptcha } from './people.ts';

/** Two-step sign-in, by keyboard alone, and in a browser that runs no script. */
const product = productForTests(withRecaptcha);
const password = 'Polar-flight-1';

/** A code of the app, of so many seconds from now: each is taken once, and the next one may be a step early. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + seconds * 1000,
  });

/** Types into a field that has the focus, and sends its form. */
async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`main input[name="${name}"]`);
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

/** Goes as far as the password; the second step follows where there is one. */
async function firstStep(context: BrowserContext, prefix: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.origin}${prefix}/login?redirect=%2FmyAccount%2Fsecurity`);
  await page.locator('main input[name="username"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="password"]').press('Enter');
  return page;
}

/** Turns it on in the account. Resolves with the key and the recovery codes. */
async function turnOn(page: Page, say: (id: string) => string) {
  await press(page, say('secondFactor.begin'));
  await type(page, 'password', password);
  await expect(page.getByRole('img', { name: say('secondFactor.qrLabel') })).toBeVisible();
  const secret =
    (await page
      .locator('main bdi')
      .filter({ hasText: /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/ })
      .textContent()) ?? '';
  await type(page, 'code', codeOf(secret, -600));
  await expect(page.locator('main input[name="code"]')).toHaveAccessibleDescription(
    new RegExp(say('secondCode.wrong').slice(0, 12)),
  );
  await page.locator('main input[name="code"]').fill('');
  await type(page, 'code', codeOf(secret));
  await expect(page.getByRole('heading', { name: say('secondFactor.codesTitle') })).toBeVisible();
  const codes = await page.locator('main ol li').allTextContents();
  expect(codes).toHaveLength(10);
  // None of them lies beyond the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - screen.width)).toBeLessThanOrEqual(
    0,
  );
  await press(page, say('secondFactor.stored'));
  await expect(page.getByRole('button', { name: say('secondFactor.renew') })).toBeVisible();
  return { secret, codes };
}

/** A browser that is remembered at the second step needs no code, until it is forgotten; by keyboard. */
async function remembers(
  context: BrowserContext,
  { prefix, email, say }: { prefix: string; email: string; say: (id: string) => string },
  code: string,
): Promise<void> {
  const signOut = async (page: Page) => {
    await page.goto(`${product.origin}${prefix}/myAccount`);
    const button = page
      .locator('main')
      .getByRole('button', { name: say('accountInfo.signOut'), exact: true });
    await button.first().press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('/myAccount'));
  };
  const page = await firstStep(context, prefix, email);
  await expect(page.locator('main input[name="code"]')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Tab');
  const box = page.locator('main input[name="remember"]');
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/myAccount\/security$/);
  const cookie = (await context.cookies(`${product.origin}${login.path}`)).find(
    ({ name }) => name === 'remembered',
  );
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: login.path });
  // It goes with no page.
  const ofPages = (await context.cookies(product.origin)).map(({ name }) => name);
  expect(ofPages).toContain('signed_in');
  expect(ofPages).not.toContain('remembered');

  await signOut(page);
  const again = await firstStep(context, prefix, email);
  await again.waitForURL(/\/myAccount\/security$/);
  await expect(again.getByText(say('activityLog.rememberedUsed')).first()).toBeVisible();
  const card = again.getByRole('group', { name: say('rememberedBrowsers.title') });
  await card.getByRole('listitem').getByRole('button').press('Enter');
  await expect(card.getByText(say('rememberedBrowsers.empty'))).toBeVisible();
  await expect(card).toBeFocused();

  await signOut(again);
  const last = await firstStep(context, prefix, email);
  await expect(last.getByRole('heading', { name: say('secondStepForm.title') })).toBeVisible();
}

for (const [language, options] of [
  ['en', {}],
  ['ar', devices['Pixel 7']],
] as const) {
  test(`is set up, used and turned off by keyboard, ${language}`, async ({ browser }) => {
    const catalogue = readCatalogue(language) as Readonly<Record<string, string>>;
    const say = (id: string) => catalogue[id] ?? id;
    const prefix = language === 'en' ? '' : `/${language}`;
    const email = `two.steps.${language}@example.com`;
    await newPerson(product, email, password);
    const home = await browser.newContext(options);
    const account = await firstStep(home, prefix, email);
    await account.waitForURL(/\/myAccount\/security$/);
    const { secret, codes } = await turnOn(account, say);

    // Elsewhere the password is not enough; a recovery code works once.
    const away = await browser.newContext(options);
    const page = await firstStep(away, prefix, email);
    await expect(page.getByRole('heading', { name: say('secondStepForm.title') })).toBeVisible();
    await type(page, 'code', 'AAAAA AAAAA');
    await expect(page.locator('main input[name="code"]')).toHaveAccessibleDescription(
      say('secondCode.wrong'),
    );
    expect((await away.cookies()).filter(({ name }) => /session|signed_in/.test(name))).toEqual([]);
    await page.locator('main input[name="code"]').fill('');
    await type(page, 'code', codes[0] ?? '');
    await page.waitForURL(/\/myAccount\/security$/);
    const again = await firstStep(await browser.newContext(options), prefix, email);
    await type(again, 'code', codes[0] ?? '');
    await expect(again.locator('main input[name="code"]')).toHaveAccessibleDescription(
      say('secondCode.used'),
    );
    await expect.poll(async () => (await product.mailsTo(email)).length).toBeGreaterThan(1);

    await remembers(await browser.newContext(options), { prefix, email, say }, codes[1] ?? '');

    // Turned off with the password and the next code of the app.
    await press(page, say('secondFactor.remove'));
    await expect(page.locator('main input[name="password"]')).toBeFocused();
    await page.keyboard.type(password);
    await page.locator('main input[name="code"]').focus();
    await type(page, 'code', codeOf(secret, 30));
    await expect(page.getByText(say('secondFactor.removed'), { exact: true })).toBeVisible();
    const last = await firstStep(await browser.newContext(options), prefix, email);
    await last.waitForURL(/\/myAccount\/security$/);
  });
}

test('takes the code in a browser that runs no script', async ({ browser }) => {
  const email = 'two.steps.plain@example.com';
  await newPerson(product, email, password);
  const account = await firstStep(await browser.newContext(), '', email);
  const english = readCatalogue('en') as Readonly<Record<string, string>>;
  const say = (id: string) => english[id] ?? id;
  await account.waitForURL(/\/myAccount\/security$/);
  const { codes } = await turnOn(account, say);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await firstStep(plain, '', email);
  const code = page.locator('main input[name="code"]');
  // Its cookie goes to no page, so there is nothing to choose.
  await expect(page.locator('main input[name="remember"]')).toBeHidden();
  await code.fill('123');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(say('secondCode.wrong'));
  expect((await plain.cookies()).filter(({ name }) => /session|signed_in/.test(name))).toEqual([]);
  await code.fill(codes[1] ?? '');
  await code.press('Enter');
  await page.waitForURL(/\/myAccount\/security$/);
  expect((await plain.cookies()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['session', 'signed_in']),
  );
});
