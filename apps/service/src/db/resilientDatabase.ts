import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseUnavailable, databaseFailure } from './DatabaseUnavailable.ts';
import { tryAgain } from './tryAgain.ts';

type Drizzle = NodePgDatabase;
export type Database = Drizzle & { $client: pg.Pool };
type Transaction = Drizzle['transaction'];
type Query = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** Locks rows for a transaction that there is none of: nothing that a repeat could read. */
const onlyReads = (text: string) => /^\s*select\b/i.test(text) && !/\bfor (?:no key )?update\b/i.test(text);

/**
 * Runs work on a connection of the pool, again where that is safe: the connection could not be had, PostgreSQL undid
 * the work, or `isRepeatable` says that a connection lost on the way left nothing behind. Throws `DatabaseUnavailable`
 * when the database stays away.
 */
async function onClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  {
    isRepeatable,
    isBare,
  }: { isRepeatable: () => boolean /** Nothing but the driver fails in `work`. */; isBare: boolean },
): Promise<Result> {
  let client: pg.PoolClient | undefined;
  const failureOf = (error: unknown) => databaseFailure(error, isBare || !client);
  const attempt = async () => {
    client = undefined;
    client = await pool.connect();
    let failure: unknown;
    try {
      return await work(client);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // A connection that failed takes no part any more.
      client.release(failureOf(failure) === 'lost');
    }
  };
  try {
    return await tryAgain(attempt, (error) => {
      const failure = failureOf(error);
      return failure === 'conflict' || (failure === 'lost' && !pool.ending && (!client || isRepeatable()));
    });
  } catch (error) {
    throw failureOf(error) ? new DatabaseUnavailable(error) : error;
  }
}

/**
 * A database that outlives its connections. A statement that reads is repeated when its connection is lost; a
 * transaction is run again from its start, as long as its commit was not sent: its work may run more than once, so it
 * changes nothing but the database. After a commit without an answer nobody knows, and `DatabaseUnavailable` is thrown.
 */
export function resilientDatabase(pool: pg.Pool): Database {
  const lost = new WeakSet<pg.PoolClient>();
  // A connection in use has no other listener, and an `error` without one ends the process.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)));

  const query: Query = (config, values) => {
    const text = typeof config === 'string' ? config : config.text;
    const reads = onlyReads(text);
    return onClient(pool, (client) => client.query(config as pg.QueryConfig, values), {
      isRepeatable: () => reads,
      isBare: true,
    });
  };
  pool.query = query as typeof pool.query;

  // Without the tables: for `db.query`, which nobody uses, each transaction would build an object for each of them.
  const db = drizzle(pool);
  const byClient = new WeakMap<pg.PoolClient, Drizzle>();
  const drizzleOf = (client: pg.PoolClient): Drizzle => {
    const known = byClient.get(client) ?? drizzle(client);
    byClient.set(client, known);
    return known;
  };
  const transaction: Transaction = (work, mode) => {
    let worked = false;
    return onClient(
      pool,
      async (client) => {
        worked = false;
        let failure: { error: unknown } | undefined;
        try {
          return await drizzleOf(client).transaction(async (tx) => {
            try {
              const result = await work(tx);
              // On a connection that is gone no commit is sent.
              worked = !lost.has(client);
              return result;
            } catch (error) {
              failure = { error };
              throw error;
            }
          }, mode);
        } catch (error) {
          // A rollback that fails as well hides why it was needed.
          throw failure ? failure.error : error;
        }
      },
      { isRepeatable: () => !worked, isBare: false },
    );
  };
  return Object.assign(db, { transaction });
}
