import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { type Launched, launchService } from './launchService.ts';
import { migratedDatabase } from './newDatabase.ts';
import { mailCounter, providerCounter } from './outsideServers.ts';

let databaseUrl: string;
let operator: pg.Client;
let mails: Awaited<ReturnType<typeof mailCounter>>;
let provider: Awaited<ReturnType<typeof providerCounter>>;
const processes: Launched[] = [];

beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  await (await connect(databaseUrl, { onError: () => {} })).close();
  operator = new pg.Client({ connectionString: databaseUrl });
  await operator.connect();
  mails = await mailCounter({ delay: 2 });
  provider = await providerCounter();
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await operator.end();
  await mails.close();
  await provider.close();
});

/** A process that works for the database, beside others. */
async function launch(): Promise<Launched> {
  const launched = await launchService({
    DATABASE_URL: databaseUrl,
    SMTP_URL: mails.url,
    TPA_API_BASE: provider.url,
    LOG_LEVEL: 'warn',
    STOP_SECONDS: '20',
  });
  processes.push(launched);
  return launched;
}

const isReady = async ({ origin }: Launched) =>
  (await fetch(`${origin}/readyz`).catch(() => null))?.status === 200;

/** Ends one process and puts another in its place, one after the other. */
async function replace(running: Launched[], signal: 'SIGTERM' | 'SIGKILL', times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const index = turn % running.length;
    running[index]?.child.kill(signal);
    await running[index]?.ended;
    const next = await launch();
    running[index] = next;
    await expect.poll(() => isReady(next), { timeout: 90_000 }).toBe(true);
    await sleep(300);
  }
}

const addMails = (prefix: string, count: number) =>
  operator.query(
    `insert into mail_outbox (id, occasion, recipient, template, language, data, created_at, next_try_at)
      select $1 || n, $1 || n, 'reader' || n || '@mail.test', 'accountDeleted', 'en', '{}', now(), now()
        from generate_series(1, $2::int) as n`,
    [prefix, count],
  );

/** Requests for a code, refunds that a provider is owed, and orders whose state is to be read. */
async function addOtherWork(count: number): Promise<void> {
  await operator.query(`insert into plans (id, product_id, name, interval_count, interval_unit, base_list_amount, position)
    values ('job', 'job', 'Job', 1, 'MONTH', 100, 99)`);
  await operator.query(
    `insert into users (id, email, email_key, created_at)
      select 'usr_' || n, 'c' || n || '@mail.test', 'c' || n || '@mail.test', now() from generate_series(1, $1::int) as n`,
    [count],
  );
  await operator.query(
    `insert into verification_codes (id, email_key, purpose, requested_at, expires_at)
      select 'ver_' || n, 'c' || n || '@mail.test', 'reset_password', now(), now() + interval '1 hour'
        from generate_series(1, $1::int) as n`,
    [count],
  );
  await operator.query(`insert into quotes (id, plan_id, currency, amount, list_amount, created_at, expires_at)
    values ('quo_job', 'job', 'USD', 100, 100, now(), now())`);
  const orders = (prefix: string, state: string, columns: string, values: string) =>
    operator.query(
      `insert into orders (id, user_id, quote_id, plan_id, product_id, method, currency, amount, state, idempotency_key,
          provider_session, created_at, closes_at, ${columns})
        select '${prefix}' || n, 'usr_' || n, 'quo_job', 'job', 'job', 'tpa', 'USD', 100, '${state}', '${prefix}' || n,
          '${prefix}' || n, now() - interval '3 minutes', now() + interval '1 hour', ${values}
          from generate_series(1, $1::int) as n`,
      [count],
    );
  await orders('refund', 'paid', 'provider_action, provider_action_at', `'refund', now()`);
  await orders('check', 'pending', 'next_check_at', 'now()');
}

const countOf = async (query: string) => Number((await operator.query(query)).rows[0].count);
const unsent = () => countOf('select count(*) from mail_outbox where sent_at is null');
/**
 * Time passes: work that an ended process had taken is due again. Mails are taken for 120 s and provider actions for
 * 60 s; what was taken less than 10 s ago may be in the hands of a process that lives.
 */
const passTime = async () => {
  await operator.query(
    `update mail_outbox set next_try_at = now() - make_interval(secs => 1) where sent_at is null and next_try_at < now() + interval '110 s'`,
  );
  await operator.query(
    `update orders set provider_action_at = now() - make_interval(secs => 1) where provider_action is not null and provider_action_at < now() + interval '50 s'`,
  );
  // It is read again after minutes, which a busy machine needs for this test.
  await operator.query(
    `update orders set next_check_at = now() + interval '1 day' where id = any($1) and next_check_at is not null`,
    [[...provider.reads.keys()]],
  );
};

describe('three processes on one database', () => {
  it('do each piece of work once, whoever is replaced, and whatever connections are lost', async () => {
    await addMails('first', 300);
    await addOtherWork(60);
    const running = await Promise.all([launch(), launch(), launch()]);
    await Promise.all(
      running.map((each) => expect.poll(() => isReady(each), { timeout: 90_000 }).toBe(true)),
    );
    const end = new AbortController();
    const killer = (async () => {
      while (!end.signal.aborted) {
        await operator.query(
          `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1) as found`,
        );
        await sleep(100);
      }
    })();
    await replace(running, 'SIGTERM', 1);
    end.abort();
    await killer;
    await expect
      .poll(
        async () => {
          await passTime();
          return (
            (await unsent()) +
            (await countOf('select count(*) from orders where provider_action is not null')) +
            (await countOf('select count(*) from verification_codes where prepared_at is null')) +
            (await countOf('select count(*) from orders where next_check_at < now()'))
          );
        },
        { timeout: 120_000, interval: 1000 },
      )
      .toBe(0);
    // An answer that was lost after a claim leaves its orders for their next date.
    await sleep(2000);
    await operator.query(
      `update orders set next_check_at = now() - make_interval(secs => 1) where id like 'check%' and not id = any($1)`,
      [[...provider.reads.keys()]],
    );
    await expect.poll(() => provider.reads.size).toBe(60);
    expect(mails.mails.size).toBe(360);
    expect(mails.mails.extra).toBe(0);
    expect([provider.refunds.size, provider.refunds.extra]).toEqual([60, 0]);
    expect([provider.reads.size, provider.reads.extra]).toEqual([60, 0]);

    // And with processes that die at once.
    mails.mails.clear();
    await addMails('second', 1000);
    const kills = 2;
    await replace(running, 'SIGKILL', kills);
    await expect
      .poll(
        async () => {
          await passTime();
          return unsent();
        },
        { timeout: 120_000, interval: 500 },
      )
      .toBe(0);
    expect(mails.mails.size).toBe(1000);
    // Nobody can know whether a mail went out that a process had in its hands when it died: it goes out again, under
    // the same Message-ID.
    expect(mails.mails.extra).toBeLessThanOrEqual(kills);
    const stops = running.map(({ child, ended }) => {
      child.kill('SIGTERM');
      return ended;
    });
    expect(await Promise.all(stops)).toEqual([0, 0, 0]);
  }, 480_000);
});
