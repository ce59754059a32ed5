import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { devices, expect, type Page } from '@playwright/test';
import { networkPlaces, wireguardKeyAdd } from '@tern/contract';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newCustomer, newPerson, withRecaptcha } from './people.ts';

/** WireGuard configurations, from the key to the file, against servers that respond, are silent, and refuse. */
const product = productForTests({ ...withRecaptcha, STRIPE_FORM: 'hosted', CAMPAIGNS: '' });
const password = 'Polar-flight-1';

/** A service gets its first network feed within a minute of its start. */
test.beforeAll(async () => {
  const { path } = networkPlaces;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${product.origin}${path}?protocol=wireguard`, {
          headers: { 'x-app-type': '501' },
        });
        return ((await response.json()) as { data: { countries: unknown[] } }).data.countries.length;
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThan(50);
});

const wordsOf = (language: 'en' | 'ar') => {
  const catalogue = readCatalogue(language) as Readonly<Record<string, string>>;
  return (id: string) => catalogue[`configurations.${id}`] ?? id;
};

async function opened(page: Page, prefix: string, email: string) {
  await page.goto(
    `${product.origin}${prefix}/login?redirect=${encodeURIComponent('/myAccount/configurations')}`,
  );
  await page.locator('main input[name="username"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="password"]').press('Enter');
  await page.waitForURL(/\/myAccount\/configurations$/);
}

/** Every request with its body; that of a streamed one is read in the page. */
async function recordRequests(page: Page) {
  const sent: { url: string; body: string }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
  await page.exposeFunction('noteBody', (url: string, body: string) => sent.push({ url, body }));
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const { noteBody } = globalThis as unknown as {
        noteBody: (url: string, body: string) => Promise<void>;
      };
      if (body) await noteBody(request.url, body);
      return send(request);
    };
  });
  return sent;
}

/** Finds a place by name and takes it with the keyboard. */
async function choose(page: Page, typed: string) {
  await page.getByRole('combobox').first().fill(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const publicHalf = (privateKey: string) =>
  createPublicKey(
    createPrivateKey({
      key: Buffer.concat([
        Buffer.from('302e020100300506032b656e04220420', 'hex'),
        Buffer.from(privateKey, 'base64'),
      ]),
      format: 'der',
      type: 'pkcs8',
    }),
  )
    .export({ format: 'der', type: 'spki' })
    .subarray(-32)
    .toString('base64');

const privateKeyIn = (file: string) => /PrivateKey = (\S{44})/.exec(file)?.[1] ?? '';

test('a key is made offline, and nothing but its public half is ever sent', async ({ browser }) => {
  const say = wordsOf('en');
  await newCustomer(product, 'router@example.com', password);
  const context = await browser.newContext();
  const page = await context.newPage();
  const sent = await recordRequests(page);
  await opened(page, '', 'router@example.com');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');

  await page.getByRole('button', { name: say('add') }).click();
  await expect(page.getByText(say('keyMissing'))).toBeVisible();
  await expect(page.getByText(say('placeMissing'))).toBeVisible();

  await choose(page, 'tokyo');
  await choose(page, 'stockholm');
  await page.getByLabel(say('name')).fill('Router at home');
  await context.setOffline(true);
  await page.getByRole('button', { name: say('make'), exact: true }).click();
  const request = page.getByText(/"public_key"/);
  await expect(request).toBeVisible();
  const first = await request.textContent();
  await page.getByRole('button', { name: say('makeAnother') }).click();
  await expect(request).not.toHaveText(first ?? '');
  await context.setOffline(false);

  const shown = ((await request.textContent()) ?? '').split('\n').slice(1).join('\n');
  await page.getByRole('button', { name: say('add') }).click();
  await expect(
    page.getByRole('heading', { name: say('fileTitle').replace('{step, number}', '3') }),
  ).toBeFocused();
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 2 files' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\.zip$/);
  // Not compressed: what is in it can be read as it is.
  const packed = readFileSync(await saved.path()).toString('latin1');
  const privateKey = privateKeyIn(packed);
  expect(publicHalf(privateKey)).toBe(JSON.parse(shown).public_key);
  expect(packed).toMatch(/Endpoint = jp-tyo-\S+:\d+/);
  expect(packed).toMatch(/Endpoint = se-sto-\S+:\d+/);
  expect(
    JSON.parse(sent.find(({ url, body }) => body && url.endsWith(wireguardKeyAdd.path))?.body ?? ''),
  ).toEqual(JSON.parse(shown));
  for (const spelled of [privateKey, encodeURIComponent(privateKey)])
    expect(sent.filter(({ url, body }) => `${url} ${body}`.includes(spelled))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain(privateKey);

  // It is listed, and gone for good once it is removed.
  const row = page.getByRole('listitem').filter({ hasText: 'Router at home' });
  for (const place of ['Tokyo, Japan', 'Stockholm, Sweden']) await expect(row.getByText(place)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Router at home' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('removeConfirm') })
    .click();
  await expect(page.getByText(say('removed'))).toBeVisible();
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText(say('none'))).toBeVisible();
  await context.close();
});

test('servers that are silent lose nothing and count a key once, on a phone, in Arabic', async ({
  browser,
}) => {
  const say = wordsOf('ar');
  await newCustomer(product, 'silent@example.com', password);
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  await opened(page, '/ar', 'silent@example.com');
  await page.getByRole('button', { name: say('make'), exact: true }).click();
  await choose(page, 'طوكيو');
  const name = page.getByLabel(say('name'));
  await name.fill('جهاز التوجيه');
  await product.knobs({ provisioning: 'down' });
  await page.getByRole('button', { name: say('add') }).click();
  await expect(page.getByText(say('waitTitle'))).toBeVisible();
  await expect(name).toHaveValue('جهاز التوجيه');
  await product.knobs({ provisioning: '' });
  await page.getByRole('button', { name: say('again') }).click();
  await expect(page.getByRole('region', { name: say('fileLabel') })).toContainText('jp-tyo-');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('img', { name: say('qrLabel') })).toBeVisible();

  // The file was not saved: another key takes its place after a question.
  await page.getByRole('button', { name: say('makeAnother') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('makeAnother') })
    .click();

  // A refusal is final at once, and the next key is taken.
  await choose(page, 'باريس');
  await page.getByLabel(say('name')).fill('NAS');
  await product.knobs({ provisioning: 'refuses' });
  await page.getByRole('button', { name: say('add') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('refused') })).toBeVisible();
  await product.knobs({ provisioning: '' });
  await page.getByRole('button', { name: say('makeAnother') }).click();
  await page.getByRole('button', { name: say('add') }).click();
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '2');
  await context.close();
});

test('an account without a plan is told what is needed', async ({ browser }) => {
  const say = wordsOf('en');
  await newPerson(product, 'no.plan@example.com', password);
  const page = await browser.newPage();
  await opened(page, '', 'no.plan@example.com');
  await expect(page.getByText(say('noPlan'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('plans') })).toHaveAttribute('href', '/pricing');
  await page.close();
});
