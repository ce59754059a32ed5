import { type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../src/modules/payment/reconciliation/reconcileOrders.ts';
import { runOps } from '../src/ops.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);
const act = async (id: string, action: string) =>
  expect(await tern.standIns.act(id, action), action).toBe(303);

async function boughtPlan(method: PaymentMethod, product = '1m') {
  const person = await tern.customer();
  const { order, url } = await buy(tern, person.token, method, { product, currency: 'USD' });
  await tern.standIns.pay(url);
  const result = { subscription: 'paypalSubscriptionResult', ps: 'paypalPurchaseResult' } as const;
  if (method in result) {
    await tern.call(result[method as keyof typeof result], { order_id: order.order_id }, person);
  }
  const about = [order.order_id];
  const one = async <Row>(query: string) => (await tern.rows<Row>(query, about))[0];
  const state = async () => (await one<{ state: string }>('select state from orders where id = $1'))?.state;
  await becomes(state, 'paid');
  // The names of the charge, which the events after the payment bring.
  const named = 'select 1 from charges where order_id = $1 and coalesce(payment, invoice) is not null';
  await becomes(async () => (await tern.rows(named, about)).length, 1);
  const { id } = await tern.standIns.paymentOf(order.order_id);
  return {
    ...person,
    id,
    orderId: order.order_id,
    state,
    row: () =>
      one<{ differences: string | null; attention: string | null; providerAction: string | null }>(
        'select differences, attention, provider_action as "providerAction" from orders where id = $1',
      ),
    plan: () =>
      one<{ state: string; ends: boolean }>(
        'select state, cancel_at_period_end as ends from subscriptions where order_id = $1',
      ),
    back: async () =>
      (
        await tern.rows<{ amount: number }>(
          `select amount from refunds where order_id = $1 and state = 'done'`,
          about,
        )
      ).map(({ amount }) => amount),
    compare: async () => {
      const [found] = await reconcileOrders(tern.service.context, { userId: person.userId, isAll: true });
      return found && { found: found.found, left: found.left };
    },
  };
}

const equal = { found: [], left: [] };
const recurring = ['s1', 'pd', 'subscription'] as const;
/** All but wallets, which are cards of Stripe's. */
const methods = paymentMethodCodes.filter((method) => method !== 'gap');

describe.each(methods)('an order by %s', (method) => {
  it('is the same at its provider when it is paid, and when it was given back', async () => {
    const bought = await boughtPlan(method);
    expect(await bought.compare()).toEqual(equal);
    await act(bought.id, 'refund');
    await becomes(bought.state, 'refunded');
    await becomes(async () => {
      await tern.service.runBackground();
      return (await bought.row())?.providerAction;
    }, null);
    expect(await bought.compare()).toEqual(equal);
  });

  it('whose refund nobody told of is refunded', async () => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'refund?silent');
    expect(await bought.compare()).toMatchObject({ found: { length: 1 }, left: [] });
    await becomes(bought.state, 'refunded');
  });

  it('whose charge is not to the cent what its provider has is for a person, and its account is parked', async () => {
    const bought = await boughtPlan(method);
    const lines: string[] = [];
    const ops = { context: tern.service.context, say: (line: string) => lines.push(line) };
    // The last event of the payment may still write the charge.
    const said = (words: string[]) =>
      becomes(async () => {
        lines.splice(0);
        await tern.rows('update charges set amount = 998 where order_id = $1', [bought.orderId]);
        await runOps(ops, ['reconcile', bought.email, ...words]);
        return lines.includes('1 orders compared, 1 of them differ.');
      }, true);
    await said([]);
    expect(lines.at(-1)).toMatch(/^Nothing was changed/);
    expect((await bought.row())?.differences).toBeNull();
    await said(['--yes']);
    expect(lines.join('\n')).toContain('parked');
    expect(await bought.row()).toMatchObject({ attention: 'books_differ' });
    expect(await tern.observe.registry.metrics()).toMatch(
      /^tern_reconciled_orders_total\{.*"differs"\} [1-9]/m,
    );
    // Days that come before the next charge are not sent to the provider meanwhile.
    await tern.rows('update orders set extra_days = 9, move_at = null where id = $1', [bought.orderId]);
    await tern.service.runBackground(['moved charges']);
    expect(await tern.rows('select provider_days from orders where id = $1', [bought.orderId])).toEqual([
      { provider_days: 0 },
    ]);
    await tern.rows('update orders set extra_days = 0 where id = $1', [bought.orderId]);
    await tern.rows('update charges set amount = 999 where order_id = $1', [bought.orderId]);
    expect(await bought.compare()).toEqual(equal);
    expect(await bought.row()).toMatchObject({ attention: null, differences: null });
  });
});

describe.each(recurring)('a plan by %s', (method) => {
  it('whose first payment was learnt of a day late and without its name has it', async () => {
    const bought = await boughtPlan(method);
    const about = [bought.orderId];
    await becomes(
      async () => {
        await tern.rows('update charges set payment = null, invoice = null where order_id = $1', about);
        await tern.rows('update orders set provider_payment = null where id = $1', about);
        await tern.rows(
          `update subscriptions set started_at = started_at + interval '1 day' where order_id = $1`,
          about,
        );
        tern.clock.advance(2 * 3600 * 1000);
        return bought.compare();
      },
      { found: [expect.stringContaining('is not known here')], left: [] },
    );
    const named = 'select coalesce(payment, invoice) is not null as named from charges where order_id = $1';
    expect(await tern.rows(named, about)).toEqual([{ named: true }]);
  });

  it('whose part refund nobody told of has it to the cent', async () => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'refund-half?silent');
    expect(await bought.compare()).toMatchObject({ found: { length: 1 }, left: [] });
    expect(await bought.back()).toEqual([method === 's1' ? 500 : 499]);
    expect(await bought.compare()).toEqual(equal);
  });

  it('that was charged again without a word has its period', async () => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'renew?silent');
    await tern.clock.advance(3 * 3600 * 1000);
    expect(await bought.compare()).toMatchObject({ found: { length: 1 }, left: [] });
    expect(await tern.rows('select 1 from charges where order_id = $1', [bought.orderId])).toHaveLength(2);
  });

  it('that was cancelled at the provider without a word does not renew', async () => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'cancel?silent');
    expect(await bought.compare()).toEqual({ found: ['renews here, not at the provider'], left: [] });
    expect(await bought.plan()).toEqual({ state: 'active', ends: true });
  });

  it('that is over here and goes on at the provider is ended there', async () => {
    const bought = await boughtPlan(method);
    await tern.rows(`update subscriptions set state = 'expired' where order_id = $1`, [bought.orderId]);
    expect(await bought.compare()).toEqual({ found: ['renews at the provider, not here'], left: [] });
    await becomes(async () => {
      await tern.service.runBackground();
      return (await bought.row())?.providerAction;
    }, null);
    expect(await bought.compare()).toEqual(equal);
  });
});

it.each(['s1', 'pd'] as const)(
  'a cancellation by %s that was taken back at the provider without a word renews',
  async (method) => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'cancel');
    await becomes(async () => (await bought.plan())?.ends, true);
    await act(bought.id, 'uncancel?silent');
    await tern.clock.advance(2 * 3600 * 1000);
    expect(await bought.compare()).toEqual({ found: ['renews at the provider, not here'], left: [] });
    expect(await bought.plan()).toEqual({ state: 'active', ends: false });
  },
);

it('a draft of Paddle’s that was paid after it closed, with every event lost, gives its plan', async () => {
  const { token, userId } = await tern.customer();
  const { order, url } = await buy(tern, token, 'pd', { product: '1m', currency: 'USD', country: 'US' });
  await tern.rows(
    `update orders set state = 'expired', next_check_at = null, closes_at = now() - interval '1 hour' where id = $1`,
    [order.order_id],
  );
  await tern.standIns.knobs({ webhooksPaused: true });
  await tern.standIns.pay(url);
  const [done] = await reconcileOrders(tern.service.context, { userId, isAll: true });
  expect(done).toMatchObject({ found: ['paid at the provider, not here'], left: [] });
  const { data } = await tern.call('subscriptionMy', {}, { token });
  expect(data.subscriptions).toMatchObject([{ state: 'active', cancel_at_period_end: false }]);
});

it('a refund that waits at a provider that tells neither its name nor its sum is no difference until it is done', async () => {
  const bought = await boughtPlan('tpa');
  await tern.standIns.knobs({ refundsWait: true });
  await act(bought.id, 'refund?silent');
  await tern.standIns.knobs({ refundsWait: false });
  expect(await bought.compare()).toEqual(equal);
  await act(bought.id, 'finish-refund?silent');
  expect(await bought.compare()).toMatchObject({ found: { length: 1 }, left: [] });
  await becomes(bought.state, 'refunded');
});

it('a provider that does not respond changes nothing, and is asked again within the hour', async () => {
  const bought = await boughtPlan('s1');
  await tern.standIns.knobs({ apiFails: true });
  expect(await reconcileOrders(tern.service.context, { userId: bought.userId })).toEqual([]);
  await tern.standIns.knobs({ apiFails: false });
  expect(await reconcileOrders(tern.service.context, { userId: bought.userId })).toEqual([]);
  tern.clock.advance(3600 * 1000 + 1000);
  expect(await reconcileOrders(tern.service.context, { userId: bought.userId })).toMatchObject([equal]);
  // Once a day.
  expect(await reconcileOrders(tern.service.context, { userId: bought.userId })).toEqual([]);
});
