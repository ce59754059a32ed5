import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { runningDatabase } from '../src/db/runningDatabase.ts';
import { describeParts } from '../src/describeParts.ts';
import { createService, dataDirLock, readConfig, standInKeys } from '../src/main.ts';
import { completed, fakeStripe } from './fakeStripe.ts';
import { newDatabase } from './newDatabase.ts';
import { openOrder, startService } from './startService.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tern-start-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function rowsOf(connectionString: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('keeps account, session and subscription over a restart, and refuses a second start', async () => {
    const stripe = await fakeStripe();
    const env = { DATA_DIR: newFolder() };
    const first = await startService({ env, databaseUrl: null, stripe });
    const { token, email } = await first.signUp();
    await first.call('setPassword', { password: 'Sea-swallow7' }, { token });
    const paid = await openOrder(first, token);
    const open = await openOrder(first, token, '6m');
    await first.tell(completed(stripe.pay(paid.session.id)));
    await expect(createService({ config: first.service.config })).rejects.toThrow(
      /^Another process \(\d+\) already uses the data folder .*\. Stop it, or set DATA_DIR to another folder\.$/,
    );
    expect(await first.service.health()).toBe(true);
    // The operator's command line joins it.
    const running = runningDatabase(env.DATA_DIR);
    expect(await rowsOf(running ?? '', 'select id from orders')).toHaveLength(2);
    await first.close();
    expect(runningDatabase(env.DATA_DIR)).toBeNull();
    expect(await first.service.health()).toBe(false);
    expect(existsSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);

    const second = await startService({ env, databaseUrl: null, stripe });
    expect((await second.call('profile', {}, { token })).data.email).toBe(email);
    const login = await second.call('login', { username: email, password: 'Sea-swallow7' });
    const { subscriptions } = (await second.call('subscriptionMy', {}, { token: login.data.token })).data;
    expect(subscriptions).toMatchObject([{ order_id: paid.order.order_id, state: 'active' }]);
    expect((await openOrder(second, token, '6m')).order).toEqual(open.order);
    await second.close();
    await stripe.close();
  });
});

describe('the lock of a data folder', () => {
  it('is taken over from a process that died, and kept by one that lives', () => {
    const folder = newFolder();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), `${pid} 12345\n`);
    const release = dataDirLock(folder);
    expect(() => dataDirLock(folder)).toThrow(/already uses/);
    release();
    // Another process may reuse the process id: a different start time distinguishes them.
    writeFileSync(join(folder, 'lock'), `${process.pid} 1\n`);
    if (existsSync('/proc/self/stat')) dataDirLock(folder)();
  });
});

describe('migrations', () => {
  it('build an empty database, by many processes at once, and do nothing the second time', async () => {
    const url = await newDatabase();
    const onError = () => {};
    const connections = await Promise.all(Array.from({ length: 5 }, () => connect(url, { onError })));
    connections.push(await connect(url, { onError }));
    const { rows } = await (connections[0]?.pool.query(
      `select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
        (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace
          and relkind in ('r', 'p') and not relispartition) as tables`,
    ) ?? { rows: [] });
    expect(rows[0].applied).toBeGreaterThan(0);
    const db = new URL('../src/db/', import.meta.url);
    const files = readdirSync(db).filter((name) => /(?:Tables|[sS]chema)\.ts$/.test(name));
    const modules: object[] = await Promise.all(files.map((name) => import(new URL(name, db).href)));
    const tables = new Set(
      modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable)),
    );
    expect(rows[0].tables).toBe(tables.size);
    await Promise.all(connections.map((connection) => connection.close()));
  });

  it('leave two services on one database', async () => {
    const databaseUrl = await newDatabase();
    const stripe = await fakeStripe();
    const [one, two] = await Promise.all([
      startService({ databaseUrl, stripe }),
      startService({ databaseUrl, stripe }),
    ]);
    const { token } = await one.signUp();
    const quote = (await one.call('quote', { product_id: '12m', currency: 'USD' })).data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).call('createSubscription', { quote_id: quote.quote_id }, { token }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.data.checkout_url)).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
    await Promise.all([one.close(), two.close()]);
    await stripe.close();
  });
});

describe('readConfig', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://tern.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'no-reply@tern.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    DATABASE_URL: 'postgres://db.example/tern',
  };

  it('takes a complete production', () => {
    expect(readConfig(production)).toMatchObject({ testMode: false, production: true });
  });

  it.each([
    [{ STRIPE_WEBHOOK_SECRET: undefined }, /STRIPE_WEBHOOK_SECRET is missing/],
    [{ DATABASE_URL: undefined }, /Live payment keys need a database with backups/],
    [{ PUBLIC_ORIGIN: undefined }, /PUBLIC_ORIGIN is missing/],
    [{ PUBLIC_ORIGIN: 'http://tern.example' }, /must start with https/],
    [{ SMTP_URL: undefined }, /SMTP_URL is missing/],
    [{ SANDBOX: 'on' }, /is a live key, but the sandbox is on/],
    [{ STRIPE_API_BASE: 'http://localhost:1' }, /points away from Stripe/],
    [{ STRIPE_SECRET_KEY: 'oops' }, /does not look like a secret key/],
    [{ TRUSTED_PROXIES: 'two' }, /number of proxies/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is not an address/],
  ])('refuses %o', (change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence);
  });

  it('lets live keys onto the embedded database when told so', () => {
    const env = { ...production, DATABASE_URL: undefined, ALLOW_LIVE_ON_EMBEDDED: '1' };
    expect(readConfig(env).databaseUrl).toBeUndefined();
  });

  it('needs nothing in development', () => {
    expect(readConfig({})).toMatchObject({ testMode: true, payment: {} });
    expect(readConfig({}).payment).toEqual({});
  });

  it('is told at the start: which ways to pay are on, in which mode, and no secret', () => {
    const all = ['STRIPE', 'PAYPAL', 'PADDLE', 'RAZORPAY', 'TPA'].map((name) => [
      `${name}_API_BASE`,
      'http://localhost:3001',
    ]);
    const payments = (env: Record<string, string>) =>
      describeParts(readConfig(env)).filter((line) => line.startsWith('payment: '));
    expect(payments(Object.fromEntries(all))).toEqual([
      'payment: Stripe (s1, gap), stand-in',
      'payment: PayPal (ps, subscription), stand-in',
      'payment: Paddle (pd), stand-in',
      'payment: Razorpay (rz), stand-in',
      'payment: a further provider (tpa), stand-in',
    ]);
    const keys = (mode: string) => ({
      SANDBOX: 'off',
      DATABASE_URL: 'postgres://tern:secret-word@localhost/tern',
      STRIPE_SECRET_KEY: `sk_${mode}_secret`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_public`,
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    });
    expect(payments(keys('live'))).toEqual(['payment: Stripe (s1, gap), live']);
    expect(payments(keys('test'))).toEqual(['payment: Stripe (s1, gap), test keys']);
    expect(payments({})).toEqual(['payment: none configured']);
    expect(describeParts(readConfig(keys('live'))).join()).not.toMatch(/secret|_live_/);
    const cf = { CF_POSTBACK_URL: 'https://cf.test/told', CF_POSTBACK_SECRET: 'secret'.repeat(6) };
    const told = describeParts(readConfig({ ...cf, PARTNER_TERMS: 'cj:30:45,direct:40:30' })).join('\n');
    expect(told).toContain('affiliates: cf at cf.test\npartners: cj 30% for 45 days, direct 40% for 30 days');
    expect(told).toContain('partners: cj is promised a share, but its settings are missing');
    expect(told).toContain('students: by e-mail');
    expect(told).not.toContain('secret');
    expect(describeParts(readConfig({})).join('\n')).toContain('affiliates: no network is told of sales');
  });

  it('ends the process with sentences, not a stack', () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('No way to pay is configured');
    expect(stderr).not.toContain('    at ');
  });
});

describe('logs', () => {
  it('hold no key, token, address or card, whatever happens in a purchase', async () => {
    const tern = await startService({ standIns: true });
    const { token, email } = await tern.signUp();
    for (const method of [
      'createSubscription',
      'paypalSubscription',
      'paddlePrepurchase',
      'otherPurchase',
    ] as const) {
      const quote = (await tern.call('quote', { product_id: '12m' }, { token })).data;
      const order = (await tern.call(method, { quote_id: quote.quote_id }, { token })).data;
      await tern.standIns.knobs({ apiFails: true });
      await tern.call('order', { order_id: order.order_id }, { token });
      tern.clock.advance(40_000);
      await tern.service.runBackground();
      await tern.standIns.knobs({ apiFails: false });
    }
    // Refused, broken and forged.
    await tern.call('quote', { product_id: 'nothing', code: 'SECRETCODE' }, { token });
    await tern.post({ id: 'evt_forged', body: '{"id":"evt_forged"}', signature: 't=1,v1=00' });
    await fetch(`${tern.origin}/api/mms/payment/v1/providers/tpa/webhook`, { method: 'POST', body: '{' });
    await tern.close();
    const logs = tern.logs.join('\n');
    expect(logs).toContain('order still unknown');
    const { stripe, paypal, paddle, razorpay, tpa } = standInKeys;
    const secrets = [
      stripe.secretKey,
      stripe.webhookSecret,
      paypal.clientSecret,
      paddle.apiKey,
      paddle.webhookSecret,
      razorpay.keySecret,
      razorpay.webhookSecret,
      tpa.secret,
      token,
      email,
      'SECRETCODE',
      // Of a card. Fewer digits stand in some id or time by chance.
      '42424242',
      '100.64.',
    ];
    expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
  });
});
