import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { analyticsOutbox } from '../../db/analyticsTables.ts';
import { lockFree } from '../../db/claim.ts';
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
  const { id, nextTryAt, outlet } = analyticsOutbox;
  const due = db
    .select({ id })
    .from(analyticsOutbox)
    .where(and(lte(nextTryAt, now), inArray(outlet, [...outlets])))
    .orderBy(id);
  const [batch] = await db
    .update(analyticsOutbox)
    .set({ nextTryAt: until, attempts: sql`${analyticsOutbox.attempts} + 1` })
    .where(eq(id, sql`(${lockFree(due, 1)})`))
    .returning();
  return batch as Batch | undefined;
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
