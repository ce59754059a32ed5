import { asc, eq, lte } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { claim } from '../src/db/claim.ts';
import { type Connection, connect, type Queries } from '../src/db/connect.ts';
import { newDatabase } from './newDatabase.ts';

const work = pgTable('work', { id: integer().primaryKey(), dueAt: integer('due_at').notNull() });
const leaseLength = 60;

let here: Connection;
/** Another process, which writes the same rows. */
let other: pg.Client;
/** The statements of this process. */
let sent: string[] = [];

beforeAll(async () => {
  const url = await newDatabase();
  other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('create table work (id integer primary key, due_at integer not null)');
  here = await connect(url, { onError: () => {} });
  const client = await here.pool.connect();
  const prototype = Object.getPrototypeOf(client);
  client.release();
  const own = prototype.query;
  prototype.query = function query(given: string | { text: string }, ...rest: unknown[]) {
    if (this !== other) sent.push(typeof given === 'string' ? given : given.text);
    return own.call(this, given, ...rest);
  };
});
afterAll(async () => {
  await other.end();
  await here.close();
});
beforeEach(async () => {
  await other.query('truncate work');
  sent = [];
});

const add = (id: number, dueAt: number) => other.query('insert into work values ($1, $2)', [id, dueAt]);

/** The ids that one round takes at this time. */
const round = (now: number, most = 10): Promise<number[]> =>
  claim(
    here.db,
    (tx: Queries) => tx.select().from(work).where(lte(work.dueAt, now)).orderBy(asc(work.dueAt)),
    {
      most,
      async lease(tx, { id }) {
        await tx
          .update(work)
          .set({ dueAt: now + leaseLength })
          .where(eq(work.id, id));
        return id;
      },
    },
  );

it('sends one statement where nothing is due', async () => {
  await add(1, 100);
  expect(await round(99)).toEqual([]);
  expect(sent).toHaveLength(1);
});

it('takes what has waited longest, as many as a round takes, and the rest in the next', async () => {
  for (const id of [1, 2, 3]) await add(id, 10 - id);
  expect(await round(10, 2)).toEqual([3, 2]);
  expect(await round(10, 2)).toEqual([1]);
  expect(await round(10, 2)).toEqual([]);
});

it('takes in the next round what another process has made due meanwhile', async () => {
  await other.query('begin');
  await add(1, 5);
  expect(await round(10)).toEqual([]);
  await other.query('commit');
  expect(await round(10)).toEqual([1]);
});

it('leaves a row that another process has taken, and takes it when its lease has ended', async () => {
  await add(1, 5);
  await add(2, 6);
  await other.query('begin');
  await other.query('select * from work where id = 1 for update');
  await other.query('update work set due_at = 71 where id = 1');
  expect(await round(10)).toEqual([2]);
  await other.query('commit');
  expect(await round(69)).toEqual([]);
  expect(await round(70)).toEqual([2]);
  expect(await round(71)).toEqual([1]);
});

it('gives each row to one of the rounds that run at once', async () => {
  for (let id = 1; id <= 40; id += 1) await add(id, id);
  const taken = await Promise.all(Array.from({ length: 4 }, () => round(50, 10)));
  const again = await round(50, 40);
  expect([...taken.flat(), ...again].sort((one, two) => one - two)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  );
});
