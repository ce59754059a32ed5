import { addInterval, isRecurring, type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSubscriptions } from '../src/modules/payment/settle/syncOrderWithProvider.ts';
import { runOps } from '../src/ops.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const day = 24 * 3600 * 1000;
const price = 999;
const recurring = paymentMethodCodes.filter(isRecurring);

interface PlanRow {
  state: string;
  renews: boolean;
  start: Date;
  until: Date;
}

/** By its row: sessions end before plans do. */
async function planOf(orderId: string): Promise<PlanRow> {
  const [row] = await tern.rows<PlanRow>(
    `select state, not cancel_at_period_end as renews, started_at as start, current_period_end as until
      from subscriptions where order_id = $1`,
    [orderId],
  );
  if (!row) throw new Error('There is no plan.');
  return row;
}

/** A month that was paid, with its first charge known by its own name. */
async function boughtMonth(method: PaymentMethod) {
  const { token, email, userId } = await tern.signUp();
  const { order, url } = await buy(tern, token, method, { product: '1m' });
  await tern.standIns.pay(url, method === 'gap' ? { answer: 'yes' } : undefined);
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
  }
  const orderId = order.order_id;
  const charges = () =>
    tern.rows<Charge>(
      `select amount, starts_at is not null as bought, excess, greatest((refunds->>'total')::int,
           (select sum(value::int) from jsonb_each_text(refunds) where key <> 'total'), 0)::int as back,
         coalesce(payment, invoice) is not null as named
       from charges where order_id = $1 order by receipt`,
      [orderId],
    );
  await expect.poll(async () => (await charges())[0]?.named).toBe(true);
  const { id } = await tern.standIns.paymentOf(orderId);
  const notes = async () =>
    (
      await tern.rows<{ attention: string | null }>('select attention from orders where id = $1', [orderId])
    )[0]?.attention;
  /** The provider is asked about this person's plan. */
  const ask = () => endSubscriptions(tern.service.context, { userId });
  return { email, orderId, id, charges, notes, ask };
}

interface Charge {
  amount: number;
  bought: boolean;
  excess: number;
  back: number;
  named: boolean;
}

const act = async (id: string, action: string) =>
  expect(await tern.standIns.act(id, action), action).toBe(303);

/** Until when the plan runs, in months after its start; hours of the provider's own clock aside. */
async function monthsOf(orderId: string): Promise<number> {
  const { start, until } = await planOf(orderId);
  const ends = (count: number) => addInterval(start, count, 'MONTH').getTime();
  return [1, 2, 3].find((count) => Math.abs(until.getTime() - ends(count)) < 2 * day) ?? 0;
}

const running = { state: 'active', renews: true };

/** The renewals of findings F3, with what the provider charges for a month of 9.99. */
const rows = [
  { name: 'with tax on top', actions: ['renew-taxed'], amount: 1079, back: 0 },
  {
    name: 'at a price that was raised in the dashboard',
    actions: ['raise', 'renew'],
    amount: 1099,
    back: 100,
  },
  { name: 'that a balance paid in part', actions: ['renew-balance'], amount: 500, back: 0 },
  { name: 'for nothing', actions: ['renew-free'], amount: 0, back: 0 },
] as const;

describe.each(recurring)('a renewal by %s', (method) => {
  describe.each(rows)('$name', ({ actions, amount, back }) => {
    // PayPal has no word for a period that cost nothing.
    const heard = method !== 'subscription' || amount > 0;
    const differs = heard ? 'renewal_differs' : 'renewal_uncharged';

    it('gives its period, is flagged, and what is above the price goes back', async () => {
      const { email, orderId, id, charges, notes, ask } = await boughtMonth(method);
      for (const action of actions) await act(id, action);
      if (!heard) tern.clock.advance(33 * day);
      if (!heard) await ask();
      await expect.poll(() => monthsOf(orderId)).toBe(2);
      expect(await notes()).toBe(differs);
      await tern.service.runBackground();
      const books = [
        { amount: price, bought: true, back: 0 },
        { amount, bought: true, excess: back, back },
      ];
      await expect.poll(charges).toMatchObject(books);
      expect(await planOf(orderId)).toMatchObject(running);
      expect(await notes()).toBe(differs);
      const receipt = await tern.mailData<{ amount: number }>(email, 'renewed');
      expect(receipt?.amount).toBe(amount === 0 ? undefined : amount);
      // Done once.
      await tern.service.runBackground();
      expect(await charges()).toMatchObject(books);
    });

    it('gives its period when every event of it is lost', async () => {
      const { id, orderId, charges, notes, ask } = await boughtMonth(method);
      for (const action of actions) await act(id, `${action}?silent`);
      // The month is over for ten days: more than the grace.
      tern.clock.advance(41 * day);
      await ask();
      expect(await monthsOf(orderId)).toBe(2);
      expect(await planOf(orderId)).toMatchObject(running);
      expect((await charges())[1]).toMatchObject({ amount, bought: true, excess: back });
      expect(await notes()).toBe(differs);
      await tern.service.runBackground();
      expect((await tern.standIns.paymentOf(orderId)).state).not.toContain('cancelled');
    });
  });

  it('whose excess is still on its way is given back beside it, and no part twice', async () => {
    const { orderId, id } = await boughtMonth(method);
    await tern.standIns.knobs({ refundsWait: true });
    for (const action of ['raise', 'renew']) await act(id, action);
    const refunds = () =>
      tern.rows<{ reason: string; amount: number; state: string }>(
        'select reason, amount, state from refunds where order_id = $1 order by amount',
        [orderId],
      );
    const excess = { reason: 'above_price', amount: 100, state: 'pending' };
    await expect
      .poll(async () => {
        await tern.service.runBackground();
        return refunds();
      })
      .toEqual([excess]);
    await runOps({ context: tern.service.context, say: () => {} }, ['refund', orderId, '--yes']);
    await expect
      .poll(async () => {
        await tern.rows(
          'update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action_at is not null',
        );
        await tern.service.runBackground();
        return refunds();
      })
      .toEqual([excess, { reason: 'requested', amount: price, state: 'pending' }]);
  });

  it('whose excess somebody has given back at the provider is not given back again', async () => {
    const { orderId, id, charges } = await boughtMonth(method);
    for (const action of ['raise', 'renew']) await act(id, action);
    await expect.poll(async () => (await charges())[1]?.excess).toBe(100);
    await tern.rows(`update charges set refunds = '{"total": 100}' where order_id = $1 and excess > 0`, [
      orderId,
    ]);
    await tern.service.runBackground();
    expect(
      await tern.rows('select 1 from refunds where order_id = $1 and key is not null', [orderId]),
    ).toEqual([]);
    expect(
      await tern.rows('select 1 from charges where order_id = $1 and refund_due_at is not null', [orderId]),
    ).toEqual([]);
  });

  it('comes a month after one for nothing', async () => {
    const { orderId, id, charges, ask } = await boughtMonth(method);
    await act(id, 'renew-free?silent');
    tern.clock.advance(33 * day);
    await ask();
    expect(await monthsOf(orderId)).toBe(2);
    await act(id, 'renew?silent');
    tern.clock.advance(33 * day);
    await ask();
    expect(await monthsOf(orderId)).toBe(3);
    expect((await charges()).map(({ amount }) => amount).sort()).toEqual([0, price, price]);
  });

  it('is waited for while the provider does not respond, and a person is told', async () => {
    const { orderId, notes, ask } = await boughtMonth(method);
    await tern.standIns.knobs({ apiFails: true });
    tern.clock.advance(33 * day);
    await ask();
    expect(await notes()).toBeNull();
    tern.clock.advance(20 * day);
    await ask();
    expect(await planOf(orderId)).toMatchObject(running);
    expect(await notes()).toBe('renewal_unknown');
  });
});

it.each(['s1', 'gap'] as const)(
  'a bill by %s that is not charged yet gives nothing, and ends nothing',
  async (method) => {
    const { orderId, id, charges, ask } = await boughtMonth(method);
    await act(id, 'draft-renewal?silent');
    tern.clock.advance(40 * day);
    await ask();
    expect(await planOf(orderId)).toMatchObject(running);
    expect(await monthsOf(orderId)).toBe(1);
    expect(await charges()).toHaveLength(1);
  },
);
