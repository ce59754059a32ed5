import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AnalyticsEvent } from '@tern/contract';
import { buildPath, languages, routeById } from '@tern/domain';
import { budgets } from '@tern/testing/budgets';
import { freePort } from '@tern/testing/freePort';
import { productForTests } from '@tern/testing/product';
import { test } from './journey.ts';

/** Events from a press to the operator's report. */
const metricsPort = await freePort();
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const product = productForTests({
  METRICS_PORT: String(metricsPort),
  // Pages are weighed as they are served.
  BROTLI_LEVEL: '11',
  CAMPAIGNS: `autumn,${days(-1)},${days(1)},12m,71`,
});
const report = `http://127.0.0.1:${metricsPort}/ops?days=7`;

/** The events a page sends, as they go. */
function sentBy(page: Page): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/analytics/v1/events')) return;
    events.push(...((request.postDataJSON() as { events: AnalyticsEvent[] } | null)?.events ?? []));
  });
  return events;
}
const namesOf = (events: readonly AnalyticsEvent[]) =>
  events.map(({ event_name, event_params }) => [
    event_name,
    ...event_params.map(({ value }) => value).filter((value) => typeof value === 'string'),
  ]);

test('a visit is told on static, intent and app pages, and the report counts it', async ({ page }) => {
  const events = sentBy(page);
  await page.goto(`${product.origin}/what-is-vpn?geo=US`);
  await expect.poll(() => namesOf(events)).toContainEqual(['page_view', '/what-is-vpn']);
  const [start, further] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      // By a link: fetched ahead, and no script yet.
      ({ name, initiatorType }) => new URL(name).pathname.endsWith('.js') && initiatorType !== 'link',
    );
    const files = scripts.map(({ encodedBodySize: bytes, startTime }) => {
      return { bytes, isLate: startTime >= (navigation?.loadEventStart ?? 0) };
    });
    return [files[0], files.slice(1)];
  });
  expect(start?.bytes).toBeLessThanOrEqual(budgets.scripts(routeById('home')));
  // The sender alone, once the page has loaded.
  expect(further).toEqual([{ bytes: expect.any(Number), isLate: true }]);
  expect(further[0]?.bytes).toBeLessThanOrEqual(budgets.sender);
  await expect.poll(() => namesOf(events)).toContainEqual(['campaign_shown', 'autumn', 'ribbon']);
  await page.locator('a[data-promo$=ribbon]').filter({ visible: true }).click();
  await page.waitForURL(/\/pricing\/checkout\//);
  await page.goto(`${product.origin}/pricing?geo=US`);
  await expect.poll(() => namesOf(events)).toContainEqual(['page_view', '/pricing']);
  await expect.poll(() => namesOf(events)).toContainEqual(['plan_seen']);
  await page.locator('main a[href*="/pricing/checkout/"]').first().click();
  await page.waitForURL(/\/pricing\/checkout\//);
  // The link does not carry the country of this test.
  await page.goto(`${page.url()}?geo=US`);
  await expect.poll(() => namesOf(events).map(([name]) => name)).toContain('checkout_opened');
  const [first] = events;
  expect(first).toMatchObject({ language: 'en', country_code: 'US', app_name: 'tern-web', app_type: 501 });
  expect(new Set(events.map(({ front_id }) => front_id)).size).toBe(1);
  expect(first?.ip ?? '').not.toMatch(/\.[1-9]\d*$/);
  // One page of its own: what leaves with the browser's help is not seen by `postData`.
  await page.goto('about:blank');

  const operator = await page.context().newPage();
  await expect(async () => {
    await operator.goto(report);
    const funnel = operator.locator('section[aria-labelledby=funnel]');
    await expect(funnel.locator('svg')).toContainText('100.0 %');
    await expect(operator.locator('section[aria-labelledby=vitals]')).toContainText(
      'Largest paint (LCP), desktop',
    );
    await funnel.locator('summary').click();
    await expect(funnel.getByRole('row', { name: /Chose a plan/ })).toContainText('100.0 %');
    await expect(operator.getByRole('table', { name: 'Campaigns pressed' })).toContainText('autumn');
  }).toPass();
  const { violations } = await new AxeBuilder({ page: operator }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect((await page.request.get(`${product.origin}/ops`)).status()).toBe(404);
});

test('the home page is within its budget in all languages while an offer without a season runs', async ({
  request,
}) => {
  const most = budgets.html(routeById('home'));
  for (const language of languages) {
    const address = buildPath({ language, variant: 'desktop', path: '/' });
    const answer = await request.get(product.origin + address, { headers: { 'accept-encoding': 'br' } });
    const { 'content-encoding': encoding, 'content-length': bytes } = answer.headers();
    expect(await answer.text(), address).toContain('data-promo="autumn banner"');
    expect(encoding, address).toBe('br');
    expect(Number(bytes), address).toBeGreaterThan(0);
    expect(Number(bytes), address).toBeLessThanOrEqual(most);
  }
});
