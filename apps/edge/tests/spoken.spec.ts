import { expect } from '@playwright/test';
import { type Language, prefixOf } from '@tern/domain';
import { productForTests } from '@tern/testing/product';
import { aliveAround, test } from './journey.ts';
import { readPage } from './readPage.ts';
import { ScreenReader } from './screenReader.ts';
import { compareSpoken } from './spokenText.ts';

/**
 * From the home page to a paid plan and the account, by keyboard alone, as it is heard. The text of each language
 * is a file that is read like a picture; `TERN_SPOKEN_UPDATE=1` writes the files anew.
 */
const product = productForTests();

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Where somebody decides: all that has to be known is there before anything is touched. */
const untouched = [
  '/pricing',
  '/pricing/checkout/12m',
  '/pricing/checkout/12m.add30d',
  '/login',
  '/forgetPassword',
  '/webrtc-leak-test',
];

for (const language of ['en', 'ar', 'ja'] as const satisfies Language[]) {
  test(`the purchase as it is heard, ${language}`, async ({ page }) => {
    const path = (to: string) => `${prefixOf({ language, variant: 'desktop' })}${to}`;
    const reader = await ScreenReader.on(page);
    const link = (to: string) => `main a[href$="${to}"]`;
    const focused = (css: string) =>
      expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), css)).toBe(true);

    reader.heading('Home');
    await page.goto(product.origin + path('/'));
    await reader.title();
    await reader.press('Tab');
    await page.keyboard.press('Enter');
    await reader.goTo(link('/pricing'));

    reader.heading('Plans');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pricing$/);
    await reader.title();
    await reader.press('Tab');
    await page.keyboard.press('Enter');
    await reader.goTo('main input[name="currency"]');
    await page.waitForSelector('html[data-hydrated]');
    await reader.press('ArrowRight');
    await reader.press('ArrowLeft');
    await reader.goTo(link('/pricing/checkout/12m'));

    reader.heading('Checkout');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pricing\/checkout\/12m$/);
    await focused('h1');
    await reader.title();
    await reader.say();
    await reader.goTo('input[type="email"]');
    await page.keyboard.press('Enter');
    await reader.say('Enter');
    await reader.type(`spoken.${language}@example.com`);
    await reader.goTo('input[name="method"]');
    await reader.press('ArrowDown');
    await reader.press('ArrowUp');
    await reader.goTo('iframe');
    const fields = page.frameLocator('main iframe');
    await fields.locator('#number').focus();
    await page.keyboard.type('4242424242424242');
    await fields.locator('#expiry').focus();
    await page.keyboard.type('1239');
    await fields.locator('#cvc').focus();
    await page.keyboard.type('123');
    reader.lines.push('  typed: the card');
    await reader.goTo('main button[type="submit"]');
    await page.keyboard.press('Enter');
    // How the wait is told after that depends on how long it is.
    await reader.hearNext();

    reader.heading('Paid');
    await page.waitForURL(/\/paySuc\?order=/);
    await page.locator('main input[name="password"]').waitFor();
    await focused('h1');
    await reader.forget();
    await reader.title();
    await reader.say();
    await reader.goTo('input[name="password"]');
    await reader.type('Polar-flight-1');
    await reader.goTo('input[name="confirm"]');
    await reader.type('Polar-flight-1');
    await page.keyboard.press('Enter');
    await expect(page.locator('main input[name="password"]')).toHaveCount(0);
    await reader.say('Enter');
    await reader.goTo(link('/myAccount/subscriptions'));

    reader.heading('Account');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/myAccount\/subscriptions$/);
    // Another frame, so another document: it is read from its beginning.
    await page.locator('main h1').waitFor();
    await reader.title();
    await reader.press('Tab');
    await page.keyboard.press('Enter');
    for (let stops = 0; stops < 4; stops += 1) await reader.press('Tab');

    await compareSpoken(`${language}.md`, `The purchase as it is heard: ${language}`, reader.lines, language);
  });
}

for (const language of ['en', 'ar', 'ja'] as const satisfies Language[]) {
  const path = (to: string) => `${prefixOf({ language, variant: 'desktop' })}${to}`;

  test(`pages that nobody has touched, in the order they are read, ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const lines: string[] = [];
    for (const address of untouched) {
      await page.goto(product.origin + path(address));
      await page.waitForLoadState('networkidle');
      lines.push('', `## ${address}`, '', `page: ${await page.title()}`, ...(await readPage(page)));
      expect(await page.locator('[data-hydrated]').count(), 'Reading is no intent.').toBe(0);
    }
    await context.close();
    await compareSpoken(
      `untouched.${language}.md`,
      `Pages that nobody has touched: ${language}`,
      lines,
      language,
    );
  });

  test(`errors as they are heard, ${language}`, async ({ page }) => {
    const reader = await ScreenReader.on(page);
    /** Without the way there, which has offers of the season on it. */
    const start = async (css: string) => {
      await page.locator(css).first().focus();
      await aliveAround(page.locator(css).first());
      await reader.hear({ most: 0 });
      await reader.say();
    };
    const focused = (css: string) =>
      expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), css)).toBe(true);
    /** Sends, and waits for the refusal of the service. */
    const refused = async () => {
      await page.keyboard.press('Enter');
      await focused('[aria-invalid="true"]');
      await reader.say('Enter');
    };

    reader.heading('Checkout: the address');
    await page.goto(product.origin + path('/pricing/checkout/12m'));
    await start('input[type="email"]');
    // The fields of the card are loaded meanwhile.
    await page.locator('main iframe').first().waitFor();
    await reader.hear({ most: 0 });
    await reader.press('Enter');
    await reader.type('marta');
    await refused();

    reader.heading('Checkout: a code');
    await reader.goTo('main form button[type="button"]');
    await reader.press('Enter');
    await reader.press('Enter');
    await reader.type('GONE-1234');
    await refused();

    reader.heading('Invitation: a code');
    await page.goto(product.origin + path('/invite'));
    await start('main form input');
    await reader.press('Enter');
    await reader.type('GONE-1234');
    await refused();

    reader.heading('Sign-in: two fields');
    await page.goto(product.origin + path('/login'));
    await start('input[name="username"]');
    await reader.press('Enter');
    await reader.press('Tab');
    await reader.press('Enter');

    await compareSpoken(
      `errors.${language}.md`,
      `Errors as they are heard: ${language}`,
      reader.lines,
      language,
    );
  });
}
