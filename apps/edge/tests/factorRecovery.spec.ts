import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { Secret, TOTP } from 'otpauth';
import { test } from './journey.ts';
import { opsBeside } from './opsBeside.ts';
import { newPerson, post, withRecaptcha } from './people.ts';

/** Two-step sign-in is turned off by somebody who has lost phone and recovery codes, with and without scripts. */
const product = productForTests(withRecaptcha);
const { query } = opsBeside(product);
// All are one visitor, who may ask five times a day.
test.beforeEach(() => query('delete from rate_limits'));
const password = 'Polar-flight-1';
const path = '/api/mms/account/v1/web';

/** The newest text of such a kind in the mails to an address; waits for it. */
async function inMail(address: string, pattern: RegExp): Promise<string> {
  const find = async () =>
    (await product.mailsTo(address)).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
const linkFor = (act: 'begin' | 'stop' | 'finish') =>
  new RegExp(`https?:\\S+second_factor/recovery\\?token=${act}\\.\\S+`);

/** Somebody with a second factor who has shown the mailbox; signed in somewhere with the token. */
async function guarded(email: string): Promise<{ token: string }> {
  const token = await newPerson(product, email, password);
  await post(product, `${path}/email/request`, {}, { token });
  await post(product, `${path}/email/confirm`, { code: await inMail(email, /^\d{8}$/m) }, { token });
  const { secret } = (await post(product, `${path}/second_factor/set_up`, { password }, { token })) as {
    secret: string;
  };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post(product, `${path}/second_factor/confirm`, { code }, { token });
  return { token };
}

/** Goes as far as the code. */
async function toCode(context: BrowserContext, prefix: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.origin}${prefix}/login?redirect=%2FmyAccount`);
  await page.locator('main input[name="username"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="password"]').press('Enter');
  await expect(page.locator('main input[name="code"]')).toBeVisible();
  return page;
}

for (const [language, options] of [
  ['en', {}],
  ['ar', devices['Pixel 7']],
] as const) {
  const catalogue = readCatalogue(language) as Readonly<Record<string, string>>;
  const say = (id: string) => catalogue[id] ?? id;
  const prefix = language === 'en' ? '' : `/${language}`;

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'by keyboard' : 'without a script';
    test(`is turned off after the wait ${how}, ${language}`, async ({ browser }) => {
      const email = `lost.${language}.${javaScriptEnabled}@example.com`;
      const { token } = await guarded(email);
      const context = await browser.newContext({ ...options, javaScriptEnabled });
      const page = await toCode(context, prefix, email);
      await page.getByRole('button', { name: say('factorRecoveryForm.open') }).press('Enter');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(say('factorRecoveryForm.title'));
      if (javaScriptEnabled) await expect(heading).toBeFocused();
      await page.getByRole('button', { name: say('factorRecoveryForm.submit') }).press('Enter');
      await expect(heading).toHaveText(say('factorRecoveryForm.sentTitle'));

      const links = await browser.newContext({ ...options, javaScriptEnabled: false });
      const mail = await links.newPage();
      await mail.goto(await inMail(email, linkFor('begin')));
      await mail.getByRole('button', { name: say('factorRecoveryMail.beginAction') }).press('Enter');
      await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
        say('factorRecoveryMail.waitingTitle'),
      );
      await inMail(email, linkFor('stop'));

      // Seven days later.
      await query(
        `update factor_recoveries set begun_at = begun_at - interval '7 days'
          where state = 'waiting' and user_id = (select id from users where email = '${email}')`,
      );
      const finish = await inMail(email, linkFor('finish'));
      await mail.goto(finish);
      const field = mail.getByLabel(say('factorRecoveryMail.password'));
      await field.fill('Wrong-one-1');
      await field.press('Enter');
      await expect(mail.getByRole('alert')).toHaveText(say('factorRecoveryMail.wrongPassword'));
      await field.fill(password);
      await field.press('Enter');
      await expect(mail.getByRole('heading', { level: 1 })).toHaveText(say('factorRecoveryMail.doneTitle'));
      expect(
        await mail.evaluate(() => document.documentElement.scrollWidth - screen.width),
      ).toBeLessThanOrEqual(0);
      await mail.getByRole('link', { name: say('factorRecoveryMail.signIn') }).press('Enter');
      await mail.waitForURL(/\/login$/);

      // The password alone signs in, and nobody has stayed.
      await expect(post(product, `${path}/second_factor/recovery/stop`, {}, { token })).rejects.toThrow();
      await context.close();
      const entered = await browser.newContext(options);
      const account = await entered.newPage();
      await account.goto(`${product.origin}${prefix}/login`);
      await account.locator('main input[name="username"]').fill(email);
      await account.locator('main input[name="password"]').fill(password);
      await account.locator('main input[name="password"]').press('Enter');
      await account.waitForURL(/\/myAccount$/);
      await entered.close();
      await links.close();
    });
  }

  test(`is seen and stopped in the account, ${language}`, async ({ browser }) => {
    const email = `seen.${language}@example.com`;
    const { token } = await guarded(email);
    const away = await browser.newContext(options);
    const thief = await toCode(away, prefix, email);
    await thief.getByRole('button', { name: say('factorRecoveryForm.open') }).press('Enter');
    await thief.getByRole('button', { name: say('factorRecoveryForm.submit') }).press('Enter');
    const mail = await away.newPage();
    await mail.goto(await inMail(email, linkFor('begin')));
    await mail.getByRole('button', { name: say('factorRecoveryMail.beginAction') }).press('Enter');
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText(say('factorRecoveryMail.waitingTitle'));

    // The owner is signed in.
    const home = await browser.newContext(options);
    await home.addCookies([
      { name: 'session', value: token, url: product.origin, httpOnly: true },
      { name: 'signed_in', value: '1', url: product.origin },
    ]);
    const account = await home.newPage();
    await account.goto(`${product.origin}${prefix}/myAccount/deviceManage`);
    await expect(account.getByText(say('factorRecoveryNotice.title'), { exact: true })).toBeVisible();
    expect(
      await account.evaluate(() => document.documentElement.scrollWidth - screen.width),
    ).toBeLessThanOrEqual(0);
    await account.getByRole('button', { name: say('factorRecoveryNotice.stop'), exact: true }).press('Enter');
    const linked = say('factorRecoveryNotice.stopped').replace(/.*<link>(.*)<\/link>.*/s, '$1');
    await expect(account.getByRole('link', { name: linked })).toBeVisible();
    await mail.goto(await inMail(email, linkFor('stop')));
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText(say('factorRecoveryMail.stoppedTitle'));
    await account.reload();
    await expect(account.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(account.getByText(say('factorRecoveryNotice.title'), { exact: true })).toHaveCount(0);
    await home.close();
    await away.close();
  });
}
