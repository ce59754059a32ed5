import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrder, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
beforeAll(async () => {
  tern = await startService({ env: { QUOTE_DAYS: '10', CHECKOUT_ACCOUNT_DAYS: '20' } });
});
afterAll(() => tern.close());

const quoteIds = async () =>
  (await tern.rows<{ id: string }>('select id from quotes')).map(({ id }) => id).sort();
const userIds = async () =>
  (await tern.rows<{ id: string }>('select id from users')).map(({ id }) => id).sort();
const later = async (days: number) => {
  tern.clock.advance(days * day);
  for (let round = 0; round < 3; round += 1) await tern.service.runBackground();
};

it('quotes and accounts that came to nothing are deleted after their days, all others stay', async () => {
  const looker = await tern.signUp();
  const abandoned = await tern.signUp();
  const gone = await openOrder(tern, abandoned.token);
  const buyer = await tern.signUp();
  const paid = await openOrder(tern, buyer.token);
  await tern.tell({ type: 'checkout.session.completed', object: tern.stripe.pay(paid.session.id) });
  const member = await tern.customer();
  const { quote_id: loose } = (await tern.call('quote', { product_id: '1m' })).data;

  await later(9);
  expect(await quoteIds()).toEqual([gone.quote.quote_id, paid.quote.quote_id, loose].sort());
  await later(2);
  expect(await quoteIds()).toEqual([gone.quote.quote_id, paid.quote.quote_id].sort());

  // A person who comes back to the checkout is not forgotten.
  const returning = await tern.signUp();
  await later(10);
  expect(await userIds()).toEqual([buyer, member, returning].map(({ userId }) => userId).sort());
  expect(await quoteIds()).toEqual([paid.quote.quote_id]);
  expect((await tern.call('profile', {}, { token: looker.token })).failure.code).toBe(50008);
  expect(
    (await tern.call('order', { order_id: paid.order.order_id }, { token: buyer.token })).data.state,
  ).toBe('paid');
});
