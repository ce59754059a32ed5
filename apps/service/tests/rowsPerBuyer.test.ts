import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

/** Rows of every table. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await tern.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await tern.rows<{ count: string }>(`select count(*) from "${name}"`);
    counts[name] = Number(row?.count);
  }
  return counts;
}

it('writes so many rows for a buyer, and no more (docs/scale.md)', async () => {
  const before = await countRows();
  const buyers = 5;
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const { token } = await tern.signUp();
    const { order, url } = await buy(tern, token, 'rz', { product: '12m' });
    await tern.standIns.pay(url);
    const state = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state;
    await expect.poll(state).toBe('paid');
  }
  const after = await countRows();
  const each = Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, (count - (before[name] ?? 0)) / buyers] as const)
      .filter(([, count]) => count > 0),
  );
  // One row counts the invoices of a seller.
  const { rate_limits, invoice_numbers: _, ...lasting } = each;
  expect(lasting).toEqual({
    charges: 1,
    invoices: 1,
    mail_outbox: 1,
    orders: 1,
    quotes: 1,
    sessions: 1,
    subscriptions: 1,
    users: 1,
    webhook_events: 2,
  });
  // Limits are counted for an address and for an account, and dropped within a day.
  expect(rate_limits).toBeLessThanOrEqual(2);
});
