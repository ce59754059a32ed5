import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import { analyticsOutbox } from '../../db/analyticsTables.ts';
import type { Queries } from '../../db/connect.ts';
import type { StoredEvent } from './StoredEvent.ts';

export interface Batch {
  id: number;
  outlet: string;
  events: StoredEvent[];
  /** Tries so far, this one included. */
  attempts: number;
}

/** Takes a batch that is due, for nobody else until `until`. Undefined when none is. */
export async function claimBatch(
  db: Queries,
  { outlets, now, until }: { outlets: readonly string[]; now: Date; until: Date },
): Promise<Batch | undefined> {
  const { rows } = await db.execute<{
    id: string;
    outlet: string;
    events: StoredEvent[];
    attempts: number;
  }>(sql`
    update analytics_outbox set attempts = attempts + 1, next_try_at = ${until.toISOString()}
    where id = (
      select id from analytics_outbox
      where next_try_at <= ${now.toISOString()}
        and outlet in (select jsonb_array_elements_text(${JSON.stringify(outlets)}::jsonb))
      order by id limit 1 for update skip locked
    )
    returning id, outlet, events, attempts`);
  const [row] = rows;
  return row && { ...row, id: Number(row.id) };
}

export async function deleteBatch(db: Queries, id: number): Promise<void> {
  await db.delete(analyticsOutbox).where(eq(analyticsOutbox.id, id));
}

export async function postponeBatch(db: Queries, id: number, until: Date): Promise<void> {
  await db.update(analyticsOutbox).set({ nextTryAt: until }).where(eq(analyticsOutbox.id, id));
}

/** Gives up what is too old or too much, and batches of outlets that are no more. Returns how many. */
export async function dropBatches(
  db: Queries,
  { before, most, outlets }: { before: Date; most: number; outlets: readonly string[] },
): Promise<number> {
  const gone = await db
    .delete(analyticsOutbox)
    .where(
      or(
        lt(analyticsOutbox.createdAt, before),
        sql`id <= (select max(id) - ${most} from analytics_outbox)`,
        outlets.length ? sql`not (${inArray(analyticsOutbox.outlet, [...outlets])})` : sql`true`,
      ),
    )
    .returning({ id: analyticsOutbox.id });
  return gone.length;
}
