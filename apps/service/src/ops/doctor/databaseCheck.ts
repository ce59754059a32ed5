import pg from 'pg';
import { knownMigrations } from '../../db/connect.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { reasonOf } from '../../db/waitForDatabase.ts';
import { failureText } from '../../failures/failureText.ts';
import { postgresProblem } from '../../supported/supportedVersions.ts';
import { type Check, type Finding, many, ok, problem, unread, warning } from './Check.ts';

interface Facts {
  version: string;
  size: string;
  /** ms since 1970, at the database. */
  now: number;
  connections: number;
  most: number;
  migrated: boolean;
}

async function versionFindings(client: pg.Client, allowUnproven: boolean): Promise<Finding[]> {
  const sentAt = Date.now();
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version') as version,  pg_size_pretty(pg_database_size(current_database())) as size,
       (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
       (select count(*)::int from pg_stat_activity) as connections,
       current_setting('max_connections')::int as most,
       to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('The database gave no facts.');
  const took = Date.now() - sentAt;
  const wrong = postgresProblem(facts.version, allowUnproven);
  const findings = [
    wrong
      ? problem(wrong, 'A start is refused.')
      : ok(`PostgreSQL ${facts.version} answers in ${took} ms. Its database has ${facts.size}.`),
  ];
  const { connections, most } = facts;
  if (connections > most * 0.8) {
    findings.push(
      warning(
        `${connections} of ${most} connections are taken.`,
        'Raise max_connections; a process takes 12.',
      ),
    );
  }
  const apart = Math.abs(facts.now - (sentAt + took / 2));
  if (apart > 1000 + took) {
    findings.push(
      warning(
        `Its clock is ${many(Math.round(apart / 1000), 'second')} away from the one here.`,
        'Let NTP set both clocks.',
      ),
    );
  }
  return [...findings, await migrationFinding(client, facts.migrated)];
}

async function migrationFinding(client: pg.Client, migrated: boolean): Promise<Finding> {
  const known = knownMigrations();
  if (!migrated) return warning('The database is empty.', 'The first start fills it.');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const run = rows[0]?.count ?? 0;
  if (run < known) {
    return warning(
      `${run} of ${known} migrations have run.`,
      'The next start runs the others. Make a backup first.',
    );
  }
  if (run === known) return ok(`All ${many(known, 'migration')} have run.`);
  return problem(
    `The database has ${many(run, 'migration')}, this version of Tern knows ${known}.`,
    'Use the version that was last started on it, or a newer one.',
  );
}

/** The database: whether it answers, its version, its migrations, its size and its clock. Runs no migration. */
export const databaseCheck: Check = {
  name: 'database',
  async examine({ database, embeddedUrl }) {
    if (!database) return unread;
    const url = database.databaseUrl ?? embeddedUrl;
    if (!url) {
      return [
        warning(
          `The embedded database in ${database.dataDir} does not run.`,
          'Start Tern, then examine it again.',
        ),
      ];
    }
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return await versionFindings(client, database.allowUnproven);
    } catch (error) {
      if (databaseFailure(error, true) !== 'lost')
        return [problem(failureText('The database cannot be examined', error), 'A start is refused.')];
      const says = `The database at ${new URL(url).host} does not answer (${reasonOf(error)}).`;
      return [problem(says, 'Start it, or correct DATABASE_URL.')];
    } finally {
      await client.end().catch(() => {});
    }
  },
};
