import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { createPartition } from '../modules/analytics/events.repo.ts';
import { dryRun, type Ops, OpsError } from './opsTools.ts';
import { rowsInWords, tablesInUse } from './tablesInUse.ts';

// A backup is gzipped lines: a head, one line for each row (table, tab, the row as JSON), and an end with the count.
const format = 'tern-backup-1';
const endMark = '#end';
/** Its partitions are made as its rows want them. */
const partitioned = 'analytics_events';
/** Rows that are read or written at once. */
const batch = 500;

interface Head {
  format: string;
  /** How many migrations had run: rows fit this schema and no other. */
  migrations: number;
  at: string;
}

/** Every table of ours, those that others point to first. The rows of partitions are those of the whole. */
async function tablesOf(client: pg.PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const { from, to } of references) if (from === name) visit(to);
    ordered.add(name);
  };
  for (const { name } of tables) visit(name);
  return [...ordered];
}

async function migrationsOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
}

/** Writes all rows as they stand at one time, while Tern goes on. The file appears when it is whole. */
export async function backup({ context, say }: Ops, path: string): Promise<void> {
  const folder = dirname(path);
  if (!existsSync(folder))
    throw new OpsError(`There is no folder ${folder}. Make it first, or name another file.`);
  const client = await context.db.$client.connect();
  const part = `${path}.part`;
  let count = 0;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const zip = createGzip();
    const written = pipeline(zip, createWriteStream(part, { mode: 0o600 }));
    // Whoever waits for it is told; until then nobody does.
    written.catch(() => {});
    const write = async (line: string) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
    };
    const head: Head = { format, migrations: await migrationsOf(client), at: new Date().toISOString() };
    await write(JSON.stringify(head));
    for (const table of await tablesOf(client)) {
      await client.query(`declare backup_rows cursor for select to_jsonb(t)::text as row from ${table} t`);
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${batch} from backup_rows`);
        for (const { row } of rows) await write(`${table}\t${row}`);
        count += rows.length;
        if (rows.length < batch) break;
      }
      await client.query('close backup_rows');
    }
    await write(`${endMark}\t${count}`);
    zip.end();
    await written;
    await client.query('commit');
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    client.release(true);
  }
  say(
    `${count} rows are in ${path}. It holds addresses and password hashes: keep it as you keep the database.`,
  );
}

const linesOf = (path: string) =>
  createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });

/** Reads a backup through. Throws in a sentence when it is none, or not whole. */
async function check(path: string): Promise<{ head: Head; count: number }> {
  let head: Head | undefined;
  let count = -1;
  let end = '';
  try {
    for await (const line of linesOf(path)) {
      head ??= JSON.parse(line) as Head;
      count += 1;
      end = line;
    }
  } catch {
    throw new OpsError(`${path} cannot be read as a backup.`);
  }
  if (head?.format !== format) throw new OpsError(`${path} is no backup of Tern.`);
  if (end !== `${endMark}\t${count - 1}`) throw new OpsError(`${path} is not whole: its end is missing.`);
  return { head, count: count - 1 };
}

/** Fills a database that people and operators have not used yet with the rows of a backup, in one transaction. */
export async function restore({ context, say }: Ops, path: string, yes: boolean): Promise<void> {
  const { head, count } = await check(path);
  const client = await context.db.$client.connect();
  try {
    const own = await migrationsOf(client);
    if (own !== head.migrations) {
      throw new OpsError(
        `The backup has the schema of ${head.migrations} migrations, this version of Tern ${own}. Restore it with the version that wrote it; a start of this one then brings it up to date.`,
      );
    }
    const tables = await tablesOf(client);
    await client.query('begin');
    // Nobody writes between the look and the change.
    if (yes) await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
    const { used, self } = await tablesInUse(client, tables);
    if (used.length)
      throw new OpsError(
        `This database is in use. A restore would replace ${rowsInWords(used)}. Make an empty one (createdb), and name it in DATABASE_URL.`,
      );
    say(`Fill the database with ${count} rows, as they stood at ${head.at}.`);
    if (self.length) say(`Replaced is what Tern wrote by itself: ${rowsInWords(self)}.`);
    if (!yes) return say(dryRun);
    await client.query(`truncate ${tables.join(', ')}`);
    let table = '';
    let rowsOfTable: string[] = [];
    const flush = async () => {
      if (rowsOfTable.length) {
        if (table === partitioned) {
          const days = new Set(rowsOfTable.map((row) => (JSON.parse(row) as { day: string }).day));
          for (const day of days) await client.query(createPartition(day));
        }
        await client.query(
          `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
          [`[${rowsOfTable.join(',')}]`],
        );
      }
      rowsOfTable = [];
    };
    for await (const line of linesOf(path)) {
      const [name = '', row] = line.split(/\t(.*)/s, 2);
      if (row === undefined || name === endMark) continue;
      if (!tables.includes(name))
        throw new OpsError(`The backup has a table ${name} that is not known here.`);
      if (name !== table || rowsOfTable.length >= batch) await flush();
      table = name;
      rowsOfTable.push(row);
    }
    await flush();
    await client.query('commit');
    say('Done.');
  } finally {
    // Whatever was not committed ends with the connection.
    client.release(true);
  }
}
