import { randomUUID } from 'node:crypto';
import { analyticsEventOf } from '@tern/testing/simulateVisits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personColumns } from '../src/db/personColumns.ts';
import { jobsOf } from '../src/jobs.ts';
import { deletionGrace } from '../src/modules/account/deleteAccounts.ts';
import { runOps } from '../src/ops.ts';
import { completed } from './fakeStripe.ts';
import { mailCounter } from './outsideServers.ts';
import { card } from './startSandbox.ts';
import { buy, from, type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;

let tern: Started;
let mails: Awaited<ReturnType<typeof mailCounter>>;
beforeAll(async () => {
  mails = await mailCounter();
  tern = await startService({ standIns: true, env: { SMTP_URL: mails.url } });
});
afterAll(async () => {
  await tern.close();
  await mails.close();
});

/** All rows of all tables, as text, by table. */
async function dump(): Promise<Map<string, string>> {
  const tables = await tern.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await tern.rows<{ text: string }>(`select t::text as text from "${name}" t`);
    texts.set(name, rows.map(({ text }) => text).join('\n'));
  }
  return texts;
}

const tablesWith = (texts: Map<string, string>, word: string) =>
  [...texts].filter(([, text]) => text.toLowerCase().includes(word.toLowerCase())).map(([name]) => name);

describe('the table of what a person leaves', () => {
  it('decides every column that can hold a text, and no other', async () => {
    const columns = await tern.rows<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and not exists (select from pg_inherits where inhrelid = format('%I', table_name)::regclass)
          and c.data_type not in ('integer', 'bigint', 'boolean', 'date', 'timestamp with time zone')`,
    );
    const real = columns.map(({ table, column }) => `${table}.${column}`).sort();
    const decided = Object.entries(personColumns).flatMap(([table, { people, others }]) =>
      [...Object.keys(people), ...others].map((column) => `${table}.${column}`),
    );
    expect(decided.sort()).toEqual(real);
  });

  it('names jobs that exist, and a reason for all that stays', () => {
    const jobs = jobsOf(tern.service.context, {} as never, {} as never).map(({ name }) => name);
    for (const [table, { people }] of Object.entries(personColumns)) {
      for (const [column, fate] of Object.entries(people)) {
        const job = fate.until?.split(': ').at(-1);
        if (job) expect(jobs, `${table}.${column}`).toContain(job);
        if (fate.deletion === 'kept') expect(fate.why, `${table}.${column}`).not.toBe('');
      }
    }
  });
});

/** A person who did everything, and the words by which they could be found again. */
async function liveThroughEverything() {
  const words = {
    address: 'wanda.wintermantel@mail.test',
    school: 'wanda.wintermantel@stanford.edu',
    letter: 'wanda.writes@mail.test',
    name: 'Wintermantel',
    ip: '198.51.77.91',
    agent: 'WandasBrowser/7',
    front: randomUUID(),
    click: 'click-of-wanda',
    cardName: 'Wandine W. Cardholder',
    site: 'wandas-blog.test',
    device: 'Wandas laptop',
    bound: '8.8.4.4',
  };
  const here = { headers: { ...from(words.ip), 'user-agent': words.agent } };
  const { data } = await tern.call('anonymousSignup', { email: words.address }, here);
  const { token } = data;
  const me = { token, ...here };
  await tern.call('setPassword', { password: samplePassword }, me);
  await tern.confirm({ token, email: words.address });
  await tern.call('login', { username: words.address, password: samplePassword }, here);
  await tern.call('login', { username: words.address, password: 'Wrong-one1' }, here);
  const app = { installation: 'install-of-wanda', name: words.device };
  const inApp = { headers: { ...here.headers, 'x-app-type': '401' } };
  const credentials = { username: words.address, password: samplePassword };
  (await tern.call('deviceLogin', { ...credentials, ...app }, inApp)).data;
  await tern.call('userIpBind', { ip: words.bound }, me);

  await tern.call('newsletterSubscribe', { email: words.address }, here);
  const confirm = (await tern.mailData<{ confirm_url: string }>(words.address, 'newsletterConfirm'))
    ?.confirm_url;
  const link = new URL(confirm ?? '').searchParams.get('confirm') ?? '';
  (await tern.call('newsletterConfirm', { token: link }, here)).data;
  await tern.call(
    'contactUs',
    { name: `Wanda ${words.name}`, email: words.letter, topic: 'support', inquiry: `I am ${words.name}.` },
    here,
  );
  const application = { name: `Wanda ${words.name}`, site: words.site, plan: 'Reviews.' };
  await tern.call('partnerApply', { ...application, email: words.address }, here);
  await runOps({ context: tern.service.context, say: () => {} }, [
    ...['partners', 'approve', words.address, '--yes'],
  ]);
  await tern.call('studentRequest', { email: words.school }, me);
  const code = (await tern.mailData<{ code: string }>(words.school, 'studentCode'))?.code ?? '';
  (await tern.call('studentConfirm', { code }, me)).data;
  await tern.call('inviteMy', {}, me);
  await tern.call('verificationRequest', { email: words.address }, here);

  const visit = {
    ...analyticsEventOf('page_view', { path: '/pricing' }, { at: tern.clock.now() }),
    ...{ front_id: words.front, user_id: words.front },
    user_properties: { cpsType: 'cj', cpsCookie: words.click },
  };
  expect((await tern.call('analyticsEvents', { user_id: words.front, events: [visit] }, here)).data).toEqual({
    accepted: 1,
    refused: 0,
  });

  const tracking = {
    ...{ front_id: words.front, cps_type: 'cj' as const, cps_cookie: words.click },
    ...{ utm_campaign: 'spring', utm_term: words.name },
  };
  const bought = async (product_id: string, operation: 'createSubscription' | 'otherPurchase') => {
    const quote = (await tern.call('quote', { product_id, currency: 'USD' }, me)).data;
    const order = (await tern.call(operation, { quote_id: quote.quote_id, tracking }, me)).data;
    await tern.standIns.pay(order.checkout_url ?? '', { ...card(), name: words.cardName });
    await expect
      .poll(async () => (await tern.call('order', { order_id: order.order_id }, { token })).data.state)
      .toBe('paid');
    return order.order_id;
  };
  const trial = await bought('12m.add30d', 'createSubscription');
  const paid = await bought('1m', 'otherPurchase');
  // A provider speaks of its customers, with an order and without one.
  const customer = { name: words.cardName, email: words.address, phone: null };
  const billing = { billing_details: { name: words.cardName, email: words.address } };
  const [session] = await tern.rows<{ id: string; amount: number }>(
    'select provider_session as id, amount from orders where id = $1',
    [trial],
  );
  await tern.tell({
    type: 'checkout.session.expired',
    object: {
      ...(completed({ id: session?.id, client_reference_id: trial } as never).object as object),
      ...{ customer_details: customer, customer_email: words.address },
    },
  });
  await tern.tell({ type: 'customer.created', object: { id: 'cus_1', object: 'customer', ...customer } });
  await tern.tell({ type: 'charge.succeeded', object: { id: 'ch_1', object: 'charge', ...billing } });
  await tern.service.runBackground();
  await tern.service.runBackground();
  return { words, token, userId: data.user.user_id, orders: [trial, paid] };
}

it('leaves nothing by which somebody who did everything could be found', async () => {
  const { words, token, userId, orders } = await liveThroughEverything();
  const before = await dump();
  // The test sees what it looks for: what is nowhere before proves nothing afterwards.
  expect(tablesWith(before, words.address)).toEqual(
    expect.arrayContaining(['users', 'mail_outbox', 'newsletter_subscribers', 'partners', 'webhook_events']),
  );
  expect(tablesWith(before, words.front)).toEqual(
    expect.arrayContaining(['orders', 'analytics_events', 'analytics_visits']),
  );
  expect(tablesWith(before, words.click)).toEqual(expect.arrayContaining(['orders', 'conversions']));
  for (const word of [words.agent, words.bound, words.device, words.site])
    expect(tablesWith(before, word), word).not.toEqual([]);

  (await tern.call('accountDelete', { password: samplePassword }, { token })).data;
  tern.clock.advance(deletionGrace + 60_000);
  await tern.service.runBackground();
  // The mail that says so goes out, and its address with it.
  await tern.service.runBackground();
  const after = await dump();
  for (const [kind, word] of Object.entries(words))
    expect([kind, tablesWith(after, word)]).toEqual([kind, []]);

  // Bookkeeping has its rows, of a bare id.
  const kept = await tern.rows<{ id: string; tracking: object; user_id: string }>(
    'select id, tracking, user_id from orders where id = any($1)',
    [orders],
  );
  expect(kept).toHaveLength(2);
  for (const order of kept)
    expect(order).toMatchObject({ user_id: userId, tracking: { cps_type: 'cj', utm_campaign: 'spring' } });
  expect(await tern.rows('select 1 from charges where order_id = any($1)', [orders])).not.toEqual([]);
  expect(await tern.rows('select count(*)::int as events from analytics_events')).toEqual([{ events: 1 }]);

  // A webhook that comes late brings nothing back, and a refund still reaches the network.
  // The stand-ins know no other clock.
  tern.clock.advance(-deletionGrace - 60_000);
  const [, paid = ''] = orders;
  const { id } = await tern.standIns.paymentOf(paid);
  expect(await tern.standIns.act(id, 'refund')).toBe(303);
  await expect
    .poll(async () => (await tern.rows('select state from orders where id = $1', [paid]))[0])
    .toEqual({ state: 'refunded' });
  await tern.service.runBackground();
  expect(await tern.rows('select state from conversions where order_id = $1', [paid])).toEqual([
    { state: 'reversed' },
  ]);
  const late = await dump();
  for (const [kind, word] of Object.entries(words))
    expect([kind, tablesWith(late, word)]).toEqual([kind, []]);
});

describe('jobs', () => {
  const events = () =>
    tern.rows<{ event_id: string; empty: boolean }>(
      `select event_id, body = '' as empty from webhook_events where event_id like 'old_%' order by event_id`,
    );

  it('empty the bodies of webhooks 30 days after they were applied, 90 where they were given up', async () => {
    const add = (id: string, outcome: string | null, days: number | null) =>
      tern.rows(
        `insert into webhook_events (provider, event_id, type, body, received_at, applied_at, outcome, next_try_at)
          values ('tpa', $1, 'x', '{"email":"a@b.test"}', now(), $2, $3, '2100-01-01')`,
        [id, days === null ? null : new Date(tern.clock.now() - days * day), outcome],
      );
    await add('old_applied', 'applied', 31);
    await add('old_failed', 'failed', 31);
    await add('old_failed_longer', 'failed', 91);
    await add('old_fresh', 'applied', 29);
    await add('old_open', null, null);
    await tern.service.runBackground();
    expect(Object.fromEntries((await events()).map(({ event_id, empty }) => [event_id, empty]))).toEqual({
      old_applied: true,
      old_failed: false,
      old_failed_longer: true,
      old_fresh: false,
      old_open: false,
    });
    // There is nothing left to try again.
    const retry = (id: string) =>
      runOps({ context: tern.service.context, say: () => {} }, ['events', 'retry', id, '--yes']);
    await expect(retry('old_failed_longer')).rejects.toThrow('was given up');
  });

  it('delete mails to no account after 30 days, and all after 400', async () => {
    const { userId, email } = await tern.customer();
    const add = (id: string, user: string | null, days: number) =>
      tern.rows(
        `insert into mail_outbox (id, occasion, user_id, recipient, template, language, data, created_at, sent_at)
          values ($1, $1, $2, $3, 'passwordSet', 'en', '{}', $4, $4)`,
        [id, user, email, new Date(tern.clock.now() - days * day)],
      );
    await add('old_bare', null, 31);
    await add('old_bare_fresh', null, 29);
    await add('old_own', userId, 31);
    await add('old_own_longer', userId, 401);
    await tern.service.runBackground();
    expect(await tern.rows(`select id from mail_outbox where id like 'old_%' order by id`)).toEqual([
      { id: 'old_bare_fresh' },
      { id: 'old_own' },
    ]);
  });

  it('empty the clicks of sales after 180 days, once the network has them', async () => {
    const { token } = await tern.customer();
    const { order } = await buy(tern, token, 'tpa', { product: '1m' });
    const states = { sent: '', due: 'click' } as const;
    for (const [state, click] of Object.entries(states)) {
      await tern.rows('delete from conversions where order_id = $1', [order.order_id]);
      await tern.rows(
        `insert into conversions (order_id, network, click, amount, currency, state, sold_at)
          values ($1, 'cj', 'click', 100, 'USD', $2, $3)`,
        [order.order_id, state, new Date(tern.clock.now() - 181 * day)],
      );
      await tern.service.runBackground();
      expect(await tern.rows('select click from conversions where order_id = $1', [order.order_id])).toEqual([
        { click },
      ]);
    }
  });
});
