import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { budgets } from '@tern/testing/budgets';
import { weigh } from '@tern/testing/pageWeight';
import { phone, productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newPerson, post, recasign, withRecaptcha } from './people.ts';

/** The account on a product that uses reCAPTCHA, whose stand-in is in the sandbox. */
const product = productForTests({
  ...withRecaptcha,
  // A person with a public address, where one is needed.
  TRUSTED_PROXIES: '1',
});

const password = 'Polar-flight-1';

/** Signs in as an app. */
async function appToken(email: string): Promise<string> {
  const { token } = await post<{ token: string }>(
    product,
    '/api/mms/account/v1/app/login',
    {
      username: email,
      password,
      installation: 'journey',
      name: 'Study',
      recasign: await recasign(product, 'login'),
    },
    { app: 401 },
  );
  return token;
}

/** The link by which an app opens the website. */
async function handOver(email: string, redirect: string): Promise<string> {
  const token = await appToken(email);
  return (
    await post<{ url: string }>(
      product,
      '/api/mms/account/v1/app/handover',
      { redirect },
      { token, app: 401 },
    )
  ).url;
}

async function signIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signedIn(context: BrowserContext, email: string, path = '/myAccount'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${product.origin}/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname.endsWith(path));
  return page;
}

interface Shifts {
  shifts: number[];
}

/** Runs in every document: notes how much moved by itself. */
function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

test('reCAPTCHA: a good score, a low one with a box to click, a script that does not come', async ({
  browser,
}) => {
  const email = 'bot.check@example.com';
  await newPerson(product, email, password);
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${product.origin}/login`);
    // Nothing of the vendor is there before it is needed.
    expect(await page.locator('script[src*="recaptcha"]').count()).toBe(0);
    return page;
  };

  const good = await open();
  const asked = good.waitForRequest(/\/ws\/mm\/reca\/r3\/$/);
  await signIn(good, email);
  await asked;
  await good.waitForURL(/\/myAccount$/);

  await product.knobs({ recaptchaScore: '0.1' });
  const low = await open();
  const told = low.waitForResponse(/\/ws\/mm\/reca\/r3\/$/);
  await signIn(low, email);
  expect(await (await told).json()).toMatchObject({ code: 20104, message: 'ReCaptchaScoreTooLow' });
  const box = low.waitForResponse(/\/ws\/mm\/reca\/r2\/$/);
  await low.getByRole('button', { name: "I'm not a robot" }).click();
  expect((await box).status()).toBe(200);
  await low.waitForURL(/\/myAccount$/);

  await product.knobs({ recaptchaScore: '', recaptchaAway: true });
  const away = await open();
  await signIn(away, email);
  await expect(away.getByRole('alert')).toHaveText('The bot check could not load. Please refresh the page.');
  await product.knobs({ recaptchaAway: false });
  await signIn(away, email);
  await away.waitForURL(/\/myAccount$/);
  for (const page of [good, low, away]) await page.context().close();
});

test('one session for all tabs', async ({ browser }) => {
  const email = 'two.tabs@example.com';
  await newPerson(product, email, password);
  const context = await browser.newContext();
  const first = await signedIn(context, email);
  const second = await context.newPage();
  await second.goto(`${product.origin}/myAccount/deviceManage`);
  await expect(second.getByRole('heading', { name: 'Devices' })).toBeVisible();
  const beats = () =>
    second.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tab:'))
        .map(([, beat]) => JSON.parse(beat) as { at: number; user: string | null }),
    );
  await expect.poll(async () => (await beats()).filter(({ user }) => user).length).toBe(2);
  expect(JSON.stringify(await second.evaluate(() => ({ ...localStorage })))).not.toContain('token');

  await first.getByRole('button', { name: 'Sign out' }).first().click();
  await second.waitForURL(/\/login\?redirect=%2FmyAccount%2FdeviceManage$/);
  await first.waitForURL(`${product.origin}/`);

  await first.goto(`${product.origin}/login`);
  await signIn(first, email);
  await first.waitForURL(/\/myAccount$/);
  // The other one goes on where it was.
  await second.waitForURL(/\/myAccount\/deviceManage$/);
  await context.close();
});

test('a session that ended elsewhere asks; what needs one leads to the sign-in', async ({
  browser,
  playwright,
}) => {
  const email = 'ended.session@example.com';
  const token = await newPerson(product, email, password);
  const context = await browser.newContext();
  const page = await signedIn(context, email, '/myAccount/deviceManage');
  await expect(page.getByText(email).first()).toBeVisible();
  // A list that is still loading would fail by itself, and its dialog would lie over the link.
  await expect(page.getByText('No devices yet')).toBeVisible();
  await post(product, '/api/mms/account/v1/web/session/end_all', { keep_current: true }, { token });
  await page.getByRole('link', { name: 'Security', exact: true }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'You have been signed out' });
  await expect(dialog).toContainText('Sign in again, or stay on this page without your account.');
  await dialog.getByText('Cancel', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/myAccount/security');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL(/\/login\?redirect=%2FmyAccount%2Fsecurity$/);

  // An invalid token: no dialog.
  await signIn(page, email);
  await page.waitForURL(/\/myAccount\/security$/);
  await page.route(
    '**/device/list',
    (route) => route.fulfill({ status: 403, json: { code: 40300, message: 'Forbidden', data: {} } }),
    { times: 1 },
  );
  const toLogin = page.waitForRequest(/\/login\?redirect=%2FmyAccount%2FdeviceManage$/);
  await page.getByRole('link', { name: 'Devices', exact: true }).first().click();
  await toLogin;
  await context.close();

  const phone = devices['iPhone 13'].userAgent;
  const request = await playwright.request.newContext({ maxRedirects: 0 });
  for (const path of ['/myAccount', '/myAccount/security', '/paystatus', '/paySuc']) {
    for (const prefix of ['', '/m']) {
      const answer = await request.get(product.origin + prefix + path, {
        headers: prefix ? { 'user-agent': phone } : {},
      });
      expect([answer.status(), answer.headers().location]).toEqual([
        302,
        `${prefix}/login?redirect=${encodeURIComponent(path)}`,
      ]);
    }
  }
  await request.dispose();
});

test('an app opens the website: whose account it is comes first', async ({ browser }) => {
  const email = 'hand.over@example.com';
  await newPerson(product, email, password);
  await newPerson(product, 'somebody.else@example.com', password);
  const context = await browser.newContext({
    ...devices['iPhone 13'],
    defaultBrowserType: undefined,
  } as never);
  const page = await signedIn(context, 'somebody.else@example.com');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''));

  const link = await handOver(email, '/myAccount/deviceManage');
  const code = new URL(link).hash.slice('#code='.length);
  await page.goto(link);
  // Served to phones as it is, without a trace of the code.
  await expect(page).toHaveURL(`${product.origin}/redirect`);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('You are signed in as somebody.else@example.com here.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/myAccount\/deviceManage$/);
  await expect(page.getByText('Study')).toBeVisible();
  expect(urls.join(' ')).not.toContain(code);
  await page.goBack();
  expect(page.url()).not.toContain(code);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works.');
  // The same account: straight on.
  await page.goto(await handOver(email, '/pricing'));
  await page.waitForURL(/\/m\/pricing$/);
  await context.close();
});

test('password, data and deletion, as a person does them', async ({ browser }) => {
  const email = 'whole.account@example.com';
  await newPerson(product, email, password);
  const context = await browser.newContext();
  const page = await context.newPage();

  await test.step('a new password by mail', async () => {
    await page.goto(`${product.origin}/forgetPassword`);
    await page.getByLabel('Email', { exact: true }).fill(` ${email}`);
    await page.getByRole('button', { name: 'Send the code' }).click();
    const code = page.locator('input[name="code"]');
    await expect(code).toBeVisible();
    const digits = async () =>
      (await product.mailsTo(email)).map((mail) => /^(\d{8})$/m.exec(mail.text)?.[1]).find(Boolean);
    await expect.poll(digits).toBeTruthy();
    await code.fill((await digits()) ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password').fill('Coastal-wind-2');
    await page.getByLabel('Confirm password').fill('Coastal-wind-2');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, 'Coastal-wind-2');
    await page.waitForURL(/\/myAccount$/);
  });

  await test.step('another password, which is told where it is wrong', async () => {
    await page.getByRole('link', { name: 'Change password' }).first().click();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('Arctic-light-3');
    await page.getByLabel('Confirm password').fill('Arctic-light-3');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Incorrect password').first()).toBeVisible();
    await page.getByLabel('Current password').fill('Coastal-wind-2');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('group', { name: /saved|changed/i })).toBeVisible();
    // The page does not move for long: a press beside the result would hit something else.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  await test.step('the activity names it, and the sign-in that was refused', async () => {
    await page.getByRole('link', { name: 'Security', exact: true }).first().click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByText('Forgotten password replaced')).toBeVisible();
  });

  await test.step('one’s data as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download your data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^tern-\d{4}-\d\d-\d\d\.json$/);
  });

  await test.step('deletion, and a change of mind', async () => {
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type/).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('Arctic-light-3');
    await dialog.getByRole('button', { name: 'Delete the account' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel the deletion' }).click();
    await expect(page.getByRole('button', { name: 'Delete the account' })).toBeVisible();
    await expect.poll(async () => (await product.mailsTo(email)).length).toBeGreaterThanOrEqual(5);
  });

  await test.step('the same page in another language, though the router came there', async () => {
    const header = page.locator('header').first();
    await header.locator('summary', { hasText: 'English' }).first().click();
    await header.getByRole('link', { name: 'Deutsch' }).first().click();
    await expect(page).toHaveURL(`${product.origin}/de/myAccount/security`);
  });
  await context.close();
});

for (const variant of ['desktop', 'mobile'] as const) {
  test(`a forgotten password by the link of the mail, ${variant}`, async ({ browser }) => {
    const email = `link.${variant}@example.com`;
    await newPerson(product, email, password);
    const context = await browser.newContext({
      ...(variant === 'mobile' && devices['iPhone 13']),
      defaultBrowserType: undefined,
    } as never);
    const page = await context.newPage();
    await page.goto(`${product.origin}${variant === 'mobile' ? '/m' : ''}/forgetPassword`);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.locator('input[name="code"]')).toBeVisible();

    const mail = await context.newPage();
    const received = mail.getByRole('link', { name: /^Your \w+ code$/ });
    await expect(async () => {
      await mail.goto(`${product.sandbox}/inbox?to=${encodeURIComponent(email)}`);
      await expect(received).toBeVisible({ timeout: 500 });
    }).toPass();
    await received.click();
    const opened = context.waitForEvent('page');
    await mail
      .frameLocator('iframe[title="HTML part"]')
      .getByRole('link', { name: 'Choose a new password without the code' })
      .click();
    const link = await opened;
    await link.waitForURL(`${product.origin}${variant === 'mobile' ? '/m' : ''}/resetPassword`);
    // The token of the link stands neither in the address nor in the history.
    await expect(link.getByLabel('New password')).toBeVisible();
    await expect(link.locator('input[name="code"]')).toHaveCount(0);
    expect(await link.evaluate(() => location.href + history.length)).not.toContain('#');
    await link.getByLabel('New password').fill('Coastal-wind-2');
    await link.getByLabel('Confirm password').fill('Coastal-wind-2');
    await link.getByRole('button', { name: 'Save password' }).click();
    await link.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signIn(link, email, 'Coastal-wind-2');
    await link.waitForURL(/\/myAccount$/);

    // It works once.
    const again = context.waitForEvent('page');
    await mail
      .frameLocator('iframe[title="HTML part"]')
      .getByRole('link', { name: 'Choose a new password without the code' })
      .click();
    const used = await again;
    await used.getByLabel('New password').fill('Arctic-light-3');
    await used.getByLabel('Confirm password').fill('Arctic-light-3');
    await used.getByRole('button', { name: 'Save password' }).click();
    await expect(used.getByText('This took too long.')).toBeVisible();
    await context.close();
  });
}

test('devices, bound address, other sessions and a lost connection, as a person meets them', async ({
  browser,
}) => {
  const email = 'three.places@example.com';
  await newPerson(product, email, password);
  const app = await appToken(email);
  const context = await browser.newContext();
  const page = await signedIn(context, email, '/myAccount/deviceManage');
  // From now on: the bot check of another host takes no such header.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '93.184.216.34' });
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  const go = (section: string) => page.getByRole('link', { name: section, exact: true }).first().click();

  await test.step('a device is unbound once the person is sure', async () => {
    const unbind = page.getByRole('button', { name: 'Unbind Windows Master (Study)' });
    const dialog = page.getByRole('alertdialog');
    await unbind.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.route('**/device/unbind', (route) => route.abort(), { times: 1 });
    await unbind.click();
    await dialog.getByRole('button', { name: 'Unbind device' }).click();
    await expect(toast).toBeVisible();
    const shown = Date.now();
    await unbind.click();
    await dialog.getByRole('button', { name: 'Unbind device' }).click();
    await expect(unbind).toHaveCount(0);
    await expect(page.getByText('No devices yet')).toBeVisible();
    await expect(
      post(product, '/api/mms/account/v1/app/device/report', {}, { token: app, app: 401 }),
    ).rejects.toThrow(/50012/);
    await expect(toast).toHaveCount(0);
    expect(Date.now() - shown).toBeGreaterThan(4500);
  });

  await test.step('the address is bound, and removed', async () => {
    await go('DNS settings');
    await page.getByRole('button', { name: 'Bind 93.184.216.34' }).click();
    await expect(page.getByText('93.184.216.34 is bound.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Remove 93.184.216.34' }).click();
    await expect(page.getByText('No address is bound anymore.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bind 93.184.216.34' })).toBeVisible();
  });

  await test.step('signed out everywhere but here', async () => {
    const elsewhere = await browser.newContext();
    const other = await signedIn(elsewhere, email, '/myAccount/security');
    await go('Security');
    const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
    await everywhere.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('You are signed in only here.')).toBeVisible();
    await other.getByRole('link', { name: 'Devices', exact: true }).first().click();
    await expect(other.getByRole('alertdialog', { name: 'You have been signed out' })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('without a connection nothing is lost', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeInViewport();
    const download = page.getByRole('button', { name: 'Download your data' });
    await download.click();
    await expect(toast).toContainText('The file could not be made.');
    await context.setOffline(false);
    await expect(page.getByText('You are back online.')).toBeInViewport();
    const file = page.waitForEvent('download');
    await download.click();
    await file;
  });
  await context.close();
});

test('the account comes within its budget, and nothing moves when the profile arrives', async ({
  browser,
}) => {
  const email = 'heavy@example.com';
  await newPerson(product, email, password);
  const storageState = await signedIn(await browser.newContext(), email).then((page) =>
    page.context().storageState(),
  );
  const visits = [
    { path: '/myAccount', viewport: { width: 1440, height: 900 } },
    { path: '/de/m/myAccount', viewport: { width: 390, height: 844 }, userAgent: phone },
    { path: '/ar/m/myAccount', viewport: { width: 390, height: 844 }, userAgent: phone },
  ];
  for (const { path, ...screen } of visits) {
    const context = await browser.newContext({ storageState, ...screen });
    const page = await context.newPage();
    await page.addInitScript(noteShifts);
    // The profile comes once the fonts are there.
    await page.route(/\/web\/profile$/, async (route) => {
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((wait) => setTimeout(wait, 300));
        (globalThis as unknown as Shifts).shifts.length = 0;
        document.querySelector<HTMLElement>('main section button')?.focus();
      });
      await route.continue();
    });
    const weight = weigh(page);
    await page.goto(product.origin + path);
    await expect(page.getByRole('definition').getByText(email)).toBeVisible();
    await expect(page.locator('main section button').first()).toBeFocused();
    await page.waitForLoadState('networkidle');
    const { scripts, scriptFiles, ahead } = await weight();
    expect(scripts + ahead, `${path}: bytes of scripts`).toBeLessThanOrEqual(budgets.alive);
    expect(scriptFiles, `${path}: scripts`).toBeLessThanOrEqual(budgets.aliveFiles);
    const shifts = await page.evaluate(() => (globalThis as unknown as Shifts).shifts);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `${path}: layout shift`,
    ).toBeLessThanOrEqual(0.001);
    await context.close();
  }
});
