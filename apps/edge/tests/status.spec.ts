import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { opsBeside } from './opsBeside.ts';

/** The status page, and what the operator writes there beside the running product. */
const product = productForTests();
const { run, query } = opsBeside(product);
const ops = (...argv: string[]) => run('incident', ...argv);
// A day on which mails waited, before anybody looks.
test.beforeAll(() =>
  query(
    `insert into status_days (day, part, samples, limited, down, state, sampled_at)
     values (current_date - 3, 'mails', 288, 0, 12, 'up', now() - interval '3 days')`,
  ),
);
const idIn = (said: string) => said.match(/Done: (\S+)\./)?.[1] ?? '';

/** A text of the operator that would break markup, feeds and calendars if it were not a text. */
const hostile = 'Late <b>mails</b> & "quotes"; a, b ]]> {count}';

/** Opens a page until it says something: an edge hears of it within seconds. */
async function says(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(product.origin + path);
    await expect(page.locator('body')).toContainText(text, { timeout: 1000 });
  }).toPass();
}
const file = async (page: Page, path: string) => {
  const response = await page.request.get(product.origin + path);
  expect(response.status(), path).toBe(200);
  return { type: response.headers()['content-type'] ?? '', text: await response.text() };
};

test('an incident that the operator opens is on the page in two languages, in the feeds and above the account', async ({
  page,
}) => {
  const words = join(mkdtempSync(join(tmpdir(), 'tern-status-')), 'words.json');
  writeFileSync(
    words,
    JSON.stringify({
      en: { title: 'Signing in is down', text: hostile },
      ar: { title: 'تسجيل الدخول متوقف', text: 'نبحث عن السبب.' },
    }),
  );
  const options = ['--parts', 'sign-in', '--severity', 'major', '--yes'];
  const id = idIn(await ops('open', '--words', words, ...options));
  await says(page, '/status', 'Signing in is down');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Signing in is down');
  await expect(page.locator('main')).toContainText(hostile);
  await expect(page.locator('main b')).toHaveCount(0);

  await test.step('in Arabic, and in German as the English it is', async () => {
    await says(page, '/ar/status', 'تسجيل الدخول متوقف');
    await expect(heading.locator('[lang]')).toHaveCount(0);
    await says(page, '/de/status', 'Signing in is down');
    await expect(heading.locator('[lang="en"][dir="ltr"]')).toHaveText('Signing in is down');
  });
  await test.step('above the downloads, and not above the plans', async () => {
    // A visitor who has read German is sent to German pages.
    await page.context().clearCookies();
    await says(page, '/download', 'Signing in is down');
    await page.getByRole('complementary', { name: 'Major incident' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/status$/);
    await page.goto(`${product.origin}/pricing`);
    await expect(page.locator('body')).not.toContainText('Signing in is down');
  });
  await test.step('in the feed and in the data', async () => {
    const rss = await file(page, '/ar/status.xml');
    // Pages of the site let no text become a document.
    await page.goto('about:blank');
    expect(rss.type).toContain('application/rss+xml');
    const read = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        titles: [...parsed.querySelectorAll('item > title')].map(({ textContent }) => textContent),
      };
    }, rss.text);
    expect(read.error).toBeNull();
    expect(read.titles).toContain('تسجيل الدخول متوقف');
    const data = JSON.parse((await file(page, '/status.json')).text);
    const found = data.incidents.find((incident: { id: string }) => incident.id === id);
    expect(found.updates[0].texts.en).toBe(hostile);
  });
  await test.step('and closed', async () => {
    await ops('close', id, 'It works again.', '--yes');
    await says(page, '/status', 'It works again.');
    await expect(heading).not.toHaveText('Signing in is down');
    await expect(async () => {
      await page.goto(`${product.origin}/download`);
      await expect(page.getByRole('complementary', { name: 'Major incident' })).toHaveCount(0, {
        timeout: 1000,
      });
    }).toPass();
  });
});

test('maintenance is announced on the page and in the calendar, without a script', async ({ browser }) => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = ['plan', 'A new database; with, commas', hostile, '--parts', 'payments', '--yes'];
  const id = idIn(await ops(...plan, '--from', at(48), '--until', at(49)));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await says(page, '/status', 'A new database; with, commas');
  await says(page, '/status', 'All days with an outage or a limitation');
  await page.getByText('All days with an outage or a limitation').click();
  const calendar = await file(page, '/status.ics');
  expect(calendar.type).toContain('text/calendar');
  const lines = calendar.text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = calendar.text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(String.raw`SUMMARY:A new database\; with\, commas`);
  expect(unfolded).toMatch(new RegExp(`UID:${id}@`));
  await ops('close', id, 'Not needed.', '--yes');
  await context.close();
});
