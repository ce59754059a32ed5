import { afterAll, beforeAll, expect, it } from 'vitest';
import { valueLeft } from '../src/modules/payment/entitlementOf.ts';
import { ledgerOf } from '../src/modules/payment/ledgerOf.ts';
import { findOrder } from '../src/modules/payment/orders.repo.ts';
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
  expect(await tern.rows('select attention, duty from orders where id = $1', [orderId])).toEqual([
    { attention: 'renewal_currency', duty: null },
  ]);
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
