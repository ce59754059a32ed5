import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../src/db/DatabaseUnavailable.ts';
import { users } from '../src/db/schema.ts';
import { authenticatorApp } from './authenticatorApp.ts';
import { databaseDoor } from './databaseDoor.ts';
import { newDatabase } from './newDatabase.ts';
import { type Started, samplePassword, startService } from './startService.ts';

/** An operator's connection to the database of a service, which no kill touches. */
async function operatorOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    /** Whether a backend is at rest in the middle of its work. */
    sleeps: async (pid: number) =>
      (await client.query(`select 1 from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [pid]))
        .rowCount === 1,
    kill: (pid: number) => client.query('select pg_terminate_backend($1)', [pid]),
    /** Ends one of the backends that work for the service. Those in a transaction come first. */
    killOne: () =>
      client.query(
        `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
          order by xact_start is null, random() limit 1) as found`,
      ),
    killAll: () =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    query: (text: string) => client.query(text),
    end: () => client.end(),
  };
}

let tern: Started;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  const databaseUrl = await newDatabase();
  operator = await operatorOf(databaseUrl);
  tern = await startService({ databaseUrl, standIns: true });
});
afterAll(async () => {
  await tern.close();
  await operator.end();
});

type Work = Parameters<typeof tern.service.context.db.transaction>[0];
const pidOf = async (tx: Parameters<Work>[0]) => {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
};
const newUser = (id: string) => ({
  id,
  email: `${id}@mail.test`,
  emailKey: `${id}@mail.test`,
  createdAt: new Date(),
});
const countUsers = async (id: string) => (await tern.rows('select 1 from users where id = $1', [id])).length;

describe('a backend that dies', () => {
  it('while its transaction rests: the work runs again, and once counts', async () => {
    let runs = 0;
    await tern.service.context.db.transaction(async (tx) => {
      runs += 1;
      await tx.insert(users).values(newUser('usr_rest'));
      if (runs === 1) {
        await operator.kill(await pidOf(tx));
        // Nobody waits for an answer of this connection when it ends.
        await sleep(100);
      }
    });
    expect(runs).toBe(2);
    expect(await countUsers('usr_rest')).toBe(1);
  });

  it('before a commit is answered: nobody knows, and the work is not run again', async () => {
    await tern.rows(`create table slow (id int);
      create function take_long() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
      create constraint trigger slow_commit after insert on slow deferrable initially deferred
        for each row execute function take_long()`);
    let runs = 0;
    let pid = 0;
    const work = tern.service.context.db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into slow values (1)`);
      pid = await pidOf(tx);
    });
    const ended = expect(work).rejects.toThrow(DatabaseUnavailable);
    await expect.poll(() => operator.sleeps(pid)).toBe(true);
    await operator.kill(pid);
    await ended;
    expect(runs).toBe(1);
  });

  it('takes nothing else with it: an error of the work stays what it was, connections come back', async () => {
    for (let time = 0; time < 30; time += 1) {
      const work = tern.service.context.db.transaction(async (tx) => {
        await operator.kill(await pidOf(tx));
        throw new RangeError('of the work');
      });
      await expect(work).rejects.toThrow(RangeError);
    }
    // More often than the pool has connections: none was lost for good.
    expect(await tern.service.health()).toBe(true);
  });
});

it('runs the work of two transactions that met in a deadlock again', async () => {
  const { db } = tern.service.context;
  await db.insert(users).values([newUser('usr_left'), newUser('usr_right')]);
  let met = 0;
  const meet = async () => {
    met += 1;
    while (met < 2) await sleep(5);
  };
  const touch = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update users set name = 'x' where id = ${first}`);
      await meet();
      await tx.execute(sql`update users set name = 'x' where id = ${second}`);
      return 'done';
    });
  const both = await Promise.all([touch('usr_left', 'usr_right'), touch('usr_right', 'usr_left')]);
  expect(both).toEqual(['done', 'done']);
});

it('loses connections between two steps of a sign-in, and nothing is half set up', async () => {
  const { token, email } = await tern.customer();
  const { secret } = (await tern.call('secondFactorSetUp', { password: samplePassword }, { token })).data;
  const { next: nextCode } = authenticatorApp(tern.clock, secret);
  await operator.killAll();
  expect((await tern.call('secondFactorConfirm', { code: nextCode() }, { token })).status).toBe(200);
  const first = await tern.call('login', { username: email, password: samplePassword });
  const ticket = first.failure.data.ticket ?? '';
  await operator.killAll();
  expect((await tern.call('loginSecondStep', { ticket, code: nextCode() })).status).toBe(200);
});

describe('backends that die during constant traffic', () => {
  it('cost no reader an answer, and no buyer what was confirmed', async () => {
    const { token } = await tern.customer();
    const running = () => kills < 100;
    let kills = 0;
    let answers = 0;
    const killer = (async () => {
      while (running()) {
        await operator.killOne();
        kills += 1;
        // A machine that answers slowly is given as many losses for each answer as a fast one.
        for (const seen = answers; answers < seen + 3; ) await sleep(15);
      }
    })();
    const reads: number[] = [];
    const reader = async (name: 'profile' | 'subscriptionMy' | 'plans') => {
      for (; running(); answers += 1) reads.push((await tern.call(name, {}, { token })).status);
    };
    const confirmed: { userId: string; orderId?: string }[] = [];
    const refused: { status: number; retryAfter: string | null; envelope: unknown }[] = [];
    const buyer = async (start: number) => {
      for (let turn = start; running(); turn += 10, answers += 1) {
        const headers = { 'x-forwarded-for': `100.65.${turn >> 8}.${turn & 255}` };
        const signUp = await tern.call('anonymousSignup', { email: `buyer${turn}@mail.test` }, { headers });
        if (signUp.status !== 200) {
          refused.push({
            status: signUp.status,
            retryAfter: signUp.headers.get('retry-after'),
            envelope: signUp.envelope,
          });
          continue;
        }
        const person = { userId: signUp.data.user.user_id, orderId: undefined as string | undefined };
        confirmed.push(person);
        const quote = await tern.call(
          'quote',
          { product_id: '12m', currency: 'USD' },
          { token: signUp.data.token },
        );
        if (quote.status !== 200) {
          refused.push({
            status: quote.status,
            retryAfter: quote.headers.get('retry-after'),
            envelope: quote.envelope,
          });
          continue;
        }
        const order = await tern.call(
          'otherPurchase',
          { quote_id: quote.data.quote_id },
          { token: signUp.data.token },
        );
        if (order.status === 200) person.orderId = order.data.order_id;
        else
          refused.push({
            status: order.status,
            retryAfter: order.headers.get('retry-after'),
            envelope: order.envelope,
          });
      }
    };
    await Promise.all([
      killer,
      reader('profile'),
      reader('subscriptionMy'),
      reader('plans'),
      ...[0, 1, 2, 3].map(buyer),
    ]);

    expect(reads.filter((status) => status !== 200)).toEqual([]);
    for (const { status, retryAfter, envelope } of refused) {
      expect({ status, retryAfter, envelope }).toMatchObject({
        status: 503,
        retryAfter: '2',
        envelope: {
          code: 50300,
          message: 'The service is not available right now.',
          data: { error: 'unavailable', retry_after: 2 },
        },
      });
    }
    const known = await tern.rows<{ id: string }>('select id from users');
    const orders = await tern.rows<{ id: string; user_id: string }>('select id, user_id from orders');
    const ids = new Set(known.map(({ id }) => id));
    expect(confirmed.filter(({ userId }) => !ids.has(userId))).toEqual([]);
    const owned = new Map(orders.map(({ id, user_id }) => [id, user_id]));
    expect(confirmed.filter(({ userId, orderId }) => orderId && owned.get(orderId) !== userId)).toEqual([]);
    expect(confirmed.length).toBeGreaterThan(3);
    // One order for each buyer, whatever was repeated.
    expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(orders.length);
  });
});

describe('a database that goes away', () => {
  it('is answered with 503 and words, and found again', async () => {
    const door = await databaseDoor(await newDatabase());
    const away = await startService({ databaseUrl: door.url });
    const { token } = await away.signUp();
    await door.shut();
    const answers = await Promise.all([
      away.call('profile', {}, { token }),
      away.call('plans'),
      away.call('anonymousSignup', { email: 'late@mail.test' }),
    ]);
    for (const { status, headers, failure } of answers) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('2');
      expect(failure).toMatchObject({ code: 50300, data: { error: 'unavailable', retry_after: 2 } });
    }
    expect(await away.service.health()).toBe(false);
    await expect(away.service.runBackground()).rejects.toThrow();
    await door.reopen();
    expect((await away.call('profile', {}, { token })).status).toBe(200);
    expect(await away.service.health()).toBe(true);
    await away.close();
    await door.shut();
  });
});

describe('a database that takes no writes', () => {
  it('makes the service not ready, since nothing can be sold, and ready again afterwards', async () => {
    const databaseUrl = await newDatabase();
    const { pathname } = new URL(databaseUrl);
    const started = await startService({ databaseUrl });
    const { token } = await started.signUp();
    const setReadOnly = async (value: 'on' | 'off') => {
      const client = await operatorOf(databaseUrl);
      await client.query(
        `begin read write; alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}; commit`,
      );
      // Only new connections follow it.
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await client.end();
    };
    expect(await started.service.health()).toBe(true);
    await setReadOnly('on');
    expect(await started.service.health()).toBe(false);
    expect(started.service.isLive()).toBe(true);
    expect((await started.call('profile', {}, { token })).status).toBe(200);
    expect((await started.call('anonymousSignup', { email: 'no@mail.test' })).status).toBe(503);
    await setReadOnly('off');
    await expect.poll(() => started.service.health()).toBe(true);
    await started.close();
  });
});
