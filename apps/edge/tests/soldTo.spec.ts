import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { alive } from './comparePages.ts';
import { test } from './journey.ts';

const product = productForTests();

const trials = 'a[href*=".add30d"], a[href$="/vpn-trial"]';
const offers = '[data-promo], [data-offer-ribbon]';

/** A page to read, that of the plans, and one at the end of a list. */
const pages = ['/', '/features', '/vpn-for-gaming/fortnite', '/pricing', '/buyQuantity', '/nowhere'];

/** Nothing of what cannot be had is in view, whatever the page has written for others. */
async function sellsNothing(page: Page, address: string): Promise<void> {
  for (const what of [trials, offers])
    await expect(page.locator(what).filter({ visible: true }), `${address} ${what}`).toHaveCount(0);
}

test('an owner is sold nothing that he has, and reads what he paid', async ({ page }) => {
  await test.step('buys six months', async () => {
    await page.goto(`${product.origin}/pricing/checkout/6m`);
    await page.locator('input[name="email"]').fill('olga.owner@example.com');
    const card = page.frameLocator('main iframe').first();
    await card.locator('#number').fill('4242424242424242');
    await card.locator('#expiry').fill('12 / 39');
    await card.locator('#cvc').fill('123');
    await page.locator('main button[type="submit"]:visible').first().click();
    await page.waitForURL(/\/paySuc\?order=/);
    await expect(page.locator('html')).toHaveAttribute('data-customer', 'plan');
  });

  await test.step('every page leads to the plan, none to a trial or an offer', async () => {
    for (const path of pages) {
      await page.goto(product.origin + path);
      await sellsNothing(page, path);
    }
    await page.goto(product.origin);
    await expect(page.getByRole('link', { name: 'Your plan' }).first()).toHaveAttribute(
      'href',
      '/myAccount/subscriptions',
    );
  });

  await test.step('the plans begin with the one there is, at the price that was paid', async () => {
    await page.goto(`${product.origin}/pricing`);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You have 6 months, until');
    await expect(page.getByText('You paid $35.94.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change to 12 months' }).first()).toBeVisible();
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveCount(4);
  });

  await test.step('the checkout of the own plan, and that of a trial, say so before a press', async () => {
    for (const [path, words] of [
      ['6m', 'You already have this plan.'],
      ['12m.add30d', 'You have a plan already, so there is no free trial to start.'],
    ] as const) {
      await page.goto(`${product.origin}/pricing/checkout/${path}`);
      await alive(page);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.locator('main button[type="submit"]:visible').first()).toBeDisabled();
    }
  });
});

for (const [standing, button, href] of [
  ['ending', 'Keep your plan', '/myAccount/subscriptions'],
  ['overdue', 'Pay the amount due', '/myAccount/subscriptions'],
  ['ended', 'Choose a plan again', '/pricing'],
] as const)
  test(`somebody known as ${standing} reads what helps`, async ({ context, page }) => {
    await context.addCookies([{ name: 'customer', value: standing, url: product.origin }]);
    for (const path of ['/', '/features']) {
      await page.goto(product.origin + path);
      await expect(page.locator(trials).filter({ visible: true })).toHaveCount(0);
      const shown = page.getByRole('link', { name: button, exact: true });
      await expect(shown.first()).toBeVisible();
      await expect(shown.first()).toHaveAttribute('href', href);
    }
  });

test('nothing is sold in China, on a page of each family', async ({ page }) => {
  for (const path of [
    ...pages,
    '/faq',
    '/why-us',
    '/blog',
    '/contact',
    '/policy',
    '/m/features',
    '/ar/faq',
  ]) {
    const address = `${path}?geo=CN`;
    await page.goto(product.origin + address);
    await sellsNothing(page, address);
    await expect(page.locator('html'), address).toHaveAttribute('data-blocked', '');
  }
});

test('an offer is said in one place of a page', async ({ page }) => {
  for (const path of ['/', '/features', '/promotion', '/blackfriday', '/friday', '/pricing', '/policy']) {
    await page.goto(product.origin + path);
    const places = await page
      .locator('[data-promo]')
      .evaluateAll((parts) => [...new Set(parts.map((part) => part.getAttribute('data-promo')))]);
    expect(places.length, `${path}: ${places.join(', ')}`).toBeLessThanOrEqual(1);
    await expect(page.locator('html'), path).not.toHaveAttribute('data-offer', '');
  }
});
