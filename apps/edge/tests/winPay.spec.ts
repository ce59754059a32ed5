import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

// The client signs its own people up; here a call stands in for it.
const product = productForTests({ BOT_CHECK: 'off', STRIPE_FORM: 'hosted' });

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]');

/** Stands in for WebView2 around the page: records what the page posts and can post messages to it. */
async function insideClient(page: Page) {
  await page.addInitScript(() => {
    const listeners: ((event: { data: unknown }) => void)[] = [];
    const said: unknown[] = JSON.parse(sessionStorage.getItem('said') ?? '[]');
    Object.assign(window, {
      said,
      speak: (data: unknown) => {
        for (const listener of listeners) listener({ data });
      },
    });
    Object.assign((window as { chrome?: object }).chrome ?? Object.assign(window, { chrome: {} }).chrome, {
      webview: {
        postMessage(message: unknown) {
          said.push(message);
          sessionStorage.setItem('said', JSON.stringify(said));
        },
        addEventListener: (_type: string, listener: (event: { data: unknown }) => void) =>
          listeners.push(listener),
        removeEventListener() {},
      },
    });
  });
}
const saidOf = (page: Page) => page.evaluate(() => (window as unknown as { said: { type: string }[] }).said);

async function payByCard(page: Page) {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marta W');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${product.origin}/api/mms/account/v1/web/anonymous_signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** The client hands its session to the page. */
const handOver = (page: Page, token: string) =>
  page.evaluate(
    (given) =>
      (window as unknown as { speak(data: unknown): void }).speak({ type: 'tern.session', token: given }),
    token,
  );

test('inside the Windows client: no frame, signed in through the channel, the result is told', async ({
  page,
}) => {
  await insideClient(page);
  await page.goto(`${product.origin}/win-pay?plan=6m`);
  await hydrated(page);
  await expect(page.locator('header, footer')).toHaveCount(0);
  await expect.poll(() => saidOf(page)).toContainEqual({ type: 'tern.ready', version: 1 });
  const token = await tokenOf('marta.windows@example.com');
  await handOver(page, token);
  await expect(page.getByText('marta.windows@example.com').first()).toBeVisible();
  await page.getByRole('button', { name: /^Continue to pay .* to Tern$/ }).click();
  await page.waitForURL(/\/stripe\/pay\//);
  await payByCard(page);
  await page.waitForURL(/\/win-pay-result\?order=/);
  await hydrated(page);
  // A new document: the client hands the session over again.
  await handOver(page, token);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. Ready for take-off.');
  await expect
    .poll(async () => (await saidOf(page)).at(-1))
    .toMatchObject({ type: 'tern.paid', plan_id: '6m' });
  await page.getByRole('button', { name: 'Back to the app' }).click();
  await expect.poll(async () => (await saidOf(page)).at(-1)).toEqual({ type: 'tern.close' });
});

test('paying in the browser of the buyer while the client waits', async ({ page, context }) => {
  await insideClient(page);
  await page.goto(`${product.origin}/win-pay/native?plan=1m`);
  await hydrated(page);
  const token = await tokenOf('marta.native@example.com');
  await handOver(page, token);
  await expect(page.getByText('marta.native@example.com').first()).toBeVisible();
  await page.getByRole('button', { name: /^Continue to pay .* to Tern$/ }).click();
  await expect(page.getByRole('heading', { name: 'Finish the payment in your browser.' })).toBeVisible();
  const opened = (await saidOf(page)).find(({ type }) => type === 'tern.open') as unknown as { url: string };
  const browser = await context.newPage();
  await browser.goto(opened.url);
  await payByCard(browser);
  await page.waitForURL(/\/win-pay-result\?order=/);
  await hydrated(page);
  await handOver(page, token);
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Ready for take-off.' })).toBeVisible();
  expect(await saidOf(page)).toContainEqual(expect.objectContaining({ type: 'tern.paid', plan_id: '1m' }));
});
