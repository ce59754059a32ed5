import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { buy, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService();
  provider = doubleProvider(tern);
});
afterAll(() => tern.close());

/** The buyer has agreed on the page, and the bank takes days, as with an eCheck. */
async function agreed() {
  const { token } = await tern.signUp();
  const { quote, order } = await buy(tern, token, 's1');
  const page = provider.pages.get(order.order_id);
  if (!page) throw new Error('There is no page.');
  Object.assign(page.facts, { status: 'complete', url: null, payment: `pay_${order.order_id}` });
  await tern.call('walletPurchaseResult', { order_id: order.order_id }, { token });
  const arrive = async () => {
    Object.assign(page.facts, { paid: true });
    await tern.call('walletPurchaseResult', { order_id: order.order_id }, { token });
    await tern.service.runBackground();
  };
  const again = (despite_pending?: boolean) =>
    tern.call('walletPurchase', { quote_id: quote.quote_id, despite_pending }, { token });
  const stateOf = async (order_id: string) => (await tern.call('order', { order_id }, { token })).data.state;
  return { token, quote, order, page, arrive, again, stateOf };
}

describe('a payment that takes days', () => {
  it('is told with its last day, to its own page and to another method', async () => {
    const { token, quote, order, again } = await agreed();
    const shown = (await tern.call('order', { order_id: order.order_id }, { token })).data;
    expect(shown).toMatchObject({ state: 'pending', checkout_url: null });
    const days = (Date.parse(shown.settles_by ?? '') - Date.parse(shown.created_at)) / day;
    // Six working days, and holidays.
    expect(days).toBeGreaterThan(9);
    expect(days).toBeLessThan(21);
    const { status, failure } = await again();
    expect([status, failure.code, failure.data.error]).toEqual([409, 30115, 'payment_pending']);
    expect(failure.data.pending).toEqual({
      order_id: order.order_id,
      method: 's1',
      amount: quote.amount,
      currency: 'USD',
      until: shown.settles_by,
    });
  });

  it('stays the only one of its plan, and gives it when the money arrives', async () => {
    const { order, again, arrive, stateOf } = await agreed();
    await again();
    await again();
    expect(
      await tern.rows('select 1 from orders where user_id = (select user_id from orders where id = $1)', [
        order.order_id,
      ]),
    ).toHaveLength(1);
    await arrive();
    expect(await stateOf(order.order_id)).toBe('paid');
  });

  it('does not keep a buyer who knows of it from paying otherwise, and comes back when it is second', async () => {
    const { order, page, again, arrive, stateOf } = await agreed();
    const other = (await again(true)).data;
    expect(other.state).toBe('pending');
    expect(other.order_id).not.toBe(order.order_id);
    provider.confirm(other.order_id);
    await tern.service.runBackground();
    expect(await stateOf(other.order_id)).toMatch(/pending|paid/);
    await tern.rows('update orders set next_check_at = to_timestamp(0) where id = $1', [other.order_id]);
    await tern.service.runBackground();
    expect(await stateOf(other.order_id)).toBe('paid');
    await tern.rows('update orders set next_check_at = to_timestamp(0) where id = $1', [order.order_id]);
    await arrive();
    expect(await stateOf(order.order_id)).toBe('refunded');
    expect(page.refunds).toHaveLength(1);
  });

  it('that never arrives is called late, and keeps nobody from paying again', async () => {
    const { token, order, again, stateOf } = await agreed();
    const lateNow = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.late;
    expect(await lateNow()).toBe(false);
    await tern.rows(
      `update orders set created_at = created_at - interval '30 days', next_check_at = to_timestamp(0) where id = $1`,
      [order.order_id],
    );
    await tern.service.runBackground();
    expect(await lateNow()).toBe(true);
    expect(await tern.rows('select attention from orders where id = $1', [order.order_id])).toEqual([
      { attention: 'unresolved' },
    ]);
    const other = (await again()).data;
    expect(other.order_id).not.toBe(order.order_id);
    expect(await stateOf(order.order_id)).toBe('pending');
  });

  it('is no reason to ask about a page that is only open', async () => {
    const { token } = await tern.signUp();
    const { quote, order } = await buy(tern, token, 's1');
    const other = await tern.call('walletPurchase', { quote_id: quote.quote_id }, { token });
    expect(other.data.state).toBe('pending');
    expect((await tern.call('order', { order_id: order.order_id }, { token })).data).toMatchObject({
      state: 'expired',
      settles_by: null,
    });
  });
});
