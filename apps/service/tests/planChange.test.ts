import { errorCodes, purchaseOperations } from '@tern/contract';
import { addInterval, isRecurring, type PaymentMethod, paymentMethods } from '@tern/domain';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standInKeys } from '../src/main.ts';
import { addPlanDays } from '../src/modules/payment/ledger/planDays.ts';
import { moveCharges } from '../src/modules/payment/providerCalls/moveCharges.ts';
import { sendPlanChanges } from '../src/modules/payment/providerCalls/sendPlanChanges.ts';
import {
  adapterOf,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../src/modules/payment/providers/PaymentAdapter.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { card } from './startSandbox.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

/** One card is one person: the wallet has another. */
const cardNumber = '5555 5555 5555 4444';
const recurring = (Object.keys(paymentMethods) as PaymentMethod[]).filter(isRecurring);
/** PayPal changes a plan only with the consent of the buyer on its page. */
const changeable = recurring.filter((method) => method !== 'subscription');

type Person = Awaited<ReturnType<Started['signUp']>>;

async function bought(person: Person, method: PaymentMethod, product: string) {
  const { token } = person;
  const quote = (await tern.call('quote', { product_id: product, currency: 'USD' }, { token })).data;
  const input = { quote_id: quote.quote_id, shorter: quote.change?.shortens ?? false };
  const order = (await tern.call(purchaseOperations[method].purchase, input, { token })).data;
  const wallet = method === 'gap' || method === 'subscription';
  await tern.standIns.pay(order.checkout_url ?? '', wallet ? { answer: 'yes' } : card(cardNumber));
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
  }
  await expect
    .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
    .toBe('paid');
  return order.order_id;
}

const dataOf = async ({ token }: Person) => (await tern.call('subscriptionMy', {}, { token })).data;

async function planOf(orderId: string, person: Person) {
  const found = (await dataOf(person)).subscriptions.find(({ order_id }) => order_id === orderId);
  if (!found) throw new Error(`There is no plan of ${orderId}.`);
  return found;
}

async function changesOf(orderId: string, person: Person) {
  const { subscription_id } = await planOf(orderId, person);
  return (await tern.call('subscriptionChanges', { subscription_id }, { token: person.token })).data;
}

/** The plan follows when the paid time ends, at the price that is shown. */
async function schedule(orderId: string, person: Person, planId: string) {
  const { subscription_id } = await planOf(orderId, person);
  const { options } = await changesOf(orderId, person);
  const option = options.find(({ plan_id }) => plan_id === planId);
  const amount = option?.at_end?.amount ?? 0;
  expect(amount).toBeGreaterThan(0);
  const input = { subscription_id, plan_id: planId, amount };
  const response = await tern.call('subscriptionChange', input, { token: person.token });
  return { amount, response };
}

async function takeBack(orderId: string, person: Person) {
  const { subscription_id, plan_id } = await planOf(orderId, person);
  return (await tern.call('subscriptionChange', { subscription_id, plan_id }, { token: person.token })).data;
}

/** The next charge as the provider itself has it. */
async function nextAtProvider(orderId: string) {
  const order = await findOrder(tern.service.context.db, orderId);
  const paddle = order?.method === 'pd';
  const path = `${paddle ? '' : '/v1'}/subscriptions/${order?.providerSubscription}`;
  const key = paddle ? standInKeys.paddle.apiKey : standInKeys.stripe.secretKey;
  const response = await fetch(tern.standIns.origin + path, {
    headers: {
      authorization: `Bearer ${key}`,
      ...(paddle ? { 'paddle-version': '1' } : { 'stripe-version': Stripe.API_VERSION }),
    },
  });
  const body = (await response.json()) as {
    data?: { next_billed_at: string; items: { price: { unit_price: { amount: string } } }[] };
    items?: { data: { current_period_end: number; price: { unit_amount: number } }[] };
  };
  const [item] = body.items?.data ?? [];
  return body.data
    ? {
        at: Date.parse(body.data.next_billed_at),
        amount: Number(body.data.items[0]?.price.unit_price.amount),
      }
    : { at: (item?.current_period_end ?? 0) * 1000, amount: item?.price.unit_amount };
}

const rowOf = async (orderId: string) =>
  (
    await tern.rows<{ send_at: Date | null; tries: number }>(
      'select send_at, tries from plan_changes where order_id = $1',
      [orderId],
    )
  )[0];

/** The time to call the provider again has come. The event that names the subscription may still be on its way. */
async function send(orderId: string): Promise<void> {
  await expect
    .poll(async () => {
      await tern.rows(
        'update plan_changes set send_at = to_timestamp(0) where order_id = $1 and send_at is not null',
        [orderId],
      );
      await sendPlanChanges(tern.service.context);
      return (await rowOf(orderId))?.send_at ?? null;
    })
    .toBeNull();
}

async function renew(orderId: string, person: Person): Promise<void> {
  const before = (await planOf(orderId, person)).current_period_end;
  await tern.standIns.act((await tern.standIns.paymentOf(orderId)).id, 'renew');
  await expect.poll(async () => (await planOf(orderId, person)).current_period_end).not.toBe(before);
}

const attentionOf = async (orderId: string) =>
  (await findOrder(tern.service.context.db, orderId))?.attention ?? null;

/** Within the minute by which the books of a provider and ours may differ. */
const expectNear = (one: string | number, other: string | number | Date) =>
  expect(Math.abs(new Date(one).getTime() - new Date(other).getTime())).toBeLessThan(60_000);

describe.each(changeable)('a change of plan that waits, by %s', (method) => {
  it.each([
    { from: '12m', to: '1m', months: 1 },
    { from: '1m', to: '12m', months: 12 },
  ])('from $from to $to comes with the next charge and no earlier', async ({ from, to, months }) => {
    const person = await tern.signUp();
    const id = await bought(person, method, from);
    const before = await planOf(id, person);
    const { amount, response } = await schedule(id, person, to);
    expect(response.data.next).toMatchObject({ plan_id: to, interval_count: months, amount });
    expect(response.data.follows_at).toBe(before.current_period_end);
    expect(await planOf(id, person)).toMatchObject({
      plan_id: from,
      current_period_end: before.current_period_end,
      next_charge_at: before.current_period_end,
      renewal_amount: amount,
    });
    await send(id);
    const next = await nextAtProvider(id);
    expect(next.amount).toBe(amount);
    expectNear(next.at, before.current_period_end);
    expect((await dataOf(person)).charges).toHaveLength(1);

    for (const times of [1, 2]) {
      await renew(id, person);
      const after = await planOf(id, person);
      expect(after).toMatchObject({ plan_id: to, interval_count: months, renewal_amount: amount });
      expectNear(
        after.current_period_end,
        addInterval(new Date(before.current_period_end), months * times, 'MONTH'),
      );
      expect((await dataOf(person)).charges[0]).toMatchObject({
        plan_id: to,
        amount,
        interval_count: months,
      });
    }
    // The receipt of the time before stays as it was.
    expect((await dataOf(person)).charges.at(-1)).toMatchObject({ plan_id: from });
    expect((await changesOf(id, person)).next).toBeNull();
    expect(await rowOf(id)).toBeUndefined();
    expect(await attentionOf(id)).toBeNull();
  });

  it('is taken back, here and at the provider', async () => {
    const person = await tern.signUp();
    const id = await bought(person, method, '6m');
    const before = await planOf(id, person);
    await schedule(id, person, '1m');
    await send(id);
    expect((await takeBack(id, person)).next).toBeNull();
    await send(id);
    expect(await rowOf(id)).toBeUndefined();
    expect((await nextAtProvider(id)).amount).toBe(before.renewal_amount);
    await renew(id, person);
    const after = await planOf(id, person);
    expect(after).toMatchObject({ plan_id: '6m', renewal_amount: before.renewal_amount });
    expectNear(after.current_period_end, addInterval(new Date(before.current_period_end), 6, 'MONTH'));
    expect(await attentionOf(id)).toBeNull();
  });

  it('gives way to another one', async () => {
    const person = await tern.signUp();
    const id = await bought(person, method, '12m');
    await schedule(id, person, '1m');
    await send(id);
    const { amount } = await schedule(id, person, '6m');
    await send(id);
    expect((await nextAtProvider(id)).amount).toBe(amount);
    await renew(id, person);
    expect(await planOf(id, person)).toMatchObject({ plan_id: '6m', renewal_amount: amount });
  });

  it('begins after days that are given meanwhile', async () => {
    const { context } = tern.service;
    const person = await tern.signUp();
    const id = await bought(person, method, '12m');
    const { amount } = await schedule(id, person, '1m');
    await send(id);
    await context.db.transaction((tx) => addPlanDays(context, tx, { userId: person.userId, days: 30 }));
    await expect
      .poll(async () => {
        await tern.rows('update orders set move_at = null where id = $1', [id]);
        await moveCharges(context);
        return (await findOrder(context.db, id))?.providerDays;
      })
      .toBe(30);
    const { current_period_end: end } = await planOf(id, person);
    const next = await nextAtProvider(id);
    expect(next.amount).toBe(amount);
    expectNear(next.at, end);
    await renew(id, person);
    const after = await planOf(id, person);
    expect(after.plan_id).toBe('1m');
    expectNear(after.current_period_end, addInterval(new Date(end), 1, 'MONTH'));
  });

  it('is made at the next end where the charge was quicker, and a person looks at it', async () => {
    const { context } = tern.service;
    const person = await tern.signUp();
    const id = await bought(person, method, '1m');
    const promised = (await planOf(id, person)).renewal_amount;
    const order = await findOrder(context.db, id);
    const adapter = adapterOf(context.adapters, order?.method ?? '') as PaymentAdapter;
    const call = vi.spyOn(adapter, 'changePlan').mockRejectedValue(new ProviderUnavailable('silent'));
    await schedule(id, person, '6m');
    await renew(id, person);
    expect(await planOf(id, person)).toMatchObject({ plan_id: '1m', interval_count: 1 });
    expect((await dataOf(person)).charges[0]).toMatchObject({ amount: promised, plan_id: '1m' });
    expect(await attentionOf(id)).toBe('change_not_made');
    call.mockRestore();
    await send(id);
    await renew(id, person);
    expect(await planOf(id, person)).toMatchObject({ plan_id: '6m', interval_count: 6 });
  });

  it('calls a person once the provider has refused it eight times, and goes on', async () => {
    const { context } = tern.service;
    const person = await tern.signUp();
    const id = await bought(person, method, '12m');
    const order = await findOrder(context.db, id);
    const adapter = adapterOf(context.adapters, order?.method ?? '') as PaymentAdapter;
    const call = vi.spyOn(adapter, 'changePlan').mockRejectedValue(new ProviderRefused('no'));
    await schedule(id, person, '1m');
    await expect
      .poll(async () => {
        await tern.rows('update plan_changes set send_at = to_timestamp(0) where order_id = $1', [id]);
        await sendPlanChanges(context);
        return Number((await rowOf(id))?.tries);
      })
      .toBeGreaterThanOrEqual(8);
    expect(await attentionOf(id)).toBe('change_not_made');
    call.mockRestore();
    await send(id);
    await renew(id, person);
    expect((await planOf(id, person)).plan_id).toBe('1m');
  });

  it('is nothing any more once another plan is bought, or the renewal is cancelled', async () => {
    const person = await tern.signUp();
    const id = await bought(person, method, '12m');
    await schedule(id, person, '1m');
    const { subscription_id } = await planOf(id, person);
    await tern.call('subscriptionCancel', { subscription_id }, { token: person.token });
    expect(await changesOf(id, person)).toMatchObject({ follows_at: null });
    expect(await planOf(id, person)).toMatchObject({ renewal_amount: null, next_charge_at: null });
    const other = await bought(person, method, '6m');
    expect((await changesOf(other, person)).next).toBeNull();
    expect((await planOf(other, person)).plan_id).toBe('6m');
  });
});

describe('a change of plan that waits', () => {
  const refusal = async (id: string, person: Person, input: { plan_id: string; amount?: number }) => {
    const { subscription_id } = await planOf(id, person);
    return (await tern.call('subscriptionChange', { subscription_id, ...input }, { token: person.token }))
      .failure.code;
  };

  it('is not offered by PayPal, which says so', async () => {
    const person = await tern.signUp();
    const id = await bought(person, 'subscription', '12m');
    const changes = await changesOf(id, person);
    expect(changes.follows_at).toBeNull();
    expect(changes.options.map(({ at_end }) => at_end)).toEqual([null, null]);
    expect(changes.options.every(({ now }) => now !== null)).toBe(true);
    expect(await refusal(id, person, { plan_id: '1m', amount: 999 })).toBe(errorCodes.method_unavailable);
  });

  it('needs the price of now, a plan that is sold, and a renewal', async () => {
    const person = await tern.signUp();
    const id = await bought(person, 's1', '12m');
    const { options } = await changesOf(id, person);
    const amount = options.find(({ plan_id }) => plan_id === '1m')?.at_end?.amount ?? 0;
    expect(await refusal(id, person, { plan_id: '1m', amount: amount - 1 })).toBe(errorCodes.quote_changed);
    expect(await refusal(id, person, { plan_id: '1m' })).toBe(errorCodes.quote_changed);
    expect(await refusal(id, person, { plan_id: '99m', amount })).toBe(errorCodes.plan_unknown);
    const { subscription_id } = await planOf(id, person);
    await tern.call('subscriptionCancel', { subscription_id }, { token: person.token });
    expect(await refusal(id, person, { plan_id: '1m', amount })).toBe(errorCodes.method_unavailable);
    expect(await rowOf(id)).toBeUndefined();
  });

  it('needs nothing to be due', async () => {
    const person = await tern.signUp();
    const id = await bought(person, 's1', '12m');
    await tern.rows(`update subscriptions set current_period_end = $2 where order_id = $1`, [
      id,
      new Date(tern.service.context.clock.now() + 3600 * 1000),
    ]);
    expect(await refusal(id, person, { plan_id: '1m', amount: 999 })).toBe(errorCodes.method_unavailable);
  });

  it('writes a mail each time, and none for the same again', async () => {
    const person = await tern.signUp();
    const id = await bought(person, 's1', '12m');
    await schedule(id, person, '1m');
    await schedule(id, person, '1m');
    await takeBack(id, person);
    await takeBack(id, person);
    const rows = await tern.rows<{ state: string }>(
      `select data->>'state' as state from mail_outbox where user_id = $1 and template = 'planChange' order by created_at`,
      [person.userId],
    );
    expect(rows.map(({ state }) => state)).toEqual(['scheduled', 'withdrawn']);
  });
});
