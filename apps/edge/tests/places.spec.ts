import { expect } from '@playwright/test';
import { type NetworkPlaces, networkPlaces } from '@tern/contract';
import { phone, productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** The page of all places with servers, searched as one types. */
const product = productForTests();

test('places are found as one types, in any language, and a failure leaves the list', async ({ page }) => {
  const names = page.locator('[data-found="list"] h3');
  // The service fetches the list of servers after its start, and the edge holds what it had before for 30 seconds.
  test.slow();
  await expect(async () => {
    await page.goto(`${product.origin}/de/vpn-server`);
    expect(await names.count()).toBeGreaterThan(50);
  }).toPass();
  const field = page.getByRole('search').getByRole('searchbox');
  const says = page.locator('[data-found="says"]');
  const all = await names.count();
  await field.pressSequentially('オランダ', { delay: 30 });
  await expect(names).toHaveText([/Niederlande/]);
  await expect(says).toContainText('1');
  await expect(page).toHaveURL(/\/de\/vpn-server\?q=/);
  await expect(field).toBeFocused();
  await field.fill('germny');
  await expect(names.first()).toHaveText(/Deutschland/);
  // The filters count with what is typed.
  await field.fill('');
  await expect(names).toHaveCount(all);
  await expect(says).toHaveText('');
  await expect(page).toHaveURL(/\/de\/vpn-server$/);
  // The order counts as well, and it is said from where the distances are.
  await page.locator('select[name="sort"]').selectOption('near');
  await expect(page).toHaveURL(/\/de\/vpn-server\?sort=near$/);
  await expect(says).not.toHaveText('');
  await expect(names).toHaveCount(all);
  await page.locator('select[name="sort"]').selectOption('name');
  await expect(says).toHaveText('');
  await page.locator('summary', { hasText: 'Filter' }).click();
  await page.locator('select[name="feature"]').selectOption('streaming');
  await expect(page).toHaveURL(/feature=streaming$/);
  await expect(says).not.toHaveText('');
  const filtered = await names.count();
  await page.route('**/vpn-server?*', (route) => route.abort());
  await field.fill('japan');
  await expect(page.getByRole('search').getByRole('alert')).toBeVisible();
  await expect(names).toHaveCount(filtered);
  await expect(field).toHaveValue('japan');
  await page.unroute('**/vpn-server?*');
  // The button of the form is the way without a script, and goes on to be one.
  await page.getByRole('search').getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page).toHaveURL(/q=japan/);
  await expect(names).toHaveText([/Japan/]);
});

test('a sheet leads to its neighbors, and to the way from the visitor', async ({ page }) => {
  test.slow();
  const chart = page.getByRole('main').getByRole('group').locator('visible=true').first();
  await expect(async () => {
    await page.goto(`${product.origin}/vpn-server/sweden-vpn`);
    await expect(chart.getByText('Stockholm')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Denmark');
  await page.locator('#se-sto summary').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'OpenVPN file: Stockholm' }).click();
  expect((await saved).suggestedFilename()).toBe('tern-se-sto.ovpn');
  await chart.getByRole('link', { name: /^Denmark/ }).click();
  await expect(page).toHaveURL(/\/vpn-server\/denmark-vpn$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sweden');
});

test('the chart of every country with servers names its first city', async ({ request }) => {
  const response = await request.get(product.origin + networkPlaces.path);
  const { data } = (await response.json()) as { data: NetworkPlaces };
  const unnamed: string[] = [];
  for (const { slug, cities } of data.countries) {
    for (const [form, agent] of [['', {}] as const, ['/m', { 'user-agent': phone }] as const]) {
      const address = `${form}/vpn-server/${slug}`;
      const page = await (await request.get(product.origin + address, { headers: agent })).text();
      const charts = page.match(/<svg[^>]* role="group".*?<\/svg>/gs) ?? [];
      // Of a phone, and of a wide window besides where the page is for both.
      expect(charts.length, address).toBe(form ? 1 : 2);
      for (const chart of charts)
        if (!chart.includes(`>${cities[0]?.name}<`)) unnamed.push(`${address}: ${cities[0]?.name}`);
    }
  }
  expect(unnamed).toEqual([]);
});

test('a press on a place turns the chart there, by pointer and by keyboard', async ({ page, browser }) => {
  test.slow();
  const list = page.locator('[data-found="list"]');
  await expect(async () => {
    await page.goto(`${product.origin}/vpn-server`);
    expect(await list.locator('h3').count()).toBeGreaterThan(50);
  }).toPass();
  const chart = page.locator('[data-chart-frame]');
  const card = chart.getByRole('status');
  const opens = (name: string) => list.locator('summary', { hasText: name }).first();
  await expect(card).toBeEmpty();
  await opens('Japan').click();
  await expect(card).toContainText('Japan');
  await expect(chart.getByRole('img', { name: 'Chart: Japan' })).toBeVisible();
  await expect(card.getByRole('link')).toHaveAttribute('href', '/vpn-server/japan-vpn');
  await list.locator('summary', { hasText: 'Osaka' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Osaka');
  await expect(chart.getByRole('img', { name: 'Chart: Osaka' })).toBeVisible();
  // The rows of a search are others, and turn the chart as well: at once where there is one.
  await page.getByRole('search').getByRole('searchbox').fill('holland');
  await expect(card).toContainText('Netherlands');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/vpn-server\/netherlands-vpn$/);
  // Without a script the list and the picture are complete.
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${product.origin}/vpn-server`);
  await plain.locator('[data-found="list"] summary', { hasText: 'Japan' }).click();
  await expect(plain.locator('[data-found="list"]').getByRole('link', { name: 'All facts' })).toBeVisible();
  await expect(plain.locator('[data-chart-frame]').getByRole('img')).toBeVisible();
  await plain.close();
});
