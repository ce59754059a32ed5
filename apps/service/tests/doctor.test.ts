import { createSocket, type Socket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { selfSigned } from '@tern/testing/selfSigned';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '../src/ops/doctor/Check.ts';
import { cardMethodsCheck } from '../src/ops/doctor/cardMethodsCheck.ts';
import { certificateCheck } from '../src/ops/doctor/certificateCheck.ts';
import { clockCheck } from '../src/ops/doctor/clockCheck.ts';
import { databaseCheck } from '../src/ops/doctor/databaseCheck.ts';
import { diskCheck } from '../src/ops/doctor/diskCheck.ts';
import { createDnsCheck } from '../src/ops/doctor/dnsCheck.ts';
import { doctor, runCheck } from '../src/ops/doctor/doctor.ts';
import { mailCheck } from '../src/ops/doctor/mailCheck.ts';
import { partnersCheck } from '../src/ops/doctor/partnersCheck.ts';
import { paymentCheck } from '../src/ops/doctor/paymentCheck.ts';
import { provisioningCheck } from '../src/ops/doctor/provisioningCheck.ts';
import { readExamined } from '../src/ops/doctor/readExamined.ts';
import { settingsCheck } from '../src/ops/doctor/settingsCheck.ts';
import { stunCheck } from '../src/ops/doctor/stunCheck.ts';
import { provisionStandIn } from '../src/sandboxSettings.ts';
import type { Environment } from '../src/settings.ts';
import { databaseDoor } from './databaseDoor.ts';
import { newDatabase } from './newDatabase.ts';
import { migrations, oldDatabase } from './oldDatabase.ts';
import { mailCounter } from './outsideServers.ts';
import { type StandIns, startSandbox } from './startSandbox.ts';
import { startService } from './startService.ts';

/** `level: sentence` of every finding. */
async function findingsOf(check: Check, env: Environment = {}): Promise<string[]> {
  const found = await runCheck(check, readExamined({ SANDBOX: 'off', ...env }));
  return found.map(({ level, says }) => `${level}: ${says}`);
}

const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}
/** A port that nothing listens on. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await new Promise((done) => server.close(done));
  return port;
}

it('says which affiliate network is told, and which promise nobody counts', async () => {
  const cf = { CF_POSTBACK_URL: 'https://cf.test/told', CF_POSTBACK_SECRET: 'hidden'.repeat(6) };
  expect(await findingsOf(partnersCheck)).toEqual([
    'ok: No affiliate network is set up: nobody is told of sales.',
  ]);
  expect(await findingsOf(partnersCheck, { ...cf, PARTNER_TERMS: 'cj:30:45,cf:20:30,direct:40:30' })).toEqual(
    [
      'warning: PARTNER_TERMS promises a share by CJ, which is told of no sale.',
      'ok: cf is told of sales and reversals.',
    ],
  );
  expect((await findingsOf(partnersCheck, cf))[0]).toMatch(
    /^ok: cf is told .* PARTNER_TERMS has none for it/,
  );
  expect((await findingsOf(partnersCheck, { ...cf, CF_POSTBACK_SECRET: '' }))[0]).toMatch(
    /^warning: Not exam/,
  );
});

it('says whether the host of WireGuard keys responds and takes the token', async () => {
  const host = await startSandbox({ webhookOrigin: 'http://127.0.0.1:1' });
  closers.push(() => host.close());
  const settings = provisionStandIn(host.origin);
  const { host: name } = new URL(host.origin);
  expect(await findingsOf(provisioningCheck, settings)).toEqual([`ok: ${name} takes WireGuard keys.`]);
  expect(await findingsOf(provisioningCheck, { ...settings, PROVISION_TOKEN: 'other' })).toEqual([
    `problem: ${name} refuses the token.`,
  ]);
  expect(await findingsOf(provisioningCheck)).toEqual([
    'warning: PROVISION_URL is missing: the account says that configurations are not offered here.',
  ]);
  const databaseUrl = await newDatabase();
  const tern = await startService({ databaseUrl });
  closers.push(() => tern.close());
  const waiting = async () => (await findingsOf(provisioningCheck, { DATABASE_URL: databaseUrl })).slice(1);
  expect(await waiting()).toEqual([]);
  await tern.rows(
    `insert into wireguard_keys (id, name, public_key, cities, created_at, removed_at, next_try_at)
     values ('wgk_1', '', 'a', '{}', now(), now(), now())`,
  );
  expect(await waiting()).toEqual([
    'warning: No host is told of 1 WireGuard key that changed: servers may still know what was removed.',
  ]);
  const nobody = { ...settings, PROVISION_URL: `http://127.0.0.1:${await closedPort()}` };
  expect((await findingsOf(provisioningCheck, nobody))[0]).toMatch(
    /^problem: 127.* does not say how keys are used: The host does not respond\.$/,
  );
});

describe('settings', () => {
  it('are complete, or say everything that is missing', async () => {
    expect(await findingsOf(settingsCheck, { SANDBOX: 'on' })).toEqual([
      'ok: Complete, in test mode: stand-ins take payments and mails.',
    ]);
    const found = await findingsOf(settingsCheck, { NODE_ENV: 'production', TRUSTED_PROXIES: '99' });
    expect(found.join('\n')).toContain('problem: TRUSTED_PROXIES is the number of proxies');
    expect(found.join('\n')).toContain('problem: SMTP_URL is missing');
  });
});

describe('the database', () => {
  it('is as this version of Tern left it', async () => {
    const databaseUrl = await newDatabase();
    expect((await findingsOf(databaseCheck, { DATABASE_URL: databaseUrl })).at(-1)).toBe(
      'warning: The database is empty.',
    );
    const tern = await startService({ databaseUrl });
    const found = await findingsOf(databaseCheck, { DATABASE_URL: databaseUrl });
    expect(found[0]).toMatch(/^ok: PostgreSQL 1\d.* answers in \d+ ms\. Its database has .*B\.$/);
    expect(found.at(-1)).toBe(`ok: All ${migrations.length} migrations have run.`);
    await tern.rows(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)`);
    expect((await findingsOf(databaseCheck, { DATABASE_URL: databaseUrl })).at(-1)).toMatch(
      /^problem: The database has \d+ migrations, this version of Tern knows/,
    );
    await tern.close();
  });

  it('of an earlier version is not migrated by looking', async () => {
    const old = await oldDatabase(migrations[1] ?? '');
    const says = `warning: 2 of ${migrations.length} migrations have run.`;
    expect((await findingsOf(databaseCheck, { DATABASE_URL: old.url })).at(-1)).toBe(says);
    expect((await findingsOf(databaseCheck, { DATABASE_URL: old.url })).at(-1)).toBe(says);
    await old.close();
  });

  it('is away, or its clock is', async () => {
    const door = await databaseDoor(await newDatabase(), { isShut: true });
    const [away] = await findingsOf(databaseCheck, { DATABASE_URL: door.url });
    expect(away).toMatch(/^problem: The database at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\.$/);
    const [idle] = await findingsOf(databaseCheck, { DATA_DIR: '/nowhere/tern' });
    expect(idle).toBe('warning: The embedded database in /nowhere/tern does not run.');
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Found before the one of PostgreSQL, on the path of this database alone.
    await client.query(
      `create function public.clock_timestamp() returns timestamptz language sql as $$ select pg_catalog.now() + interval '90 seconds' $$`,
    );
    const name = new URL(url).pathname.slice(1);
    await client.query(`alter database ${name} set search_path = public, pg_catalog`);
    await client.end();
    expect(await findingsOf(databaseCheck, { DATABASE_URL: url })).toContain(
      'warning: Its clock is 90 seconds away from the one here.',
    );
  });
});

describe('the mail server', () => {
  it('says hello, and gets no mail', async () => {
    const counter = await mailCounter();
    closers.push(counter.close);
    const { host } = new URL(counter.url);
    expect(await findingsOf(mailCheck, { SMTP_URL: counter.url })).toEqual([
      `ok: ${host} says hello, without TLS on this machine.`,
    ]);
    expect(counter.mails.size).toBe(0);
  });

  it('is away, or refuses the password', async () => {
    const closed = `smtp://127.0.0.1:${await closedPort()}`;
    expect((await findingsOf(mailCheck, { SMTP_URL: closed }))[0]).toMatch(
      /^problem: .* does not take mails/,
    );
    const port = await portOf(
      createServer((socket) => {
        socket.on('error', () => {});
        socket.write('220 strict\r\n');
        socket.on('data', (line) => {
          const word = String(line).slice(0, 4).toUpperCase();
          if (word === 'EHLO') socket.write('250-strict\r\n250 AUTH PLAIN\r\n');
          else if (word === 'AUTH') socket.write('535 no\r\n');
          else socket.end('221 bye\r\n');
        });
      }),
    );
    const [refused] = await findingsOf(mailCheck, { SMTP_URL: `smtp://tern:wrong@127.0.0.1:${port}` });
    expect(refused).toBe(`problem: 127.0.0.1:${port} does not take mails (EAUTH, 535).`);
    expect((await findingsOf(mailCheck))[0]).toMatch(/^warning: There is no SMTP_URL/);
  });
});

describe('payment providers', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startSandbox({ webhookOrigin: 'http://127.0.0.1:9' });
  });
  afterAll(() => standIns.close());

  it('answer, and know the keys', async () => {
    const found = await findingsOf(paymentCheck, { SANDBOX: 'on', ...standIns.env });
    expect(found).toEqual([
      'ok: Stripe answers, and knows the keys.',
      'ok: PayPal answers, and knows the keys.',
      'ok: Paddle answers, and knows the keys.',
      'ok: Razorpay answers, and knows the keys.',
      'ok: a further provider answers, and knows the keys.',
    ]);
    expect(await standIns.payments()).toEqual([]);
  });

  it('refuse keys, or are away', async () => {
    const wrong = {
      STRIPE_SECRET_KEY: 'rk_test_wrong',
      PAYPAL_CLIENT_SECRET: 'wrong',
      PADDLE_API_KEY: 'pdl_sdbx_wrong',
      RAZORPAY_KEY_SECRET: 'wrong',
      TPA_SECRET: 'wrong',
    };
    const refused = await findingsOf(paymentCheck, { SANDBOX: 'on', ...standIns.env, ...wrong });
    expect(refused).toHaveLength(5);
    for (const finding of refused) expect(finding).toMatch(/^problem: .+ refuses the keys \(40[13]\)\.$/);
    await standIns.knobs({ apiFails: true });
    const failing = await findingsOf(paymentCheck, { SANDBOX: 'on', ...standIns.env });
    await standIns.knobs({ apiFails: false });
    for (const finding of failing) expect(finding).toMatch(/^problem: .+ does not answer \(5\d\d\)\.$/);
    expect(failing).toHaveLength(5);
    expect(await findingsOf(paymentCheck)).toEqual(['warning: No way to pay is configured.']);
  });
});

it('lists the methods that take cards by country, and what is named and off', async () => {
  const find = (PAYMENT_PREFERENCES: string, env: Environment = { SANDBOX: 'on' }) =>
    findingsOf(cardMethodsCheck, { PAYMENT_PREFERENCES, ...env });
  expect(await find('DE:pd,*:s1')).toEqual([
    'ok: The checkout takes cards by pd (Paddle) in DE, s1 (Stripe) everywhere else.',
  ]);
  expect(await find('*:s1')).toEqual(['ok: The checkout takes cards by s1 (Stripe).']);
  expect(await find('')).toEqual([
    'warning: Visitors choose between s1 (Stripe), pd (Paddle), rz (Razorpay), which all take cards.',
  ]);
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  expect(await find('*:s1,IN:rz', stripe)).toEqual([
    'warning: PAYMENT_PREFERENCES names rz (Razorpay), which is off: another takes its place.',
    'ok: The checkout takes cards by s1 (Stripe).',
  ]);
  expect(await find('', stripe)).toEqual(['ok: There is no choice between methods that take cards.']);
  expect(await find('IN:ps')).toEqual(['warning: Not examined: its settings are wrong.']);
});

it('STUN servers answer a request; one may be down', async () => {
  const alive = await new Promise<Socket>((done) => {
    const socket = createSocket('udp4');
    socket.on('message', (request, from) => {
      const answer = Buffer.from(request);
      answer.writeUInt16BE(0x0101, 0);
      socket.send(answer, from.port, from.address);
    });
    socket.bind(0, '127.0.0.1', () => done(socket));
  });
  closers.push(() => alive.close());
  const good = `stun:127.0.0.1:${alive.address().port}`;
  const dead = `stun:127.0.0.1:${await closedPort()}`;
  expect(await findingsOf(stunCheck, { STUN_SERVERS: `${good},${dead}` })).toEqual([
    `ok: ${good} answers.`,
    `warning: ${dead} does not answer.`,
  ]);
  expect(await findingsOf(stunCheck, { STUN_SERVERS: `${dead},${dead}` })).toEqual([
    `problem: ${dead} does not answer.`,
    `problem: ${dead} does not answer.`,
  ]);
  expect((await findingsOf(stunCheck))[0]).toMatch(/^warning: There are no STUN_SERVERS/);
});

it('DNS knows the site, and who may send its mails', async () => {
  const records: Record<string, string[][]> = {
    'mail.test': [['v=spf1 ', 'mx -all']],
    '_dmarc.mail.test': [['v=DMARC1; p=reject']],
  };
  const unknown = Object.assign(new Error('none'), { code: 'ENOTFOUND' });
  const check = createDnsCheck({
    lookup: async (host) => {
      if (host !== 'tern.test') throw unknown;
    },
    resolveTxt: async (name) => records[name] ?? Promise.reject(unknown),
  });
  const sender = (PUBLIC_ORIGIN: string, MAIL_FROM: string) => ({ PUBLIC_ORIGIN, MAIL_FROM });
  expect(await findingsOf(check, sender('https://tern.test', 'Tern <no-reply@mail.test>'))).toEqual([
    'ok: tern.test resolves.',
    'ok: mail.test has SPF.',
    'ok: _dmarc.mail.test has DMARC.',
  ]);
  expect(await findingsOf(check, sender('https://gone.test', 'no-reply@gone.test'))).toEqual([
    'problem: gone.test does not resolve (ENOTFOUND).',
    'warning: gone.test has no SPF: mails may be taken for spam.',
    'warning: _dmarc.gone.test has no DMARC: mails may be taken for spam.',
  ]);
});

it('the clock is compared with that of a provider', async () => {
  let ahead = 0;
  const server = createHttpServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() + ahead).toUTCString());
    response.end();
  });
  const env = { SANDBOX: 'on', STRIPE_API_BASE: `http://127.0.0.1:${await portOf(server)}` };
  expect(await findingsOf(clockCheck, env)).toEqual(['ok: As that of Stripe.']);
  ahead = 20_000;
  expect((await findingsOf(clockCheck, env))[0]).toMatch(/^warning: (19|20|21) seconds away/);
  ahead = -3_600_000;
  expect((await findingsOf(clockCheck, env))[0]).toMatch(/^problem: 3(599|600|601) seconds away/);
  expect((await findingsOf(clockCheck))[0]).toMatch(/^warning: Compared with nothing/);
});

it('the disk has room', async () => {
  const [room] = await findingsOf(diskCheck, { DATA_DIR: join(tmpdir(), 'not/there/yet') });
  expect(room).toMatch(/^(ok|warning): \d+ MB \(\d+ %\) are free for DATA_DIR/);
});

it.runIf(process.platform === 'linux')('the disk is full', async () => {
  // The kernel's own folder has no room.
  const found = await findingsOf(diskCheck, { DATA_DIR: '/proc/tern' });
  expect(found[0]).toMatch(/^problem: 0 MB/);
});

describe('certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern-certificate-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  it('say how long they hold, and whether browsers take them', async () => {
    const file = join(folder, 'short.pem');
    writeFileSync(file, selfSigned(3).cert);
    const server = createTlsServer(selfSigned(60));
    const origin = `https://localhost:${await portOf(server)}`;
    const found = await findingsOf(certificateCheck, { PUBLIC_ORIGIN: origin, TLS_CERT: file });
    expect(found[0]).toMatch(/^warning: The certificate of TLS_CERT holds for [23] days\.$/);
    expect(found[1]).toMatch(/^problem: Browsers refuse the certificate of localhost:\d+ \(\w+\)\.$/);
    expect(found[2]).toMatch(/^ok: The certificate of localhost:\d+ holds for (59|60) days\.$/);
    const ended = `https://localhost:${await portOf(createTlsServer(selfSigned(-2)))}`;
    expect(await findingsOf(certificateCheck, { PUBLIC_ORIGIN: ended })).toEqual([
      `problem: The certificate of ${new URL(ended).host} has ended.`,
    ]);
    expect(await findingsOf(certificateCheck, { PUBLIC_ORIGIN: 'http://localhost' })).toEqual([
      'ok: http://localhost needs none.',
    ]);
  });

  it('are missing', async () => {
    const origin = `https://localhost:${await closedPort()}`;
    const found = await findingsOf(certificateCheck, { PUBLIC_ORIGIN: origin, TLS_CERT: '/nowhere.pem' });
    expect(found[0]).toBe('problem: The file of TLS_CERT is no certificate (ENOENT).');
    expect(found[1]).toMatch(/^problem: localhost:\d+ does not speak TLS \(ECONNREFUSED\)\.$/);
  });
});

describe('all of it', () => {
  it('goes on when a check breaks or hangs', async () => {
    const examined = readExamined({});
    const hangs: Check = { name: 'hangs', examine: () => new Promise(() => {}) };
    const breaks: Check = { name: 'breaks', examine: () => Promise.reject(new Error('oh')) };
    const found = await Promise.all([runCheck(hangs, examined, 50), runCheck(breaks, examined)]);
    expect(found.flat()).toMatchObject([
      { check: 'hangs', level: 'problem', says: 'Was not done after 0.05 s.' },
      { check: 'breaks', level: 'problem', says: 'Could not be done: oh' },
    ]);
  });

  it('is said in lines or as JSON, without a secret, wrong settings or not', async () => {
    const databaseUrl = await newDatabase();
    const env = {
      SANDBOX: 'off',
      DATABASE_URL: databaseUrl,
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      SMTP_URL: `smtp://tern:hidden@127.0.0.1:${await closedPort()}`,
    };
    const lines: string[] = [];
    expect(await doctor(env, { json: true, say: (line) => lines.push(line) })).toBe(false);
    const { well, findings } = JSON.parse(lines.join('\n')) as {
      well: boolean;
      findings: { check: string }[];
    };
    expect(well).toBe(false);
    expect([...new Set(findings.map(({ check }) => check))]).toEqual([
      ...[
        'settings',
        'versions',
        'database',
        'mail',
        'payment',
        'cards',
        'brand',
        'legal',
        'transparency',
        'partners',
        'network',
        'provisioning',
        'passwords',
        'stun',
        'dns',
        'clock',
        'disk',
        'certificates',
      ],
    ]);
    const plain: string[] = [];
    await doctor(env, { json: false, say: (line) => plain.push(line) });
    expect(plain.join('\n')).toMatch(/^PROBLEM {2}settings .*STRIPE_PUBLISHABLE_KEY is missing/);
    expect(plain.at(-1)).toMatch(/^problems: \d+, warnings: \d+$/);
    expect([...lines, ...plain].join('\n')).not.toMatch(/hidden/);
    expect(plain.join('\n')).not.toContain(new URL(databaseUrl).password);
  });
});
