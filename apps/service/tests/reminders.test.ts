import { renewalPagePath } from '@tern/contract';
import { addInterval } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/main.ts';
import { reminderOf } from '../src/modules/payment/renewals/reminderDays.ts';
import { type DoubleProvider, doubleProvider } from './doubleProvider.ts';
import { restoreAfterEach } from './sharedState.ts';
import { buy, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
let tern: Started;
let provider: DoubleProvider;
beforeAll(async () => {
  tern = await startService();
  provider = doubleProvider(tern);
  restoreAfterEach(() => {
    const { moveCharge } = provider.adapter;
    return () => Object.assign(provider.adapter, { moveCharge });
  });
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['customer']>>;

interface Reminder {
  amount: number;
  last_amount: number | null;
  renews_at: string;
  keep_url: string;
  stop_url: string;
}

async function owner(product = '12m') {
  const person = await tern.customer();
  const { order } = await buy(tern, person.token, 's1', { product });
  provider.confirm(order.order_id);
  (await tern.call('walletPurchaseResult', { order_id: order.order_id }, { token: person.token })).data;
  const [plan] = (await tern.call('subscriptionMy', {}, { token: person.token })).data.subscriptions;
  if (!plan) throw new Error('The plan has not begun.');
  return { person, orderId: order.order_id, plan, chargeAt: Date.parse(plan.next_charge_at ?? '') };
}

const reminders = ({ email }: Person) =>
  tern.rows<{ data: Reminder; created_at: Date }>(
    `select data, created_at from mail_outbox where recipient = $1 and template = 'renewalReminder' order by created_at`,
    [email],
  );
/** The time at which so much is left until the charge, and the work in the background then. */
async function backgroundBefore(chargeAt: number, ms: number) {
  tern.clock.advance(chargeAt - ms - tern.clock.now());
  await tern.service.runBackground();
}
const stateOf = async (orderId: string) =>
  (
    await tern.rows<{ cancel_at_period_end: boolean; kept_for: Date | null }>(
      'select cancel_at_period_end, kept_for from subscriptions where order_id = $1',
      [orderId],
    )
  )[0];
async function pageAt(link: string, method: 'GET' | 'POST' = 'GET') {
  const url = new URL(link);
  const response = await fetch(tern.origin + url.pathname + url.search, { method });
  return { status: response.status, html: await response.text() };
}

describe('before a renewal of a year', () => {
  it('mails once, thirty days before, also after a restart', async () => {
    const { person, chargeAt, plan } = await owner();
    await backgroundBefore(chargeAt, 31 * day);
    expect(await reminders(person)).toEqual([]);
    await backgroundBefore(chargeAt, 30 * day - 1000);
    await tern.service.runBackground();
    tern.clock.advance(day);
    // Nothing of it is in the memory of a process: what another one would do is the same round.
    await tern.service.runBackground();
    const mails = await reminders(person);
    expect(mails.map(({ data }) => data)).toMatchObject([
      { amount: 4500, last_amount: 4500, renews_at: plan.next_charge_at, currency: 'USD' },
    ]);
  });

  it('mails again before the next one', async () => {
    const { person, orderId, chargeAt } = await owner();
    await backgroundBefore(chargeAt, 29 * day);
    const nextYear = addInterval(new Date(chargeAt), 12, 'MONTH');
    tern.clock.advance(29 * day);
    await provider.charge(orderId, new Date(chargeAt), { periodEnd: nextYear });
    await tern.service.runBackground();
    expect(await reminders(person)).toHaveLength(1);
    await backgroundBefore(nextYear.getTime(), 29 * day);
    expect((await reminders(person)).map(({ data }) => data.renews_at)).toEqual([
      new Date(chargeAt).toISOString(),
      nextYear.toISOString(),
    ]);
  });

  it('mails nobody whose renewal is cancelled', async () => {
    const { person, plan, chargeAt } = await owner();
    await tern.call('subscriptionCancel', { subscription_id: plan.subscription_id }, { token: person.token });
    await backgroundBefore(chargeAt, 20 * day);
    expect(await reminders(person)).toEqual([]);
  });

  it('mails again when the charge has moved by days, and not by hours', async () => {
    Object.assign(provider.adapter, { moveCharge: async () => true });
    const { person, orderId, chargeAt } = await owner();
    await backgroundBefore(chargeAt, 29 * day);
    const move = (interval: string) =>
      tern.rows(
        `update subscriptions set current_period_end = current_period_end + $2::interval where order_id = $1`,
        [orderId, interval],
      );
    await move('3 hours');
    await tern.service.runBackground();
    expect(await reminders(person)).toHaveLength(1);
    await move('20 days');
    await tern.service.runBackground();
    // It is far away again.
    expect(await reminders(person)).toHaveLength(1);
    tern.clock.advance(20 * day);
    await tern.service.runBackground();
    const moved = new Date(chargeAt + 20 * day + 3 * 3600 * 1000).toISOString();
    expect((await reminders(person)).at(-1)?.data.renews_at).toBe(moved);
    expect(await reminders(person)).toHaveLength(2);
  });

  it('names the provider’s own day where free days stand after it', async () => {
    const { person, orderId, chargeAt } = await owner();
    await tern.rows(
      `with days as (update orders set extra_days = 60, provider_days = 0 where id = $1 returning id)
       update subscriptions set current_period_end = current_period_end + interval '60 days' where order_id = $1`,
      [orderId],
    );
    await backgroundBefore(chargeAt, 29 * day);
    expect((await reminders(person)).map(({ data }) => data.renews_at)).toEqual([
      new Date(chargeAt).toISOString(),
    ]);
  });
});

describe('before another plan that follows', () => {
  it('mails its price and its period, before a month that becomes a year', async () => {
    const { person, orderId, chargeAt } = await owner('1m');
    await tern.rows(
      `insert into plan_changes (order_id, plan_id, amount, created_at)
       select $1, id, 4400, now() from plans where interval_count = 12`,
      [orderId],
    );
    await backgroundBefore(chargeAt, 20 * day);
    const mails = await reminders(person);
    expect(mails.map(({ data }) => data)).toMatchObject([
      { amount: 4400, last_amount: 999, interval_count: 12, interval_unit: 'MONTH' },
    ]);
    const { html } = await pageAt(mails[0]?.data.keep_url ?? '');
    expect(html).toContain('$44.00');
    expect(html).not.toContain('$9.99');
  });
});

describe('before a first full price', () => {
  it('mails what it was and what it will be, half a month before a month ends', async () => {
    const { person, orderId, chargeAt } = await owner('1m');
    await tern.rows(`update charges set amount = 500 where order_id = $1`, [orderId]);
    await backgroundBefore(chargeAt, 16 * day);
    expect(await reminders(person)).toEqual([]);
    await backgroundBefore(chargeAt, 15 * day - 1000);
    expect((await reminders(person)).map(({ data }) => data)).toMatchObject([
      { amount: 999, last_amount: 500 },
    ]);
  });

  it('mails nothing before a month that costs what the last one did', async () => {
    const { person, chargeAt } = await owner('1m');
    await backgroundBefore(chargeAt, 3 * day);
    expect(await reminders(person)).toEqual([]);
  });
});

describe('the links', () => {
  it('stop without signing in, by a press alone, and once', async () => {
    const { person, orderId, chargeAt } = await owner();
    await backgroundBefore(chargeAt, 29 * day);
    const [mail] = await reminders(person);
    const link = mail?.data.stop_url ?? '';
    expect(link).toContain(`http://shop.test${renewalPagePath}?token=${orderId}.1.stop.`);
    const page = await pageAt(link);
    expect(page.html.match(/<button>/g)).toHaveLength(1);
    expect((await stateOf(orderId))?.cancel_at_period_end).toBe(false);
    expect((await pageAt(link, 'POST')).html).toContain('nothing more will be charged');
    expect((await pageAt(link, 'POST')).html).not.toContain('<button>');
    expect((await stateOf(orderId))?.cancel_at_period_end).toBe(true);
    await tern.service.runBackground();
    expect(provider.pages.get(orderId)?.cancelled).toEqual(['period_end']);
    // Keeping what is stopped is no matter of this link any more.
    expect((await pageAt(mail?.data.keep_url ?? '', 'POST')).html).not.toContain('<button>');
    expect((await stateOf(orderId))?.kept_for).toBeNull();
  });

  it('keep by a press alone, and leave the way to stop open', async () => {
    const { person, orderId, chargeAt } = await owner();
    await backgroundBefore(chargeAt, 29 * day);
    const { keep_url = '', stop_url = '' } = (await reminders(person))[0]?.data ?? {};
    expect((await pageAt(keep_url)).html).toContain('<button>');
    expect((await stateOf(orderId))?.kept_for).toBeNull();
    expect((await pageAt(keep_url, 'POST')).html).not.toContain('<button>');
    expect((await stateOf(orderId))?.kept_for?.getTime()).toBe(chargeAt);
    expect((await pageAt(stop_url)).html).toContain('<button>');
  });

  it('do nothing once their charge was made', async () => {
    const { person, orderId, chargeAt } = await owner();
    await backgroundBefore(chargeAt, 29 * day);
    const { keep_url = '', stop_url = '' } = (await reminders(person))[0]?.data ?? {};
    tern.clock.advance(29 * day);
    await provider.charge(orderId, new Date(chargeAt), {
      periodEnd: addInterval(new Date(chargeAt), 12, 'MONTH'),
    });
    await tern.service.runBackground();
    for (const link of [keep_url, stop_url]) {
      expect((await pageAt(link, 'POST')).html).toContain('nothing left to decide');
    }
    expect(await stateOf(orderId)).toEqual({ cancel_at_period_end: false, kept_for: null });
  });

  it('are of one order and one act: a signature of another is refused', async () => {
    const [one, other] = [await owner(), await owner()];
    await backgroundBefore(other.chargeAt, 29 * day);
    const mine = (await reminders(one.person))[0]?.data;
    const [, stopSignature = ''] = /([\w-]{43})$/.exec(mine?.stop_url ?? '') ?? [];
    for (const about of [`${one.orderId}.1.keep`, `${one.orderId}.2.stop`, `${other.orderId}.1.stop`]) {
      const link = `http://shop.test${renewalPagePath}?token=${about}.${stopSignature}`;
      expect((await pageAt(link, 'POST')).status).toBe(404);
    }
    expect((await stateOf(one.orderId))?.cancel_at_period_end).toBe(false);
  });
});

describe('the days', () => {
  it.each([
    [1, 'WEEK', 3, false],
    [1, 'MONTH', 15, false],
    [6, 'MONTH', 30, false],
    [12, 'MONTH', 30, true],
    [1, 'YEAR', 30, true],
  ] as const)('of %s %s are %s', (intervalCount, intervalUnit, days, always) => {
    expect(reminderOf({ id: 'x', intervalCount, intervalUnit }, 30)).toEqual({ planId: 'x', days, always });
  });

  it('are a setting within what the law allows', () => {
    const read = (RENEWAL_REMINDER_DAYS: string) =>
      readConfig({ PUBLIC_ORIGIN: 'http://shop.test', RENEWAL_REMINDER_DAYS }).renewalReminderDays;
    expect([read('15'), read('45')]).toEqual([15, 45]);
    for (const wrong of ['14', '46', 'x']) expect(() => read(wrong)).toThrow('RENEWAL_REMINDER_DAYS');
  });
});
