import { devices, expect, type Page } from '@playwright/test';
import { brand } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, post, withRecaptcha } from './people.ts';

/** Another address of an account, by keyboard, and taken back in a browser that runs no script. */
const product = productForTests(withRecaptcha);
const password = 'Polar-flight-1';

/** A text of such a kind in the newest mail to an address, of this subject where several have one; waits for it. */
async function inMail(address: string, pattern: RegExp, subject?: string): Promise<string> {
  const find = async () => {
    const mails = (await product.mailsTo(address)).filter((mail) => !subject || mail.subject === subject);
    return mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

/** Somebody who has shown the mailbox of the account. */
async function owner(email: string): Promise<void> {
  const token = await newPerson(product, email, password);
  const path = '/api/mms/account/v1/web/email';
  await post(product, `${path}/request`, {}, { token });
  await post(product, `${path}/confirm`, { code: await inMail(email, /^\d{8}$/m) }, { token });
}

async function signIn(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${product.origin}${prefix}/login?redirect=%2FmyAccount%2Fsecurity`);
  await page.locator('main input[name="username"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="password"]').press('Enter');
  await page.waitForURL(/\/myAccount\/security$/);
}

for (const [language, options] of [
  ['en', {}],
  ['ar', devices['Pixel 7']],
] as const) {
  test(`is changed by keyboard and taken back without a script, ${language}`, async ({ browser }) => {
    const catalogue = readCatalogue(language) as Readonly<Record<string, string>>;
    const say = (id: string) => catalogue[id] ?? id;
    const prefix = language === 'en' ? '' : `/${language}`;
    const former = `former.${language}@example.com`;
    const email = `later.${language}@example.com`;
    await owner(former);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await signIn(page, prefix, former);

    const group = page.getByRole('group', { name: say('emailChange.title'), exact: true });
    await group.getByRole('button', { name: say('emailChange.begin') }).press('Enter');
    await expect(group.locator('input[name="email"]')).toBeFocused();
    await page.keyboard.type(email);
    await group.locator('input[name="password"]').fill('Wrong-one-1');
    await page.keyboard.press('Enter');
    await expect(group.locator('input[name="password"]')).toHaveAccessibleDescription(
      say('deleteAccount.incorrect'),
    );
    // The address stays as it was typed.
    await expect(group.locator('input[name="email"]')).toHaveValue(email);
    await group.locator('input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    await expect(group.locator('input[name="code"]')).toBeFocused();
    const code = await inMail(email, /^\d{8}$/m);
    // A step back and forth, as after another tab: the code is still awaited.
    await page.reload();
    await group.locator('input[name="code"]').fill(code === '11111111' ? '22222222' : '11111111');
    await page.keyboard.press('Enter');
    await expect(group.locator('input[name="code"]')).toHaveAccessibleDescription(
      say('resetPasswordForm.verificationFailed'),
    );
    await group.locator('input[name="code"]').fill(code);
    await page.keyboard.press('Enter');
    await expect(group).toContainText(email);
    await expect(group.getByRole('button', { name: say('emailChange.begin') })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - screen.width),
    ).toBeLessThanOrEqual(0);

    // The former mailbox takes it back. Another mail there stops the change before it takes effect.
    const subject = say('mail.emailChangedSubject').replace('{brand}', brand.name);
    const link = await inMail(former, /https?:\S+email_change\/undo\?token=\S+/, subject);
    const plain = await browser.newContext({ ...options, javaScriptEnabled: false });
    const undo = await plain.newPage();
    await undo.goto(link);
    await expect(undo.getByRole('heading', { name: say('mail.emailPageBackTitle') })).toBeVisible();
    await undo.getByRole('button', { name: say('mail.emailChangeBackAction') }).press('Enter');
    await expect(undo.getByRole('heading', { name: say('mail.emailPageRestored') })).toBeVisible();
    await undo.getByRole('link', { name: say('mail.emailPageReset') }).press('Enter');
    await undo.waitForURL(/\/forgetPassword$/);
    await plain.close();
    // Whoever was signed in has to sign in again.
    await page.reload();
    await expect(page).toHaveURL(/\/login\?/);
    await context.close();
  });
}
