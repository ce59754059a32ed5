import { expect } from '@playwright/test';
import { currencies } from '@tern/domain';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();
const digits = (text: string | undefined) => text?.replace(/\D/g, '');

for (const currency of currencies) {
  test(`6 months in ${currency}: the sum before the quote is the sum of the quote`, async ({ page }) => {
    await page.goto(`${product.origin}/pricing/checkout/6m?currency=${currency}`);
    const amounts = page.locator('[aria-busy] dd');
    const before = await amounts.allTextContents();
    const quoted = page.waitForResponse((response) => response.url().endsWith('/common/quote'));
    await page.getByLabel('Email', { exact: true }).focus();
    const { data } = await (await quoted).json();
    expect(data.currency).toBe(currency);
    await expect(page.locator('[aria-busy="false"]:has(dd)')).toBeVisible();
    expect(await amounts.allTextContents()).toEqual(before);
    expect(before.map(digits)).toEqual(
      [data.list_amount, data.discount_amount, data.amount].map((amount) => String(amount)),
    );
  });
}
