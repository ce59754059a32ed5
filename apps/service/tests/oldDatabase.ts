import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { newDatabase } from './newDatabase.ts';

const migrationsFolder = fileURLToPath(new URL('../src/db/migrations', import.meta.url));

interface Journal {
  entries: { tag: string }[];
}

const journalIn = (folder: string) => join(folder, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalIn(migrationsFolder), 'utf8')) as Journal;

/** The names of all migrations, in the order in which they run. */
export const migrations: readonly string[] = journal.entries.map(({ tag }) => tag);

export interface OldDatabase {
  url: string;
  /** Adds a row with what of it this schema has columns for; none where the table is of a later one. */
  add(table: string, row: Record<string, unknown>): Promise<void>;
  rows<T>(query: string): Promise<T[]>;
  close(): Promise<void>;
}

/** A database as the version left it whose last migration is `last`. */
export async function oldDatabase(last: string): Promise<OldDatabase> {
  const url = await newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const folder = mkdtempSync(join(tmpdir(), 'tern-migrations-'));
  // The snapshots are what new migrations are made from: megabytes that no run reads.
  cpSync(migrationsFolder, folder, { recursive: true, filter: (path) => !path.endsWith('_snapshot.json') });
  const entries = journal.entries.slice(0, migrations.indexOf(last) + 1);
  writeFileSync(journalIn(folder), JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });

  return {
    url,
    async add(table, row) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const known = rows.map(({ name }) => name).filter((name) => name in row);
      if (!known.length) return;
      const places = known.map((_name, index) => `$${index + 1}`);
      await client.query(
        `insert into ${table} (${known.join(', ')}) values (${places.join(', ')})`,
        known.map((name) => row[name]),
      );
    },
    rows: async <T>(query: string) => (await client.query(query)).rows as T[],
    close: () => client.end(),
  };
}
