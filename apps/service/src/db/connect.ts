import { fileURLToPath } from 'node:url';
import { StatedError } from '@tern/observe/StatedError';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { postgresProblem } from '../supported/supportedVersions.ts';
import { DatabaseUnavailable, databaseFailure } from './DatabaseUnavailable.ts';
import { type Database, resilientDatabase } from './resilientDatabase.ts';
import { reasonOf, type Wait, waitForDatabase } from './waitForDatabase.ts';

export type { Database } from './resilientDatabase.ts';
/** A database or an open transaction. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
// Any number, as long as every process uses the same one.
const migrationLock = 5_012_034;

/** How many migrations this version has. */
export const knownMigrations = (): number => readMigrationFiles({ migrationsFolder }).length;

async function refuseOtherVersions(pool: pg.Pool, allowUnproven: boolean): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const problem = postgresProblem(rows[0]?.server_version ?? '', allowUnproven);
  if (problem) throw new StatedError(problem);
}

/** Brings the schema up to date. Any number of processes may do so at once; the first one does the work. */
async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // The lock ends with its connection.
    client.release(failure !== undefined);
  }
}

/**
 * Opens a pool and brings the schema up to date. A database that is not there is waited for when `wait` says so.
 * Throws a `StatedError` when it does not come, or is a version that was not tried.
 */
export async function connect(
  url: string,
  options: { onError: (error: Error) => void; wait?: Wait; allowUnproven?: boolean },
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on('error', options.onError);
  const db = resilientDatabase(pool);
  try {
    await waitForDatabase(async () => {
      await refuseOtherVersions(pool, options.allowUnproven ?? false);
      await bringUpToDate(pool);
    }, options.wait);
  } catch (error) {
    await pool.end();
    if (databaseFailure(error, true) !== 'lost') throw error;
    const { host } = new URL(url);
    const sentence = `The database at ${host} does not answer (${reasonOf(error)}). Start it, or check DATABASE_URL.`;
    throw new StatedError(sentence, { cause: new DatabaseUnavailable(error) });
  }
  return { db, pool, close: () => pool.end() };
}
