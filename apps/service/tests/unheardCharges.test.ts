import type { PaymentMethod } from '@tern/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

interface Charge {
  amount: number;
  back: number;
  bought: boolean;
}

const act = async (id: string, action: string) =>
  expect(await tern.standIns.act(id, action), action).toBe(303);
const becomes = (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value);

async function boughtPlan(method: PaymentMethod, product: string) {
  const { token } = await tern.signUp();
  const { order, url } = await buy(tern, token, method, { product, currency: 'USD' });
  await tern.standIns.pay(url);
  if (method === 'subscription') {
    await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
  }
  const orderId = order.order_id;
  const state = async () => (await tern.call('order', { order_id: orderId }, { token })).data.state;
  await becomes(state, 'paid');
  const { id } = await tern.standIns.paymentOf(orderId);
  /** As the provider made them. */
  const charges = () =>
    tern.rows<Charge>(
      `select amount, starts_at is not null as bought, case when fully_refunded then amount
         else greatest((refunds->>'total')::int,
           (select sum(value::int) from jsonb_each_text(refunds) where key <> 'total'), 0) end::int as back
       from charges where order_id = $1 order by starts_at, paid_at, name`,
      [orderId],
    );
  const named = () =>
    tern.rows('select 1 from charges where order_id = $1 and coalesce(payment, invoice) is not null', [
      orderId,
    ]);
  return { orderId, id, charges, named };
}

/** Providers tell whole seconds. */
const second = () => new Promise((done) => setTimeout(done, 1100));

it.each(['s1', 'subscription', 'pd'] as const)(
  'a refund by %s of a renewal that nobody here heard of is not taken for one of another charge',
  async (method) => {
    const { id, charges, named } = await boughtPlan(method, '1m');
    // The first payment's own name, so that the renewal is told from it.
    await becomes(async () => (await named()).length, 1);
    await second();
    await act(id, 'renew');
    await becomes(async () => (await charges()).length, 2);
    await second();
    await act(id, 'renew?silent');
    await act(id, 'refund');
    await becomes(async () => (await charges()).length, 3);
    // A round leaves out an order that an event holds.
    await tern.settled();
    await tern.service.runBackground();
    const [{ amount } = { amount: 0 }] = await charges();
    await becomes(charges, [
      { amount, back: 0, bought: true },
      { amount, back: 0, bought: true },
      { amount, back: amount, bought: true },
    ]);
  },
);

it.each(['s1', 'subscription', 'pd'] as const)(
  'a refund by %s of the first charge of a trial that nobody here heard of is not taken for one of the trial',
  async (method) => {
    const { id, charges } = await boughtPlan(method, '12m.add30d');
    await second();
    await act(id, 'renew?silent');
    await act(id, 'refund-half');
    await becomes(async () => (await charges()).length, 2);
    await tern.settled();
    await tern.service.runBackground();
    await expect.poll(async () => (await charges())[1]?.amount).toBeGreaterThan(0);
    const [trial, charge] = await charges();
    expect(trial).toEqual({ amount: 0, back: 0, bought: true });
    expect(charge?.back).toBe(Math.floor((charge?.amount ?? 1) / 2));
  },
);
