import { type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundPatience } from '../src/modules/payment/providerCalls/checkRefunds.ts';
import { runOps } from '../src/ops.ts';
import { buy, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);
const act = async (id: string, action: string) =>
  expect(await tern.standIns.act(id, action), action).toBe(303);

async function boughtPlan(method: PaymentMethod, product = '12m') {
  const person = await tern.customer();
  const { order, url } = await buy(tern, person.token, method, { product, currency: 'USD' });
  await tern.standIns.pay(url);
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token: person.token });
  }
  if (method === 'ps')
    await tern.call('paypalPurchaseResult', { order_id: order.order_id }, { token: person.token });
  const orderId = order.order_id;
  const row = async () =>
    (
      await tern.rows<{ state: string; attention: string | null; providerAction: string | null }>(
        'select state, attention, provider_action as "providerAction" from orders where id = $1',
        [orderId],
      )
    )[0];
  await becomes(async () => (await row())?.state, 'paid');
  const { id } = await tern.standIns.paymentOf(orderId);
  const plan = async () =>
    (
      await tern.rows<{ state: string; ends: boolean }>(
        'select state, cancel_at_period_end as ends from subscriptions where order_id = $1',
        [orderId],
      )
    )[0];
  const refunds = async () =>
    tern.rows<{ state: string; reason: string }>(
      'select state, reason from refunds where order_id = $1 order by created_at, id',
      [orderId],
    );
  const mails = async () =>
    (
      await tern.rows<{ state: string }>(
        `select data ->> 'state' as state from mail_outbox
          where recipient = $1 and template = 'refund' order by created_at`,
        [person.email],
      )
    ).map(({ state }) => state);
  // The names of the charge, which the events after the payment bring.
  await becomes(
    async () =>
      (await tern.rows('select 1 from charges where order_id = $1 and amount > 0', [orderId])).length,
    1,
  );
  return { ...person, orderId, id, row, plan, refunds, mails };
}

/** Asks for a refund, and waits until its provider was called: an event of the payment may hold the order just then. */
const refund = async (orderId: string): Promise<void> => {
  await runOps({ context: tern.service.context, say: () => {} }, ['refund', orderId, '--yes']);
  await becomes(async () => {
    await tern.rows(
      'update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action_at is not null',
    );
    await tern.service.runBackground();
    return tern.rows('select provider_action as "providerAction" from orders where id = $1', [orderId]);
  }, [{ providerAction: null }]);
};
/** Asks about everything that is not final, whatever the time of day, until this is so. */
const asksUntil = (read: () => Promise<unknown>, value: unknown) =>
  becomes(async () => {
    await tern.rows(
      `update refunds set next_check_at = now() - make_interval(secs => 1) where next_check_at is not null`,
    );
    await tern.service.runBackground();
    return read();
  }, value);
const done = [{ state: 'done', reason: 'requested' }];

/** All but wallets, which are cards of Stripe's. */
const methods = paymentMethodCodes.filter((method) => method !== 'gap');

describe.each(methods)('a refund by %s', (method) => {
  it('that is made at once is done, and said to be', async () => {
    const bought = await boughtPlan(method);
    await refund(bought.orderId);
    await becomes(bought.refunds, done);
    await becomes(async () => (await bought.row())?.state, 'refunded');
    expect((await bought.plan())?.state).toBe('refunded');
    expect((await bought.row())?.attention).toBeNull();
    expect((await bought.mails()).at(-1)).toBe('done');
  });

  it('that waits is on its way, until it is made', async () => {
    const bought = await boughtPlan(method);
    await tern.standIns.knobs({ refundsWait: true });
    await refund(bought.orderId);
    expect(await bought.refunds()).toEqual([{ state: 'pending', reason: 'requested' }]);
    await becomes(bought.mails, ['pending']);
    await asksUntil(bought.refunds, [{ state: 'pending', reason: 'requested' }]);
    expect(await bought.mails()).toEqual(['pending']);
    await act(bought.id, 'finish-refund');
    await asksUntil(bought.refunds, done);
    await becomes(async () => (await bought.row())?.state, 'refunded');
    expect(await bought.mails()).toEqual(['pending', 'done']);
    expect((await bought.row())?.attention).toBeNull();
  });

  it('that fails is for a person, and the plan is the buyer’s', async () => {
    const bought = await boughtPlan(method);
    await tern.standIns.knobs({ refundsWait: true });
    await refund(bought.orderId);
    await act(bought.id, 'fail-refund');
    await asksUntil(bought.refunds, [{ state: 'failed', reason: 'requested' }]);
    await becomes(async () => (await bought.row())?.attention, 'refund_failed');
    expect(await bought.plan()).toEqual({ state: 'active', ends: true });
    expect((await bought.row())?.state).toBe('paid');
    expect(await bought.mails()).not.toContain('done');
    const list: string[] = [];
    await runOps({ context: tern.service.context, say: (line) => list.push(line) }, [
      ...['orders', '--attention', '--email', bought.email],
    ]);
    expect(list.join('\n')).toContain('refund_failed');
    // Another one can be made, which is another refund at the provider.
    await tern.standIns.knobs({ refundsWait: false });
    await refund(bought.orderId);
    await becomes(async () => (await bought.refunds()).map(({ state }) => state), ['failed', 'done']);
    await becomes(async () => (await bought.row())?.state, 'refunded');
  });

  it('of which every event is lost is found by asking', async () => {
    const bought = await boughtPlan(method);
    await tern.standIns.knobs({ webhooksPaused: true, refundsWait: true });
    await refund(bought.orderId);
    await act(bought.id, 'finish-refund?silent');
    await asksUntil(bought.refunds, done);
    expect(await bought.row()).toMatchObject({ state: 'refunded' });
    expect((await bought.plan())?.state).toBe('refunded');
  });

  it('that was made at the provider, and of which every event is lost, is found by looking', async () => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'refund?silent');
    // The event of the payment may still write when it was paid.
    await asksUntil(async () => {
      const found = await bought.refunds();
      if (found.length > 0) return found;
      await tern.rows(`update charges set paid_at = now() - interval '25 hours' where order_id = $1`, [
        bought.orderId,
      ]);
      return found;
    }, [{ state: 'done', reason: 'at_provider' }]);
    expect(await bought.row()).toMatchObject({ state: 'refunded' });
    expect((await bought.plan())?.ends).toBe(true);
    // One look finds it: nothing is asked again.
    expect(
      await tern.rows('select 1 from refunds where order_id = $1 and next_check_at is not null', [
        bought.orderId,
      ]),
    ).toEqual([]);
  });
});

it('a refund of a contested charge, of which every event is lost, is found by looking', async () => {
  const bought = await boughtPlan('s1');
  await act(bought.id, 'dispute');
  await expect.poll(async () => (await bought.row())?.state).toBe('disputed');
  await act(bought.id, 'refund?silent');
  await tern.rows(`update charges set paid_at = now() - interval '25 hours' where order_id = $1`, [
    bought.orderId,
  ]);
  await asksUntil(bought.refunds, [{ state: 'done', reason: 'at_provider' }]);
});

it('a refund that takes five days calls a person, once', async () => {
  const bought = await boughtPlan('pd');
  await tern.standIns.knobs({ refundsWait: true });
  await refund(bought.orderId);
  await tern.rows('update refunds set created_at = $1 where order_id = $2', [
    new Date(tern.clock.now() - refundPatience + day),
    bought.orderId,
  ]);
  await tern.service.runBackground();
  expect((await bought.row())?.attention).toBeNull();
  await tern.rows('update refunds set created_at = $1 where order_id = $2', [
    new Date(tern.clock.now() - refundPatience - 60_000),
    bought.orderId,
  ]);
  await tern.service.runBackground();
  expect((await bought.row())?.attention).toBe('refund_late');
  await tern.rows('update orders set attention = null where id = $1', [bought.orderId]);
  await tern.service.runBackground();
  expect((await bought.row())?.attention).toBeNull();
});

it('a refund of Stripe that the bank sends back weeks later gives the plan back', async () => {
  const bought = await boughtPlan('s1');
  await refund(bought.orderId);
  await becomes(async () => (await bought.row())?.state, 'refunded');
  // Providers tell whole seconds.
  await new Promise((next) => setTimeout(next, 1100));
  await act(bought.id, 'fail-refund');
  await becomes(bought.refunds, [{ state: 'failed', reason: 'requested' }]);
  await becomes(async () => (await bought.row())?.attention, 'refund_failed');
  expect(await bought.plan()).toEqual({ state: 'active', ends: true });
});

it.each([{ webhooksReversed: true }, { webhookRepeats: 2 }])(
  'events of a refund that come so end the same: %o',
  async (knobs) => {
    const bought = await boughtPlan('s1');
    await tern.standIns.knobs({ refundsWait: true, ...knobs });
    await refund(bought.orderId);
    await act(bought.id, 'finish-refund');
    await becomes(bought.refunds, done);
    await becomes(async () => (await bought.row())?.state, 'refunded');
    expect((await bought.mails()).filter((state) => state === 'done')).toEqual(['done']);
  },
);

it('a response that is lost is asked for again with the same key: one refund', async () => {
  const bought = await boughtPlan('s1');
  await tern.standIns.knobs({ loseReplies: true, webhooksPaused: true });
  await runOps({ context: tern.service.context, say: () => {} }, ['refund', bought.orderId, '--yes']);
  expect((await bought.row())?.providerAction).toBe('refund');
  await tern.standIns.knobs({ loseReplies: false });
  await asksUntil(async () => {
    await tern.rows(
      'update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action_at is not null',
    );
    return [await bought.refunds(), (await bought.row())?.providerAction];
  }, [done, null]);
});

it('a process that ends between the response and its row makes the same call again', async () => {
  const bought = await boughtPlan('s1');
  await refund(bought.orderId);
  await becomes(bought.refunds, done);
  // As if the response had been applied, and the provider action was still pending.
  await tern.rows(
    `update orders set provider_action = 'refund', provider_action_at = now() - make_interval(secs => 1) where id = $1`,
    [bought.orderId],
  );
  await tern.service.runBackground();
  await tern.service.runBackground();
  expect(await bought.refunds()).toEqual(done);
  expect(await bought.row()).toMatchObject({ state: 'refunded', providerAction: null, attention: null });
});

it.each(['s1', 'pd'] as const)(
  'a refund by %s flags no end at the provider of our own making',
  async (method) => {
    const bought = await boughtPlan(method, '1m');
    // The event of the refund comes after the one of the end.
    await tern.standIns.knobs({ refundsWait: true });
    await refund(bought.orderId);
    await becomes(
      async () =>
        (await tern.standIns.paymentOf(bought.orderId)).state.includes('ended') ||
        (await tern.standIns.paymentOf(bought.orderId)).state.includes('cancelled'),
      true,
    );
    await tern.service.runBackground();
    expect((await bought.row())?.attention).toBeNull();
  },
);

describe('disputes', () => {
  it.each(methods)('an opened one by %s calls a person', async (method) => {
    const bought = await boughtPlan(method);
    await act(bought.id, 'dispute');
    await becomes(async () => (await bought.row())?.attention, 'dispute_opened');
  });

  it('one of a charge that was refunded already calls a person', async () => {
    const bought = await boughtPlan('rz');
    await act(bought.id, 'refund');
    await becomes(async () => (await bought.row())?.state, 'refunded');
    await act(bought.id, 'dispute');
    await becomes(async () => (await bought.row())?.attention, 'dispute_of_refunded');
  });
});
