import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { newsletterNoticesPath } from '@tern/contract';
import { connect } from '@tern/service/connect';
import { embeddedPostgres } from '@tern/service/embeddedPostgres';
import { freePort } from '@tern/testing/freePort';
import { createSmtpSink } from '@tern/testing/smtpSink';

/**
 * Sends one issue of the newsletter to many addresses by two processes of the service, and kills both with SIGKILL
 * again and again, each time at the worst point: the mail server has the text and has not answered yet. Ends with code
 * 1 when an address got the issue twice, or not at all.
 *   --addresses 10000   --kills 3
 */
const { values } = parseArgs({
  options: { addresses: { type: 'string', default: '10000' }, kills: { type: 'string', default: '3' } },
});
const [addresses, kills] = [Number(values.addresses), Number(values.kills)];
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'tern-newsletters-'));
chmodSync(folder, 0o755);
const issueFolder = join(folder, 'a-measured-issue');
mkdirSync(issueFolder);
for (const [language, title] of [
  ['en', 'One issue for everybody'],
  ['de', 'Eine Ausgabe für alle'],
])
  writeFileSync(
    join(issueFolder, `${language}.md`),
    `---\ntitle: ${title}\ndescription: It is sent once.\n---\n\n${'Words with [a link](/blog) and more of them. '.repeat(20)}\n`,
  );

const database = await embeddedPostgres({ dataDir: join(folder, 'data') });
const { pool, close: closePool } = await connect(database.url, { onError: () => {} });
await pool.query(
  `insert into newsletter_subscribers (email_key, email, language, state, leave_token, asked_at, confirmed_at)
   select address, address, case when n % 2 = 0 then 'de' else 'en' end, 'confirmed', md5(address), now(), now()
   from (select n, 'reader-' || n || '@mail.test' as address from generate_series(1, $1) as n) as made`,
  [addresses],
);

let processes: ChildProcess[] = [];
let killed = 0;
const killAt = Array.from({ length: kills }, (_, index) =>
  Math.round((addresses * (index + 1)) / (kills + 1)),
);
const sink = await createSmtpSink({
  onMail() {
    if (killed < kills && sink.mails.length >= (killAt[killed] as number)) {
      killed += 1;
      for (const each of processes) each.kill('SIGKILL');
    }
  },
});

const ports = [await freePort(), await freePort()];
const secret = Buffer.alloc(32, 7).toString('base64');
const env = {
  PATH: process.env.PATH,
  DATABASE_URL: database.url,
  SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  PUBLIC_ORIGIN: 'http://shop.test',
  NEWSLETTER_PER_MINUTE: '100000',
  NEWSLETTER_WEBHOOK_SECRET: secret,
  BOT_CHECK: 'off',
  LOG_LEVEL: 'silent',
};

async function startProcesses(): Promise<void> {
  processes = ports.map((port) =>
    spawn(process.execPath, [join(root, 'apps/service/src/main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, PORT: String(port) },
    }),
  );
  for (const port of ports) {
    for (let time = 0; ; time += 1) {
      if (time > 1200) throw new Error('The service did not start.');
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) break;
      await sleep(50);
    }
  }
}

/** The operator's command line, as a process of its own. */
async function ops(...argv: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    [join(root, 'apps/service/src/ops.ts'), 'newsletter', ...argv],
    { env },
  );
  return stdout;
}

/** Waits until nothing of the issue is open, and starts processes that were killed. Returns the seconds it took. */
async function wait(): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (processes.every((each) => each.exitCode !== null || each.signalCode !== null)) await startProcesses();
    const { rows } = await pool.query(
      `select count(*)::int as open from newsletter_runs where state in ('scheduled', 'sending')`,
    );
    if (rows[0].open === 0) return (performance.now() - started) / 1000;
    await sleep(100);
  }
}

const countState = async (state: string): Promise<number> =>
  (await pool.query('select count(*)::int as n from newsletter_deliveries where state = $1', [state])).rows[0]
    .n;

/** The relay tells of everything it has accepted, as relays do. */
async function tellOfAll(): Promise<void> {
  for (let from = 0; from < sink.mails.length; from += 1000) {
    const events = sink.mails
      .slice(from, from + 1000)
      .map(({ messageId }) => ({ type: 'delivered', message_id: messageId }));
    const [id, time, body] = [
      `msg_${from}`,
      String(Math.floor(Date.now() / 1000)),
      JSON.stringify({ events }),
    ];
    const mac = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${id}.${time}.${body}`);
    const response = await fetch(`http://127.0.0.1:${ports[0]}${newsletterNoticesPath}`, {
      method: 'POST',
      headers: {
        'webhook-id': id,
        'webhook-timestamp': time,
        'webhook-signature': `v1,${mac.digest('base64')}`,
      },
      body,
    });
    if (!response.ok) throw new Error(`A notice was refused: ${response.status}`);
  }
}

function receipts(): { once: number; more: number; none: number } {
  const counts = new Map<string, number>();
  for (const { to } of sink.mails) counts.set(to, (counts.get(to) ?? 0) + 1);
  const once = [...counts.values()].filter((count) => count === 1).length;
  return { once, more: counts.size - once, none: addresses - counts.size };
}

try {
  await startProcesses();
  process.stdout.write(await ops('send', issueFolder, '--yes'));
  const seconds = await wait();
  const first = receipts();
  const unknown = await countState('unknown');
  console.log(`\n${addresses} addresses, 2 processes, ${killed} times both killed: ${seconds.toFixed(1)} s`);
  console.log(`  had it once ${first.once}, more than once ${first.more}, not at all ${first.none}`);
  console.log(`  not known whether it went out: ${unknown}`);
  await tellOfAll();
  const left = await countState('unknown');
  console.log(`  after the relay's notices: ${left} not known`);
  if (left > 0) {
    process.stdout.write(await ops('resume', 'a-measured-issue', '--unknown', '--yes'));
    await wait();
  }
  const last = receipts();
  console.log(`  in the end: once ${last.once}, more than once ${last.more}, not at all ${last.none}\n`);
  process.stdout.write(await ops('status'));
  if (last.once !== addresses || first.more > 0 || killed < kills) process.exitCode = 1;
} finally {
  for (const each of processes) each.kill('SIGKILL');
  await sink.close();
  await closePool();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
