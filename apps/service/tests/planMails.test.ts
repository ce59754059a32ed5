import { afterAll, beforeAll, expect, it } from 'vitest';
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

async function bought(product = '1m') {
  const person = await tern.signUp();
  const { order } = await buy(tern, person.token, 's1', { product });
  const charge = await books.pay(order.order_id);
  return { ...person, id: order.order_id, charge };
}

/** The mails about the end and the return of a person's plans, the oldest first. */
const mailsTo = async (email: string) =>
  (
    await tern.rows<{ template: string; data: { reason: string } }>(
      `select template, data from mail_outbox where recipient = $1
        and template in ('planEnded', 'planReturned') order by created_at, template`,
      [email],
    )
  ).map(({ template, data }) => [template, data.reason]);

it('a plan that ends because its renewal was never paid is told once', async () => {
  const { id, email } = await bought();
  tern.clock.advance(32 * day);
  await books.send({
    kind: 'renewalFailed',
    subscription: null,
    orderId: id,
    needsBuyer: false,
    payUrl: null,
  });
  await tern.service.runBackground();
  expect(await mailsTo(email)).toEqual([]);
  tern.clock.advance(9 * day);
  await tern.service.runBackground();
  await tern.service.runBackground();
  expect(await mailsTo(email)).toEqual([['planEnded', 'unpaid']]);
});

it('one whose provider gives its overdue renewal up is told as well', async () => {
  const { id, email } = await bought();
  tern.clock.advance(32 * day);
  const about = { subscription: null, orderId: id };
  await books.send({ kind: 'renewalFailed', ...about, needsBuyer: false, payUrl: null });
  await books.send({ kind: 'renewalChanged', ...about, change: 'ended', endsAt: null });
  expect(await mailsTo(email)).toEqual([['planEnded', 'unpaid']]);
});

it('a full refund that ends a plan is told, a part is not', async () => {
  const { email, charge } = await bought();
  await books.giveBack(charge, 100);
  expect(await mailsTo(email)).toEqual([]);
  await books.giveBack(charge);
  expect(await mailsTo(email)).toEqual([['planEnded', 'refunded']]);
});

it('a dispute that ends a plan is told, and its return when it is won', async () => {
  const { email, charge, token } = await bought();
  await books.dispute(charge, 'opened');
  tern.clock.advance(day);
  await books.dispute(charge, 'won');
  expect(await mailsTo(email)).toEqual([
    ['planEnded', 'disputed'],
    ['planReturned', 'dispute'],
  ]);
  const plan = (await tern.call('subscriptionMy', {}, { token })).data.subscriptions[0];
  const told = await tern.mailData<{ period_end: string }>(email, 'planReturned');
  expect(told?.period_end).toBe(plan?.current_period_end);
});

it('a dispute about the plan before shortens this one, and its end is told again when it is won', async () => {
  const { email, charge, token } = await bought();
  tern.clock.advance(5 * day);
  const { order } = await buy(tern, token, 's1', { product: '12m' });
  await books.pay(order.order_id);
  await books.dispute(charge, 'opened');
  tern.clock.advance(day);
  await books.dispute(charge, 'won');
  expect((await mailsTo(email)).at(-1)).toEqual(['planReturned', 'longer']);
  const { subscriptions } = (await tern.call('subscriptionMy', {}, { token })).data;
  const plan = subscriptions.find(({ order_id }) => order_id === order.order_id);
  const told = await tern.mailData<{ period_end: string }>(email, 'planReturned');
  expect(told?.period_end).toBe(plan?.current_period_end);
});

it('a renewal has a subject and a receipt number of its own, and says what goes back', async () => {
  const { id, email } = await bought();
  await books.send({
    kind: 'invoicePaid',
    subscription: `agreement_${id}`,
    orderId: id,
    userId: null,
    productId: null,
    amount: 1099,
    currency: 'USD',
    periodEnd: new Date(tern.clock.now() + 62 * day),
    renewal: true,
    payment: 'pay_dearer',
  });
  expect(await tern.mailData(email, 'renewed')).toMatchObject({
    order_id: id,
    receipt: `${id}-2`,
    amount: 1099,
    excess: 100,
  });
});
