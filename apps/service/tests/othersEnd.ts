import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Waits for the transactions of others, but neither for one that a test keeps open nor for a database that is away. */
export async function othersEnd(pool: pg.Pool): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const { rowCount } = await pool
      .query(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend' and xact_start is not null`,
      )
      .catch(() => ({ rowCount: 0 }));
    if (!rowCount) return;
    await sleep(10);
  }
}
