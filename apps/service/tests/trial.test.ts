import { renewalPagePath, trialCancelPath } from '@tern/contract';
import { mailboxRules, trialEnd, trialReminderDays } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewMailboxKeys } from '../src/modules/payment/quote/trialClaims.ts';
import { runOps } from '../src/ops.ts';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { buy, type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService();
  provider = doubleProvider(tern);
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['customer']>>;

const trialQuote = (token?: string) => tern.call('quote', { product_id: '12m.add30d' }, { token });
const open = async (person: Person) => {
  const quote = (await trialQuote(person.token)).data;
  const order = (await tern.call('createSubscription', { quote_id: quote.quote_id }, { token: person.token }))
    .data;
  return { quote, order };
};
const orderOf = async ({ token }: Person, order_id: string) =>
  (await tern.call('order', { order_id }, { token })).data;
const settled = async (person: Person, order_id: string) =>
  (await tern.call('walletPurchaseResult', { order_id }, { token: person.token })).data;
const plansOf = async ({ token }: Person) =>
  (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;

/** A person in a trial, with its order. */
async function trialist(payer: string | null = null, email?: string) {
  const person = await tern.customer(email);
  const { quote, order } = await open(person);
  provider.confirm(order.order_id, payer);
  await settled(person, order.order_id);
  const [plan] = await plansOf(person);
  if (!plan) throw new Error('The trial has not begun.');
  return { person, quote, order, plan };
}

describe('the price of a trial', () => {
  it('is nothing today, and the plan on a day that is said', async () => {
    const { plans } = (await tern.call('plans', { currency: 'USD' })).data;
    expect(plans.map(({ trial_price, trial_days }) => [trial_price, trial_days])).toEqual([
      [0, 30],
      [null, null],
      [null, null],
    ]);
    const [year] = plans;
    const product_id = year?.trial_product_id ?? '';
    expect(product_id).toBe(`${year?.product_id}.add30d`);
    const quote = (await tern.call('quote', { product_id, currency: 'USD' })).data;
    expect(quote).toMatchObject({
      plan_id: '12m',
      product_id,
      amount: 0,
      renewal_amount: year?.price.total,
      credit_amount: 0,
      trial: {
        days: 30,
        first_amount: year?.price.total,
        first_charge_at: trialEnd(new Date(tern.clock.now()), 30).toISOString(),
      },
    });
    expect((await tern.call('quote', { product_id: '12m', currency: 'USD' })).data.trial).toBeNull();
  });

  it('is refused for other plans, with codes, from China and by ways that cannot', async () => {
    const refusal = async (input: { product_id: string; code?: string }, headers = {}) =>
      (await tern.call('quote', input, { headers })).failure.data.error;
    expect(await refusal({ product_id: '6m.add30d' })).toBe('trial_unavailable');
    expect(await refusal({ product_id: '3m.add30d' })).toBe('trial_unavailable');
    expect(await refusal({ product_id: '12m.add30d', code: 'OLD' })).toBe('coupon_invalid');
    expect(await refusal({ product_id: '12m.add30d' }, { 'x-geo': 'CN' })).toBe('country_blocked');
    const person = await tern.customer();
    const { quote_id } = (await trialQuote()).data;
    const chinese = { token: person.token, headers: { 'x-geo': 'CN' } };
    expect((await tern.call('createSubscription', { quote_id }, chinese)).failure.data.error).toBe(
      'country_blocked',
    );
    // A provider that sells no trials.
    Object.assign(tern.service.context.adapters, { rz: { ...provider.adapter, trials: undefined } });
    const once = await tern.call('razorpayPurchase', { quote_id }, { token: person.token });
    expect(once.failure.data.error).toBe('method_unavailable');
    const { methods, trial_days } = (await tern.call('params')).data;
    expect(trial_days).toBe(30);
    expect(methods.filter(({ trial }) => trial).map(({ code }) => code)).toContain('s1');
    expect(methods.find(({ code }) => code === 'rz')?.trial).toBe(false);
  });
});

describe('a trial', () => {
  it('runs from the confirmation to the first charge, which makes it a plan', async () => {
    const { person, quote, order, plan } = await trialist();
    const end = quote.trial?.first_charge_at ?? '';
    expect(await orderOf(person, order.order_id)).toMatchObject({
      state: 'paid',
      amount: 0,
      trial: quote.trial,
      refusal: null,
    });
    expect(plan).toMatchObject({
      state: 'active',
      amount: 0,
      trial: quote.trial,
      current_period_end: end,
      cancel_at_period_end: false,
    });
    expect(await tern.mailData(person.email, 'trialStarted')).toMatchObject({
      first_charge_at: end,
      first_amount: quote.trial?.first_amount,
    });
    expect(await tern.mailData(person.email, 'paid')).toBeUndefined();

    await provider.charge(order.order_id, new Date(end));
    const [paid] = await plansOf(person);
    const year = new Date(end);
    year.setUTCMonth(year.getUTCMonth() + 12);
    expect(paid).toMatchObject({ state: 'active', trial: null, current_period_end: year.toISOString() });
  });

  it('grants nothing for a bill of nothing, and nothing for one that was never confirmed', async () => {
    const person = await tern.customer();
    const { order } = await open(person);
    await provider.charge(order.order_id, new Date(tern.clock.now()), { amount: 0, renewal: false });
    expect(await plansOf(person)).toEqual([]);
    expect((await orderOf(person, order.order_id)).state).toBe('pending');
    // The page is closed by itself, and the same person can begin again or buy.
    tern.clock.advance(3 * 3600 * 1000);
    await tern.call('order', { order_id: order.order_id }, { token: person.token });
    await provider.adapter.closeCheckout(provider.pages.get(order.order_id)?.order as never);
    await settled(person, order.order_id);
    expect((await orderOf(person, order.order_id)).state).toBe('expired');
    const again = await open(person);
    expect(again.order.order_id).not.toBe(order.order_id);
    const bought = await buy(tern, person.token, 's1');
    expect(bought.order.state).toBe('pending');
    expect(provider.pages.get(again.order.order_id)?.facts.status).toBe('expired');
  });

  it('opens one page in two tabs', async () => {
    const person = await tern.customer();
    const both = await Promise.all([open(person), open(person)]);
    expect(new Set(both.map(({ order }) => order.order_id)).size).toBe(1);
    provider.confirm(both[0].order.order_id);
    await Promise.all([1, 2, 3].map(() => settled(person, both[0].order.order_id)));
    expect(await plansOf(person)).toHaveLength(1);
  });
});

describe('one trial per person', () => {
  const refused = async (person: Person) => (await trialQuote(person.token)).failure.data.error;

  it('is one for an account, also after it was cancelled', async () => {
    const { person, plan } = await trialist();
    expect(await refused(person)).toBe('trial_used');
    await tern.call('subscriptionCancel', { subscription_id: plan.subscription_id }, { token: person.token });
    tern.clock.advance(40 * day);
    await tern.service.runBackground();
    const signedIn = await tern.call('login', { username: person.email, password: samplePassword });
    const later = { ...person, token: signedIn.data.token };
    expect(await plansOf(later)).toMatchObject([{ state: 'expired' }]);
    expect(await refused(later)).toBe('trial_used');
    // The plan itself stays open to them.
    expect((await buy(tern, later.token, 's1')).order.state).toBe('pending');
  });

  it('is one for a mailbox, whatever its address looks like', async () => {
    const name = `marta${Date.now()}`;
    await trialist(null, `${name}@gmail.com`);
    const second = await tern.customer(`mar.ta${name.slice(5)}+vpn@googlemail.com`);
    expect(await refused(second)).toBe('trial_used');
    expect(await refused(await tern.customer(`${name}+1@gmail.com`))).toBe('trial_used');
    expect((await trialQuote((await tern.customer(`${name}@other.test`)).token)).status).toBe(200);
  });

  it('is one for a card: nothing is given or charged, and the plan can be bought with it', async () => {
    await trialist('card_1');
    const person = await tern.customer();
    const { order } = await open(person);
    provider.confirm(order.order_id, 'card_1');
    expect(await settled(person, order.order_id)).toMatchObject({ state: 'failed', refusal: 'trial_used' });
    expect(await plansOf(person)).toEqual([]);
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toEqual(['now']);
    // With another card the trial is theirs: a card can be shared, a refusal is no trial.
    const other = await open(person);
    expect((await buy(tern, person.token, 's1')).order.state).toBe('pending');
    expect(provider.pages.get(other.order.order_id)?.facts.status).toBe('expired');
  });

  it('is one of two that are confirmed at once with one card', async () => {
    const people = await Promise.all([tern.customer(), tern.customer(), tern.customer()]);
    const orders = await Promise.all(people.map(open));
    for (const { order } of orders) provider.confirm(order.order_id, 'card_2');
    const states = await Promise.all(
      people.map(async (person, index) => (await settled(person, orders[index]?.order.order_id ?? '')).state),
    );
    expect(states.toSorted()).toEqual(['failed', 'failed', 'paid']);
  });

  it('is not for somebody who has a plan, and not with a quote of somebody else', async () => {
    const buyer = await tern.customer();
    const { order } = await buy(tern, buyer.token, 's1', { product: '1m' });
    provider.confirm(order.order_id);
    await settled(buyer, order.order_id);
    expect(await refused(buyer)).toBe('trial_with_plan');
    // A quote from before they signed in is checked again.
    const { quote_id } = (await trialQuote()).data;
    const answer = await tern.call('createSubscription', { quote_id }, { token: buyer.token });
    expect(answer.failure.data.error).toBe('trial_with_plan');
  });

  it('gives back what is charged for a refused one', async () => {
    await trialist('card_3');
    const person = await tern.customer();
    const { order } = await open(person);
    provider.confirm(order.order_id, 'card_3');
    await settled(person, order.order_id);
    await provider.charge(order.order_id, new Date(tern.clock.now() + 30 * day));
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.refunds).toHaveLength(1);
    expect(await plansOf(person)).toEqual([]);
  });
});

describe('before the first charge', () => {
  const pageAt = async (link: string, method: 'GET' | 'POST' = 'GET') => {
    const url = new URL(link);
    const response = await fetch(tern.origin + url.pathname + url.search, { method });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it('mails once, with seven full days left, and a link that cancels without signing in', async () => {
    const { person, order, quote } = await trialist();
    await tern.service.runBackground();
    expect(await tern.mailData(person.email, 'trialReminder')).toBeUndefined();
    const left = Date.parse(quote.trial?.first_charge_at ?? '') - tern.clock.now();
    tern.clock.advance(left - (trialReminderDays + 1) * day);
    await tern.service.runBackground();
    expect(await tern.mailData(person.email, 'trialReminder')).toBeUndefined();
    // A round of the job before the seven days begin.
    tern.clock.advance(day - 10 * 60_000);
    await tern.service.runBackground();
    await tern.service.runBackground();
    const mails = await tern.rows<{ data: { cancel_url: string }; created_at: Date }>(
      `select data, created_at from mail_outbox where recipient = $1 and template = 'trialReminder'`,
      [person.email],
    );
    expect(mails).toHaveLength(1);
    const before = Date.parse(quote.trial?.first_charge_at ?? '') - Number(mails[0]?.created_at);
    expect(before).toBeGreaterThanOrEqual(trialReminderDays * day);
    const link = mails[0]?.data.cancel_url ?? '';
    expect(link).toContain(`http://shop.test${renewalPagePath}?token=${order.order_id}.trial.stop.`);

    const page = await pageAt(link);
    expect(page.status).toBe(200);
    expect(page.html.match(/<button>/g)).toHaveLength(1);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    // Opening it changed nothing.
    const untouched = await tern.rows<{ cancel_at_period_end: boolean }>(
      'select cancel_at_period_end from subscriptions where order_id = $1',
      [order.order_id],
    );
    expect(untouched).toEqual([{ cancel_at_period_end: false }]);
    expect((await pageAt(link, 'POST')).html).toContain('nothing will be charged');
    expect((await pageAt(link, 'POST')).html).not.toContain('<button>');
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toEqual(['period_end']);
    expect(await tern.mailData(person.email, 'trialCancelled')).toEqual({
      ends_at: quote.trial?.first_charge_at,
      act: {
        number: expect.stringMatching(/^act_/),
        at: expect.any(String),
        order_id: order.order_id,
        interval_count: 12,
        interval_unit: 'MONTH',
      },
    });
    // It runs to its day all the same.
    expect(await tern.rows('select state from subscriptions where order_id = $1', [order.order_id])).toEqual([
      { state: 'active' },
    ]);
  });

  it('refuses a link that was changed, and takes nothing else', async () => {
    const { order } = await trialist();
    const [other] = await tern.rows<{ data: { cancel_url: string } }>(
      `select data from mail_outbox where template = 'trialStarted' and data->>'order_id' <> $1 limit 1`,
      [order.order_id],
    );
    const signature = other?.data.cancel_url.split('.').at(-1);
    const forged = ['', 'x', `${order.order_id}.${signature}`, `${order.order_id}.`].concat(
      ['trial.stop', 'trial.keep', '1.stop', '2.keep'].map(
        (rest) => `${order.order_id}.${rest}.${signature}`,
      ),
    );
    for (const token of forged) {
      const page = await pageAt(`http://shop.test${trialCancelPath}?token=${token}`, 'POST');
      expect(page.status).toBe(404);
      expect(page.html).not.toContain('<button>');
    }
  });

  it('cancels with one press in the account, and mails no reminder afterwards', async () => {
    const { person, order, plan, quote } = await trialist();
    const { subscription } = (
      await tern.call(
        'subscriptionCancel',
        { subscription_id: plan.subscription_id },
        { token: person.token },
      )
    ).data;
    expect(subscription).toMatchObject({ state: 'active', cancel_at_period_end: true, trial: quote.trial });
    expect(await tern.mailData(person.email, 'renewalCancelled')).toBeUndefined();
    tern.clock.advance(24 * day);
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toEqual(['period_end']);
    expect(await tern.mailData(person.email, 'trialReminder')).toBeUndefined();
  });

  it('is cancelled by the link of a mail from before the two links', async () => {
    const { person, order } = await trialist();
    const { cancel_url = '' } =
      (await tern.mailData<{ cancel_url: string }>(person.email, 'trialStarted')) ?? {};
    const signature = cancel_url.split('.').at(-1);
    const link = `http://shop.test${trialCancelPath}?token=${order.order_id}.${signature}`;
    expect((await pageAt(link)).html).toContain('<button>');
    expect((await pageAt(link, 'POST')).html).toContain('nothing will be charged');
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toEqual(['period_end']);
  });

  it('is cancelled with the account', async () => {
    const { person, order } = await trialist();
    await tern.call('accountDelete', { password: samplePassword }, { token: person.token });
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toEqual(['period_end']);
    tern.clock.advance(15 * day);
    await tern.service.runBackground();
    // The address is forgotten, and that it had a trial is not.
    const again = await tern.customer(person.email);
    expect((await trialQuote(again.token)).failure.data.error).toBe('trial_used');
  });

  it('can be paid before its end: the paid plan takes its place, and nothing else is charged', async () => {
    const { person, quote, order } = await trialist();
    const early = await buy(tern, person.token, 's1', { product: '12m' });
    expect(early.quote).toMatchObject({ amount: 4500, credit_amount: 0, carried_amount: 0 });
    // The days that are left of the trial come on top.
    const left = Math.ceil((Date.parse(quote.trial?.first_charge_at ?? '') - tern.clock.now()) / day);
    expect(left).toBeGreaterThanOrEqual(30);
    expect(early.quote.extra_days).toBe(left);
    // Until it is paid the trial runs on.
    expect(await plansOf(person)).toMatchObject([{ plan_id: '12m', state: 'active', trial: quote.trial }]);
    provider.confirm(early.order.order_id);
    expect((await settled(person, early.order.order_id)).state).toBe('paid');
    await tern.service.runBackground();
    const [paid, trial] = await plansOf(person);
    expect(paid).toMatchObject({ order_id: early.order.order_id, state: 'active', trial: null });
    const year = new Date(Date.parse(paid?.started_at ?? '') + left * day);
    year.setUTCFullYear(year.getUTCFullYear() + 1);
    expect(Math.abs(Date.parse(paid?.current_period_end ?? '') - year.getTime())).toBeLessThan(2 * day);
    expect(Date.parse(paid?.current_period_end ?? '')).toBeGreaterThan(
      Date.parse(quote.trial?.first_charge_at ?? '') + 365 * day - 1000,
    );
    expect(trial).toMatchObject({ order_id: order.order_id, state: 'cancelled' });
    expect(provider.pages.get(order.order_id)?.cancelled).toHaveLength(1);
    // Now it is a plan like any other.
    const { quote_id } = (await tern.call('quote', { product_id: '12m' }, { token: person.token })).data;
    const again = await tern.call('createSubscription', { quote_id }, { token: person.token });
    expect(again.failure.data.error).toBe('plan_purchased');
    // The first charge of the trial comes all the same.
    await provider.charge(order.order_id, new Date(quote.trial?.first_charge_at ?? ''));
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.refunds).toHaveLength(1);
  });

  it('whose first charge is made while the early payment is open has the second payment back', async () => {
    const { person, quote, order } = await trialist();
    const early = await buy(tern, person.token, 's1', { product: '12m' });
    await provider.charge(order.order_id, new Date(quote.trial?.first_charge_at ?? ''));
    provider.confirm(early.order.order_id);
    await settled(person, early.order.order_id);
    await tern.service.runBackground();
    expect((await plansOf(person)).filter(({ state }) => state === 'active')).toMatchObject([
      { order_id: order.order_id, trial: null },
    ]);
    expect((await orderOf(person, early.order.order_id)).state).toMatch(/refunded|expired/);
    expect(provider.pages.get(order.order_id)?.refunds).toEqual([]);
  });

  it('counts as a payment for an invitation once its first charge was made', async () => {
    await tern.rows(
      `insert into coupons (code, kind, percent) values ('FRIENDLY', 'invite', 10) on conflict do nothing`,
    );
    const { person, quote, order } = await trialist();
    const invited = () => tern.call('quote', { product_id: '6m', code: 'FRIENDLY' }, { token: person.token });
    expect((await invited()).data.coupon).toBe('FRIENDLY');
    await provider.charge(order.order_id, new Date(quote.trial?.first_charge_at ?? ''));
    expect((await invited()).failure.data.code_refusal).toBe('not_new');
  });

  it('ends when another plan is bought, without credit and without a charge: its days are kept', async () => {
    const { person, order } = await trialist();
    tern.clock.advance(10 * day);
    const { quote, order: bought } = await buy(tern, person.token, 's1', { product: '1m' });
    expect(quote).toMatchObject({ credit_amount: 0, extra_days: 21 });
    provider.confirm(bought.order_id);
    await settled(person, bought.order_id);
    await tern.service.runBackground();
    expect(await plansOf(person)).toMatchObject([{ plan_id: '1m', state: 'active' }, { state: 'cancelled' }]);
    expect(provider.pages.get(order.order_id)?.cancelled).toHaveLength(1);
  });
});

describe('the first charge', () => {
  const chargedAt = (quote: { trial: { first_charge_at: string } | null }) =>
    new Date(quote.trial?.first_charge_at ?? '');

  const stateOf = async ({ userId }: Person) =>
    tern.rows('select state, trial_ends_at as trial from subscriptions where user_id = $1', [userId]);
  const goTo = (at: Date) => tern.clock.advance(at.getTime() - tern.clock.now());

  it('that never comes ends the plan without a grace, which is for plans that were paid', async () => {
    const { person, quote, order } = await trialist();
    goTo(new Date(chargedAt(quote).getTime() + 3600 * 1000));
    await tern.service.runBackground();
    expect(await stateOf(person)).toMatchObject([{ state: 'active' }]);
    tern.clock.advance(3 * 3600 * 1000);
    await tern.service.runBackground();
    expect(await stateOf(person)).toMatchObject([{ state: 'expired' }]);
    expect(await tern.mailData(person.email, 'planEnded')).toEqual({ reason: 'trial', next: 'choose' });
    expect(await tern.mailData(person.email, 'renewalFailed')).toBeUndefined();
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toEqual(['now']);
  });

  it('is refused by the bank: the plan is past due until it is paid', async () => {
    const { person, order, quote } = await trialist();
    const at = chargedAt(quote);
    await provider.tell({
      kind: 'renewalFailed',
      at,
      orderId: order.order_id,
      subscription: `sub_${order.order_id}`,
      needsBuyer: false,
      payUrl: null,
    });
    expect(await plansOf(person)).toMatchObject([{ state: 'past_due', trial: quote.trial }]);
    // Paid after all.
    await provider.charge(order.order_id, new Date(at.getTime() + day));
    expect(await plansOf(person)).toMatchObject([{ state: 'active', trial: null }]);
  });

  it.each([
    ['refunded', 'refunded'],
    ['disputed', 'disputed'],
  ] as const)('is %s: the plan ends and is not charged again', async (kind, state) => {
    const { person, order, quote } = await trialist();
    const at = chargedAt(quote);
    await provider.charge(order.order_id, at, { payment: `pay_first_${order.order_id}` });
    goTo(new Date(at.getTime() + 2 * day));
    const about = { at: new Date(at.getTime() + day), orderId: null, payment: `pay_first_${order.order_id}` };
    await provider.tell(
      kind === 'refunded'
        ? { kind, ...about, full: true, amount: quote.renewal_amount, total: null, refund: 're_1' }
        : { kind, ...about, dispute: 'dp_1', stage: 'opened' },
    );
    expect(await stateOf(person)).toEqual([{ state, trial: null }]);
    await tern.service.runBackground();
    expect(provider.pages.get(order.order_id)?.cancelled).toContain('now');
  });

  it('keeps the plan when a part of it is given back', async () => {
    const { person, order, quote } = await trialist();
    const at = chargedAt(quote);
    await provider.charge(order.order_id, at, { payment: `pay_part_${order.order_id}` });
    await provider.tell({
      kind: 'refunded',
      at: new Date(at.getTime() + day),
      orderId: null,
      payment: `pay_part_${order.order_id}`,
      full: false,
      amount: 100,
      total: null,
      refund: 're_part',
    });
    expect(await plansOf(person)).toMatchObject([{ state: 'active' }]);
  });
});

it('stands in what the operator sees, who cannot give nothing back', async () => {
  const { person, order, quote } = await trialist();
  const ops = async (...argv: string[]): Promise<string> => {
    const lines: string[] = [];
    await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
    return lines.join('\n');
  };
  const date = quote.trial?.first_charge_at.slice(0, 10);
  expect(await ops('customer', person.email)).toContain(`free trial, first charge ${date}`);
  expect(await ops('orders', '--email', person.email)).toMatch(/0\.00 USD .*trial/);
  expect(await ops('orders', order.order_id)).toContain(`30 days, first charge ${date}`);
  await expect(ops('refund', order.order_id, '--yes')).rejects.toThrow('Nothing has been charged');
  const { data } = await tern.call('accountExport', {}, { token: person.token });
  expect(data.orders).toMatchObject([{ amount: 0, trial_ends_at: quote.trial?.first_charge_at }]);
});

it('is taken from a plan, and given to another, by the operator', async () => {
  const ops = (...argv: string[]) => runOps({ context: tern.service.context, say: () => {} }, argv);
  const tried = async () =>
    (await tern.call('plans', { currency: 'USD' })).data.plans.flatMap(({ id, trial_price }) =>
      trial_price === 0 ? [id] : [],
    );
  await ops('plans', '12m', '--trial', 'off', '--yes');
  await ops('plans', '6m', '--trial', 'on', '--yes');
  expect(await tried()).toEqual(['6m']);
  expect((await tern.call('quote', { product_id: '12m.add30d' })).failure.data.error).toBe(
    'trial_unavailable',
  );
  await expect(ops('plans', '6m', '--trial', 'soon', '--yes')).rejects.toThrow('--trial is on or off.');
  await ops('plans', '12m', '--trial', 'on', '--yes');
  await ops('plans', '6m', '--trial', 'off', '--yes');
  expect(await tried()).toEqual(['12m']);
});

it('is gone with TRIAL=off, and those that run go on', async () => {
  const off = await startService({ env: { TRIAL: 'off' } });
  doubleProvider(off);
  const { plans } = (await off.call('plans', { currency: 'USD' })).data;
  expect(
    plans.every(({ trial_price, trial_days, trial_product_id }) =>
      [trial_price, trial_days, trial_product_id].every((fact) => fact === null),
    ),
  ).toBe(true);
  expect((await off.call('params')).data.trial_days).toBeNull();
  const refused = await off.call('quote', { product_id: '12m.add30d' });
  expect(refused.failure.data.error).toBe('trial_unavailable');
  await off.close();
});

describe('keys of mailboxes that older rules have made', () => {
  const spelled = async (userId: string) =>
    (
      await tern.rows<{ key_hash: string; rules: number }>(
        `select key_hash, rules from trial_claims c join orders o on o.id = c.order_id
         where c.kind = 'email' and o.user_id = $1`,
        [userId],
      )
    )[0];
  const older = (userId: string, key: string) =>
    tern.rows(
      `update trial_claims c set key_hash = $2, rules = 1 from orders o
       where o.id = c.order_id and c.kind = 'email' and o.user_id = $1`,
      [userId, key],
    );

  it('are made anew once, and count again', async () => {
    const { person } = await trialist(null, 'mia@pm.me');
    const right = await spelled(person.userId);
    await older(person.userId, 'key of mia@pm.me');
    const again = await tern.customer('mia@proton.me');
    expect((await trialQuote(again.token)).data.amount).toBe(0);
    await Promise.all([0, 1].map(() => renewMailboxKeys(tern.service.context)));
    expect(await spelled(person.userId)).toEqual(right);
    expect(right?.rules).toBe(mailboxRules);
    expect((await trialQuote(again.token)).failure.data.error).toBe('trial_used');
  });

  it('stay as they are where the mailbox has had another trial, which is logged', async () => {
    const first = await trialist(null, 'noa@proton.me');
    const other = await trialist(null, 'noa@mail.test');
    await tern.rows(`update users set email = 'noa@pm.me' where id = $1`, [other.person.userId]);
    const right = await spelled(first.person.userId);
    await older(first.person.userId, 'key of noa@proton.me');
    await older(other.person.userId, 'key of noa@pm.me');
    await renewMailboxKeys(tern.service.context);
    expect(await spelled(first.person.userId)).toEqual(right);
    expect(await spelled(other.person.userId)).toEqual({ key_hash: 'key of noa@pm.me', rules: mailboxRules });
    expect(tern.logs.filter((line) => line.includes('a second free trial'))).toEqual([
      expect.stringContaining(other.order.order_id),
    ]);
    await renewMailboxKeys(tern.service.context);
    expect(tern.logs.filter((line) => line.includes('a second free trial'))).toHaveLength(1);
  });
});
