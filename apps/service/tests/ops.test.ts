import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addInterval } from '@tern/domain';
import { analyticsEventOf } from '@tern/testing/simulateVisits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { opsConfig, runOps } from '../src/ops.ts';
import { buy, type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({
    standIns: true,
    env: { CAMPAIGNS: 'easter,2020-01-01T00:00Z,2999-01-01T00:00Z,12m,71' },
  });
});
// Prices and offers of one test are not those of the next.
afterEach(async () => {
  await tern.rows(`delete from campaigns where source = 'ops'`);
  await tern.rows('delete from plan_prices where version > 1');
});
afterAll(() => tern.close());

async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines.join('\n');
}

it('lists orders, and refunds one only when told twice', async () => {
  const { token, email } = await tern.signUp();
  const { order, url } = await buy(tern, token, 'rz', { product: '6m' });
  await expect(ops('refund', order.order_id)).rejects.toThrow('The order is pending');
  await tern.standIns.pay(url);
  const state = async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state;
  await expect.poll(state).toBe('paid');
  await tern.settled();
  expect(await ops('orders', '--state', 'paid', '--email', email)).toContain(order.order_id);
  expect(await ops('orders', '--state', 'failed', '--email', email)).toBe('0 orders');
  expect(await ops('refund', order.order_id)).toContain('Nothing was changed');
  expect((await tern.standIns.paymentOf(order.order_id)).state).toEqual(['paid']);
  expect(await ops('refund', order.order_id, '--yes')).toContain('The provider has made the refund.');
  await expect.poll(state).toBe('refunded');
  await expect(ops('refund', order.order_id, '--yes')).rejects.toThrow('only paid ones');
});

it('grants a plan for nothing, once', async () => {
  const { token, email } = await tern.signUp();
  expect(await ops('grant', email, '1m')).toContain('Nothing was changed');
  expect(await ops('grant', email, '1m', '--days', '10', '--yes')).toContain('Done.');
  await expect(ops('grant', email, '1m', '--yes')).rejects.toThrow('active plan 1m already');
  const [held] = (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
  expect(held).toMatchObject({ plan_id: '1m', state: 'active', amount: 0, method: null });
  await expect(ops('grant', 'nobody@mail.test', '1m')).rejects.toThrow('Nobody has the address');
});

it.each(['s1', 'rz'] as const)('adds the days of a grant to a plan bought by %s', async (method) => {
  const { token, email } = await tern.signUp();
  const { order, url } = await buy(tern, token, method, { product: '6m' });
  await tern.standIns.pay(url);
  await expect
    .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
    .toBe('paid');
  await tern.settled();
  const plans = async () => (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
  const [before] = await plans();
  expect(await ops('grant', email, '12m', '--days', '10')).toContain('Add 10 days to it');
  expect(await plans()).toEqual([before]);
  const said = await ops('grant', email, '12m', '--days', '10', '--yes');
  const [after, ...others] = await plans();
  expect(others).toEqual([]);
  expect(after).toMatchObject({ plan_id: '6m', renewal_amount: before?.renewal_amount });
  const end = addInterval(new Date(before?.current_period_end ?? ''), 10, 'DAY').toISOString();
  expect(after?.current_period_end).toBe(end);
  expect(said).toContain(`It goes on until ${end.slice(0, 10)}.`);
});

it.each([
  ['whose charge has failed before its end', 'past_due', 3],
  ['in its grace', 'past_due', -3],
  ['whose charge is due', 'active', -0.1],
])('grants nothing beside a plan %s', async (_which, state, days) => {
  const { token, email } = await tern.signUp();
  const { order, url } = await buy(tern, token, 's1', { product: '6m' });
  await tern.standIns.pay(url);
  await expect
    .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
    .toBe('paid');
  await tern.settled();
  const end = new Date(tern.clock.now() + days * 24 * 3600 * 1000);
  await tern.rows('update subscriptions set state = $2, current_period_end = $3 where order_id = $1', [
    order.order_id,
    state,
    end,
  ]);
  for (const yes of [[], ['--yes']])
    await expect(ops('grant', email, '12m', ...yes)).rejects.toThrow('is overdue: it takes no days');
  const held = await tern.rows(
    `select s.state, s.current_period_end as end from subscriptions s join users u on u.id = s.user_id
      where u.email = $1`,
    [email],
  );
  expect(held).toEqual([{ state, end }]);
});

it('gives no days to a free trial', async () => {
  const { token, email } = await tern.signUp();
  const { url } = await buy(tern, token, 's1', { product: '12m.add30d' });
  await tern.standIns.pay(url);
  const plans = async () => (await tern.call('subscriptionMy', {}, { token })).data.subscriptions;
  await expect.poll(async () => (await plans()).length).toBe(1);
  await expect(ops('grant', email, '12m', '--yes')).rejects.toThrow('is a free trial');
  expect(await plans()).toHaveLength(1);
});

it('changes sale and codes', async () => {
  await ops('plans', '6m', '--sale', 'off', '--yes');
  expect((await tern.call('quote', { product_id: '6m' })).failure.data.error).toBe('plan_unknown');
  expect(await ops('plans')).toMatch(/6m {4}not sold/);
  await ops('plans', '6m', '--sale', 'on', '--yes');
  expect(await ops('coupons', 'terra', '--percent', '15', '--kind', 'student', '--yes')).toContain('TERRA');
  expect(await ops('coupons')).toContain('TERRA  student  15%');
  expect((await tern.call('quote', { product_id: '1m', code: 'Terra' })).data.coupon).toBe('TERRA');
  await expect(ops('nonsense')).rejects.toThrow('There is no command "nonsense".');
  await expect(ops('odrers')).rejects.toThrow('Do you mean "orders"?');
});

it('shows one order with everything that is known of it', async () => {
  const { token, email } = await tern.signUp();
  const { order } = await buy(tern, token, 'tpa', { product: '1m' });
  const shown = await ops('orders', order.order_id);
  expect(shown).toContain(email);
  expect(shown).toMatch(/state +pending/);
  expect(shown).toMatch(/amount +9\.99 USD/);
  await expect(ops('orders', 'ord_none')).rejects.toThrow('There is no order');
});

describe('a price', () => {
  const priceOf = async (currency: 'USD' | 'GBP') =>
    (await tern.call('quote', { product_id: '6m', currency })).data;

  it('changes as a new version, and the old one stays on record', async () => {
    expect(await ops('plans', '6m', '--price', 'GBP=29.99')).toContain('Nothing was changed');
    expect((await priceOf('GBP')).amount).toBe(2874);
    expect(await ops('plans', '6m', '--price', 'GBP=29.99', '--yes')).toContain('6m costs 29.99 GBP');
    expect((await priceOf('GBP')).amount).toBe(2999);
    const versions = await ops('plans', '6m');
    expect(versions).toMatch(/28\.74 GBP {2}version 1, from the start {2}was/);
    expect(versions).toMatch(/29\.99 GBP {2}version 2, .* holds/);
    await expect(ops('plans', '6m', '--price', 'CHF=1')).rejects.toThrow('is no price');
  });

  it('can be set for a later day, and its product id tells the discount it leaves', async () => {
    const day = 24 * 3600 * 1000;
    const from = new Date(tern.clock.now() + day).toISOString();
    await ops('plans', '6m', '--price', 'USD=29.97', '--from', from, '--yes');
    expect(await ops('plans', '6m')).toMatch(/29\.97 USD {2}version 2, .* to come/);
    expect(await priceOf('USD')).toMatchObject({ amount: 3594, product_id: expect.stringMatching(/off40$/) });
    tern.clock.advance(day + 1000);
    expect(await priceOf('USD')).toMatchObject({
      amount: 2997,
      discount_percent: '50%',
      product_id: expect.stringMatching(/off50$/),
    });
    await expect(ops('plans', '6m', '--price', 'USD=1', '--from', '2020-01-01')).rejects.toThrow(
      'in the past',
    );
  });
});

it('tells caches in front that prices and campaigns changed', async () => {
  const version = async () => (await tern.call('publicVersion', {})).data;
  const first = await version();
  expect(await version()).toEqual(first);
  await ops('plans', '1m', '--price', 'GBP=8.49', '--yes');
  const priced = await version();
  expect(priced.prices).not.toBe(first.prices);
  expect(priced.campaigns).toBe(first.campaigns);
  const until = new Date(tern.clock.now() + 7_200_000).toISOString();
  const from = new Date(tern.clock.now() + 3_600_000).toISOString();
  await ops(
    ...['campaigns', 'schedule', 'version-test', '--kind', 'activity', '--plan', '1m', '--percent', '50'],
    ...['--from', from, '--until', until, '--yes'],
  );
  // Pages say when the next one is, from when it is planned.
  const planned = await version();
  expect(planned.prices, 'not yet').toBe(priced.prices);
  expect(planned.campaigns).not.toBe(priced.campaigns);
  tern.clock.advance(3_600_000);
  const begun = await version();
  expect(begun.prices).not.toBe(priced.prices);
  expect(begun.campaigns).not.toBe(planned.campaigns);
  tern.clock.advance(3_600_000);
  expect((await version()).prices, 'over').toBe(priced.prices);
});

describe('campaigns', () => {
  const year = () => new Date(tern.clock.now() + 30 * 24 * 3600 * 1000).toISOString();
  const start = (name: string, ...more: string[]) =>
    ops('campaigns', 'start', name, '--plan', '6m', '--percent', '60', '--until', year(), ...more);
  const priceOf = async (plan: string) =>
    (await tern.call('quote', { product_id: plan, currency: 'USD' })).data.amount;
  const priceNow = async () => (await tern.call('quote', { product_id: '6m', currency: 'USD' })).data.amount;

  it('show what the settings say, and what runs now', async () => {
    expect(await ops('campaigns')).toMatch(/easter .* runs now {2}set by CAMPAIGNS/);
    await expect(ops('campaigns', 'show', 'halloween')).rejects.toThrow('no offer of this name');
  });

  it('start, show on the plans, and stop; nothing without --yes', async () => {
    const before = await priceNow();
    expect(await start('halloween')).toContain('Nothing was changed');
    expect(await priceNow()).toBe(before);
    expect(await start('halloween', '--yes')).toContain('Done.');
    expect(await priceNow()).toBe(2397);
    expect((await tern.call('params', {})).data.campaign?.key).toBe('halloween');
    // Of two that overlap, the one that ends first: one ribbon, and one set of prices.
    expect(await priceOf('12m')).toBe(4500);
    await expect(start('anniversary', '--yes')).rejects.toThrow('stop it first');
    expect(await ops('campaigns', 'show', 'halloween')).toContain('6m costs 23.97 USD');
    expect(await ops('campaigns', 'stop', 'halloween')).toContain('Nothing was changed');
    expect(await priceNow()).toBe(2397);
    await ops('campaigns', 'stop', 'halloween', '--yes');
    expect(await priceNow()).toBe(before);
    expect(await priceOf('12m')).toBe(3476);
    expect((await tern.call('params', {})).data.campaign?.key).toBe('easter');
    expect(await ops('campaigns', 'show', 'halloween')).toContain('over');
  });

  it('are scheduled, and taken back before they begin', async () => {
    const day = 24 * 3600 * 1000;
    const at = (days: number) => new Date(tern.clock.now() + days * day).toISOString();
    const schedule = ['campaigns', 'schedule', 'anniversary', '--plan', '6m', '--percent', '60'];
    const before = await priceNow();
    await ops(...schedule, '--from', at(1), '--until', at(2), '--yes');
    expect(await ops('campaigns')).toMatch(/anniversary .* to come/);
    expect(await priceNow()).toBe(before);
    tern.clock.advance(day + 60_000);
    expect(await priceNow()).toBe(2397);
    tern.clock.advance(day);
    expect(await priceNow()).toBe(before);
    await ops(...schedule, '--from', at(3), '--until', at(4), '--yes');
    await ops('campaigns', 'stop', 'anniversary', '--yes');
    expect(await ops('campaigns')).not.toContain('to come');
  });

  it.each([
    ['2020-11-27', '2020-12-01', 'in the past'],
    ['2098-11-27', '2098-11-26', 'an end before its start'],
    ['2098-11-27', '2098-11-27', 'no time at all'],
    ['2098-11-27', '2020-12-01', 'an end in the past'],
  ])('from %s until %s: %s is refused', async (from, until) => {
    const asked = ['campaigns', 'schedule', 'summer', '--plan', '6m', '--percent', '60'];
    await expect(ops(...asked, '--from', from, '--until', until, '--yes')).rejects.toThrow(
      'over before it begins',
    );
    expect(await ops('campaigns')).not.toContain('summer');
  });

  it.each([
    [['S!', '--plan', '6m', '--percent', '60'], '2 to 40 small letters'],
    [['summer', '--plan', '6m', '--percent', '60', '--theme', 'spring'], 'no theme spring'],
    [['summer', '--plan', '6m', '--percent', '60', '--zone', 'Mars/Olympus'], 'no time zone'],
    [['summer', '--plan', '6m', '--percent', '60', '--places', 'roof'], 'roof is no place'],
    [['summer', '--plan', '1m=50,6m=10'], '6m costs 35.94 USD already'],
    [['halloween', '--plan', '9m', '--percent', '60'], 'no plan 9m'],
    [['halloween', '--plan', '6m', '--percent', '95'], 'from 1 to 90'],
    [['halloween', '--plan', '6m', '--percent', '10'], 'is no less'],
    [['a b', '--kind', 'activity', '--plan', '6m', '--percent', '60'], '2 to 40 small letters'],
    [['x1', '--kind', 'gift', '--plan', '6m', '--percent', '60'], '--kind is'],
  ])('refuse %j', async (asked, reason) => {
    await expect(ops('campaigns', 'start', ...asked, '--until', year(), '--yes')).rejects.toThrow(reason);
  });
});

it('takes the settings of the product beside it, stand-ins included, and no live key for the embedded database', () => {
  const test = opsConfig({ PORT: '3700', DATA_DIR: '/nowhere/tern' });
  expect(test).toMatchObject({ databaseUrl: undefined, testMode: true, logLevel: 'error' });
  expect(test.payment.stripe?.apiBase).toBe('http://localhost:3701');
  expect(test.campaigns.map(({ name }) => name)).toContain('anniversary');
  const live = {
    SANDBOX: 'off',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  expect(() => opsConfig(live)).toThrow('Live payment keys need a database with backups');
});

it('shows a customer, ends sessions and sends mails again', async () => {
  const { token, email } = await tern.customer();
  const { order } = await buy(tern, token, 'tpa', { product: '1m' });
  const shown = await ops('customer', email.toUpperCase());
  expect(shown).toContain(email);
  expect(shown).toMatch(/password +set/);
  expect(shown).toContain(`orders: 1\n  ${order.order_id}`);
  const [mail] = await tern.rows<{ id: string }>(
    `select id from mail_outbox where recipient = $1 and template = 'passwordSet'`,
    [email],
  );
  expect(shown).toContain(`${mail?.id}`);
  expect(await tern.rows('select password_hash from users where email = $1', [email])).toHaveLength(1);
  expect(shown).not.toContain('argon2');

  expect(await ops('sessions', 'end', email)).toContain('End 1 session');
  expect((await tern.call('profile', {}, { token })).status).toBe(200);
  expect(await ops('sessions', 'end', email, '--yes')).toContain('Done.');
  expect((await tern.call('profile', {}, { token })).status).toBe(401);
  expect(await ops('customer', email)).toContain('ended ');

  await tern.rows(`update mail_outbox set sent_at = now(), next_try_at = null, data = '{}' where id = $1`, [
    mail?.id,
  ]);
  expect(await ops('mail', 'resend', mail?.id ?? '', '--yes')).toContain('Done.');
  expect(await tern.rows('select sent_at from mail_outbox where id = $1', [mail?.id])).toEqual([
    { sent_at: null },
  ]);
  await tern.rows(`update mail_outbox set sent_at = now(), template = 'paid' where id = $1`, [mail?.id]);
  await expect(ops('mail', 'resend', mail?.id ?? '', '--yes')).rejects.toThrow('not stored any more');
  await expect(ops('customer', 'nobody@mail.test')).rejects.toThrow('Nobody has the address');
});

it('backs everything up, and fills an empty database with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern-backup-'));
  const file = join(folder, 'tern.gz');
  const { email } = await tern.customer();
  // Its table is in parts, which the empty database does not have.
  const seen = analyticsEventOf('page_view', { path: '/' }, { at: tern.clock.now() });
  await tern.call('analyticsEvents', { user_id: seen.user_id, events: [seen] });
  await tern.service.runBackground();
  expect(await ops('backup', file)).toContain(`are in ${file}`);
  const other = await startService();
  const there = async (...argv: string[]) => {
    const lines: string[] = [];
    await runOps({ context: other.service.context, say: (line) => lines.push(line) }, argv);
    return lines.join('\n');
  };
  expect(await there('restore', file)).toContain('Nothing was changed');
  expect(await there('restore', file, '--yes')).toContain('Done.');
  const tables = await tern.rows<{ name: string }>(
    `select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const all = `select to_jsonb(t)::text as row from ${name} t order by 1`;
    expect([name, await other.rows(all)]).toEqual([name, await tern.rows(all)]);
  }
  const login = await other.call('login', { username: email, password: samplePassword });
  expect(login.status).toBe(200);
  await expect(there('restore', file, '--yes')).rejects.toThrow(
    /in use\. A restore would replace .*\d+ of users/,
  );
  writeFileSync(join(folder, 'half.gz'), readFileSync(file).subarray(0, 500));
  await expect(there('restore', join(folder, 'half.gz'), '--yes')).rejects.toThrow(
    'cannot be read as a backup',
  );
  await other.close();
  rmSync(folder, { recursive: true });
});
