import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queries } from './connect.ts';

/** A query for rows that are due, the one that has waited longest first. Limit and lock are added here. */
interface DueRows<Locked> {
  limit(most: number): PromiseLike<readonly unknown[]> & {
    for(strength: 'update', config: { skipLocked: true; of?: PgTable }): Locked;
  };
}

/**
 * Locks rows until the transaction ends, without those that another process has locked. `of` names the table to lock
 * where the query joins several.
 */
export const lockFree = <Locked>(due: DueRows<Locked>, most: number, of?: PgTable): Locked =>
  due.limit(most).for('update', { skipLocked: true, ...(of && { of }) });

/**
 * Takes rows of background work for this process. `lease` gives a row the date of its next try in the same transaction:
 * until then no other process takes it, and work that fails and records nothing does not hold up the other rows.
 */
export async function claim<Row, Claimed>(
  db: Database,
  due: (tx: Queries) => DueRows<PromiseLike<Row[]>>,
  { most, of, lease }: { most: number; of?: PgTable; lease: (tx: Queries, row: Row) => Promise<Claimed> },
): Promise<Claimed[]> {
  // Nearly always nothing is due: then one statement takes the place of the three of a transaction.
  if ((await due(db).limit(1)).length === 0) return [];
  return db.transaction(async (tx) => {
    const claimed: Claimed[] = [];
    for (const row of await lockFree(due(tx), most, of)) claimed.push(await lease(tx, row));
    return claimed;
  });
}
