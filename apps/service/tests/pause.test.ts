import type { ContractActKind } from '@tern/contract';
import { addInterval, isRecurring, type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPlanDays } from '../src/modules/payment/ledger/planDays.ts';
import { doProviderActions } from '../src/modules/payment/providerCalls/doProviderActions.ts';
import { moveCharges } from '../src/modules/payment/providerCalls/moveCharges.ts';
import {
  adapterOf,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../src/modules/payment/providers/PaymentAdapter.ts';
import { reconcileOrders } from '../src/modules/payment/reconciliation/reconcileOrders.ts';
import { endPlans } from '../src/modules/payment/refunds/endPlans.ts';
import { remindCharges } from '../src/modules/payment/renewals/remindCharges.ts';
import { findOrder, lockOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { checkRenewals } from '../src/modules/payment/settle/checkRenewals.ts';
import { applyFailedRenewal } from '../src/modules/payment/settle/settleRenewal.ts';
import { runOps } from '../src/ops.ts';
import { buy, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

const day = 24 * 3600 * 1000;
const hour = 3600 * 1000;
const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);

interface Buyer {
  token: string;
  email: string;
  userId: string;
  orderId: string;
  /** The payment at its stand-in. */
  id: string;
}

async function bought(
  method: PaymentMethod,
  product = '12m',
  person?: { token: string; email: string; userId: string },
): Promise<Buyer> {
  const buyer = person ?? (await tern.customer());
  const { order, url } = await buy(tern, buyer.token, method, { product, country: 'US' });
  await tern.standIns.pay(url, method === 'gap' ? { answer: 'yes' } : undefined);
  const { token } = buyer;
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
  }
  await becomes(
    async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state,
    'paid',
  );
  const { id } = await tern.standIns.paymentOf(order.order_id);
  await becomes(
    async () =>
      (
        await tern.rows<{ known: boolean }>(
          `select provider_subscription is not null or method <> 's1' as known from orders where id = $1`,
          [order.order_id],
        )
      )[0]?.known,
    true,
  );
  return { ...buyer, orderId: order.order_id, id };
}

const look = async ({ token }: Pick<Buyer, 'token'>) => (await tern.call('leaveMy', {}, { token })).data;
const planOf = async (buyer: Buyer) => {
  const plan = (await look(buyer)).plans.find(({ order_id }) => order_id === buyer.orderId);
  if (!plan) throw new Error('The plan is not listed.');
  return plan;
};
const subscriptionOf = async ({ token, orderId }: Buyer) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions.find(
    ({ order_id }) => order_id === orderId,
  );
async function act(buyer: Buyer, kind: ContractActKind, months?: number) {
  const { subscription_id } = await planOf(buyer);
  return (await tern.call('leaveAct', { subscription_id, kind, months }, { token: buyer.token })).data.act;
}

interface Dates {
  until: Date | null;
  sent: Date | null;
  told: Date | null;
}
const datesOf = async ({ orderId }: Buyer) =>
  (
    await tern.rows<Dates>(
      `select paused_until as until, pause_sent as sent, pause_confirmed as told from subscriptions where order_id = $1`,
      [orderId],
    )
  )[0] as Dates;
const noPause: Dates = { until: null, sent: null, told: null };

/** One round of the job. An event of the order can lock it just then: it is told in the next round. */
async function round({ orderId }: Buyer): Promise<void> {
  await tern.rows('update orders set move_at = null where id = $1', [orderId]);
  await moveCharges(tern.service.context);
}
async function tell(buyer: Buyer): Promise<void> {
  await becomes(async () => {
    await round(buyer);
    const { until, sent, told } = await datesOf(buyer);
    return sent === null && until?.getTime() === told?.getTime();
  }, true);
}

/** The date of the next charge at the provider. */
async function chargedAt({ orderId }: Buyer): Promise<number> {
  const [order] = await tern.rows<{ method: string; subscription: string | null }>(
    'select method, provider_subscription as subscription from orders where id = $1',
    [orderId],
  );
  const { context } = tern.service;
  const row = await findOrder(context.db, orderId);
  const adapter = adapterOf(context.adapters, order?.method ?? '');
  const facts = row && (await adapter?.readSubscription?.(row));
  return facts?.periodEnd?.getTime() ?? Number.NaN;
}
const near = (one: number, other: string | number | Date) =>
  expect(Math.abs(one - new Date(other).getTime())).toBeLessThan(36 * hour);

/** The provider charges the next period. */
async function renew(buyer: Buyer): Promise<void> {
  const count = async () =>
    (await tern.rows('select 1 from charges where order_id = $1 and ends_at is not null', [buyer.orderId]))
      .length;
  const before = await count();
  expect(await tern.standIns.act(buyer.id, 'renew')).toBe(303);
  // The stand-in has the time of today: where the service is ahead, its events are too old, and it is asked.
  const ask = tern.clock.now() > Date.now() + day;
  await becomes(async () => {
    if (ask) {
      await tern.rows(
        'update subscriptions set next_check_at = now() - make_interval(secs => 1) where order_id = $1',
        [buyer.orderId],
      );
      await checkRenewals(tern.service.context);
    }
    return count();
  }, before + 1);
}
const newestCharge = async ({ orderId }: Buyer) =>
  (
    await tern.rows<{ starts: Date; ends: Date; amount: number }>(
      `select starts_at as starts, ends_at as ends, amount from charges where order_id = $1
       order by ends_at desc limit 1`,
      [orderId],
    )
  )[0];
const noteOf = async ({ orderId }: Buyer) =>
  (await tern.rows<{ attention: string | null }>('select attention from orders where id = $1', [orderId]))[0]
    ?.attention;

/** The provider says that the charge did not go through, at the time of the service. */
async function failRenewal({ orderId }: Buyer, provider: 's1' | 'pd'): Promise<void> {
  const { context } = tern.service;
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('There is no such order.');
    const at = new Date(tern.clock.now());
    const subscription = order.providerSubscription;
    const event = { at, orderId, subscription, needsBuyer: false, payUrl: null };
    await applyFailedRenewal({ context, tx, order, at, provider }, { kind: 'renewalFailed', ...event });
  });
}

/** A year and so many days later. */
const pass = async (buyer: Buyer, days: number) => {
  await passTo(buyer, Date.parse((await planOf(buyer)).works_until) + days * day);
};
/** The person stays signed in. */
async function passTo({ userId }: Buyer, at: number): Promise<void> {
  const later = `update sessions set expires_at = expires_at + interval '3 years' where user_id = $1`;
  await tern.rows(later, [userId]);
  tern.clock.advance(at - tern.clock.now());
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
const isCancelledThere = async ({ orderId }: Buyer) =>
  (await tern.standIns.paymentOf(orderId)).state.some((state) => state === 'cancelled' || state === 'ended');

async function adapter(method: PaymentMethod): Promise<Required<PaymentAdapter>> {
  return adapterOf(tern.service.context.adapters, method) as Required<PaymentAdapter>;
}

describe.each(['s1', 'pd'] as const)('a pause by %s', (method) => {
  it.each([1, 2, 3])(
    'of %s months puts the next charge off, gives no days, and ends with it',
    async (months) => {
      const buyer = await bought(method);
      const before = await planOf(buyer);
      expect(before.pause?.state).toBe('open');
      const until = addInterval(new Date(before.works_until), months, 'MONTH').toISOString();
      expect(before.pause?.choices[months - 1]).toEqual({ months, next_charge_at: until });

      const receipt = await act(buyer, 'pause', months);
      expect(receipt).toMatchObject({
        kind: 'pause',
        works_until: before.works_until,
        next_charge_at: until,
        amount: 4500,
        currency: 'USD',
      });
      expect(await tern.mailData(buyer.email, 'planPaused')).toMatchObject({
        act: { number: receipt?.number, at: receipt?.at },
        works_until: before.works_until,
        next_charge_at: until,
        amount: 4500,
      });
      await tell(buyer);
      near(await chargedAt(buyer), until);
      expect(await planOf(buyer)).toMatchObject({
        works_until: before.works_until,
        renewal: { at: until, amount: 4500 },
        pause: { state: 'waits' },
      });
      expect(await subscriptionOf(buyer)).toMatchObject({
        state: 'active',
        current_period_end: before.works_until,
        next_charge_at: until,
        paused_until: until,
      });

      await renew(buyer);
      const charge = await newestCharge(buyer);
      near(charge?.starts.getTime() ?? 0, until);
      near(charge?.ends.getTime() ?? 0, addInterval(new Date(until), 12, 'MONTH'));
      expect(await datesOf(buyer)).toEqual(noPause);
      expect(await noteOf(buyer)).toBeNull();
      near(Date.parse((await planOf(buyer)).works_until), addInterval(new Date(until), 12, 'MONTH'));
    },
  );

  it('that is pressed twice is one pause', async () => {
    const buyer = await bought(method);
    const { subscription_id } = await planOf(buyer);
    const press = () =>
      tern.call('leaveAct', { subscription_id, kind: 'pause', months: 1 }, { token: buyer.token });
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.data.act?.number).toBe(other.data.act?.number);
    expect((await act(buyer, 'pause', 3))?.number).toBe(one.data.act?.number);
    expect((await look(buyer)).acts.map(({ kind }) => kind)).toEqual(['pause']);
  });

  it('is told until its response arrives, also where it is taken back meanwhile', async () => {
    const buyer = await bought(method);
    const { works_until: end } = await planOf(buyer);
    const provider = await adapter(method);
    const { moveCharge } = provider;
    let reached = false;
    const lost = vi.spyOn(provider, 'moveCharge').mockImplementation(async (...call) => {
      reached = (await moveCharge.call(provider, ...call)) || reached;
      throw new ProviderUnavailable('lost');
    });
    try {
      await act(buyer, 'pause', 2);
      await becomes(async () => {
        await round(buyer);
        return reached;
      }, true);
      expect((await datesOf(buyer)).sent).not.toBeNull();
      near(await chargedAt(buyer), addInterval(new Date(end), 2, 'MONTH'));
      await act(buyer, 'goOn');
      await round(buyer);
    } finally {
      lost.mockRestore();
    }
    await tell(buyer);
    near(await chargedAt(buyer), end);
    await becomes(async () => {
      await round(buyer);
      return datesOf(buyer);
    }, noPause);
    await renew(buyer);
    near((await newestCharge(buyer))?.starts.getTime() ?? 0, end);
  });

  it('is learned from the provider where the response was lost and the paid time is over', async () => {
    const buyer = await bought(method);
    const provider = await adapter(method);
    const { moveCharge } = provider;
    const lost = vi.spyOn(provider, 'moveCharge').mockImplementation(async (...call) => {
      await moveCharge.call(provider, ...call);
      throw new ProviderUnavailable('lost');
    });
    try {
      await act(buyer, 'pause', 3);
      await becomes(async () => {
        await round(buyer);
        return (await datesOf(buyer)).sent !== null;
      }, true);
    } finally {
      lost.mockRestore();
    }
    await pass(buyer, 20);
    await checkRenewals(tern.service.context);
    const { until, told } = await datesOf(buyer);
    expect(told).toEqual(until);
    expect(await subscriptionOf(buyer)).toMatchObject({ state: 'active' });
    expect((await planOf(buyer)).pause?.state).toBe('paused');
    expect(await noteOf(buyer)).toBeNull();
  });

  it('taken back before the end of what is paid is charged then', async () => {
    const buyer = await bought(method);
    const { works_until: end } = await planOf(buyer);
    await act(buyer, 'pause', 3);
    await tell(buyer);
    const receipt = await act(buyer, 'goOn');
    expect(receipt).toMatchObject({ kind: 'goOn', next_charge_at: end, amount: 4500 });
    expect(await tern.mailData(buyer.email, 'planGoesOn')).toMatchObject({
      act: { number: receipt?.number },
      next_charge_at: end,
    });
    await tell(buyer);
    near(await chargedAt(buyer), end);
    expect(await datesOf(buyer)).toEqual(noPause);
    expect(await subscriptionOf(buyer)).toMatchObject({ next_charge_at: end, paused_until: null });
    // Nothing of it counts: all months are there.
    expect((await planOf(buyer)).pause?.choices).toHaveLength(3);
    await renew(buyer);
    near((await newestCharge(buyer))?.starts.getTime() ?? 0, end);
  });

  it('stands still for as long as it lasts, and goes on at once where that is wanted', async () => {
    const buyer = await bought(method);
    const { works_until: end } = await planOf(buyer);
    await act(buyer, 'pause', 3);
    await tell(buyer);
    await pass(buyer, 40);
    // No job ends it, calls it overdue, or gives it time.
    await checkRenewals(tern.service.context);
    await endPlans(tern.service.context);
    await reconcileOrders(tern.service.context, { userId: buyer.userId, isAll: true });
    expect(await subscriptionOf(buyer)).toMatchObject({
      state: 'active',
      current_period_end: end,
      grace_ends_at: null,
    });
    expect(await noteOf(buyer)).toBeNull();
    expect((await planOf(buyer)).pause?.state).toBe('paused');

    const receipt = await act(buyer, 'goOn');
    const at = Date.parse(receipt?.next_charge_at ?? '');
    expect(at - tern.clock.now()).toBeLessThan(3 * hour);
    // It stands still until that charge.
    expect((await subscriptionOf(buyer))?.paused_until).toBe(receipt?.next_charge_at);
    await tell(buyer);
    near(await chargedAt(buyer), at);
    await renew(buyer);
    const charge = await newestCharge(buyer);
    near(charge?.starts.getTime() ?? 0, at);
    near(charge?.ends.getTime() ?? 0, addInterval(new Date(at), 12, 'MONTH'));
    expect(await datesOf(buyer)).toEqual(noPause);
  });

  it('is over when its charge is not paid in time: the plan is overdue from then on', async () => {
    const buyer = await bought(method);
    await act(buyer, 'pause', 1);
    await tell(buyer);
    const { until } = await datesOf(buyer);
    await passTo(buyer, Number(until) + hour);
    await failRenewal(buyer, method);
    expect(await subscriptionOf(buyer)).toMatchObject({ state: 'past_due' });
    const grace = Date.parse((await subscriptionOf(buyer))?.grace_ends_at ?? '');
    expect(grace).toBe(Number(until) + 7 * day);
  });

  it('ends with a refund', async () => {
    const buyer = await bought(method);
    await act(buyer, 'pause', 3);
    await tell(buyer);
    expect(await act(buyer, 'refund')).toMatchObject({ kind: 'refund', amount: 4500 });
    await calls(buyer.orderId);
    await becomes(async () => (await subscriptionOf(buyer))?.state, 'refunded');
    await becomes(() => isCancelledThere(buyer), true);
    await round(buyer);
    expect(await datesOf(buyer)).toMatchObject({ until: null, sent: null });
  });

  it('ends with a cancelled renewal: the plan works to its end, and a renewal that is taken back comes then', async () => {
    const buyer = await bought(method);
    const { works_until: end } = await planOf(buyer);
    await act(buyer, 'pause', 2);
    await tell(buyer);
    expect(await act(buyer, 'cancel')).toMatchObject({ kind: 'cancel', works_until: end });
    await calls(buyer.orderId);
    expect(await isCancelledThere(buyer)).toBe(true);
    expect(await planOf(buyer)).toMatchObject({ renewal: null, pause: null, works_until: end });
    expect(await act(buyer, 'resume')).toMatchObject({ kind: 'resume' });
    await calls(buyer.orderId);
    await tell(buyer);
    near(await chargedAt(buyer), end);
    expect(await planOf(buyer)).toMatchObject({ renewal: { at: end } });
  });

  it('that stands still ends at once with a cancelled renewal', async () => {
    const buyer = await bought(method);
    await act(buyer, 'pause', 2);
    await tell(buyer);
    await pass(buyer, 10);
    expect(await act(buyer, 'cancel')).toMatchObject({ kind: 'cancel' });
    await calls(buyer.orderId);
    await endPlans(tern.service.context);
    expect((await subscriptionOf(buyer))?.state).toBe('expired');
    expect(await isCancelledThere(buyer)).toBe(true);
  });

  it('ends with the account', async () => {
    const buyer = await bought(method);
    await act(buyer, 'pause', 3);
    await tell(buyer);
    (await tern.call('accountDelete', { password: samplePassword }, { token: buyer.token })).data;
    expect(await datesOf(buyer)).toMatchObject({ until: null });
    await calls(buyer.orderId);
    expect(await isCancelledThere(buyer)).toBe(true);
  });

  it('is taken over by another plan, with what was left of it', async () => {
    const buyer = await bought(method, '1m');
    await act(buyer, 'pause', 3);
    await tell(buyer);
    const next = await bought(method, '12m', buyer);
    expect((await subscriptionOf(buyer))?.state).toBe('cancelled');
    await calls(buyer.orderId);
    await becomes(() => isCancelledThere(buyer), true);
    expect((await subscriptionOf(next))?.state).toBe('active');
    expect((await look(buyer)).plans).toHaveLength(1);
  });

  it('that its provider refuses for good is no pause, and a mail says so', async () => {
    const buyer = await bought(method);
    const { works_until: end } = await planOf(buyer);
    await act(buyer, 'pause', 3);
    const provider = await adapter(method);
    const no = vi.spyOn(provider, 'moveCharge').mockRejectedValue(new ProviderRefused('no'));
    try {
      await becomes(async () => {
        await round(buyer);
        return datesOf(buyer);
      }, noPause);
      expect(no).toHaveBeenCalledTimes(8);
    } finally {
      no.mockRestore();
    }
    expect(await noteOf(buyer)).toBe('charge_not_moved');
    expect(await tern.mailData(buyer.email, 'chargeDateStays')).toMatchObject({ next_charge_at: end });
    expect(await planOf(buyer)).toMatchObject({ renewal: { at: end }, pause: null });
  });

  it('is reminded of before its own charge', async () => {
    const buyer = await bought(method);
    await act(buyer, 'pause', 3);
    await tell(buyer);
    const { until } = await datesOf(buyer);
    await passTo(buyer, Number(until) - 40 * day);
    await remindCharges(tern.service.context);
    expect(await tern.mailData(buyer.email, 'renewalReminder')).toBeUndefined();
    tern.clock.advance(11 * day);
    await remindCharges(tern.service.context);
    expect(await tern.mailData(buyer.email, 'renewalReminder')).toMatchObject({
      renews_at: until?.toISOString(),
      amount: 4500,
    });
  });
});

describe('a pause', () => {
  it.each(paymentMethodCodes.filter(isRecurring))(
    'by %s is offered where its provider can move a charge',
    async (method) => {
      const buyer = await bought(method);
      const can = (await adapter(method)).moveCharge !== undefined;
      expect((await planOf(buyer)).pause?.state ?? null).toBe(can ? 'open' : null);
      expect((await act(buyer, 'pause', 1)) !== null).toBe(can);
    },
  );

  it('is there for three months in any twelve', async () => {
    const buyer = await bought('s1', '1m');
    for (const months of [2, 1]) {
      expect(await act(buyer, 'pause', months)).not.toBeNull();
      await tell(buyer);
      await renew(buyer);
    }
    expect((await planOf(buyer)).pause).toEqual({ state: 'used', choices: [] });
    expect(await act(buyer, 'pause', 1)).toBeNull();
    // The oldest of them are a year ago by then.
    await tern.rows(
      `update contract_acts set works_until = works_until - interval '1 year',
        next_charge_at = next_charge_at - interval '1 year' where user_id = $1`,
      [buyer.userId],
    );
    expect((await planOf(buyer)).pause?.choices).toHaveLength(3);
  });

  it('is not offered without a plan that renews, beside another wish, or close to the charge', async () => {
    const trial = await bought('s1', '12m.add30d');
    expect((await planOf(trial)).pause).toBeNull();
    expect(await act(trial, 'pause', 1)).toBeNull();

    const buyer = await bought('s1', '12m');
    expect(await act(buyer, 'pause')).toBeNull();
    await act(buyer, 'cancel');
    expect((await planOf(buyer)).pause).toBeNull();
    expect(await act(buyer, 'pause', 1)).toBeNull();
    await act(buyer, 'resume');
    await calls(buyer.orderId);
    const { subscription_id } = await planOf(buyer);
    const follows = { subscription_id, plan_id: '6m', amount: 3594 };
    (await tern.call('subscriptionChange', follows, { token: buyer.token })).data;
    expect(await act(buyer, 'pause', 1)).toBeNull();

    const late = await bought('s1', '12m');
    await passTo(late, Date.parse((await planOf(late)).works_until) - hour);
    expect((await planOf(late)).pause).toBeNull();
    await failRenewal(late, 's1');
    expect(await act(late, 'pause', 1)).toBeNull();
  });

  it('that the provider charges in all the same gives its period, and is for a person', async () => {
    const buyer = await bought('s1');
    const { works_until: end } = await planOf(buyer);
    await act(buyer, 'pause', 3);
    // It is charged before the provider is told.
    await renew(buyer);
    near((await newestCharge(buyer))?.starts.getTime() ?? 0, end);
    expect(await datesOf(buyer)).toEqual(noPause);
    expect(await noteOf(buyer)).toBe('charged_in_pause');
  });

  it('stays as long as it was when free days come', async () => {
    const buyer = await bought('s1');
    const { works_until: end } = await planOf(buyer);
    await act(buyer, 'pause', 1);
    await tell(buyer);
    const before = await datesOf(buyer);
    const { context } = tern.service;
    await context.db.transaction((tx) => addPlanDays(context, tx, { userId: buyer.userId, days: 10 }));
    await tell(buyer);
    const { works_until: later, renewal } = await planOf(buyer);
    expect(Date.parse(later) - Date.parse(end)).toBe(10 * day);
    expect(Date.parse(renewal?.at ?? '') - Number(before.until)).toBe(10 * day);
    near(await chargedAt(buyer), renewal?.at ?? '');
    await renew(buyer);
    near((await newestCharge(buyer))?.starts.getTime() ?? 0, renewal?.at ?? '');
    expect(await noteOf(buyer)).toBeNull();
  });

  it('is in the export of the account and in the words of an operator', async () => {
    const buyer = await bought('s1');
    await act(buyer, 'pause', 1);
    const { until } = await datesOf(buyer);
    const { data } = await tern.call('accountExport', {}, { token: buyer.token });
    expect(data.subscriptions[0]).toMatchObject({ paused_until: until?.toISOString() });
    const lines: string[] = [];
    await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, [
      'customer',
      buyer.email,
    ]);
    expect(lines.join('\n')).toContain(
      `renews, paused then, next charge ${until?.toISOString().slice(0, 10)}`,
    );
  });
});
