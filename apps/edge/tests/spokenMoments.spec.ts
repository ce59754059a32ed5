import { expect, type Page } from '@playwright/test';
import { addInterval, type Language, prefixOf } from '@tern/domain';
import { formatDate } from '@tern/i18n';
import { readCatalogue } from '@tern/i18n/node';
import { productForTests } from '@tern/testing/product';
import { aliveAround, test } from './journey.ts';
import { ScreenReader } from './screenReader.ts';
import { compareSpoken } from './spokenText.ts';

/**
 * Everything that is heard where something is sent, done or ended, outside the purchase: by keyboard, with every live region. In
 * `docs/spoken/moments.*.md`, which are read like pictures.
 */
const product = productForTests();
const [first, second] = ['Polar-flight-1', 'Coastal-wind-2'];

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Buys a month and sets the first password, without a word. */
async function buy(page: Page, address: string): Promise<void> {
  await page.goto(`${product.origin}/pricing/checkout/1m`);
  await page.locator('main input[type="email"]').fill(address);
  const fields = page.frameLocator('main iframe').first();
  await fields.locator('#number').fill('4242424242424242');
  await fields.locator('#expiry').fill('12 / 39');
  await fields.locator('#cvc').fill('123');
  await page.locator('main button[type="submit"]:visible').first().click();
  await page.locator('main input[name="password"]').fill(first);
  await page.locator('main input[name="confirm"]').fill(first);
  await page.locator('main input[name="confirm"]').press('Enter');
  await expect(page.locator('main input[name="password"]')).toHaveCount(0);
}

for (const language of ['en', 'ar', 'ja'] as const satisfies Language[])
  test(`moments as they are heard, ${language}`, async ({ page, context }) => {
    const address = `spoken.${language}@example.com`;
    const texts = readCatalogue(language) as Readonly<Record<string, string>>;
    const path = (to: string) => `${product.origin}${prefixOf({ language, variant: 'desktop' })}${to}`;
    const button = (id: string) =>
      page.getByRole('button', { name: texts[id] as string, exact: true }).first();
    const focused = (css: string) =>
      expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), css)).toBe(true);
    const reader = await ScreenReader.on(page);
    /** Without the way there, which has offers of the season on it. */
    const start = async (control: ReturnType<Page['locator']>) => {
      await control.focus();
      await aliveAround(control);
      await reader.hear({ most: 0 });
      await reader.say();
    };
    const submit = async (done: () => Promise<unknown>) => {
      await page.keyboard.press('Enter');
      await done();
      await reader.say('Enter');
    };
    const gone = (css: string) => () => expect(page.locator(css)).toHaveCount(0);
    const refused = () => expect(page.locator('main [role="alert"]:not(:empty)').first()).toBeVisible();
    const mail = async (pattern: RegExp) => {
      const found = async () =>
        (await product.mailsTo(address)).map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
      await expect.poll(found).toBeTruthy();
      return (await found()) as string;
    };

    await buy(page, address);
    await context.clearCookies();

    reader.heading('Sign-in');
    await page.goto(path('/login'));
    await start(page.locator('input[name="username"]'));
    await reader.type(address);
    await reader.goTo('input[name="password"]');
    await reader.type('Wrong-word-1');
    await submit(refused);
    await page.keyboard.press('ControlOrMeta+a');
    await reader.type(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/myAccount$/);
    await page.locator('main h1').waitFor();
    await reader.title();
    await reader.hear();

    reader.heading('Cancelling the renewal');
    await page.goto(path('/myAccount/subscriptions'));
    await start(button('subscriptionList.cancelRenewal'));
    await submit(() => page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor());
    await reader.press('Tab');
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: texts['subscriptionList.cancelRenewal'] as string })
      .focus();
    await reader.say();
    await submit(() => focused('main [role="group"]'));

    reader.heading('Deleting the account, and a change of mind');
    await page.goto(path('/myAccount/security'));
    await start(button('deleteAccount.open'));
    await submit(() => page.locator('input[name="address"]').waitFor());
    await reader.press('Enter');
    await page.locator('input[name="address"]').focus();
    await reader.type(address);
    await page.locator('[role="dialog"] input[name="password"], dialog input[name="password"]').focus();
    await reader.type(first);
    await submit(() => focused('main [role="group"]'));
    await start(button('deleteAccount.keep'));
    await submit(async () => {
      await button('deleteAccount.open').waitFor();
      await focused('main [role="group"]');
    });
    await context.clearCookies();

    reader.heading('A forgotten password');
    await page.goto(path('/forgetPassword'));
    await start(page.locator('input[name="username"]'));
    await reader.type(address);
    await submit(() => focused('input[name="code"]'));
    await reader.type('00000000');
    await submit(refused);
    const code = await mail(/^(\d{8})$/m);
    await page.locator('input[name="code"]').fill(code);
    await submit(() => page.locator('input[name="password"]').waitFor());
    await page.locator('input[name="password"]').focus();
    await reader.type(second);
    await reader.goTo('input[name="confirm"]');
    await reader.type(second);
    // Bought before the mailbox was shown: the owner of the mailbox is asked.
    await submit(() => focused('main [role="group"]'));
    await reader.press('Tab');
    await submit(gone('input[name="confirm"]'));
    await focused('main [role="group"]');

    reader.heading('A message to us');
    await page.goto(path('/contact'));
    await start(page.locator('main form input[name="name"]'));
    await reader.type('Marta');
    await reader.goTo('input[name="email"]');
    await reader.type(address);
    await reader.goTo('textarea[name="inquiry"]');
    await reader.type('Does it work without a mouse?');
    await reader.goTo('main form button[type="submit"]');
    await submit(gone('main form textarea'));

    reader.heading('The newsletter');
    await page.goto(path('/edmsub'));
    await start(page.locator('main form input[type="email"]'));
    await reader.type(address);
    await submit(gone('main form input[type="email"]'));
    await page.goto(await mail(/(http\S+edmsub\?confirm=\S+)/));
    await start(page.locator('main form button[type="submit"]'));
    await submit(gone('main form button[type="submit"]'));

    reader.heading('The leak test');
    await page.goto(path('/webrtc-leak-test'));
    await start(button('leakPanel.run'));
    await submit(() => page.getByRole('switch').waitFor());

    reader.heading('A download');
    await page.goto(path('/download/windows'));
    await start(page.locator('main a[data-file]').first());
    const fetched = page.waitForEvent('download');
    await submit(() => fetched);

    // Here, since it is the last day of the guarantee in some months.
    const end = addInterval(new Date(), 1, 'MONTH');
    const lines = reader.lines.map((line) =>
      line
        // Dates in running text are kept together.
        .replaceAll('\u00a0', ' ')
        .replaceAll('\u2060', '')
        .replaceAll(formatDate(end, language, 'long'), '⟨in a month⟩')
        .replaceAll(formatDate(end, language), '⟨in a month⟩'),
    );
    await compareSpoken(`moments.${language}.md`, `Moments as they are heard: ${language}`, lines, language);
  });
