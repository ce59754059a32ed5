import { expect, type Locator, type Page } from '@playwright/test';
import { deadReferences } from '@tern/testing/deadReferences';
import { phone, productForTests } from '@tern/testing/product';
import { aliveAround, test } from './journey.ts';

const product = productForTests();

/** The focused element shows its focus: with an outline, or with a ring of its own. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 120),
      marked: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      inWindow: width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    };
  });
  expect(focus, focus.name).toMatchObject({ marked: true, inWindow: true });
}

/** Presses the key until the element has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab', most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${wanted} is not reached with ${most} times ${key}`);
}

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

test('skip link, menu, language picker and questions with keys alone', async ({ page }) => {
  await page.goto(product.origin);
  const header = page.locator('header').first();

  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  await test.step('the Products menu opens, is walked through, and closes', async () => {
    await page.goto(product.origin);
    const products = header.locator('summary', { hasText: 'Products' });
    const menu = header.locator('details', { has: page.locator('summary', { hasText: 'Products' }) });
    await tabTo(page, products);
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Windows' })).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'Japan' }));
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(products).toBeFocused();
    await page.keyboard.press('Space');
    await expect(menu).toHaveAttribute('open');
    // Leaving it closes it.
    await page.keyboard.press('Shift+Tab');
    await expect(menu).not.toHaveAttribute('open');
    await tabTo(page, products);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.origin}/download/windows`);
  });

  await test.step('the language picker keeps page and query', async () => {
    await page.goto(`${product.origin}/faq?utm_source=keys`);
    const picker = header.locator('summary', { hasText: 'English' }).first();
    await tabTo(page, picker);
    await page.keyboard.press('Enter');
    await tabTo(page, header.getByRole('link', { name: 'العربية' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.origin}/ar/faq?utm_source=keys`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await test.step('a question is opened and closed', async () => {
    await page.goto(`${product.origin}/faq`);
    const item = page.locator('main details:not([open])').first();
    const question = item.locator('summary');
    await question.evaluate((summary) => {
      (globalThis as { asked?: Element }).asked = summary;
    });
    const asked = page
      .locator('main summary')
      .nth(
        await page.evaluate(() =>
          [...document.querySelectorAll('main summary')].indexOf(
            (globalThis as { asked?: Element }).asked as Element,
          ),
        ),
      );
    await tabTo(page, asked, 'Tab', 90);
    await page.keyboard.press('Enter');
    const folded = asked.locator('..');
    await expect(folded).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(folded).not.toHaveAttribute('open');
  });
});

test('the drawer of the mobile variant with keys alone', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: phone,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${product.origin}/m/what-is-vpn`);
  const opener = page.locator('header button[popovertarget]').first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const drawer = page.locator('[data-menu-sheet]');
  await expect(drawer).toBeVisible();
  // The focus is inside, and the drawer is walked through to its end.
  expect(await drawer.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  await tabTo(page, drawer.getByRole('link', { name: 'Pricing' }));
  // To its end and round again: nothing that it covers is a stop.
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await drawer.evaluate((sheet) => {
      const { activeElement, body } = document;
      if (activeElement === body || sheet.contains(activeElement)) return null;
      return activeElement?.outerHTML.slice(0, 120);
    });
    expect(place).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await context.close();
});

test('the contact form with keys alone: mistakes are told, and the message arrives', async ({ page }) => {
  await page.goto(`${product.origin}/contact`);
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await tabTo(page, field('name'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your name').first()).toBeVisible();
  await expect(page.getByText('Write your message').first()).toBeVisible();
  await expectVisibleFocus(page);
  const atName = await field('name').evaluate((input) => input === document.activeElement);
  if (!atName) await tabTo(page, field('name'));
  await page.keyboard.type('Marta Keys');
  await tabTo(page, field('email'));
  await page.keyboard.type('marta.keys@example.com');
  await tabTo(page, field('topic'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, field('inquiry'));
  await page.keyboard.type('Does it work without a mouse?');
  await tabTo(page, page.locator('main form button[type="submit"]'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
});

/** Pages with a form that anybody may send; those behind a purchase or a sign-in are sent in journeys of their own. */
const forms = [
  '/contact',
  '/ar/m/contact',
  '/contact/Bottom',
  '/edmsub',
  '/cancel',
  '/login',
  '/forgetPassword',
  '/invite',
  '/what-is-my-ip',
  '/pricing/checkout/12m',
  '/win-pay/native',
];

test('the first error of every form: fields say that they are wrong, and all that names an id finds it', async ({
  page,
}) => {
  for (const path of forms) {
    await page.goto(product.origin + path);
    const field = page.locator('main form :is(input:not([type="radio"]), textarea):visible').first();
    await field.focus();
    await aliveAround(field);
    await field.press('Enter');
    const wrong = page.locator('main [aria-invalid="true"]');
    await expect(wrong.first(), path).toBeVisible();
    // Each says before that it may not be empty, is described by its error, and reached by its link where there are several.
    for (const input of await wrong.all()) {
      await expect(input, path).toHaveAccessibleDescription(/./);
      if (path !== '/what-is-my-ip')
        await expect(input.and(page.locator('[required], [aria-required="true"]')), path).toHaveCount(1);
    }
    expect(await page.evaluate<string[]>(`(${deadReferences})()`), path).toEqual([]);
    for (const link of await page.locator('main [role="group"] a[href^="#"]').all()) {
      const id = (await link.getAttribute('href'))?.slice(1);
      await link.press('Enter');
      await expect(page.locator(`[id="${id}"]`), path).toBeFocused();
    }
  }
});

test('the newsletter form with keys alone: the letter to confirm arrives', async ({ page }) => {
  const address = 'marta.letters@example.com';
  await page.goto(`${product.origin}/edmsub`);
  const email = page.locator('main form input[type="email"]').first();
  await tabTo(page, email);
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await product.mailsTo(address)).length).toBeGreaterThan(0);
});

for (const { name, path, options } of [
  { name: 'desktop', path: '', options: { viewport: { width: 1280, height: 640 } } },
  { name: 'phone', path: '/m', options: { viewport: { width: 390, height: 664 }, userAgent: phone } },
]) {
  test(`a checkout paid from far below opens its result in sight, ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${product.origin}${path}/pricing/checkout/12m`);
    await page.getByLabel('Email', { exact: true }).fill(`marta.scrolled.${name}@example.com`);
    const fields = page.frameLocator('main iframe').first();
    await fields.locator('#number').fill('4242424242424242');
    await fields.locator('#expiry').fill('12 / 39');
    await fields.locator('#cvc').fill('123');
    const pay = page.locator('main button[type="submit"]:visible').first();
    await pay.focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/paySuc\?order=/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Paid. Ready for take-off.');
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await context.close();
  });
}

test('whoever cannot sign in finds help, is told why, and types the address once', async ({ page }) => {
  const address = 'marta.forgot@example.com';
  for (const path of ['/login', '/forgetPassword', '/resetPassword', '/m/login', '/ar/m/forgetPassword']) {
    await page.goto(product.origin + path);
    // At the same place on each, and before anything is touched.
    await expect(page.locator('footer a[href$="/faq"]'), path).toBeVisible();
    await expect(page.locator('footer a[href$="/contact"]'), path).toBeVisible();
  }
  // The language of the last page would be that of the next.
  await page.context().clearCookies();
  await page.goto(`${product.origin}/myAccount/deviceManage`);
  await page.waitForURL(/\/login\?redirect=/);
  await expect(page.getByText('The page you opened is for signed-in customers.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('link', { name: 'Forgot it?' }).press('Enter');
  await page.waitForURL(/\/forgetPassword/);
  expect(page.url()).not.toContain('marta');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address);
  await expect(page).toHaveTitle(/^Forgot your password/);
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: /code/i })).toBeFocused();
  // Each step has a title of its own.
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${heading} | Tern`);
});

test('a control that goes when it is pressed leaves the focus on what follows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await test.step('the link that copies the address of a section', async () => {
    await page.goto(`${product.origin}/blog/vpn-protocols-compared`);
    // Until its script runs it is a plain link.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/startArticle-/.test(name)),
    );
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const copy = page.locator('[data-article-body] [data-copy-link]').first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', { exact: false }).first()).toBeAttached();
    await expect(copy).toBeFocused();
  });
  await test.step('the leak test that is started over', async () => {
    await page.goto(`${product.origin}/webrtc-leak-test`);
    await page.getByRole('radio', { name: 'Before and after' }).check();
    await page.getByRole('button', { name: 'Test without the VPN' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Step 1 of 2 is done' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Evidence' })).toBeFocused();
  });
});
