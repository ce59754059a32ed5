import { errorCodes, purchaseOperations } from '@tern/contract';
import { addInterval, isRecurring, type PaymentMethod, paymentMethods } from '@tern/domain';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standInKeys } from '../src/main.ts';
import { addPlanDays, takePlanDays } from '../src/modules/payment/ledger/planDays.ts';
import { moveCharges } from '../src/modules/payment/providerCalls/moveCharges.ts';
import {
  adapterOf,
  type PaymentAdapter,
  ProviderRefused,
  ProviderUnavailable,
} from '../src/modules/payment/providers/PaymentAdapter.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { endSubscriptions } from '../src/modules/payment/settle/syncOrderWithProvider.ts';
import { card } from './startSandbox.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

/** One card is one person: the wallet has another. */
const cardNumber = '5555 5555 5555 4444';
const day = 24 * 3600 * 1000;
const recurring = (Object.keys(paymentMethods) as PaymentMethod[]).filter(isRecurring);
/** The ways whose provider takes another date for its next charge. PayPal takes one when the subscription is made. */
const movable = recurring.filter((method) => method !== 'subscription');

type Person = Awaited<ReturnType<Started['signUp']>>;

const planOf = async (orderId: string, { token }: Person) => {
  const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
  const found = subscriptions.find(({ order_id }) => order_id === orderId);
  if (!found) throw new Error(`There is no plan of ${orderId}.`);
  return found;
};
const daysBetween = (from: string | number | null | undefined, to: string | number | null | undefined) =>
  Math.round((new Date(to ?? 0).getTime() - new Date(from ?? 0).getTime()) / day);

async function bought(
  person: Person,
  method: PaymentMethod,
  product: string,
  currency: 'USD' | 'GBP' = 'USD',
) {
  const { token } = person;
  const quote = (await tern.call('quote', { product_id: product, currency }, { token })).data;
  const { purchase } = purchaseOperations[method];
  const input = { quote_id: quote.quote_id, shorter: quote.change?.shortens ?? false };
  const order = (await tern.call(purchase, input, { token })).data;
  const wallet = method === 'gap' || method === 'subscription';
  await tern.standIns.pay(order.checkout_url ?? '', wallet ? { answer: 'yes' } : card(cardNumber));
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
  }
  await expect
    .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
    .toBe('paid');
  return { quote, id: order.order_id };
}

/** When the provider itself makes its next charge. */
async function chargedAt(orderId: string): Promise<number> {
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
    data?: { next_billed_at: string };
    items?: { data: { current_period_end: number }[] };
  };
  return body.data
    ? Date.parse(body.data.next_billed_at)
    : (body.items?.data[0]?.current_period_end ?? 0) * 1000;
}

/** Seconds that the books of a provider and ours may differ by; the name of the subscription may be on its way. */
const expectChargedAt = (orderId: string, at: string) =>
  expect.poll(async () => Math.abs((await chargedAt(orderId)) - Date.parse(at))).toBeLessThan(60_000);

/** The time to ask again has come. */
const again = (orderId: string) =>
  tern.rows(`update orders set move_at = to_timestamp(0) where id = $1 and move_at is not null`, [orderId]);

/** The event that names the subscription may still be on its way. */
async function tellProvider(orderId: string): Promise<void> {
  await expect
    .poll(async () => {
      await again(orderId);
      await moveCharges(tern.service.context);
      return tern.rows('select provider_days = extra_days as told from orders where id = $1', [orderId]);
    })
    .toEqual([{ told: true }]);
}

async function renew(orderId: string, person: Person): Promise<void> {
  const before = (await planOf(orderId, person)).current_period_end;
  await tern.standIns.act((await tern.standIns.paymentOf(orderId)).id, 'renew');
  await expect.poll(async () => (await planOf(orderId, person)).current_period_end).not.toBe(before);
}

/** The days that somebody has come before the next charge, and stand nowhere a second time. */
async function expectDaysFirst(method: PaymentMethod, orderId: string, person: Person): Promise<void> {
  const promised = await planOf(orderId, person);
  expect(promised.next_charge_at).toBe(promised.current_period_end);
  await tellProvider(orderId);
  expect(await planOf(orderId, person)).toMatchObject({ next_charge_at: promised.current_period_end });
  if (method !== 'subscription') await expectChargedAt(orderId, promised.current_period_end);
  const { interval_count: count, interval_unit: unit, current_period_end: end } = promised;
  for (const times of [1, 2]) {
    await renew(orderId, person);
    const renewed = await planOf(orderId, person);
    const expected = addInterval(new Date(end), count * times, unit).getTime();
    // PayPal bills by the date in California.
    expect(Math.abs(daysBetween(expected, renewed.current_period_end))).toBeLessThanOrEqual(1);
    expect(renewed.next_charge_at).toBe(renewed.current_period_end);
  }
}

describe.each(recurring)('days that somebody has, by %s', (method) => {
  it('from a plan that cost more come before the next charge', async () => {
    const person = await tern.signUp();
    await bought(person, method, '12m');
    const { quote, id } = await bought(person, method, '1m');
    expect(quote.extra_days).toBeGreaterThan(90);
    await expectDaysFirst(method, id, person);
  });

  it('from a credit that is worth more than the price do too, upwards as well', async () => {
    const person = await tern.signUp();
    await tern.rows(`update plan_prices set amount = 9900 where plan_id = '6m' and currency = 'GBP'`);
    await bought(person, method, '6m', 'GBP');
    const { quote, id } = await bought(person, method, '12m', 'GBP');
    expect(quote.extra_days).toBeGreaterThan(30);
    await expectDaysFirst(method, id, person);
  });

  it('from a trial that is paid early do too', async () => {
    const person = await tern.signUp();
    await bought(person, method, '12m.add30d');
    const { quote, id } = await bought(person, method, '12m');
    expect(quote.extra_days).toBeGreaterThanOrEqual(30);
    await expectDaysFirst(method, id, person);
  });
});

const give = (userId: string, days: number) =>
  tern.service.context.db.transaction((tx) => addPlanDays(tern.service.context, tx, { userId, days }));

it.each(movable)(
  'days by %s come before the next charge of a payment that was found days later',
  async (method) => {
    const person = await tern.signUp();
    const { id } = await bought(person, method, '1m');
    // The event that names the subscription brings the end of its period.
    await give(person.userId, 1);
    await tellProvider(id);
    for (const [table, column] of [
      ['subscriptions', 'current_period_end'],
      ['charges', 'ends_at'],
    ]) {
      await tern.rows(`update ${table} set ${column} = ${column} + interval '3 days' where order_id = $1`, [
        id,
      ]);
    }
    await give(person.userId, 20);
    await tellProvider(id);
    await expectChargedAt(id, (await planOf(id, person)).current_period_end);
  },
);

describe.each(movable)('days of an invitation, by %s', (method) => {
  it('come before the next charge, and it comes earlier again when they are taken back', async () => {
    const person = await tern.signUp();
    const { id } = await bought(person, method, '12m');
    const before = (await planOf(id, person)).current_period_end;
    await give(person.userId, 30);
    const { current_period_end: end } = await planOf(id, person);
    expect(daysBetween(before, end)).toBe(30);
    await tellProvider(id);
    await expectChargedAt(id, end);
    await tern.service.context.db.transaction((tx) =>
      takePlanDays(tern.service.context, tx, { orderId: id, days: 30 }),
    );
    await tellProvider(id);
    expect(await planOf(id, person)).toMatchObject({ current_period_end: before, next_charge_at: before });
    await expectChargedAt(id, before);
    await give(person.userId, 30);
    await expectDaysFirst(method, id, person);
  });
});

describe('days that come later, by PayPal', () => {
  it('stand at the end, and the next charge is said to come before them', async () => {
    const person = await tern.signUp();
    const { id } = await bought(person, 'subscription', '12m');
    const before = (await planOf(id, person)).current_period_end;
    await give(person.userId, 30);
    await moveCharges(tern.service.context);
    const now = await planOf(id, person);
    expect(daysBetween(before, now.current_period_end)).toBe(30);
    expect(now.next_charge_at).toBe(before);
    await renew(id, person);
    const renewed = await planOf(id, person);
    expect(daysBetween(renewed.next_charge_at, renewed.current_period_end)).toBe(30);
  });

  it('do not hide a charge of which no event came', async () => {
    const person = await tern.signUp();
    const { id } = await bought(person, 'subscription', '1m');
    await give(person.userId, 90);
    const { next_charge_at, current_period_end } = await planOf(id, person);
    tern.clock.advance(Date.parse(next_charge_at ?? '') + 3 * 3600 * 1000 - tern.clock.now());
    const { id: payment } = await tern.standIns.paymentOf(id);
    await tern.standIns.act(payment, 'renew?silent');
    await endSubscriptions(tern.service.context);
    const [plan] = await tern.rows<{ until: Date }>(
      'select current_period_end as until from subscriptions where order_id = $1',
      [id],
    );
    expect(daysBetween(current_period_end, plan?.until.toISOString())).toBeGreaterThanOrEqual(28);
  });
});

describe('a change to an earlier end', () => {
  it('says both ends and both sums, and is refused until the buyer has agreed', async () => {
    const person = await tern.signUp();
    const first = await bought(person, 's1', '12m');
    const { current_period_end: before } = await planOf(first.id, person);
    const quote = (await tern.call('quote', { product_id: '6m', currency: 'USD' }, person)).data;
    expect(quote.change).toEqual({ ends_at: before, shortens: true });
    expect(daysBetween(quote.ends_at, before)).toBeGreaterThan(90);
    expect([quote.amount, quote.renewal_amount]).toEqual([100, 3594]);
    const refused = await tern.call('createSubscription', { quote_id: quote.quote_id }, person);
    expect(refused.failure.code).toBe(errorCodes.plan_shortened);
    const agreed = await tern.call('createSubscription', { quote_id: quote.quote_id, shorter: true }, person);
    expect(agreed.data.state).toBe('pending');
    // Its page is open: whoever agreed is not asked again.
    const again = await tern.call('createSubscription', { quote_id: quote.quote_id }, person);
    expect(again.data.order_id).toBe(agreed.data.order_id);
  });

  it('asks nobody whose plan ends later, and nobody without one', async () => {
    const person = await tern.signUp();
    const none = (await tern.call('quote', { product_id: '1m', currency: 'USD' }, person)).data;
    expect(none.change).toBeNull();
    expect(daysBetween(tern.clock.now(), none.ends_at)).toBeGreaterThanOrEqual(28);
    await bought(person, 's1', '1m');
    const up = (await tern.call('quote', { product_id: '12m', currency: 'USD' }, person)).data;
    expect(up.change).toMatchObject({ shortens: false });
    expect((await tern.call('createSubscription', { quote_id: up.quote_id }, person)).status).toBe(200);
  });
});

describe('the provider', () => {
  const movesOf = (orderId: string) =>
    tern.rows<{ provider_days: number; extra_days: number; move_tries: number; attention: string | null }>(
      'select provider_days, extra_days, move_tries, attention from orders where id = $1',
      [orderId],
    );
  const stripe = () => {
    const adapter = adapterOf(tern.service.context.adapters, 's1') as Required<PaymentAdapter>;
    return { adapter, moveCharge: adapter.moveCharge };
  };

  it('is told again until its response arrives, and a renewal in between counts the days once', async () => {
    const person = await tern.signUp();
    const { id } = await bought(person, 's1', '1m');
    await give(person.userId, 45);
    const { current_period_end: end } = await planOf(id, person);
    const { adapter, moveCharge } = stripe();
    let told = false;
    const lost = vi.spyOn(adapter, 'moveCharge').mockImplementation(async (...call) => {
      told = (await moveCharge(...call)) || told;
      throw new ProviderUnavailable('lost');
    });
    await expect
      .poll(async () => {
        await again(id);
        await moveCharges(tern.service.context);
        return told;
      })
      .toBe(true);
    expect(await movesOf(id)).toMatchObject([{ provider_days: 0, extra_days: 45 }]);
    await renew(id, person);
    const renewed = (await planOf(id, person)).current_period_end;
    expect(daysBetween(addInterval(new Date(end), 1, 'MONTH').getTime(), renewed)).toBe(0);
    lost.mockRestore();
    await tellProvider(id);
    await expectChargedAt(id, renewed);
  });

  it('that refuses for good leaves the days at the end, and the order to a person', async () => {
    const person = await tern.signUp();
    const { id } = await bought(person, 's1', '1m');
    const before = (await planOf(id, person)).current_period_end;
    await give(person.userId, 30);
    const { adapter } = stripe();
    const no = vi
      .spyOn(adapter, 'moveCharge')
      .mockImplementation(() => Promise.reject(new ProviderRefused('no')));
    const next = async () => {
      await again(id);
      await moveCharges(tern.service.context);
      return movesOf(id);
    };
    const over = { provider_days: 0, move_tries: 8, attention: 'charge_not_moved' };
    // An event of the order can lock it just then: it is told in the next round.
    await expect.poll(next).toMatchObject([over]);
    expect(await next()).toMatchObject([over]);
    expect(no).toHaveBeenCalledTimes(8);
    expect((await planOf(id, person)).next_charge_at).toBe(before);
  });

  it('is not told of a plan that is not renewed any more', async () => {
    const person = await tern.signUp();
    const { id } = await bought(person, 's1', '1m');
    const { subscription_id } = await planOf(id, person);
    await tern.call('subscriptionCancel', { subscription_id }, person);
    await give(person.userId, 30);
    await moveCharges(tern.service.context);
    expect(await movesOf(id)).toMatchObject([{ provider_days: 0, extra_days: 30 }]);
  });
});

describe.each(recurring)('money that goes back after a renewal, by %s', (method) => {
  const backs = async (orderId: string, action: string, state: string) => {
    await tern.standIns.act((await tern.standIns.paymentOf(orderId)).id, action);
    await expect
      .poll(async () => (await tern.rows('select state from orders where id = $1', [orderId]))[0])
      .toEqual({ state });
  };

  it('takes the days that it bought and no other, and a dispute that is won brings them back', async () => {
    const person = await tern.signUp();
    const first = await bought(person, method, '12m');
    const second = await bought(person, method, '1m');
    await tellProvider(second.id);
    await renew(second.id, person);
    const before = (await planOf(second.id, person)).current_period_end;
    expect(daysBetween(tern.clock.now(), before)).toBeGreaterThan(150);

    await backs(first.id, 'dispute', 'disputed');
    const after = await planOf(second.id, person);
    // The month of the renewal, which was charged today, and no day of the 45.00.
    expect(daysBetween(tern.clock.now(), after.current_period_end)).toBeLessThan(36);
    expect(daysBetween(tern.clock.now(), after.current_period_end)).toBeGreaterThan(27);
    expect(after).toMatchObject({ state: 'active', cancel_at_period_end: true, next_charge_at: null });
    await backs(first.id, 'win-dispute', 'paid');
    expect((await planOf(second.id, person)).current_period_end).toBe(before);
  });
});
