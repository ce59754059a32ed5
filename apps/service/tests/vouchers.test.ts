import { addInterval } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccounts } from '../src/modules/account/deleteAccounts.ts';
import { doProviderActions } from '../src/modules/payment/providerCalls/doProviderActions.ts';
import { moveCharges } from '../src/modules/payment/providerCalls/moveCharges.ts';
import { settleVouchers } from '../src/modules/vouchers/settleVouchers.ts';
import { runOps } from '../src/ops.ts';
import { card } from './startSandbox.ts';
import { buy, from, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['signUp']>>;

async function ops(...argv: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines;
}

let batches = 0;
/** New codes of an operator. */
async function codes(worth: readonly string[] = ['--months', '6'], count = 1): Promise<string[]> {
  batches += 1;
  const made = await ops(
    ...['vouchers', 'create', '--count', String(count), '--batch', `test-${batches}`, ...worth, '--yes'],
  );
  return made.slice(1).map((line) => line.split(',')[1] ?? '');
}
const code = async (...worth: string[]) => (await codes(worth.length ? worth : undefined))[0] ?? '';

const look = async (typed: string, token?: string) =>
  (await tern.call('voucherLook', { code: typed }, token ? { token } : {})).data;
const redeem = async (typed: string, { token }: Pick<Person, 'token'>) =>
  (await tern.call('voucherRedeem', { code: typed }, { token })).data;
const plansOf = async ({ token }: Person) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions.filter(({ state }) =>
    ['active', 'past_due'].includes(state),
  );
const planOf = async (person: Person) => {
  const [plan, ...others] = await plansOf(person);
  expect(others).toEqual([]);
  return plan;
};
const daysBetween = (before: string | undefined, after: string | undefined) =>
  Math.round((Date.parse(after ?? '') - Date.parse(before ?? '')) / day) + 0;
const settle = () => Promise.all([0, 1, 2].map(() => settleVouchers(tern.service.context)));
const mailed = async ({ email }: Person, template: string) =>
  (await tern.rows(`select id from mail_outbox where recipient = $1 and template = $2`, [email, template]))
    .length;

async function paid(
  person: Person,
  method: Parameters<typeof buy>[2],
  options: Parameters<typeof buy>[3] = {},
) {
  const bought = await buy(tern, person.token, method, options);
  await tern.standIns.pay(bought.url, method === 'rz' || method === 's1' ? undefined : { answer: 'yes' });
  await reaches(person, bought.order.order_id, 'paid');
  return bought.order.order_id;
}
const reaches = ({ token }: Person, orderId: string, state: string) =>
  expect
    .poll(async () => (await tern.call('order', { order_id: orderId }, { token })).data.state)
    .toBe(state);
async function refund(orderId: string) {
  await tern.standIns.act((await tern.standIns.paymentOf(orderId)).id, 'refund');
  await expect
    .poll(() => tern.rows('select state from orders where id = $1', [orderId]))
    .toEqual([{ state: 'refunded' }]);
}

describe('a voucher', () => {
  it('gives a plan that never renews to somebody without one, once', async () => {
    const person = await tern.signUp();
    const typed = await code();
    expect(await look(typed)).toEqual({
      refusal: null,
      worth: { interval_count: 6, interval_unit: 'MONTH', expires_at: null },
      effect: null,
    });
    const end = addInterval(new Date(tern.clock.now()), 6, 'MONTH').toISOString();
    const shown = (await look(typed, person.token)).effect;
    expect(shown).toMatchObject({ waits_for: null, charge: null });
    expect(daysBetween(end, shown?.ends_at ?? '')).toBe(0);

    const done = await redeem(typed.toLowerCase().replaceAll('-', ' '), person);
    expect(done.refusal).toBeNull();
    const plan = await planOf(person);
    expect(plan).toMatchObject({ plan_id: '6m', method: null, renewal_amount: null, next_charge_at: null });
    expect(plan?.current_period_end).toBe(done.effect?.ends_at);
    expect(await mailed(person, 'voucherGiven')).toBe(1);

    expect((await redeem(typed, person)).refusal).toBe('used_by_you');
    const other = await tern.signUp();
    expect((await redeem(typed, other)).refusal).toBe('used');
    expect(await plansOf(other)).toEqual([]);
    expect(await planOf(person)).toEqual(plan);
    const { redeemed } = (await tern.call('voucherMy', {}, { token: person.token })).data;
    expect(redeemed).toMatchObject([{ interval_count: 6, state: 'given' }]);
  });

  it('goes to one of two who redeem it at the same moment', async () => {
    const people = await Promise.all([0, 1, 2, 3, 4].map(() => tern.signUp()));
    const typed = await code();
    const answers = await Promise.all(people.map((person) => redeem(typed, person)));
    expect(answers.map(({ refusal }) => refusal).sort()).toEqual(
      [null, 'used', 'used', 'used', 'used'].sort(),
    );
    const plans = await Promise.all(people.map(plansOf));
    expect(plans.flat()).toHaveLength(1);
  });

  it('is added to the one before it, also when both are redeemed at once', async () => {
    const person = await tern.signUp();
    const [one = '', other = ''] = await codes(['--days', '30'], 2);
    const answers = await Promise.all([redeem(one, person), redeem(other, person)]);
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, null]);
    const plan = await planOf(person);
    expect(daysBetween(plan?.started_at, plan?.current_period_end)).toBe(60);
  });

  it('comes after what is paid and before the next charge of a plan that renews', async () => {
    const person = await tern.signUp();
    await paid(person, 'gap');
    const before = await planOf(person);
    const typed = await code('--days', '45');
    const shown = (await look(typed, person.token)).effect;
    const done = (await redeem(typed, person)).effect;
    expect(done).toEqual(shown);
    const after = await planOf(person);
    expect(daysBetween(before?.current_period_end, after?.current_period_end)).toBe(45);
    expect(after).toMatchObject({
      renewal_amount: before?.renewal_amount,
      next_charge_at: done?.charge?.after,
      current_period_end: done?.ends_at,
    });
    expect(before?.next_charge_at).toBe(done?.charge?.before);
    // The provider is told, and its books agree.
    await moveCharges(tern.service.context);
    expect(await tern.rows('select provider_days from orders where user_id = $1', [person.userId])).toEqual([
      { provider_days: 45 },
    ]);
  });

  it('waits for the end of a free trial, and is given once', async () => {
    const person = await tern.signUp();
    const { url } = await buy(tern, person.token, 's1', { product: '12m.add30d' });
    await tern.standIns.pay(url);
    await expect.poll(() => plansOf(person)).toHaveLength(1);
    const trial = await planOf(person);
    const done = await redeem(await code(), person);
    expect(done).toMatchObject({ refusal: null, effect: { waits_for: 'trial', ends_at: null } });
    expect(await planOf(person)).toEqual(trial);
    const mine = async () => (await tern.call('voucherMy', {}, { token: person.token })).data.redeemed;
    expect(await mine()).toMatchObject([{ state: 'waiting' }]);

    // The trial is stopped and ends.
    await tern.call('subscriptionCancel', { subscription_id: trial?.subscription_id ?? '' }, person);
    await tern.rows(
      `update subscriptions set current_period_end = now() - interval '1 minute', trial_ends_at = now() - interval '1 minute' where user_id = $1`,
      [person.userId],
    );
    await tern.rows(
      'update vouchers set next_look_at = now() - make_interval(secs => 1) where redeemed_by = $1',
      [person.userId],
    );
    await settle();
    expect(await mine()).toMatchObject([{ state: 'given' }]);
    const plan = await planOf(person);
    expect(plan).toMatchObject({ trial: null, method: null });
    const end = addInterval(new Date(tern.clock.now()), 6, 'MONTH').toISOString();
    expect(daysBetween(end, plan?.current_period_end)).toBe(0);
    expect(await mailed(person, 'voucherGiven')).toBe(2);
  });

  it('keeps the account of somebody who had asked for its deletion', async () => {
    const person = await tern.customer();
    await tern.call('accountDelete', { password: 'Sea-swallow7' }, person);
    expect((await redeem(await code(), person)).refusal).toBeNull();
    const [row] = await tern.rows('select delete_after from users where id = $1', [person.userId]);
    expect(row).toEqual({ delete_after: null });
    expect(await mailed(person, 'deletionCancelled')).toBe(1);
  });

  it('gives nothing to an account that was deleted while it waited', async () => {
    const person = await tern.signUp();
    const { url } = await buy(tern, person.token, 's1', { product: '12m.add30d' });
    // One trial a card.
    await tern.standIns.pay(url, card('5555 5555 5555 4444'));
    await expect.poll(() => plansOf(person)).toHaveLength(1);
    expect((await redeem(await code(), person)).effect?.waits_for).toBe('trial');
    await tern.rows(
      `update subscriptions set cancel_at_period_end = true, cancelled_at = now(), state = 'expired',
        current_period_end = now() - interval '1 minute', trial_ends_at = now() - interval '1 minute' where user_id = $1`,
      [person.userId],
    );
    await tern.rows(`update users set delete_after = now() - interval '1 minute' where id = $1`, [
      person.userId,
    ]);
    await tern.rows(
      'update orders set provider_action = null, provider_action_at = null where user_id = $1',
      [person.userId],
    );
    await tern.rows('update subscriptions set next_check_at = null where user_id = $1', [person.userId]);
    expect(await deleteAccounts(tern.service.context)).toBe(1);
    await tern.rows(
      'update vouchers set next_look_at = now() - make_interval(secs => 1) where redeemed_by = $1',
      [person.userId],
    );
    await settle();
    expect(
      await tern.rows(`select id from subscriptions where user_id = $1 and state = 'active'`, [
        person.userId,
      ]),
    ).toEqual([]);
    expect(
      await tern.rows('select next_look_at from vouchers where redeemed_by = $1', [person.userId]),
    ).toEqual([{ next_look_at: null }]);
  });

  it('outlasts a plan whose payment goes back', async () => {
    const person = await tern.signUp();
    const orderId = await paid(person, 'rz', { product: '1m' });
    await redeem(await code('--days', '90'), person);
    await refund(orderId);
    await settle();
    const plan = await planOf(person);
    expect(plan?.method).toBeNull();
    expect(daysBetween(new Date(tern.clock.now()).toISOString(), plan?.current_period_end)).toBe(90);
    // And once: the plan that is gone has none of them left.
    const [charge] = await tern.rows<{ days: number }>('select days from charges where order_id = $1', [
      orderId,
    ]);
    expect(charge?.days).toBe(0);
  });

  it('goes along when its plan is changed for another one', async () => {
    const person = await tern.signUp();
    await paid(person, 'gap', { product: '1m' });
    await redeem(await code('--months', '6'), person);
    const orderId = await paid(person, 'gap', { product: '12m' });
    await settle();
    const plan = await planOf(person);
    expect(plan).toMatchObject({ order_id: orderId, plan_id: '12m' });
    const year = addInterval(new Date(tern.clock.now()), 12, 'MONTH');
    const both = addInterval(year, 6, 'MONTH').toISOString();
    // The rest of the month was credited in money.
    expect(Math.abs(daysBetween(both, plan?.current_period_end))).toBeLessThanOrEqual(1);
  });
});

describe('codes that hold no more', () => {
  it('says why: unknown, expired, revoked', async () => {
    const person = await tern.signUp();
    expect(await redeem('7K2M-9QXR-4TWH-BD5V', person)).toEqual({
      refusal: 'unknown',
      worth: null,
      effect: null,
    });
    expect((await redeem('no code', person)).refusal).toBe('unknown');
    const until = new Date(tern.clock.now() + day).toISOString();
    const old = await code('--months', '1', '--until', until);
    tern.clock.advance(2 * day);
    expect((await redeem(old, person)).refusal).toBe('expired');
    const typed = await code();
    const [{ id } = { id: '' }] = await tern.rows<{ id: string }>(
      'select id from vouchers order by created_at desc limit 1',
    );
    expect((await ops('vouchers', 'revoke', id)).join()).toContain('Nothing was changed');
    expect((await look(typed)).refusal).toBeNull();
    await ops('vouchers', 'revoke', id, '--yes');
    expect((await redeem(typed, person)).refusal).toBe('revoked');
    expect(await plansOf(person)).toEqual([]);
    await expect(ops('vouchers', 'revoke', id, '--yes')).rejects.toThrow('no open voucher');
  });

  it('is good on the whole of its last day, which its card names', async () => {
    const typed = await code('--months', '1', '--until', '2031-12-31');
    expect((await look(typed)).worth?.expires_at).toBe('2031-12-31T23:59:59.999Z');
    const exact = await code('--months', '1', '--until', '2031-12-31T18:00Z');
    expect((await look(exact)).worth?.expires_at).toBe('2031-12-31T18:00:00.000Z');
  });

  it('lets nobody guess, and keeps nobody with a right code out', async () => {
    const person = await tern.signUp();
    const headers = from('198.51.100.77');
    const guess = (typed: string) =>
      tern.call('voucherRedeem', { code: typed }, { token: person.token, headers });
    for (let index = 0; index < 20; index += 1)
      expect((await guess('7K2M-9QXR-4TWH-BD5V')).data.refusal).toBe('unknown');
    const right = await code();
    expect((await guess(right)).failure.data.error).toBe('rate_limited');
    // From elsewhere, any number of times.
    const elsewhere = from('203.0.113.9');
    for (let index = 0; index < 30; index += 1)
      expect(
        (await tern.call('voucherLook', { code: right }, { headers: elsewhere })).data.refusal,
      ).toBeNull();
  });

  it('stores no code', async () => {
    const typed = await code();
    const stored = JSON.stringify(await tern.rows('select * from vouchers'));
    expect(stored).not.toContain(typed);
    expect(stored).not.toContain(typed.replaceAll('-', ''));
  });
});

async function gift(buyer: Person, product = '6m', { country = 'US', paypal = false } = {}) {
  const { token } = buyer;
  const quote = (await tern.call('giftQuote', { product_id: product, currency: 'USD' }, { token })).data;
  const input = { quote_id: quote.quote_id };
  const from = { token, headers: { 'x-geo': country } };
  const { data: order } = await tern.call(paypal ? 'paypalPurchase' : 'razorpayPurchase', input, from);
  await tern.standIns.pay(order.checkout_url ?? '', paypal ? { answer: 'yes' } : undefined);
  if (paypal) await tern.call('paypalPurchaseResult', { order_id: order.order_id }, { token });
  await reaches(buyer, order.order_id, 'paid');
  const mail = await tern.mailData<{ code: string; amount: number; card_url: string }>(
    buyer.email,
    'giftBought',
  );
  return { orderId: order.order_id, quote, mail, typed: mail?.code ?? '' };
}

describe('a gift', () => {
  it('is paid once, gives its buyer no plan, and somebody else its time', async () => {
    const buyer = await tern.signUp();
    const owned = await paid(buyer, 'gap', { product: '6m' });
    const before = await plansOf(buyer);
    const { orderId, quote, mail, typed } = await gift(buyer);
    expect(mail).toMatchObject({ amount: quote.amount });
    expect(mail?.card_url).toContain(`/redeem#${typed}`);
    expect(await plansOf(buyer)).toEqual(before);
    expect(before).toMatchObject([{ order_id: owned }]);
    const friend = await tern.signUp();
    expect(await redeem(typed, friend)).toMatchObject({
      refusal: null,
      worth: { interval_count: 6, expires_at: null },
    });
    expect(await planOf(friend)).toMatchObject({ renewal_amount: null });
    const { bought } = (await tern.call('voucherMy', {}, { token: buyer.token })).data;
    expect(bought).toMatchObject([{ order_id: orderId, state: 'redeemed' }]);
    const { charges } = (await tern.call('subscriptionMy', {}, { token: buyer.token })).data;
    expect(charges.filter(({ order_id }) => order_id === orderId)).toMatchObject([
      { state: 'paid', amount: quote.amount, period_start: null, period_end: null },
    ]);
  });

  it('takes no method that renews', async () => {
    const { token } = await tern.signUp();
    const { quote_id } = (await tern.call('giftQuote', { product_id: '6m', currency: 'USD' }, { token }))
      .data;
    const refused = await tern.call('createSubscription', { quote_id }, { token });
    expect(refused.failure.data.error).toBe('method_unavailable');
  });

  it('ends with a refund before it was redeemed', async () => {
    const buyer = await tern.signUp();
    const { orderId, typed } = await gift(buyer);
    await refund(orderId);
    const friend = await tern.signUp();
    expect((await redeem(typed, friend)).refusal).toBe('refunded');
    expect((await redeem(typed, buyer)).refusal).toBe('refunded');
    expect(await plansOf(friend)).toEqual([]);
  });

  it('takes its days back with a refund, and none that others have paid for', async () => {
    const buyer = await tern.signUp();
    const friend = await tern.signUp();
    await paid(friend, 'gap', { product: '12m' });
    const before = await planOf(friend);
    const { orderId, typed } = await gift(buyer);
    await redeem(typed, friend);
    expect((await planOf(friend))?.current_period_end).not.toBe(before?.current_period_end);
    await refund(orderId);
    await settle();
    expect((await planOf(friend))?.current_period_end).toBe(before?.current_period_end);
    expect(await mailed(friend, 'voucherTakenBack')).toBe(1);
    await settle();
    expect((await planOf(friend))?.current_period_end).toBe(before?.current_period_end);
    const { redeemed } = (await tern.call('voucherMy', {}, { token: friend.token })).data;
    expect(redeemed).toMatchObject([{ state: 'taken_back' }]);
  });

  it('ends with the refund of an operator as soon as it is asked for, and works again when that fails', async () => {
    const buyer = await tern.signUp();
    const friend = await tern.signUp();
    const { orderId, typed } = await gift(buyer);
    const notRedeemed = 'Its voucher is not redeemed';
    expect((await ops('refund', orderId)).join()).toContain(notRedeemed);
    expect((await look(typed)).refusal).toBeNull();
    await tern.standIns.knobs({ apiFails: true });
    expect((await ops('refund', orderId, '--yes')).join()).toContain(notRedeemed);
    // On its way, and not final.
    expect(await tern.rows('select state from orders where id = $1', [orderId])).toEqual([{ state: 'paid' }]);
    expect((await look(typed)).refusal).toBe('refunded');
    expect((await redeem(typed, friend)).refusal).toBe('refunded');
    await tern.rows(`update refunds set state = 'failed' where order_id = $1`, [orderId]);
    expect((await look(typed)).refusal).toBeNull();
  });

  it('tells an operator which days a refund takes from whoever redeemed it, and takes those', async () => {
    const buyer = await tern.signUp();
    const friend = await tern.signUp();
    const { orderId, typed } = await gift(buyer, '1m');
    await redeem(typed, friend);
    const [given] = await tern.rows<{ days: number }>(
      'select given_days as days from vouchers where order_id = $1',
      [orderId],
    );
    const days = given?.days ?? 0;
    const forecast = async () => (await ops('refund', orderId)).join();
    // A day that has begun is used.
    expect(await forecast()).toContain(`${days - 1} of its ${days} days are not used`);
    const past = `interval '10 days'`;
    await tern.rows(`update vouchers set given_from = given_from - ${past} where order_id = $1`, [orderId]);
    await tern.rows(
      `update subscriptions set current_period_end = current_period_end - ${past} where user_id = $1`,
      [friend.userId],
    );
    expect(await forecast()).toContain(`${days - 11} of its ${days} days are not used`);
    await ops('refund', orderId, '--yes');
    await expect
      .poll(() => tern.rows('select state from orders where id = $1', [orderId]))
      .toEqual([{ state: 'refunded' }]);
    await settle();
    // The day that has begun stays.
    const left = Date.parse((await planOf(friend))?.current_period_end ?? '') - tern.clock.now();
    expect(left > 0 && left <= day).toBe(true);
    expect(await mailed(friend, 'voucherTakenBack')).toBe(1);
    expect(
      await tern.rows('select taken_at is not null as taken from vouchers where order_id = $1', [orderId]),
    ).toEqual([{ taken: true }]);
  });

  it('takes only its own unused days from behind another voucher', async () => {
    const buyer = await tern.signUp();
    const friend = await tern.signUp();
    const { orderId, typed } = await gift(buyer, '1m');
    await redeem(typed, friend);
    await redeem(await code('--days', '30'), friend);
    // All of the gift is used, and ten days of the other one.
    const past = `interval '41 days'`;
    await tern.rows(`update vouchers set given_from = given_from - ${past} where redeemed_by = $1`, [
      friend.userId,
    ]);
    await tern.rows(
      `update subscriptions set current_period_end = current_period_end - ${past} where user_id = $1`,
      [friend.userId],
    );
    const { current_period_end: end } = (await planOf(friend)) ?? {};
    await refund(orderId);
    await settle();
    expect((await planOf(friend))?.current_period_end).toBe(end);
  });
});

describe('the withdrawal from the contract about a gift', () => {
  const my = async ({ token }: Person) => (await tern.call('leaveMy', {}, { token })).data;
  const withdraw = ({ token }: Person, order_id: string) =>
    tern.call('leaveAct', { order_id, kind: 'withdraw' }, { token });
  /** Makes the calls that are owed, until the money is back. */
  const givenBack = (orderId: string) =>
    expect.poll(async () => {
      await tern.rows(
        'update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action is not null',
      );
      await doProviderActions(tern.service.context);
      return tern.rows(
        `select refunds.amount, refunds.reason, refunds.state, orders.state as order from refunds
              join orders on orders.id = order_id where order_id = $1`,
        [orderId],
      );
    });

  it('is done with a receipt, ends the code at once, and gives all of the money back', async () => {
    const buyer = await tern.signUp();
    const { orderId, quote, typed } = await gift(buyer, '6m', { country: 'DE' });
    expect((await my(buyer)).gifts).toMatchObject([
      { order_id: orderId, redeemed: false, withdrawal: { state: 'open', amount: quote.amount } },
    ]);
    const { act } = (await withdraw(buyer, orderId)).data;
    expect(act).toMatchObject({ kind: 'withdraw', gift: true, amount: quote.amount, refund: 'pending' });
    expect(await tern.mailData<{ act: { number: string } }>(buyer.email, 'withdrawn')).toMatchObject({
      gift: true,
      amount: quote.amount,
      act: { number: act?.number, order_id: orderId },
    });
    const friend = await tern.signUp();
    expect((await redeem(typed, friend)).refusal).toBe('refunded');
    // Pressed again, it is the same act.
    expect((await withdraw(buyer, orderId)).data.act?.number).toBe(act?.number);
    await givenBack(orderId).toEqual([
      { amount: quote.amount, reason: 'withdrawal', state: 'done', order: 'refunded' },
    ]);
    expect(await my(buyer)).toMatchObject({ gifts: [], acts: [{ number: act?.number, refund: 'done' }] });
  });

  it('gives the whole sum back where a part of the days is used, which leave the plan that has the rest', async () => {
    const buyer = await tern.signUp();
    const friend = await tern.signUp();
    const { orderId, quote, typed } = await gift(buyer, '1m', { country: 'FR', paypal: true });
    await redeem(typed, friend);
    const past = `interval '10 days'`;
    await tern.rows(`update vouchers set given_from = given_from - ${past} where order_id = $1`, [orderId]);
    await tern.rows(
      `update subscriptions set current_period_end = current_period_end - ${past} where user_id = $1`,
      [friend.userId],
    );
    expect((await my(buyer)).gifts).toMatchObject([{ redeemed: true, withdrawal: { state: 'open' } }]);
    await withdraw(buyer, orderId);
    // Money is never counted by days: no sum is too small for a provider.
    await givenBack(orderId).toEqual([
      { amount: quote.amount, reason: 'withdrawal', state: 'done', order: 'refunded' },
    ]);
    await settle();
    const left = Date.parse((await planOf(friend))?.current_period_end ?? '') - tern.clock.now();
    expect(left > 0 && left <= day).toBe(true);
    expect(await mailed(friend, 'voucherTakenBack')).toBe(1);
  });

  it('is a right of fourteen days in the European Economic Area, of the buyer alone', async () => {
    const buyer = await tern.signUp();
    const stranger = await tern.signUp();
    const american = await gift(buyer, '1m', { country: 'US' });
    const { orderId } = await gift(buyer, '1m', { country: 'AT' });
    expect((await my(buyer)).gifts.map(({ order_id }) => order_id)).toEqual([orderId]);
    expect((await withdraw(buyer, american.orderId)).data.act).toBeNull();
    expect((await withdraw(stranger, orderId)).failure.data.error).toBe('subscription_unknown');
    const { token } = buyer;
    for (const kind of ['refund', 'cancel', 'resume', 'pause', 'goOn'] as const) {
      const other = await tern.call('leaveAct', { order_id: orderId, kind }, { token });
      expect(other.failure.data.error).toBe('subscription_unknown');
    }
    await tern.rows(
      `with moved as (update charges set paid_at = paid_at - interval '16 days' where order_id = $1)
        update orders set paid_at = paid_at - interval '16 days' where id = $1`,
      [orderId],
    );
    expect((await my(buyer)).gifts).toEqual([]);
    expect((await withdraw(buyer, orderId)).data.act).toBeNull();
    expect(await tern.rows('select 1 from refunds where order_id = $1', [orderId])).toEqual([]);
  });
});

it('prints new codes once, lists vouchers without them, and as CSV', async () => {
  const dry = await ops('vouchers', 'create', '--count', '3', '--months', '12', '--batch', 'fair');
  expect(dry.join('\n')).toContain('Nothing was changed');
  expect(await ops('vouchers', 'list', '--batch', 'fair')).toEqual(['0 vouchers']);
  const made = await ops('vouchers', 'create', '--count', '3', '--months', '12', '--batch', 'fair', '--yes');
  expect(made).toHaveLength(4);
  const typed = made[1]?.split(',')[1] ?? '';
  expect(made[1]).toContain(`/redeem#${typed}`);
  const listed = await ops('vouchers', 'list', '--batch', 'fair');
  expect(listed.at(-1)).toBe('3 vouchers');
  expect(listed.join()).not.toContain(typed);
  expect(await ops('vouchers', '--batch', 'fair', '--csv')).toHaveLength(4);
  await expect(ops('vouchers', 'create', '--count', '3', '--batch', 'x')).rejects.toThrow('How long?');
});
