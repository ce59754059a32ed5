import pg from 'pg';
import type { Examined } from './readExamined.ts';

/** Rows of the database that is examined. Undefined: it is away or older. */
export async function readRows<Row extends pg.QueryResultRow>(
  { database, embeddedUrl }: Pick<Examined, 'database' | 'embeddedUrl'>,
  query: string,
): Promise<Row[] | undefined> {
  const url = database?.databaseUrl ?? embeddedUrl;
  if (!url) return undefined;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(query)).rows;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
