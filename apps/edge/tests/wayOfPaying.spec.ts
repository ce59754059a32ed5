import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';
import { newCustomer, withRecaptcha } from './people.ts';
import { type ActWalk, walkAct } from './walkAct.ts';

/** The card that pays the next charge, by keyboard. The page that mails lead to has no script: `paymentInstrument.test.ts`. */
const product = productForTests({ ...withRecaptcha, STRIPE_FORM: 'hosted', CAMPAIGNS: '' });
const password = 'Polar-flight-1';
const email = 'another.card@example.com';

/** Presses a control by keyboard alone. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

/** Another card on Stripe's page. */
async function give(page: Page, walk: ActWalk, number: string) {
  await page.waitForURL(/\/stripe\/setup\//);
  await walk.type(page.getByLabel('Card number'), number);
  await walk.type(page.getByLabel('Expiry'), '11 / 38');
  await walk.type(page.getByLabel('Security code'), '123');
  await walk.type(page.getByLabel('Name on card'), 'Marta W');
  await walk.press(page.getByRole('button', { name: 'Save the card' }));
}

test('the card that pays next is shown, changed, and removed once the renewal is off', async ({
  browser,
}) => {
  await newCustomer(product, email, password);
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  const part = page.locator('#paying');

  await test.step('in the account, by keyboard', async () => {
    await page.goto(`${product.origin}/de/login?redirect=%2Fde%2FmyAccount%2Fsubscriptions`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/de\/myAccount\/subscriptions$/);
    const change = await walkAct(page, 'change the way of paying');
    await change.open(page.url());
    await expect(part).toContainText('Visa, endet auf 4242');
    await change.press(page.getByRole('button', { name: 'Zahlungsart ändern' }));
    await give(page, change, '5555 5555 5555 4444');
    await page.waitForURL(/\/de\/myAccount\/subscriptions\?paying=done$/);
    await expect(part.getByRole('group')).toContainText('Mastercard, endet auf 4444');
    await expect(part.getByRole('group')).toBeFocused();
    await expect(part).toContainText('11/2038');
    await expect(part).not.toContainText('4242');
    await change.end({
      screen: part.getByRole('group'),
      mail: { product, to: email, subject: /wird ab jetzt anders bezahlt/ },
    });
  });

  await test.step('whoever turns back at Stripe reads that nothing was changed', async () => {
    await press(page, 'button', 'Zahlungsart ändern');
    await page.waitForURL(/\/stripe\/setup\//);
    await press(page, 'link', /Back to the shop/);
    await page.waitForURL(/\?paying=back$/);
    await expect(part.getByRole('group')).toContainText('Es wurde nichts geändert.');
    await expect(part).toContainText('4444');
  });

  await test.step('removed once the renewal is off', async () => {
    await expect(part.getByRole('button', { name: 'Zahlungsart entfernen' })).toHaveCount(0);
    await press(page, 'button', 'Verlängerung kündigen');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Verlängerung kündigen' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Zahlungsart entfernen' })).toBeVisible();
    const remove = await walkAct(page, 'remove the way of paying');
    await remove.open(`${product.origin}/de/myAccount/subscriptions`);
    await remove.press(part.getByRole('button', { name: 'Zahlungsart entfernen' }));
    await expect(part.getByRole('group')).toContainText('Entfernt.');
    await expect(part.getByRole('group')).toBeFocused();
    await remove.end({
      screen: part.getByRole('group'),
      mail: { product, to: email, subject: /^Deine Karte ist .* nicht mehr gespeichert/ },
    });
  });
  await page.context().close();
});
