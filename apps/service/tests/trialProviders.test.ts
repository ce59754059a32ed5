import { purchaseOperations } from '@tern/contract';
import { isRecurring, type PaymentMethod, paymentMethods } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from './startSandbox.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const year = 365 * 24 * 3600 * 1000;
/** One card is one person: the wallet has another. */
const cardNumber = '5555 5555 5555 4444';
/** The methods that charge again can begin with a trial. */
const withTrials = (Object.keys(paymentMethods) as PaymentMethod[]).filter(isRecurring);

const planOf = async (token: string) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0];
const stateOf = async (orderId: string, token: string) =>
  (await tern.call('order', { order_id: orderId }, { token })).data;

async function open(method: PaymentMethod) {
  const person = await tern.signUp();
  const quote = (await tern.call('quote', { product_id: '12m.add30d', currency: 'USD' }, person)).data;
  const { purchase } = purchaseOperations[method];
  const order = (await tern.call(purchase, { quote_id: quote.quote_id }, person)).data;
  return { ...person, quote, order };
}

const formOf = (method: PaymentMethod) =>
  method === 'gap' || method === 'subscription' ? { answer: 'yes' } : card(cardNumber);

describe.each(withTrials)('a trial by %s', (method) => {
  it('takes nothing today, and the plan’s price at each of the first two charges', async () => {
    const { token, quote, order } = await open(method);
    expect((await stateOf(order.order_id, token)).state).toBe('pending');
    await tern.standIns.pay(order.checkout_url ?? '', formOf(method));
    // PayPal's agreement begins when the shop says so, which it does as the buyer comes back.
    if (method === 'subscription') {
      await tern.call('paypalSubscriptionResult', { order_id: order.order_id }, { token });
    }
    await expect.poll(async () => (await stateOf(order.order_id, token)).state).toBe('paid');
    const begun = await planOf(token);
    expect(begun).toMatchObject({ state: 'active', amount: 0, trial: quote.trial });

    const due = Date.parse(quote.trial?.first_charge_at ?? '');
    for (const count of [1, 2]) {
      const { id } = await tern.standIns.paymentOf(order.order_id);
      await tern.standIns.act(id, 'renew');
      const until = async () => Date.parse((await planOf(token))?.current_period_end ?? '');
      // Days of leap years and of the provider's own clock aside.
      await expect
        .poll(async () => Math.abs((await until()) - due - count * year))
        .toBeLessThan(3 * 24 * 3600 * 1000);
      expect(await planOf(token)).toMatchObject({ state: 'active', trial: null });
    }
    const charges = await tern.rows<{ amount: number }>(
      `select amount from charges where order_id = $1 and name <> 'first'`,
      [order.order_id],
    );
    expect(charges.map(({ amount }) => amount)).toEqual([quote.renewal_amount, quote.renewal_amount]);
    // The trial is no payment; each charge is a row with a number of its own.
    const rows = (await tern.call('subscriptionMy', {}, { token })).data.charges;
    const { order_id: id } = order;
    expect(rows.map(({ receipt, amount, state }) => [receipt, amount, state]).sort()).toEqual([
      [id, 0, 'trial'],
      [`${id}-2`, quote.renewal_amount, 'paid'],
      [`${id}-3`, quote.renewal_amount, 'paid'],
    ]);
  });
});
