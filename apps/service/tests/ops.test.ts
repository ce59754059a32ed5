import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({
    standIns: true,
    env: { CAMPAIGNS: 'easter,2020-01-01T00:00Z,2999-01-01T00:00Z,12m,71' },
  });
});
afterAll(() => tern.close());

async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines.join('\n');
}

it('lists orders, and refunds one only when told twice', async () => {
  const { token, email } = await tern.signUp();
  const { order, url } = await buy(tern, token, 'rz', { product: '6m' });
  await expect(ops('refund', order.order_id)).rejects.toThrow('The order is pending');
  await tern.standIns.pay(url);
  const state = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state;
  await expect.poll(state, { timeout: 8000 }).toBe('paid');
  expect(await ops('orders', '--state', 'paid', '--email', email)).toContain(order.order_id);
  expect(await ops('orders', '--state', 'failed', '--email', email)).toBe('0 orders');
  expect(await ops('refund', order.order_id)).toContain('Nothing was changed');
  expect((await tern.standIns.paymentOf(order.order_id)).state).toEqual(['paid']);
  expect(await ops('refund', order.order_id, '--yes')).toContain('The provider has been told.');
  await expect.poll(state, { timeout: 8000 }).toBe('refunded');
  await expect(ops('refund', order.order_id, '--yes')).rejects.toThrow('only paid ones');
});

it('grants a plan for nothing, once', async () => {
  const { token, email } = await tern.signUp();
  expect(await ops('grant', email, '1m')).toContain('Nothing was changed');
  expect(await ops('grant', email, '1m', '--days', '10', '--yes')).toContain('Done.');
  await expect(ops('grant', email, '1m', '--yes')).rejects.toThrow('active plan 1m already');
  const [held] = (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
  expect(held).toMatchObject({ plan_id: '1m', state: 'active', amount: 0, method: null });
  await expect(ops('grant', 'nobody@mail.test', '1m')).rejects.toThrow('Nobody has the address');
});

it('changes prices, sale and codes, and shows the offer that runs', async () => {
  expect(await ops('plans', '6m', '--price', 'GBP=29.99', '--yes')).toContain('6m costs 29.99 GBP');
  expect((await tern.call('quote', { product_id: '6m', currency: 'GBP' })).data.amount).toBe(2999);
  await expect(ops('plans', '6m', '--price', 'EUR=1')).rejects.toThrow('is no price');
  await ops('plans', '6m', '--sale', 'off', '--yes');
  expect((await tern.call('quote', { product_id: '6m' })).failure.data.error).toBe('plan_unknown');
  await ops('plans', '6m', '--sale', 'on', '--yes');
  expect(await ops('coupons', 'terra', '--percent', '15', '--kind', 'student', '--yes')).toContain('TERRA');
  expect(await ops('coupons')).toContain('TERRA  student  15%');
  expect((await tern.call('quote', { product_id: '1m', code: 'Terra' })).data.coupon).toBe('TERRA');
  expect(await ops('campaigns')).toMatch(/easter .* runs now/);
  await expect(ops('nonsense')).rejects.toThrow('pnpm ops orders');
});
