import type { ContractActKind } from '@tern/contract';
import { type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetLeaving } from '../src/modules/payment/leaving/forgetLeaving.ts';
import { renewMoneyBackKeys } from '../src/modules/payment/leaving/moneyBackOnce.ts';
import { doProviderActions } from '../src/modules/payment/providerCalls/doProviderActions.ts';
import { ProviderRefused, ProviderUnavailable } from '../src/modules/payment/providers/PaymentAdapter.ts';
import { runOps } from '../src/ops.ts';
import { card } from './startSandbox.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);

interface Bought {
  token: string;
  email: string;
  userId: string;
  orderId: string;
  /** The payment at its stand-in. */
  id: string;
}

async function bought(
  method: PaymentMethod,
  {
    product = '12m',
    country = 'US',
    person = undefined as { token: string; email: string; userId: string } | undefined,
    form = undefined as Record<string, string> | undefined,
  } = {},
): Promise<Bought> {
  const buyer = person ?? (await tern.customer());
  const { order, url } = await buy(tern, buyer.token, method, { product, country });
  await tern.standIns.pay(url, form);
  const { token } = buyer;
  const result = { subscription: 'paypalSubscriptionResult', ps: 'paypalPurchaseResult' } as const;
  if (method === 'subscription' || method === 'ps')
    await tern.call(result[method], { order_id: order.order_id }, { token });
  await becomes(
    async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state,
    'paid',
  );
  const { id } = await tern.standIns.paymentOf(order.order_id);
  // The stand-ins take few test cards: each person has one of their own.
  await paidWith({ orderId: order.order_id, userId: buyer.userId }, `card of ${buyer.userId}`);
  return { ...buyer, orderId: order.order_id, id };
}

const paidWith = ({ orderId, userId }: Pick<Bought, 'orderId' | 'userId'>, name: string) =>
  tern.rows(
    `insert into order_payers (order_id, user_id, key_hash) values ($1, $2, $3)
      on conflict (order_id) do update set key_hash = excluded.key_hash`,
    [orderId, userId, name],
  );

const look = async ({ token }: { token: string }) => (await tern.call('leaveMy', {}, { token })).data;
const planOf = async (buyer: Bought) =>
  (await look(buyer)).plans.find(({ order_id }) => order_id === buyer.orderId);
async function act(buyer: Bought, kind: ContractActKind) {
  const subscription_id = (await planOf(buyer))?.subscription_id ?? '';
  return (await tern.call('leaveAct', { subscription_id, kind }, { token: buyer.token })).data.act;
}
/** Makes the calls that are owed, until none is left. */
const calls = (orderId: string) =>
  becomes(async () => {
    await tern.rows(
      'update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action is not null',
    );
    await doProviderActions(tern.service.context);
    return tern.rows('select provider_action as "providerAction" from orders where id = $1', [orderId]);
  }, [{ providerAction: null }]);
const renews = async ({ orderId }: Bought) =>
  (
    await tern.rows<{ ends: boolean }>(
      'select cancel_at_period_end as ends from subscriptions where order_id = $1',
      [orderId],
    )
  )[0]?.ends === false;

const isCancelledThere = async ({ orderId }: Bought) =>
  (await tern.standIns.paymentOf(orderId)).state.includes('cancelled');

describe.each(['s1', 'pd'] as const)('a renewal by %s', (method) => {
  it('is cancelled with a receipt, taken back with another one, and charged again', async () => {
    const buyer = await bought(method);
    const cancelled = await act(buyer, 'cancel');
    expect(cancelled).toMatchObject({ kind: 'cancel', works_until: (await planOf(buyer))?.works_until });
    const mail = await tern.mailData<{ act: { number: string; at: string } }>(
      buyer.email,
      'renewalCancelled',
    );
    expect(mail?.act).toMatchObject({ number: cancelled?.number, at: cancelled?.at });
    await calls(buyer.orderId);
    expect(await isCancelledThere(buyer)).toBe(true);

    expect((await planOf(buyer))?.resume).toMatchObject({ state: 'open', amount: 4500 });
    const resumed = await act(buyer, 'resume');
    expect(resumed).toMatchObject({ kind: 'resume', amount: 4500, currency: 'USD' });
    const again = await tern.mailData<{ act: { number: string } }>(buyer.email, 'renewalResumed');
    expect(again?.act.number).toBe(resumed?.number);
    await calls(buyer.orderId);
    expect(await renews(buyer)).toBe(true);
    expect((await look(buyer)).acts.map(({ kind }) => kind)).toEqual(['resume', 'cancel']);
    expect((await planOf(buyer))?.resume).toBeNull();
    expect(await tern.standIns.act(buyer.id, 'renew')).toBe(303);
    await becomes(
      async () => (await tern.rows('select 1 from charges where order_id = $1', [buyer.orderId])).length,
      2,
    );
    expect(await renews(buyer)).toBe(true);
  });

  it('that was cancelled at the provider, in any of its ways, is taken back here', async () => {
    const ways = (await tern.standIns.paymentOf((await bought(method)).orderId)).actions;
    const cancels = ways.filter((name) => /^cancel/.test(name));
    expect(cancels.length).toBeGreaterThan(0);
    for (const way of cancels) {
      const buyer = await bought(method);
      expect(await tern.standIns.act(buyer.id, way)).toBe(303);
      await becomes(() => renews(buyer), false);
      expect((await act(buyer, 'resume'))?.kind).toBe('resume');
      await calls(buyer.orderId);
      expect(await isCancelledThere(buyer)).toBe(false);
      expect(await renews(buyer)).toBe(true);
    }
  });

  it('goes both ways before the provider has heard of either', async () => {
    const buyer = await bought(method);
    for (const kind of ['cancel', 'resume', 'cancel', 'resume', 'cancel'] as const)
      expect((await act(buyer, kind))?.kind).toBe(kind);
    await calls(buyer.orderId);
    expect(await renews(buyer)).toBe(false);
    expect(await isCancelledThere(buyer)).toBe(true);
  });
});

describe('money back that is pressed while the provider is called about the renewal', () => {
  it.each(['cancel', 'resume'] as const)('follows a call for %s at once', async (kind) => {
    const buyer = await bought('s1');
    if (kind === 'resume') {
      await act(buyer, 'cancel');
      await calls(buyer.orderId);
    }
    const { adapters } = tern.service.context;
    const name = kind === 'cancel' ? 'cancelSubscription' : 'resumeSubscription';
    const call = adapters.s1?.[name]?.bind(adapters.s1);
    if (!adapters.s1 || !call) throw new Error('no adapter');
    const slow = vi.spyOn(adapters.s1, name).mockImplementation(async (...about: Parameters<typeof call>) => {
      if (about[0].id === buyer.orderId) {
        slow.mockRestore();
        expect((await act(buyer, 'refund'))?.kind).toBe('refund');
      }
      await (call as (...given: typeof about) => Promise<void>)(...about);
    });
    expect((await act(buyer, kind))?.kind).toBe(kind);
    // In the rounds of the next seconds: nobody waits for the date of another try.
    await becomes(async () => {
      await doProviderActions(tern.service.context);
      return tern.rows('select state from refunds where order_id = $1', [buyer.orderId]);
    }, [{ state: 'done' }]);
    expect(slow).not.toBe(adapters.s1[name]);
  });
});

describe('a renewal that was taken back', () => {
  it('stays on when the word of the old cancellation comes late', async () => {
    const buyer = await bought('s1');
    await act(buyer, 'cancel');
    await calls(buyer.orderId);
    const cancellation = async () => {
      const [row] = await tern.rows<{ body: string }>(
        `select body from webhook_events where provider = 's1' and order_id = $1
          and type = 'customer.subscription.updated' and body like '%"cancel_at_period_end":true%' limit 1`,
        [buyer.orderId],
      );
      return JSON.parse(row?.body ?? '{}');
    };
    // An event that is sent late tells what is true by then: it is here before the cancellation is taken back.
    await becomes(async () => (await cancellation()).data?.object.cancel_at_period_end, true);
    const { created } = await cancellation();
    await act(buyer, 'resume');
    await calls(buyer.orderId);
    const { applyRenewalChange } = await import('../src/modules/payment/settle/settleRenewal.ts');
    const { lockOrder } = await import('../src/modules/payment/rows/orders.repo.ts');
    const { context } = tern.service;
    const outcome = await context.db.transaction(async (tx) => {
      const order = await lockOrder(tx, buyer.orderId);
      if (!order) throw new Error('no order');
      return applyRenewalChange(
        { context, tx, order, at: new Date(created * 1000), provider: 's1' },
        {
          kind: 'renewalChanged',
          at: new Date(created * 1000),
          subscription: order.providerSubscription,
          orderId: order.id,
          change: 'cancelScheduled',
          endsAt: null,
        },
      );
    });
    expect(outcome).toBe('nothing_new');
    expect(await renews(buyer)).toBe(true);
  });

  it('is off again, with a word, when the provider goes on refusing', async () => {
    const buyer = await bought('s1');
    await act(buyer, 'cancel');
    await calls(buyer.orderId);
    const adapter = tern.service.context.adapters.s1;
    if (!adapter) throw new Error('no adapter');
    const refusing = vi.spyOn(adapter, 'resumeSubscription').mockRejectedValue(new ProviderRefused('no'));
    try {
      await act(buyer, 'resume');
      await calls(buyer.orderId);
      expect(refusing.mock.calls.length).toBe(4);
    } finally {
      refusing.mockRestore();
    }
    expect(await renews(buyer)).toBe(false);
    expect(await tern.mailData(buyer.email, 'renewalStaysOff')).toMatchObject({
      period_end: (await planOf(buyer))?.works_until,
    });
    const [order] = await tern.rows<{ attention: string }>('select attention from orders where id = $1', [
      buyer.orderId,
    ]);
    expect(order?.attention).toContain('resume_refused');
  });

  it('is not where PayPal took the cancellation, where another plan renews, or after the plan', async () => {
    const paypal = await bought('subscription');
    await act(paypal, 'cancel');
    expect((await planOf(paypal))?.resume?.state).toBe('provider');
    expect(await act(paypal, 'resume')).toBeNull();

    const first = await bought('s1', { product: '1m' });
    await act(first, 'cancel');
    await tern.rows(
      `update subscriptions set current_period_end = now() - interval '1 hour' where order_id = $1`,
      [first.orderId],
    );
    expect((await planOf(first))?.resume ?? null).toBeNull();
  });

  it('is nobody else’s to take back', async () => {
    const buyer = await bought('s1');
    const stranger = await tern.signUp();
    const subscription_id = (await planOf(buyer))?.subscription_id ?? '';
    for (const kind of ['cancel', 'resume', 'refund', 'withdraw'] as const) {
      const { failure } = await tern.call('leaveAct', { subscription_id, kind }, { token: stranger.token });
      expect(failure.data.error).toBe('subscription_unknown');
    }
    const done = await act(buyer, 'cancel');
    const reason = { act_id: done?.number ?? '', reason: 'slow' as const };
    const foreign = await tern.call('leaveReason', reason, { token: stranger.token });
    expect(foreign.failure.data.error).toBe('not_found');
    (await tern.call('leaveReason', reason, { token: buyer.token })).data;
    expect((await look(buyer)).acts[0]?.reason).toBe('slow');
    const lines: string[] = [];
    await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, ['report']);
    expect(lines.join('\n')).toMatch(/Turned renewal off +Too slow where they are +1/);
  });
});

describe('a plan whose charge has failed', () => {
  it('can be left like any other, ends at once, and is not charged again', async () => {
    const buyer = await bought('s1', { product: '1m' });
    await tern.rows(
      `update subscriptions set current_period_end = now() - interval '1 hour' where order_id = $1`,
      [buyer.orderId],
    );
    expect(await tern.standIns.act(buyer.id, 'fail-renewal')).toBe(303);
    await becomes(
      () => tern.rows('select state from subscriptions where order_id = $1', [buyer.orderId]),
      [{ state: 'past_due' }],
    );
    const before = await planOf(buyer);
    expect(before).toMatchObject({ overdue: true, renewal: { amount: 999 } });
    const done = await act(buyer, 'cancel');
    expect(done?.kind).toBe('cancel');
    // It ends now: nothing says that it works until a day that has gone by.
    expect(Date.parse(done?.works_until ?? '')).toBeGreaterThan(Date.parse(before?.works_until ?? ''));
    expect(await tern.mailData(buyer.email, 'renewalCancelled')).toMatchObject({
      period_end: done?.works_until,
    });
    await calls(buyer.orderId);
    expect((await tern.standIns.paymentOf(buyer.orderId)).state).toContain('ended');
    expect((await planOf(buyer))?.renewal ?? null).toBeNull();
  });
});

describe('a free trial', () => {
  it('that was cancelled goes on, and is charged at its end', async () => {
    const buyer = await bought('s1', { product: '12m.add30d' });
    expect(await act(buyer, 'cancel')).toMatchObject({ works_until: (await planOf(buyer))?.works_until });
    await calls(buyer.orderId);
    await act(buyer, 'resume');
    await calls(buyer.orderId);
    expect(await tern.standIns.act(buyer.id, 'renew')).toBe(303);
  });
});

describe.each(paymentMethodCodes.filter((method) => method !== 'gap'))('money back by %s', (method) => {
  it('goes back at the provider, with a receipt, and ends the plan', async () => {
    const buyer = await bought(method);
    const amount = 4500;
    expect((await planOf(buyer))?.money_back).toMatchObject({ state: 'open', amount });
    const done = await act(buyer, 'refund');
    expect(done).toMatchObject({ kind: 'refund', amount, currency: 'USD', refund: 'pending' });
    expect(await tern.mailData(buyer.email, 'moneyBack')).toMatchObject({
      amount,
      act: { number: done?.number, at: done?.at },
    });
    // Pressed again, it is the same act.
    expect(await act(buyer, 'refund')).toMatchObject({ number: done?.number });
    await calls(buyer.orderId);
    await becomes(
      async () => await tern.rows('select state, reason from refunds where order_id = $1', [buyer.orderId]),
      [{ state: 'done', reason: 'guarantee' }],
    );
    await becomes(async () => (await look(buyer)).plans, []);
    const [first] = (await look(buyer)).acts;
    expect(first).toMatchObject({ number: done?.number, refund: 'done' });
    expect(await renews(buyer)).toBe(false);
    const { state } = await tern.standIns.paymentOf(buyer.orderId);
    expect(state).toContain('refunded');
  });
});

const paidAgo = (orderId: string, days: number) =>
  tern.rows(
    `with moved as (update charges set paid_at = paid_at - $2 * interval '1 day' where order_id = $1)
      update orders set paid_at = paid_at - $2 * interval '1 day' where id = $1`,
    [orderId, days],
  );

describe('money back', () => {
  it('is there on its last day, and not any more on the next', async () => {
    const buyer = await bought('s1', { country: 'US' });
    await paidAgo(buyer.orderId, 30);
    expect((await planOf(buyer))?.money_back?.state).toBe('open');
    await paidAgo(buyer.orderId, 2);
    expect((await planOf(buyer))?.money_back?.state).toBe('over');
    expect(await act(buyer, 'refund')).toBeNull();
    expect(await tern.rows('select 1 from refunds where order_id = $1', [buyer.orderId])).toEqual([]);
    expect(await renews(buyer)).toBe(true);
  });

  it('is given once a person and year, by the button, and never for a renewal', async () => {
    const buyer = await bought('s1');
    await act(buyer, 'refund');
    await calls(buyer.orderId);
    await becomes(async () => (await look(buyer)).plans, []);
    const again = await bought('s1', { person: buyer });
    expect((await planOf(again))?.money_back?.state).toBe('used');
    expect(await act(again, 'refund')).toBeNull();
    await tern.rows(`update contract_acts set at = at - interval '366 days' where user_id = $1`, [
      buyer.userId,
    ]);
    expect((await planOf(again))?.money_back?.state).toBe('open');

    await tern.standIns.act(again.id, 'renew');
    await becomes(async () => (await planOf(again))?.money_back?.state, 'renewal');
    expect(await act(again, 'refund')).toBeNull();
    const { config } = tern.service.context;
    try {
      Object.assign(config, { moneyBackRenewals: true });
      expect((await planOf(again))?.money_back?.state).toBe('open');
    } finally {
      Object.assign(config, { moneyBackRenewals: false });
    }
  });

  it('is given once to the person of a mailbox, whose account is deleted and opened anew under another spelling', async () => {
    const first = await bought('s1', { person: await tern.customer('una.sol@gmail.com') });
    expect((await act(first, 'refund'))?.kind).toBe('refund');
    await calls(first.orderId);
    await becomes(async () => (await look(first)).plans, []);
    await tern.rows(`update users set delete_after = now() - interval '1 hour' where id = $1`, [
      first.userId,
    ]);
    await becomes(async () => {
      await tern.service.runBackground();
      return tern.rows('select email from users where id = $1', [first.userId]);
    }, [{ email: null }]);
    const again = await bought('s1', { person: await tern.customer('u.nasol+two@gmail.com') });
    expect((await planOf(again))?.money_back?.state).toBe('used');
    expect(await act(again, 'refund')).toBeNull();
    const key = () => tern.rows('select mailbox_key from contract_acts where order_id = $1', [first.orderId]);
    await forgetLeaving(tern.service.context);
    expect(await key()).not.toEqual([{ mailbox_key: null }]);
    // Gone with the days of the setting.
    await tern.rows(`update contract_acts set at = at - interval '366 days' where order_id = $1`, [
      first.orderId,
    ]);
    expect((await planOf(again))?.money_back?.state).toBe('open');
    await forgetLeaving(tern.service.context);
    expect(await key()).toEqual([{ mailbox_key: null }]);
  });

  it('is given once to two accounts of one mailbox that ask for it at once', async () => {
    const people = await Promise.all(
      ['kai+one@fastmail.com', 'kai+two@fastmail.com'].map((email) => tern.customer(email)),
    );
    const both: Bought[] = [];
    for (const person of people) both.push(await bought('s1', { person }));
    const acts = await Promise.all(both.map((each) => act(each, 'refund')));
    expect(acts.filter((done) => done !== null)).toHaveLength(1);
  });

  it('is given once to the person of a card, which the provider is asked for', async () => {
    const first = await bought('s1');
    const again = await bought('s1');
    const other = await bought('s1', { form: card('5555 5555 5555 4444') });
    // No event has named the card.
    await tern.rows('delete from order_payers where user_id = any($1)', [
      [first.userId, again.userId, other.userId],
    ]);
    expect((await act(first, 'refund'))?.kind).toBe('refund');
    expect(await act(again, 'refund')).toBeNull();
    expect((await planOf(again))?.money_back?.state).toBe('used');
    expect((await act(other, 'refund'))?.kind).toBe('refund');
  });

  it('counts what was given before there were keys, and keys of older rules', async () => {
    const first = await bought('s1', { person: await tern.customer('ivo@proton.me') });
    await act(first, 'refund');
    const again = await bought('s1', { person: await tern.customer('ivo@pm.me') });
    for (const old of [
      `mailbox_key = null, mailbox_rules = null`,
      `mailbox_key = 'ivo@pm.me', mailbox_rules = 1`,
    ]) {
      await tern.rows(`update contract_acts set ${old} where order_id = $1`, [first.orderId]);
      expect((await planOf(again))?.money_back?.state).toBe('open');
      await Promise.all([0, 1].map(() => renewMoneyBackKeys(tern.service.context)));
      expect((await planOf(again))?.money_back?.state).toBe('used');
    }
  });

  it('is asked for once, however often and by whatever right', async () => {
    const buyer = await bought('s1', { country: 'DE' });
    const subscription_id = (await planOf(buyer))?.subscription_id ?? '';
    const kinds = ['refund', 'withdraw', 'refund', 'withdraw', 'refund'] as const;
    await Promise.all(
      kinds.map((kind) => tern.call('leaveAct', { subscription_id, kind }, { token: buyer.token })),
    );
    expect((await planOf(buyer))?.money_back?.state).toBe('asked');
    await calls(buyer.orderId);
    await becomes(
      async () => await tern.rows('select amount, state from refunds where order_id = $1', [buyer.orderId]),
      [{ amount: 4500, state: 'done' }],
    );
    const made = await tern.rows('select kind from contract_acts where order_id = $1', [buyer.orderId]);
    expect(made.length).toBe(1);
  });

  it('is of the payment that it was asked for, also when a later one is heard of meanwhile', async () => {
    const buyer = await bought('s1', { product: '1m' });
    const adapter = tern.service.context.adapters.s1;
    if (!adapter) throw new Error('no adapter');
    const away = vi.spyOn(adapter, 'refund').mockRejectedValue(new ProviderUnavailable('away'));
    try {
      expect(await act(buyer, 'refund')).toMatchObject({ amount: 999 });
      // It was charged just before the press, and its event comes after it.
      await tern.rows(
        `insert into charges select (jsonb_populate_record(first, jsonb_build_object('name', 'renewal', 'receipt', 2,
          'payment', 'pi_later', 'invoice', 'in_later', 'starts_at', ends_at, 'ends_at', ends_at + interval '1 month'))).*
          from charges as first where order_id = $1`,
        [buyer.orderId],
      );
    } finally {
      away.mockRestore();
    }
    await calls(buyer.orderId);
    await becomes(
      () => tern.rows('select charge, reason, state from refunds where order_id = $1', [buyer.orderId]),
      [{ charge: 'first', reason: 'guarantee', state: 'done' }],
    );
  });

  it('that the provider refuses leaves the plan and calls a person', async () => {
    const buyer = await bought('s1');
    await tern.standIns.knobs({ refundsWait: true });
    try {
      await act(buyer, 'refund');
      await calls(buyer.orderId);
      await tern.standIns.act(buyer.id, 'fail-refund');
      await becomes(async () => (await look(buyer)).acts[0]?.refund, 'failed');
    } finally {
      await tern.standIns.knobs({ refundsWait: false });
    }
    expect((await planOf(buyer))?.money_back?.state).toBe('person');
  });

  it('gives the plan before back, when the one that took its place goes back', async () => {
    const buyer = await bought('s1', { product: '1m' });
    const year = await bought('s1', { product: '12m', person: buyer });
    expect((await planOf(year))?.has_plan_before).toBe(true);
    const { amount = 0 } = (await planOf(year))?.money_back ?? {};
    expect(amount).toBeLessThan(4500);
    expect(await act(year, 'refund')).toMatchObject({ amount });
    await calls(year.orderId);
    await becomes(async () => (await look(buyer)).plans.map(({ order_id }) => order_id), [buyer.orderId]);
    expect(await renews(buyer)).toBe(false);
  });
});

describe('the withdrawal from a contract', () => {
  it('is a right in the European Economic Area, for fourteen whole days', async () => {
    const german = await bought('s1', { country: 'DE' });
    const american = await bought('s1', { country: 'US' });
    expect((await planOf(american))?.withdrawal).toBeNull();
    expect(await act(american, 'withdraw')).toBeNull();
    await paidAgo(german.orderId, 14);
    expect((await planOf(german))?.withdrawal).toMatchObject({ state: 'open', amount: 4500 });
    const done = await act(german, 'withdraw');
    expect(done).toMatchObject({ kind: 'withdraw', amount: 4500, refund: 'pending' });
    expect(await tern.mailData(german.email, 'withdrawn')).toMatchObject({
      amount: 4500,
      act: { number: done?.number, at: done?.at, order_id: german.orderId },
    });
    await calls(german.orderId);
    await becomes(
      async () => tern.rows('select state, reason from refunds where order_id = $1', [german.orderId]),
      [{ state: 'done', reason: 'withdrawal' }],
    );
    const late = await bought('s1', { country: 'FR' });
    await paidAgo(late.orderId, 16);
    expect((await planOf(late))?.withdrawal?.state).toBe('over');
    expect(await act(late, 'withdraw')).toBeNull();
  });

  it('knows no limit but its time: money back before takes nothing from it', async () => {
    const buyer = await bought('s1', { country: 'DE' });
    await act(buyer, 'refund');
    await calls(buyer.orderId);
    await becomes(async () => (await look(buyer)).plans, []);
    const again = await bought('s1', { country: 'DE', person: buyer });
    expect(await planOf(again)).toMatchObject({
      money_back: { state: 'used' },
      withdrawal: { state: 'open' },
    });
  });

  it('from a trial ends it without a charge', async () => {
    const buyer = await bought('s1', {
      country: 'AT',
      product: '12m.add30d',
      // One trial a card.
      form: card('5555 5555 5555 4444'),
    });
    expect(await planOf(buyer)).toMatchObject({ money_back: null, withdrawal: { state: 'open', amount: 0 } });
    const [done, again] = await Promise.all([act(buyer, 'withdraw'), act(buyer, 'withdraw')]);
    expect(done).toMatchObject({ kind: 'withdraw', amount: null, refund: null });
    await calls(buyer.orderId);
    expect(await isCancelledThere(buyer)).toBe(true);
    // Once, also from two tabs: one receipt and one mail.
    expect(again?.number).toBe(done?.number);
    expect((await planOf(buyer))?.withdrawal).toBeNull();
    expect((await act(buyer, 'withdraw'))?.number).toBe(done?.number);
    expect((await look(buyer)).acts.length).toBe(1);
  });
});
