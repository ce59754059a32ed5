import { expect, type Page } from '@playwright/test';
import { productForTests } from '@tern/testing/product';
import { aliveAround, test } from './journey.ts';

/** The try-out at the head of the home page. */
const product = productForTests({ TRUSTED_PROXIES: '1' });

const hero = (page: Page) => page.getByRole('region', { name: 'One internet, pole to pole.' });
const address = (page: Page, text: string) => hero(page).getByText(text, { exact: true });
/** Presses Sydney on the chart, then the switch. */
async function connectToSydney(page: Page) {
  await hero(page).locator('label', { hasText: 'Sydney' }).first().click();
  await expect(page.getByRole('radio', { name: 'Sydney' })).toBeChecked();
  await page.getByRole('switch').click();
  await expect(hero(page).getByText('Connected', { exact: true })).toBeVisible();
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a city and the switch change address, place and button, and back', async ({ page }) => {
    await page.goto(product.origin);
    await expect(hero(page).getByText('Location unknown')).toBeVisible();
    await connectToSydney(page);
    await expect(address(page, '198.51.100.90')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start free in Sydney' })).toBeVisible();
    await expect(hero(page).getByText('Location unknown')).toBeHidden();
    await page.getByRole('switch').click();
    await expect(hero(page).getByText('Not connected')).toBeVisible();
    await expect(page.getByRole('link', { name: /free trial$/ }).first()).toBeVisible();
  });
});

test('awake it knows the address, and says where the switch led', async ({ page }) => {
  let asked = 0;
  await page.route('**/account/v1/geo_info', async (route) => {
    asked += 1;
    const data = {
      user_ip: '203.0.113.24',
      country: 'France',
      country_code: 'FR',
      region: null,
      city: 'Lyon',
      location: { latitude: 45.76, longitude: 4.84 },
      network: null,
      is_exposed: true,
      currency: 'EUR',
      is_blocked: false,
    };
    await route.fulfill({ json: { code: 200, message: 'OK', data } });
  });
  await page.goto(product.origin);
  await page.waitForLoadState('networkidle');
  const before = asked;
  await page.getByRole('switch').hover();
  await aliveAround(page.getByRole('switch'));
  await expect(address(page, '203.0.113.24')).toBeVisible();
  expect(asked - before).toBe(1);
  await expect(hero(page).getByText('You, Lyon')).toBeVisible();
  await connectToSydney(page);
  await expect(hero(page).getByRole('status')).toHaveText(
    /^Connected: Sydney, Australia\. [\d,]+ km\. Light in fiber needs at least \d+ ms there and back\.$/,
  );
  await page.getByRole('radio', { name: 'Sydney' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Tokyo' })).toBeChecked();
  await expect(address(page, '198.51.100.7')).toBeVisible();
});
