import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { dataDirLock } from './dataDirLock.ts';
import { type Connection, connect } from './db/connect.ts';
import { embeddedPostgres } from './db/embedded/embeddedPostgres.ts';
import { describeError } from './failures/describeError.ts';

/**
 * The database of a configuration: the one that `DATABASE_URL` names, or an embedded one, which is started first.
 * `undo` takes how each step is undone. `isLive` is false once an embedded one could not be started again.
 */
export async function openDatabase(
  config: Config,
  { log, signal, undo }: { log: Logger; signal: AbortSignal | undefined; undo: (() => unknown)[] },
): Promise<Connection & { isLive(): boolean }> {
  let url = config.databaseUrl;
  let isLive = () => true;
  if (!url) {
    undo.push(dataDirLock(config.dataDir));
    const embedded = await embeddedPostgres({
      dataDir: config.dataDir,
      log: (message) => log.warn(message),
    });
    undo.push(() => embedded.stop());
    url = embedded.url;
    isLive = embedded.isLive;
  }
  const connection = await connect(url, {
    onError: (error) => log.warn({ failure: describeError(error) }, 'database connection lost'),
    allowUnproven: config.allowUnproven,
    wait: {
      most: config.databaseUrl ? config.databaseWait : 0,
      log: (reason) => log.warn({ reason }, 'waiting for the database'),
      signal,
    },
  });
  undo.push(() => connection.close());
  return { ...connection, isLive };
}
