import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Makes an empty database in the server of this run. */
export const newDatabase = () => createDatabase('template0');

/** The same with all migrations. */
export const migratedDatabase = () => createDatabase(new URL(inject('databaseServer')).pathname.slice(1));

async function createDatabase(template: string): Promise<string> {
  const url = new URL(inject('databaseServer'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A template must have no connection while it is copied.
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
