import { plainTextPattern } from '@tern/domain';
import { analyticsEventOf } from '@tern/testing/simulateVisits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

/** Fills a clipboard, clears the screen, turns the line around, and adds a line that nobody wrote. */
const hostile = 'x\u001b]52;c;eA==\u0007\u001b[2J\u202e\u009b\npaid';

it('shows texts of strangers with their control characters as escapes, in every table', async () => {
  const { token, email } = await tern.customer();
  const { order } = await buy(tern, token, 'tpa', { product: '1m' });
  // Rows from before the API refused them.
  await tern.rows('update orders set tracking = $2, attention = $3 where id = $1', [
    order.order_id,
    { utm_campaign: hostile, channel: hostile, cps_cookie: hostile },
    hostile,
  ]);
  await tern.rows('update sessions set user_agent = $1', [hostile]);
  const commands = [
    ['orders'],
    ['orders', order.order_id],
    ['orders', '--csv'],
    ['customer', email],
    ['events'],
    ['report'],
    ['report', '--csv'],
    ['partners'],
    ['coupons'],
    ['texts'],
    ['incident'],
  ];
  let escaped = 0;
  for (const argv of commands) {
    const lines: string[] = [];
    await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
    for (const line of lines) {
      expect(line, argv.join(' ')).toMatch(plainTextPattern);
      if (line.includes('\\u001b]52;c;eA==\\u0007')) escaped += 1;
    }
  }
  expect(escaped).toBeGreaterThanOrEqual(3);
});

it('refuses them where they come in', async () => {
  const { token } = await tern.customer();
  const { data: quote } = await tern.call('quote', { product_id: '1m', currency: 'USD' }, { token });
  const refused = await tern.call(
    'walletPurchase',
    { quote_id: quote.quote_id, tracking: { utm_campaign: hostile } },
    { token },
  );
  expect(refused.status).toBe(400);
  const event = analyticsEventOf('page_view', { path: '/' }, { at: tern.clock.now() });
  for (const bad of [
    { ...event, event_name: `page${hostile}` },
    { ...event, user_properties: { utm_campaign: hostile } },
    { ...event, event_params: [{ key: 'path', value: `/${hostile}` }] },
  ])
    expect((await tern.call('analyticsEvents', { user_id: event.user_id, events: [bad] })).status).toBe(400);
});
