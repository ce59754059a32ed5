import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Started, startService } from '../../../../../tests/startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

const stateOf = async (orderId: string, token: string) =>
  (await tern.call('order', { order_id: orderId }, { token })).data.state;
const paid = (orderId: string, token: string) => expect.poll(() => stateOf(orderId, token)).toBe('paid');
const atStripe = async (orderId: string) => (await tern.standIns.paymentOf(orderId)).state;
const act = async (orderId: string, action: string) =>
  expect(await tern.standIns.act((await tern.standIns.paymentOf(orderId)).id, action)).toBe(303);

async function open(entry: 'embedded' | 'hosted', method: 'createSubscription' | 'walletPurchase') {
  const { token } = await tern.signUp();
  const product_id = '12m.add30d';
  const quote = (await tern.call('quote', { product_id, currency: 'USD' }, { token })).data;
  expect(quote).toMatchObject({ amount: 0, trial: { days: 30 } });
  const order = (await tern.call(method, { quote_id: quote.quote_id, entry }, { token })).data;
  return { token, order, orderId: order.order_id, secret: order.client_secret ?? '' };
}

it.each(['createSubscription', 'walletPurchase'] as const)(
  '%s in fields begins with a card and no money',
  async (method) => {
    const { token, orderId, secret } = await open('embedded', method);
    expect(secret).toMatch(/^seti_\w+_secret_/);
    // Stripe calls it trialing from the start: that is no confirmation.
    expect(await stateOf(orderId, token)).toBe('pending');
    const number = method === 'walletPurchase' ? '5555 5555 5555 4444' : '4242 4242 4242 4242';
    expect((await tern.standIns.confirm(secret, number)).setupIntent?.status).toBe('succeeded');
    await paid(orderId, token);
    expect(await atStripe(orderId)).toEqual(['complete', 'no_payment_required']);
  },
);

it('on the page of Stripe begins with a card and no money', async () => {
  const { token, order, orderId } = await open('hosted', 'createSubscription');
  const form = { number: '4000 0000 0000 0341', expiry: '12 / 39', cvc: '123', name: 'Marta W' };
  expect((await tern.standIns.pay(order.checkout_url ?? '', form)).status).toBe(303);
  await paid(orderId, token);
  // Declined at the first charge.
  await act(orderId, 'renew');
  await expect.poll(() => atStripe(orderId)).toContain('past due');
});

it('gives up a trial that nobody confirmed, and the card pays nothing', async () => {
  const { token, orderId, secret } = await open('embedded', 'createSubscription');
  const adapter = tern.service.context.adapters.s1;
  const [row] = await tern.rows<Record<string, unknown>>('select * from orders where id = $1', [orderId]);
  const order = {
    id: orderId,
    entry: 'embedded',
    providerSession: row?.provider_session,
    checkoutUrl: null,
    trialDays: row?.trial_days,
    trialEndsAt: row?.trial_ends_at,
    renewalAmount: row?.renewal_amount,
  } as never;
  expect(await adapter?.closeCheckout(order)).toMatchObject({ status: 'expired', paid: false });
  expect((await tern.standIns.confirm(secret)).error?.setup_intent?.status).toBe('canceled');
  expect(await stateOf(orderId, token)).not.toBe('paid');
});

it('names the card by its fingerprint, the same at every purchase', async () => {
  const adapter = tern.service.context.adapters.s1;
  const payers: unknown[] = [];
  for (const entry of ['embedded', 'hosted'] as const) {
    const { order, orderId, secret } = await open(entry, 'createSubscription');
    const form = { number: '4000 0025 0000 3155', expiry: '12 / 39', cvc: '123', name: 'Marta W' };
    if (entry === 'embedded') {
      await tern.standIns.confirm(secret, form.number);
      await tern.standIns.authenticate(secret, 'yes');
    } else {
      await tern.standIns.pay(order.checkout_url ?? '', form);
      await tern.standIns.pay(`${order.checkout_url}/confirm`, { answer: 'yes' });
    }
    const [row] = await tern.rows<Record<string, unknown>>('select * from orders where id = $1', [orderId]);
    const facts = await adapter?.readCheckout({
      id: orderId,
      entry,
      providerSession: row?.provider_session,
      checkoutUrl: null,
      closesAt: row?.closes_at,
      trialDays: row?.trial_days,
      trialEndsAt: row?.trial_ends_at,
      renewalAmount: row?.renewal_amount,
    } as never);
    expect(facts).toMatchObject({ paid: true, amount: 0, payment: null, subscription: expect.any(String) });
    payers.push(facts?.payer);
  }
  expect(payers[0]).toMatch(/^\w{16}$/);
  expect(payers[1]).toBe(payers[0]);
});
