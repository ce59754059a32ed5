import type { PaymentMethod } from '@tern/domain';
import { addInterval } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { moveCharges } from '../src/modules/payment/providerCalls/moveCharges.ts';
import {
  adapterOf,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../src/modules/payment/providers/PaymentAdapter.ts';
import { reconcileOrders } from '../src/modules/payment/reconciliation/reconcileOrders.ts';
import { remindCharges } from '../src/modules/payment/renewals/remindCharges.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { checkRenewals } from '../src/modules/payment/settle/checkRenewals.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

const hour = 3600 * 1000;
const day = 24 * hour;
const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);

interface Row {
  attention: string | null;
  differences: string | null;
  extraDays: number;
  providerDays: number;
  moveTries: number;
  end: Date;
  pausedUntil: Date | null;
  pauseConfirmed: Date | null;
}

async function boughtPlan(
  method: PaymentMethod,
  product = '1m',
  person?: { token: string; email: string; userId: string },
) {
  const buyer = person ?? (await tern.customer());
  const { token, userId } = buyer;
  const { order, url } = await buy(tern, token, method, { product, country: 'US' });
  await tern.standIns.pay(url);
  const { order_id } = order;
  if (method === 'subscription') await tern.call('paypalSubscriptionResult', { order_id }, { token });
  const about = [order_id];
  await becomes(async () => (await tern.call('order', { order_id }, { token })).data.state, 'paid');
  await tern.settled();
  const { id } = await tern.standIns.paymentOf(order_id);
  const row = async () =>
    (
      await tern.rows<Row>(
        `select attention, differences, extra_days as "extraDays", provider_days as "providerDays",
           move_tries as "moveTries", current_period_end as "end", paused_until as "pausedUntil",
           pause_confirmed as "pauseConfirmed"
         from orders join subscriptions on order_id = orders.id where orders.id = $1`,
        about,
      )
    )[0] as Row;
  const end = (await row()).end.getTime();
  const charges = () =>
    tern.rows<{ startsAt: Date; endsAt: Date }>(
      `select starts_at as "startsAt", ends_at as "endsAt" from charges
       where order_id = $1 and paid_at is not null and ends_at is not null order by ends_at`,
      about,
    );
  return {
    ...buyer,
    id,
    orderId: order_id,
    /** The first end of what is paid. */
    end,
    row,
    charges,
    compare: () => reconcileOrders(tern.service.context, { userId, isAll: true }),
    /** The comparison finds a cent that nobody can explain. */
    async park() {
      await tern.rows('update charges set amount = amount - 1 where order_id = $1', about);
      await this.compare();
      expect((await row()).differences).not.toBeNull();
    },
    async mend() {
      await tern.rows(`update charges set amount = amount + 1 where order_id = $1 and name = 'first'`, about);
      await this.compare();
      expect((await row()).differences).toBeNull();
    },
    shown: async () => {
      const { data } = await tern.call('subscriptionMy', {}, { token });
      return data.subscriptions.find((one) => one.order_id === order_id);
    },
    /** The person stays signed in. */
    async passTo(at: number) {
      const later = `update sessions set expires_at = expires_at + interval '3 years' where user_id = $1`;
      await tern.rows(later, [userId]);
      tern.clock.advance(at - tern.clock.now());
    },
    /** One round of the job. */
    async round() {
      await tern.rows('update orders set move_at = null where id = $1', about);
      await moveCharges(tern.service.context);
    },
    async told() {
      await becomes(async () => {
        await this.round();
        const { extraDays, providerDays } = await row();
        return extraDays - providerDays;
      }, 0);
    },
    /** The date of the next charge at the provider. */
    async chargedAt() {
      const { context } = tern.service;
      const found = await findOrder(context.db, order_id);
      const facts = found && (await adapterOf(context.adapters, method)?.readSubscription?.(found));
      return facts?.periodEnd?.getTime() ?? Number.NaN;
    },
    /** The provider charges the next period, and is asked: its events have the time of today. */
    async renew() {
      const before = (await charges()).length;
      expect(await tern.standIns.act(id, 'renew')).toBe(303);
      await becomes(async () => {
        await tern.rows(
          'update subscriptions set next_check_at = now() - make_interval(secs => 1) where order_id = $1',
          about,
        );
        await checkRenewals(tern.service.context);
        return (await charges()).length;
      }, before + 1);
      return (await charges()).at(-1) as { startsAt: Date; endsAt: Date };
    },
  };
}

const near = (one: number | Date, other: number | Date) =>
  expect(Math.abs(Number(one) - Number(other))).toBeLessThan(36 * hour);
const adapter = (method: PaymentMethod) =>
  adapterOf(tern.service.context.adapters, method) as Required<PaymentAdapter>;

describe.each(['s1', 'pd'] as const)('while an account is parked, a plan by %s', (method) => {
  it('is not charged, works on, and renews without a lost or a doubled day', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    await bought.passTo(bought.end - 3 * day);
    await bought.round();
    expect(await bought.row()).toMatchObject({ extraDays: 0, end: new Date(bought.end) });

    await bought.passTo(bought.end - 1.5 * day);
    await bought.told();
    const first = bought.end + 7 * day;
    expect((await bought.row()).end.getTime()).toBe(first);
    near(await bought.chargedAt(), first);
    const next = new Date(first).toISOString();
    expect(await bought.shown()).toMatchObject({
      state: 'active',
      current_period_end: next,
      next_charge_at: next,
    });
    await bought.round();
    expect(await bought.row()).toMatchObject({ extraDays: 7, providerDays: 7 });

    // It is still so when that day comes.
    await bought.passTo(first - day);
    await bought.told();
    const second = first + 7 * day;
    near(await bought.chargedAt(), second);
    // An hour before the charge it is clear: that stays where it was promised.
    await bought.passTo(second - 2 * day - hour);
    await bought.mend();
    await bought.passTo(second - hour);
    await bought.round();
    expect(await bought.row()).toMatchObject({ extraDays: 14, providerDays: 14, attention: null });
    expect(await bought.charges()).toHaveLength(1);
    const { startsAt, endsAt } = await bought.renew();
    near(startsAt, second);
    near(endsAt, addInterval(new Date(second), 1, 'MONTH'));
    expect((await bought.row()).attention).toBeNull();
  });

  it('compares clean after a quarter of a year, however often its charge was put off', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    for (let week = 1; week <= 13; week += 1) {
      await bought.passTo((await bought.row()).end.getTime() - 1.5 * day);
      await bought.told();
    }
    expect(await bought.row()).toMatchObject({ extraDays: 91, providerDays: 91 });
    await bought.mend();
  });

  it('gets its days once, however often the call is repeated, and is moved also where the books are clear before', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    await bought.passTo(bought.end - 1.5 * day);
    const away = vi.spyOn(adapter(method), 'moveCharge').mockRejectedValue(new ProviderUnavailable('away'));
    try {
      await becomes(async () => {
        await bought.round();
        return away.mock.calls.length > 2;
      }, true);
      expect(await bought.row()).toMatchObject({ extraDays: 7, providerDays: 0 });
      await bought.mend();
    } finally {
      away.mockRestore();
    }
    await bought.told();
    near(await bought.chargedAt(), bought.end + 7 * day);
  });

  it('that its provider refuses to move is for a person, keeps its days, and so is its charge', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    await bought.passTo(bought.end - 1.5 * day);
    const no = vi.spyOn(adapter(method), 'moveCharge').mockRejectedValue(new ProviderRefused('no'));
    try {
      await becomes(async () => {
        await bought.round();
        return (await bought.row()).moveTries;
      }, 8);
      await bought.round();
    } finally {
      no.mockRestore();
    }
    expect(await bought.row()).toMatchObject({
      extraDays: 7,
      attention: 'books_differ, charge_not_moved, charge_not_held',
    });
    // It is charged on its own day, and the account says so.
    expect((await bought.shown())?.next_charge_at).toBe(new Date(bought.end).toISOString());
    const { startsAt, endsAt } = await bought.renew();
    near(startsAt, bought.end + 7 * day);
    near(endsAt, addInterval(new Date(bought.end + 7 * day), 1, 'MONTH'));
    expect((await bought.row()).attention).toContain('charged_while_parked');
    await bought.mend();
    expect((await bought.row()).attention).toBe('charge_not_moved, charged_while_parked');
  });

  it('whose renewal the buyer cancels keeps its days, and gets no more', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    await bought.passTo(bought.end - 1.5 * day);
    await bought.told();
    const shown = await bought.shown();
    (await tern.call('subscriptionCancel', { subscription_id: shown?.subscription_id ?? '' }, bought)).data;
    await bought.passTo(bought.end + 6 * day);
    await bought.round();
    expect(await bought.shown()).toMatchObject({
      state: 'active',
      cancel_at_period_end: true,
      current_period_end: new Date(bought.end + 7 * day).toISOString(),
    });
  });

  it('whose plan the buyer changes has the change with the charge that was put off', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    const { subscription_id = '' } = (await bought.shown()) ?? {};
    const follows = { subscription_id, plan_id: '6m', amount: 3594 };
    (await tern.call('subscriptionChange', follows, bought)).data;
    await bought.passTo(bought.end - 1.5 * day);
    await bought.told();
    const waits = () =>
      tern.rows('select send_at is not null as waits from plan_changes where order_id = $1', [
        bought.orderId,
      ]);
    await tern.service.runBackground(['plan changes']);
    expect(await waits()).toEqual([{ waits: true }]);
    await bought.mend();
    await becomes(async () => {
      await tern.service.runBackground(['plan changes']);
      return waits();
    }, [{ waits: false }]);
    const { startsAt, endsAt } = await bought.renew();
    near(startsAt, bought.end + 7 * day);
    near(endsAt, addInterval(new Date(bought.end + 7 * day), 6, 'MONTH'));
    expect((await bought.row()).attention).toBeNull();
  });

  it('whose charge is under way is left as it is', async () => {
    const bought = await boughtPlan(method);
    await bought.park();
    await bought.passTo(bought.end - hour);
    await bought.round();
    expect(await bought.row()).toMatchObject({ extraDays: 0, attention: 'books_differ' });
  });
});

describe('while an account is parked, a plan', () => {
  it('by PayPal, which takes no other date, is for a person before and after its charge', async () => {
    const bought = await boughtPlan('subscription');
    await bought.park();
    await bought.passTo(bought.end - 3 * day);
    await bought.round();
    expect((await bought.row()).attention).toBe('books_differ');
    await bought.passTo(bought.end - 1.5 * day);
    await bought.round();
    expect(await bought.row()).toMatchObject({ extraDays: 0, attention: 'books_differ, charge_not_held' });
    expect((await bought.shown())?.next_charge_at).toBe(new Date(bought.end).toISOString());
    const { startsAt, endsAt } = await bought.renew();
    near(startsAt, bought.end);
    near(endsAt, addInterval(new Date(bought.end), 1, 'MONTH'));
    await bought.mend();
    expect((await bought.row()).attention).toBe('charged_while_parked');
  });

  it('is held also where another order of the person differs', async () => {
    const before = await boughtPlan('ps');
    const bought = await boughtPlan('s1', '6m', before);
    await before.park();
    expect((await bought.row()).differences).toBeNull();
    await bought.passTo(bought.end - 1.5 * day);
    await bought.told();
    near(await bought.chargedAt(), bought.end + 7 * day);
  });

  it('on trial, whose first charge is near, is for a person', async () => {
    const bought = await boughtPlan('s1', '12m.add30d');
    await tern.rows(`update orders set differences = 'something' where id = $1`, [bought.orderId]);
    await bought.passTo(bought.end - 1.5 * day);
    await bought.round();
    expect(await bought.row()).toMatchObject({ extraDays: 0, attention: 'charge_not_held' });
  });

  it('is reminded of the day that it has then', async () => {
    const bought = await boughtPlan('s1', '12m');
    const reminded = async () => {
      await remindCharges(tern.service.context);
      return (await tern.mailData<{ renews_at: string }>(bought.email, 'renewalReminder'))?.renews_at;
    };
    await bought.passTo(bought.end - 20 * day);
    expect(await reminded()).toBe(new Date(bought.end).toISOString());
    await bought.park();
    await bought.passTo(bought.end - 1.5 * day);
    await bought.told();
    expect(await reminded()).toBe(new Date(bought.end + 7 * day).toISOString());
  });
});

describe.each(['s1', 'pd'] as const)('while an account is parked, a pause by %s', (method) => {
  async function act(bought: Awaited<ReturnType<typeof boughtPlan>>, kind: 'pause' | 'goOn') {
    const { subscription_id = '' } = (await bought.shown()) ?? {};
    const months = kind === 'pause' ? 3 : undefined;
    (await tern.call('leaveAct', { subscription_id, kind, months }, bought)).data;
  }
  /** The provider has the date of the pause. */
  const toldOfPause = (bought: Awaited<ReturnType<typeof boughtPlan>>) =>
    becomes(async () => {
      await bought.round();
      const { pausedUntil, pauseConfirmed } = await bought.row();
      return pauseConfirmed !== null && pauseConfirmed.getTime() === pausedUntil?.getTime();
    }, true);

  it('that the provider has not heard of is told before the charge', async () => {
    const bought = await boughtPlan(method);
    await act(bought, 'pause');
    await bought.park();
    await bought.passTo(bought.end - 3 * day);
    await bought.round();
    expect((await bought.row()).pauseConfirmed).toBeNull();
    await bought.passTo(bought.end - 1.5 * day);
    await toldOfPause(bought);
    near(await bought.chargedAt(), addInterval(new Date(bought.end), 3, 'MONTH'));
    expect((await bought.row()).extraDays).toBe(0);
  });

  it('ends before its charge, which comes later: the plan works until then', async () => {
    const bought = await boughtPlan(method);
    await act(bought, 'pause');
    await toldOfPause(bought);
    await bought.park();
    const until = Number((await bought.row()).pausedUntil);
    await bought.passTo(until - 1.5 * day);
    await bought.told();
    near(await bought.chargedAt(), until + 7 * day);
    const { end, pausedUntil, pauseConfirmed } = await bought.row();
    near(end, until + 7 * day);
    expect([pausedUntil, pauseConfirmed]).toEqual([null, null]);
    expect(await bought.shown()).toMatchObject({
      current_period_end: end.toISOString(),
      next_charge_at: end.toISOString(),
      paused_until: null,
    });
    await bought.mend();
    const { startsAt, endsAt } = await bought.renew();
    near(startsAt, end);
    near(endsAt, addInterval(end, 1, 'MONTH'));
    expect((await bought.row()).attention).toBeNull();
  });

  it('that the buyer ends gives days, and the charge is moved behind them when the books are clear', async () => {
    const bought = await boughtPlan(method);
    await act(bought, 'pause');
    await toldOfPause(bought);
    await bought.park();
    const until = Number((await bought.row()).pausedUntil);
    const now = bought.end + 20 * day;
    await bought.passTo(now);
    await act(bought, 'goOn');
    await bought.round();
    const { end } = await bought.row();
    near(end, now + 7 * day);
    near(await bought.chargedAt(), until);
    await bought.mend();
    await bought.told();
    near(await bought.chargedAt(), end);
  });
});
