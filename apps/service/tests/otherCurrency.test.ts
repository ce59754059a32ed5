import { afterAll, beforeAll, expect, it } from 'vitest';
import { valueLeft } from '../src/modules/payment/ledger/entitlementOf.ts';
import { ledgerOf } from '../src/modules/payment/ledger/ledgerOf.ts';
import { findOrder } from '../src/modules/payment/rows/orders.repo.ts';
import { type LedgerProvider, ledgerProvider } from './ledgerProvider.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
let books: LedgerProvider;
beforeAll(async () => {
  tern = await startService();
  books = ledgerProvider(tern);
});
afterAll(() => tern.close());

const day = 24 * 3600 * 1000;

it('a renewal in another currency gives its period, is flagged, and is worth what was promised', async () => {
  const { token } = await tern.signUp();
  const { order } = await buy(tern, token, 's1', { product: '1m' });
  await books.pay(order.order_id);
  const orderId = order.order_id;
  const ends = new Date(tern.clock.now() + 61 * day);
  const renewal = {
    kind: 'invoicePaid',
    subscription: `agreement_${orderId}`,
    orderId,
    userId: null,
    productId: null,
    amount: 1500,
    currency: 'JPY',
    periodEnd: ends,
    renewal: true,
    payment: 'pay_yen',
  } as const;
  expect(await books.send(renewal)).toBe('applied');
  const plan = await tern.rows('select state, current_period_end from subscriptions where order_id = $1', [
    orderId,
  ]);
  expect(plan).toEqual([{ state: 'active', current_period_end: ends }]);
  expect(
    await tern.rows('select attention, provider_action as "providerAction" from orders where id = $1', [
      orderId,
    ]),
  ).toEqual([{ attention: 'renewal_currency', providerAction: null }]);
  const charges = await tern.rows(
    `select amount, currency, excess, refund_due_at from charges where order_id = $1 and name <> 'first'`,
    [orderId],
  );
  expect(charges).toEqual([{ amount: 1500, currency: 'JPY', excess: 0, refund_due_at: null }]);
  const row = await findOrder(tern.service.context.db, orderId);
  if (!row) throw new Error('There is no order.');
  const ledger = await ledgerOf(tern.service.context.db, row);
  expect(valueLeft(ledger, new Date(tern.clock.now()))).toBeLessThanOrEqual(2 * 999);
});

it('a part refund of a plan whose days went to one in another currency takes its share of them', async () => {
  const { token } = await tern.signUp();
  const first = (await buy(tern, token, 's1', { product: '12m' })).order.order_id;
  const charge = await books.pay(first);
  const quote = (await tern.call('quote', { product_id: '6m', currency: 'GBP' }, { token })).data;
  const input = { quote_id: quote.quote_id, shorter: quote.change?.shortens ?? false };
  const second = (await tern.call('createSubscription', input, { token })).data.order_id;
  await books.pay(second);
  const endOf = async () => {
    const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
    const plan = subscriptions.find(({ order_id }) => order_id === second);
    return Date.parse(plan?.current_period_end ?? '');
  };
  const before = await endOf();
  const taken = quote.extra_days;
  expect(taken).toBeGreaterThanOrEqual(364);
  const [paid] = await tern.rows<{ amount: number }>('select amount from orders where id = $1', [first]);
  const lost = async () => Math.round((before - (await endOf())) / day);
  await books.giveBack(charge, Math.round((paid?.amount ?? 0) / 2));
  expect(Math.abs((await lost()) - taken / 2)).toBeLessThanOrEqual(1);
  expect(
    await tern.rows('select state from orders where id = any($1) order by state', [[first, second]]),
  ).toEqual([{ state: 'paid' }, { state: 'paid' }]);
  // The rest of it takes the rest of the days, and none of the plan that was bought.
  await books.giveBack(charge);
  expect(Math.abs((await lost()) - taken)).toBeLessThanOrEqual(1);
});

it('the price of a plan in another currency says what becomes of the plan that the buyer has', async () => {
  const { token } = await tern.signUp();
  const first = (await buy(tern, token, 's1', { product: '1m' })).order.order_id;
  await books.pay(first);
  tern.clock.advance(10 * day);
  const held = (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0];
  const quote = (await tern.call('quote', { product_id: '12m', currency: 'EUR' }, { token })).data;
  expect(quote.change).toEqual({ ends_at: held?.current_period_end, shortens: false });
  expect(quote).toMatchObject({ credit_amount: 0, carried_amount: 0, currency: 'EUR' });
  const left = (Date.parse(held?.current_period_end ?? '') - tern.clock.now()) / day;
  expect(quote.extra_days).toBe(Math.ceil(left));
  // Nobody who is not signed in is told of it.
  expect((await tern.call('quote', { product_id: '12m', currency: 'EUR' })).data.change).toBeNull();
});
