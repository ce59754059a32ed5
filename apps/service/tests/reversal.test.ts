import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../src/ops.ts';
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
/** Time passes, and nobody is signed out by it. */
const wait = async (days: number) => {
  tern.clock.advance(days * day);
  const now = new Date(tern.clock.now());
  await tern.rows(`update sessions set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day'`, [
    now,
  ]);
};
const pass = async (days: number) => {
  await wait(days);
  await tern.service.runBackground();
};
const plansOf = async (token: string) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
const stateOf = async (token: string, orderId: string) =>
  (await plansOf(token)).find(({ order_id }) => order_id === orderId);
const noteOf = async (orderId: string) =>
  (
    await tern.rows<{ attention: string | null; providerAction: string | null }>(
      'select attention, provider_action as "providerAction" from orders where id = $1',
      [orderId],
    )
  )[0];
interface PlanNotes {
  template: string;
  data: { plans?: PlanNotes[] };
}
/** All that its buyer was told about plans that end earlier, in mails of their own or in those about refunds. */
const shortenings = async (orderId: string) =>
  (
    await tern.rows<PlanNotes>(
      `select template, data from mail_outbox
        where user_id = (select user_id from orders where id = $1) order by created_at`,
      [orderId],
    )
  )
    .flatMap((mail) => [mail, ...(mail.data.plans ?? [])])
    .flatMap(({ template, data }) => (template === 'planShortened' ? [data] : []));
const daysLeft = (end: string | undefined) => (Date.parse(end ?? '') - tern.clock.now()) / day;

async function bought(token: string, product = '12m', code?: string) {
  const { quote, order } = await buy(tern, token, 's1', { product, code });
  const charge = await books.pay(order.order_id);
  return { quote, id: order.order_id, charge };
}

describe('a reversal of a recurring order', () => {
  it('ends the plan and its renewal, however long the provider is silent or refuses', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token);
    books.down = true;
    await books.giveBack(charge);
    expect(await stateOf(token, id)).toMatchObject({ state: 'refunded', renewal_amount: null });
    await pass(0);
    expect(books.cancelled.has(id)).toBe(false);
    books.down = false;
    books.refusing = true;
    await pass(1);
    expect(await noteOf(id)).toMatchObject({
      providerAction: 'cancel',
      attention: 'provider_action_refused',
    });
    books.refusing = false;
    await pass(1);
    expect(books.cancelled.get(id)).toBe('now');
    expect((await noteOf(id))?.providerAction).toBeNull();
  });

  it('counts refunds that add up to all, each once', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token);
    expect(await books.giveBack(charge, 2000)).toBe('partial_refund');
    expect(await stateOf(token, id)).toMatchObject({ state: 'active' });
    const same = {
      payment: charge.payment,
      orderId: id,
      full: false,
      amount: 2500,
      total: null,
      refund: 're_same',
    };
    expect(await books.send({ kind: 'refunded', ...same })).toBe('applied');
    expect(await books.send({ kind: 'refunded', ...same })).toBe('nothing_new');
    expect(await stateOf(token, id)).toMatchObject({ state: 'refunded' });
  });

  it('does not count a refund twice that is also part of a stated total', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token);
    await books.giveBack(charge, 2300);
    const total = { payment: charge.payment, orderId: id, full: false, amount: 2300, refund: 're_x' };
    expect(await books.send({ kind: 'refunded', ...total, total: 2300 })).toBe('partial_refund');
    expect(await stateOf(token, id)).toMatchObject({ state: 'active' });
  });
});

describe('a charge that nobody wants any more', () => {
  it('is given back by itself after a refund, and flagged', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token, '1m');
    await books.giveBack(charge);
    await wait(31);
    const late = await books.renew(id);
    await pass(0);
    expect(late.refunded).toBe(late.amount);
    expect(await stateOf(token, id)).toMatchObject({ state: 'refunded' });
    expect((await noteOf(id))?.attention).toContain('charged_after_end');
  });

  it('is given back once after an upgrade, also when the provider is down for a day', async () => {
    const { token } = await tern.signUp();
    const first = await bought(token, '1m');
    const second = await bought(token, '12m');
    await wait(1);
    books.down = true;
    const late = await books.renew(first.id);
    await pass(1);
    expect(late.refunded).toBe(0);
    books.down = false;
    await pass(0.1);
    await pass(0.1);
    expect(late.refunded).toBe(late.amount);
    expect(await stateOf(token, second.id)).toMatchObject({ state: 'active' });
    expect((await stateOf(token, first.id))?.state).toBe('cancelled');
  });

  it('is given back when the renewal was cancelled before it', async () => {
    const { token } = await tern.signUp();
    const { id } = await bought(token, '1m');
    const { subscription_id = '' } = (await stateOf(token, id)) ?? {};
    await tern.call('subscriptionCancel', { subscription_id }, { token });
    await wait(30.5);
    const late = await books.renew(id);
    await pass(1);
    expect(late.refunded).toBe(late.amount);
    expect((await stateOf(token, id))?.state).toBe('expired');
  });
});

describe('a dispute', () => {
  it('flags at the inquiry, takes away when opened, gives the time back when won', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token);
    await books.dispute(charge, 'inquiry');
    expect(await stateOf(token, id)).toMatchObject({ state: 'active' });
    expect((await noteOf(id))?.attention).toBe('dispute_inquiry');
    await wait(10);
    const before = daysLeft((await stateOf(token, id))?.current_period_end);
    await books.dispute(charge, 'opened');
    expect(await stateOf(token, id)).toMatchObject({ state: 'disputed', result: 'Failed' });
    await pass(40);
    expect(books.cancelled.get(id)).toBe('now');
    await books.dispute(charge, 'won');
    const after = await stateOf(token, id);
    expect(after).toMatchObject({ state: 'active', cancel_at_period_end: true, renewal_amount: null });
    expect(daysLeft(after?.current_period_end)).toBeCloseTo(before, 1);
    expect((await tern.call('order', { order_id: id }, { token })).data.state).toBe('paid');
  });

  it('ends in the same state when its events overtake each other, and stays lost', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token);
    await books.dispute(charge, 'won');
    await books.dispute(charge, 'opened');
    expect(await stateOf(token, id)).toMatchObject({ state: 'active' });
    tern.clock.advance(1000);
    await books.dispute(charge, 'lost');
    expect(await stateOf(token, id)).toMatchObject({ state: 'disputed' });
  });

  it('lets the buyer press Cancel renewal', async () => {
    const { token } = await tern.signUp();
    const { id, charge } = await bought(token);
    await books.dispute(charge, 'opened');
    const { subscription_id = '' } = (await stateOf(token, id)) ?? {};
    const { subscription } = (await tern.call('subscriptionCancel', { subscription_id }, { token })).data;
    expect(subscription).toMatchObject({ state: 'disputed', cancel_at_period_end: true });
    await pass(0);
    expect(books.cancelled.get(id)).toBe('now');
  });
});

describe('an upgrade', () => {
  it('loses its credit when the plan before is refunded, down to what was paid for it', async () => {
    const { token } = await tern.signUp();
    const first = await bought(token, '6m');
    await wait(11);
    const second = await bought(token, '12m');
    expect(second.charge.amount + second.quote.credit_amount).toBe(4500);
    await books.giveBack(first.charge);
    const now = await stateOf(token, second.id);
    const paidDays = (365 * second.charge.amount) / 4500;
    expect(daysLeft(now?.current_period_end)).toBeCloseTo(paidDays, 0);
    expect(now).toMatchObject({ state: 'active', cancel_at_period_end: true });
    expect((await noteOf(second.id))?.attention).toContain('credit_reversed');
    const mail = { reason: 'credit', state: 'shorter', period_end: now?.current_period_end };
    // The refunded plan has no other end than its refund.
    expect(await shortenings(second.id)).toEqual([mail]);
    await pass(0);
    expect(books.cancelled.get(second.id)).toBeDefined();
    await pass(paidDays + 1);
    expect((await stateOf(token, second.id))?.state).toBe('expired');
  });

  it('stepping down loses its credit by the cent when a part of the plan before is given back', async () => {
    const { token } = await tern.signUp();
    const first = await bought(token, '6m');
    const second = await bought(token, '1m');
    const { current_period_end: end, next_charge_at: next } = (await stateOf(token, second.id)) ?? {};
    const before = daysLeft(end);
    expect(before).toBeGreaterThan(100);
    // The provider knows nothing of the free days: it charges again after the month that was paid.
    expect(daysLeft(next ?? undefined)).toBeLessThan(32);
    await books.giveBack(first.charge, 1794);
    const after = daysLeft((await stateOf(token, second.id))?.current_period_end);
    expect(after / before).toBeCloseTo((100 + 1800) / (100 + 3594), 2);
  });

  it('gives the plan before its right again when the upgrade itself is refunded', async () => {
    const { token } = await tern.signUp();
    const first = await bought(token, '6m');
    const until = (await stateOf(token, first.id))?.current_period_end;
    await wait(11);
    const second = await bought(token, '12m');
    expect((await stateOf(token, first.id))?.state).toBe('cancelled');
    await books.giveBack(second.charge);
    expect(await stateOf(token, second.id)).toMatchObject({ state: 'refunded' });
    expect(await stateOf(token, first.id)).toMatchObject({
      state: 'active',
      current_period_end: until,
      cancel_at_period_end: true,
    });
    await books.giveBack(first.charge);
    expect((await plansOf(token)).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  });

  it('of an upgrade is credited all that was paid for what is left', async () => {
    const { token } = await tern.signUp();
    await bought(token, '1m');
    await wait(10);
    const second = await bought(token, '6m');
    await wait(5);
    const third = await bought(token, '12m');
    const credit = third.quote.credit_amount;
    const paid = second.charge.amount + second.quote.credit_amount;
    expect(paid).toBe(3594);
    expect(credit).toBeGreaterThan(Math.floor((paid * (181 - 5)) / 181) - 60);
    expect(credit).toBeLessThanOrEqual(Math.ceil((paid * (184 - 5)) / 184));
  });

  it('credits what a code left to pay, and nothing that was given back', async () => {
    await tern.rows(`insert into coupons (code, kind, percent) values ('REST', 'coupon', 20)`);
    const { token } = await tern.signUp();
    const first = await bought(token, '6m', 'REST');
    const credit = async () => (await buy(tern, token, 's1', { product: '12m' })).quote.credit_amount;
    expect(await credit()).toBeGreaterThanOrEqual(first.charge.amount - 1);
    expect(await credit()).toBeLessThanOrEqual(first.charge.amount);
    await books.giveBack(first.charge, 1000);
    expect(await credit()).toBeLessThanOrEqual(first.charge.amount - 1000);
  });
});

describe('the operator', () => {
  const ops = async (...argv: string[]) => {
    const lines: string[] = [];
    await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
    return lines.join('\n');
  };

  it('is told before a refund what it does to the plans before and after', async () => {
    const { token } = await tern.signUp();
    const first = await bought(token, '6m');
    await wait(11);
    const second = await bought(token, '12m');
    const credit = `${(second.quote.credit_amount / 100).toFixed(2)} USD`;
    const before = await ops('refund', first.id);
    expect(before).toContain(`credited to ${second.id}: ${credit}`);
    const undone = await ops('refund', second.id);
    expect(undone).toContain(`the plan of ${first.id} holds again until`);
    const ends = /ends on (\S+ \S+)/.exec(before)?.[1];
    await ops('refund', first.id, '--yes');
    await pass(0);
    const plan = await stateOf(token, second.id);
    expect(plan?.current_period_end.slice(0, 16).replace('T', ' ')).toBe(ends);
  });

  it('has a refund made that is owed, although the credit of its order goes back meanwhile', async () => {
    const { token } = await tern.signUp();
    const first = await bought(token, '6m');
    await wait(11);
    const second = await bought(token, '12m');
    books.down = true;
    await ops('refund', second.id, '--yes');
    await books.giveBack(first.charge);
    expect((await noteOf(second.id))?.providerAction).toBe('refund');
    books.down = false;
    await pass(1);
    expect(second.charge.refunded).toBe(second.charge.amount);
    expect(books.cancelled.has(second.id)).toBe(true);
  });
});

describe('a renewal', () => {
  it('mails its receipt, and a refund gives that charge back', async () => {
    const { token, email } = await tern.signUp();
    const { id, charge } = await bought(token, '1m');
    await wait(30);
    const second = await books.renew(id);
    expect(await tern.mailData(email, 'renewed')).toMatchObject({ order_id: id, amount: second.amount });
    await tern.rows(
      `update orders set provider_action = 'refund', provider_action_at = now() - make_interval(secs => 1) where id = $1`,
      [id],
    );
    await pass(0);
    expect([charge.refunded, second.refunded]).toEqual([0, second.amount]);
    await pass(2);
    expect((await stateOf(token, id))?.state).toMatch(/refunded|expired/);
  });

  it('that is given back early leaves the period before, and the buyer is told when it ends', async () => {
    const { token } = await tern.signUp();
    const { id } = await bought(token, '1m');
    const until = (await stateOf(token, id))?.current_period_end;
    await wait(25);
    await books.giveBack(await books.renew(id));
    expect(await stateOf(token, id)).toMatchObject({ state: 'active', current_period_end: until });
    expect(await shortenings(id)).toEqual([{ reason: 'payment', state: 'shorter', period_end: until }]);
  });

  it('that failed mails a link to pay, keeps the plan for its grace, then ends it', async () => {
    const { token, email } = await tern.signUp();
    const { id } = await bought(token, '1m');
    await wait(31);
    const event = { subscription: null, orderId: id, needsBuyer: true, payUrl: 'https://pay.test/bill' };
    expect(await books.send({ kind: 'renewalFailed', ...event })).toBe('applied');
    const overdue = await stateOf(token, id);
    expect(overdue).toMatchObject({ state: 'past_due', pay_url: event.payUrl, next_charge_at: null });
    const grace = Date.parse(overdue?.grace_ends_at ?? '') - Date.parse(overdue?.current_period_end ?? '');
    expect(grace).toBe(7 * day);
    expect(await tern.mailData(email, 'renewalFailed')).toMatchObject({ pay_url: event.payUrl, amount: 999 });
    await pass(5);
    expect(await stateOf(token, id)).toMatchObject({ state: 'past_due' });
    await pass(3);
    expect((await stateOf(token, id))?.state).toBe('expired');
    await pass(0);
    expect(books.cancelled.get(id)).toBe('now');
  });

  it('whose event is lost is asked about before the plan ends', async () => {
    const { token } = await tern.signUp();
    const { id } = await bought(token, '1m');
    await wait(30.5);
    await books.renew(id, { silent: true });
    await pass(1);
    expect(await stateOf(token, id)).toMatchObject({ state: 'active' });
    expect(daysLeft((await stateOf(token, id))?.current_period_end)).toBeGreaterThan(25);
  });

  it('does not end a plan while the provider is silent', async () => {
    const { token } = await tern.signUp();
    const { id } = await bought(token, '1m');
    books.down = true;
    await pass(45);
    expect((await stateOf(token, id))?.state).toBe('active');
    books.down = false;
    await pass(1);
    expect((await stateOf(token, id))?.state).toBe('expired');
  });

  it('that is cancelled at the provider, and taken back there, is told by the account', async () => {
    const { token } = await tern.signUp();
    const { id } = await bought(token);
    const about = { kind: 'renewalChanged', subscription: null, orderId: id, endsAt: null } as const;
    await books.send({ ...about, change: 'cancelScheduled' });
    expect(await stateOf(token, id)).toMatchObject({ cancel_at_period_end: true, renewal_amount: null });
    const stale = new Date(tern.clock.now() - day);
    expect(await books.send({ ...about, change: 'cancelTakenBack' }, stale)).toBe('nothing_new');
    tern.clock.advance(1000);
    await books.send({ ...about, change: 'cancelTakenBack' });
    expect(await stateOf(token, id)).toMatchObject({ cancel_at_period_end: false, renewal_amount: 4500 });
    tern.clock.advance(1000);
    await books.send({ ...about, change: 'ended' });
    expect(await stateOf(token, id)).toMatchObject({ state: 'active', cancel_at_period_end: true });
    expect((await noteOf(id))?.attention).toBe('ended_at_provider');
  });
});
