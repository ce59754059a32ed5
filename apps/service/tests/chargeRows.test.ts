import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LedgerProvider, ledgerProvider } from './ledgerProvider.ts';
import { buy, type Started, startService } from './startService.ts';

let tern: Started;
let books: LedgerProvider;
beforeAll(async () => {
  tern = await startService();
  books = ledgerProvider(tern);
  await tern.rows(`insert into coupons (code, kind, percent) values ('FIFTH', 'coupon', 20)`);
});
afterAll(() => tern.close());

const chargesOf = async (token: string) => (await tern.call('subscriptionMy', {}, { token })).data.charges;

async function bought(product: string, code?: string) {
  const { token } = await tern.signUp();
  const { order, quote } = await buy(tern, token, 's1', { product, code });
  const first = await books.pay(order.order_id);
  return { token, orderId: order.order_id, quote, first };
}

it('two payments of a month are two rows, each with number, period and sum of its own', async () => {
  const { token, orderId } = await bought('1m');
  const second = await books.renew(orderId);
  const [later, earlier] = await chargesOf(token);
  expect(earlier).toMatchObject({
    receipt: orderId,
    order_id: orderId,
    amount: 999,
    state: 'paid',
    result: 'Paid',
    refunded_amount: 0,
  });
  expect(later).toMatchObject({
    receipt: `${orderId}-2`,
    order_id: orderId,
    amount: 999,
    period_start: earlier?.period_end,
    period_end: second.periodEnd.toISOString(),
  });
});

it('with a code the first row has its price, and the second the full one', async () => {
  const { token, orderId, quote } = await bought('1m', 'FIFTH');
  await books.renew(orderId);
  expect(quote.amount).toBeLessThan(999);
  expect((await chargesOf(token)).map(({ amount }) => amount)).toEqual([999, quote.amount]);
});

it('a refund, whole or in part, and a dispute stand at the charge that they are of', async () => {
  const { token, orderId, first } = await bought('1m');
  const second = await books.renew(orderId);
  await books.giveBack(first, 300);
  await books.giveBack(second);
  expect(await chargesOf(token)).toMatchObject([
    { receipt: `${orderId}-2`, state: 'refunded', result: 'Refunded', refunded_amount: 999 },
    { receipt: orderId, state: 'partly_refunded', result: 'Paid', refunded_amount: 300 },
  ]);
  await books.dispute(first, 'opened');
  expect((await chargesOf(token))[1]).toMatchObject({ state: 'disputed', result: 'Failed' });
});

it('the tax of a row is that of its own charge', async () => {
  const { token, orderId } = await bought('1m');
  await tern.rows('update orders set tax_amount = 100 where id = $1', [orderId]);
  const { amount, payment } = await books.renew(orderId, { silent: true });
  await books.send({
    kind: 'invoicePaid',
    subscription: `agreement_${orderId}`,
    orderId,
    userId: null,
    productId: null,
    amount,
    currency: 'USD',
    tax: 167,
    periodEnd: new Date(tern.clock.now() + 62 * 24 * 3600 * 1000),
    renewal: true,
    payment,
  });
  expect((await chargesOf(token)).map(({ tax_amount }) => tax_amount)).toEqual([167, 100]);
});

it('a number stays with its charge when an earlier one becomes known later', async () => {
  const { token, orderId } = await bought('1m');
  const silent = await books.renew(orderId, { silent: true });
  await books.renew(orderId);
  const known = (await chargesOf(token)).map(({ receipt }) => receipt);
  await books.send({
    kind: 'refunded',
    payment: silent.payment,
    orderId,
    full: false,
    amount: 100,
    total: null,
    refund: 're_early',
  });
  await tern.service.runBackground();
  const numbers = (await chargesOf(token)).map(({ receipt }) => receipt);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toEqual(expect.arrayContaining(known));
});

it('nobody sees the charges of another', async () => {
  await bought('1m');
  const { token } = await tern.signUp();
  expect(await chargesOf(token)).toEqual([]);
});
