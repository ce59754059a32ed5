import { afterAll, beforeAll, expect, it } from 'vitest';
import { endPlans } from '../src/modules/payment/refunds/endPlans.ts';
import { runOps } from '../src/ops.ts';
import { type BookedCharge, type LedgerProvider, ledgerProvider } from './ledgerProvider.ts';
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
        and template in ('planEnded', 'planReturned', 'planShortened') order by created_at, template`,
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

interface RefundMail {
  amount: number;
  state: string;
  plans?: { template: string; data: { reason: string } }[];
}
const refundsTo = async (email: string) =>
  (
    await tern.rows<{ data: RefundMail }>(
      `select data from mail_outbox where recipient = $1 and template = 'refund' order by created_at`,
      [email],
    )
  ).map(({ data: { amount, state, plans = [] } }) => [
    amount,
    state,
    ...plans.map(({ template, data }) => `${template} ${data.reason}`),
  ]);

it('the mail about a refund says that it ends the plan, and no other mail does; that of a part does not', async () => {
  const { email, charge } = await bought();
  await books.giveBack(charge, 100);
  expect(await refundsTo(email)).toEqual([[100, 'done']]);
  await books.giveBack(charge);
  expect(await refundsTo(email)).toEqual([
    [100, 'done'],
    [899, 'done', 'planEnded refunded'],
  ]);
  expect(await mailsTo(email)).toEqual([]);
});

it('the mail about a refund of the plan before says that the plan of now ends earlier', async () => {
  const { email, charge, token } = await bought();
  tern.clock.advance(day);
  const { order } = await buy(tern, token, 's1', { product: '12m' });
  await books.pay(order.order_id);
  await books.giveBack(charge);
  expect(await refundsTo(email)).toEqual([[999, 'done', 'planShortened credit']]);
  expect(await mailsTo(email)).toEqual([]);
});

it('the mail about the refund of a change of plan says what it ends and what goes on', async () => {
  const { email, token } = await bought();
  tern.clock.advance(day);
  const { order } = await buy(tern, token, 's1', { product: '12m' });
  await books.giveBack(await books.pay(order.order_id));
  expect((await refundsTo(email)).map((mail) => mail.slice(1))).toEqual([
    ['done', 'planEnded refunded', 'planReturned change'],
  ]);
  expect(await mailsTo(email)).toEqual([]);
});

/** A provider that says a sum has gone back, and not by which refund: it is asked. */
const takesAway = (id: string, charge: BookedCharge) =>
  books.send({
    kind: 'refunded',
    payment: charge.payment,
    orderId: id,
    full: true,
    amount: null,
    total: charge.amount,
    refund: null,
  });
const named = (id: string, charge: BookedCharge, state: 'done' | 'failed') =>
  books.send({
    kind: 'refunded',
    payment: charge.payment,
    orderId: id,
    full: false,
    amount: charge.amount,
    total: null,
    refund: 're_named',
    state,
  });

it('a plan that ends before its refund has a name waits for the one mail', async () => {
  const { id, email, charge } = await bought();
  await takesAway(id, charge);
  expect(await refundsTo(email)).toEqual([]);
  expect(await mailsTo(email)).toEqual([['planEnded', 'refunded']]);
  tern.clock.advance(60_000);
  await named(id, charge, 'done');
  expect(await refundsTo(email)).toEqual([[999, 'done', 'planEnded refunded']]);
  expect(await mailsTo(email)).toEqual([]);
});

it('a plan whose refund is never named has its own mail, and the refund that fails gives it back', async () => {
  const { id, email, charge } = await bought();
  await takesAway(id, charge);
  const due = async () =>
    (
      await tern.rows<{ after: number }>(
        `select extract(epoch from next_try_at - created_at)::int as after from mail_outbox
          where recipient = $1 and template = 'planEnded'`,
        [email],
      )
    )[0]?.after;
  // It waits for the other mail, and not for ever.
  expect(await due()).toBe(600);
  tern.clock.advance(2000);
  await named(id, charge, 'failed');
  expect(await refundsTo(email)).toEqual([]);
  expect(await mailsTo(email)).toEqual([
    ['planEnded', 'refunded'],
    ['planReturned', 'refund'],
  ]);
});

const endsOf = async (email: string) =>
  (
    await tern.rows<{ data: { reason: string; next: string } }>(
      `select data from mail_outbox where recipient = $1 and template = 'planEnded' order by created_at`,
      [email],
    )
  ).map(({ data }) => [data.reason, data.next]);

async function boughtAndCancelled() {
  const person = await bought();
  const [plan] = (await tern.call('subscriptionMy', {}, person)).data.subscriptions;
  const input = { subscription_id: plan?.subscription_id ?? '' };
  (await tern.call('subscriptionCancel', input, person)).data;
  return person;
}

/** Ends what is over, twice, and by two processes at once. */
async function endDue() {
  const { context } = tern.service;
  await Promise.all([endPlans(context), endPlans(context)]);
  await endPlans(context);
}

it('a plan whose renewal was cancelled says once that it is over', async () => {
  const { email } = await boughtAndCancelled();
  tern.clock.advance(20 * day);
  await endDue();
  expect(await endsOf(email)).toEqual([]);
  tern.clock.advance(20 * day);
  await endDue();
  expect(await endsOf(email)).toEqual([['over', 'choose']]);
});

it('so does one that was given, and a trial that was cancelled, which nobody was charged for', async () => {
  const given = await tern.customer();
  const ops = { context: tern.service.context, say: () => {} };
  await runOps(ops, ['grant', given.email, '1m', '--days', '10', '--yes']);
  const trial = await boughtAndCancelled();
  await tern.rows('update subscriptions set trial_ends_at = current_period_end where order_id = $1', [
    trial.id,
  ]);
  tern.clock.advance(40 * day);
  await endDue();
  expect(await endsOf(given.email)).toEqual([['over', 'choose']]);
  expect(await endsOf(trial.email)).toEqual([['trialOver', 'choose']]);
});

it('whoever leaves is not asked to choose another plan', async () => {
  const { email, userId } = await boughtAndCancelled();
  tern.clock.advance(40 * day);
  await tern.rows('update users set delete_after = $1 where id = $2', [
    new Date(tern.clock.now() + day),
    userId,
  ]);
  await endDue();
  expect(await endsOf(email)).toEqual([['over', 'nothing']]);
});

it('whoever has another plan hears that it goes on', async () => {
  const { email, id, token } = await boughtAndCancelled();
  const { order } = await buy(tern, token, 's1', { product: '12m' });
  await books.pay(order.order_id);
  // As old data can have it: both run.
  await tern.rows(`update subscriptions set state = 'active', beside_at = now() where order_id = $1`, [id]);
  tern.clock.advance(40 * day);
  await endDue();
  expect(await endsOf(email)).toEqual([['over', 'other']]);
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
