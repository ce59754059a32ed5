import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@tern/service/connect';
import { embeddedPostgres } from '@tern/service/embeddedPostgres';

/** Nothing has to outlive the run: nothing waits for the disk. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  // Each of many connections would plan every statement five times more.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // Nobody watches its processes.
  track_activities: 'off',
  update_process_title: 'off',
};

export interface Template {
  /** A new database with the tables of this version; returns its connection string. */
  copy(): Promise<string>;
  close(): Promise<void>;
}

/** A PostgreSQL for one run, with a database that each world gets a copy of. */
export async function openTemplate(): Promise<Template> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-simulate-'));
  chmodSync(dataDir, 0o755);
  // A socket of this machine costs two thirds of what a connection over the network does.
  const sockets = process.platform === 'win32' ? '' : join(dataDir, 'postgres');
  const database = await embeddedPostgres({
    dataDir,
    settings: { ...forgetful, unix_socket_directories: sockets },
  });
  const url = new URL(database.url);
  if (sockets) url.searchParams.set('host', sockets);
  const { pool, close } = await connect(url.href, { onError: () => {} });
  await pool.query(
    `insert into coupons (code, kind, percent) values ('FIFTH', 'coupon', 20), ('MOST', 'coupon', 80)`,
  );
  const template = url.pathname.slice(1);
  let copies = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    copy() {
      // It is copied while it has one connection and no other.
      const made = last.then(async () => {
        copies += 1;
        const own = new URL(url);
        own.pathname = `/${template}_${copies}`;
        await pool.query(`create database ${template}_${copies} template ${template}`);
        return own.href;
      });
      last = made;
      return made;
    },
    async close() {
      await close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
