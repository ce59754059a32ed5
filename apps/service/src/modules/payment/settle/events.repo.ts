import { and, desc, eq, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { claim } from '../../../db/claim.ts';
import type { Database, Queries } from '../../../db/connect.ts';
import { webhookEvents } from '../../../db/schema.ts';
import type { EventRow } from '../rows/paymentRows.ts';

/** Returns false for an event that is already known. */
export async function storeEvent(db: Queries, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(webhookEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: webhookEvents.eventId });
  return rows.length === 1;
}

const eventKey = (provider: string, eventId: string) =>
  and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId));

export async function lockEvent(
  db: Queries,
  provider: string,
  eventId: string,
): Promise<EventRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eventKey(provider, eventId)).for('update');
  return row;
}

export async function readEvent(
  db: Queries,
  provider: string,
  eventId: string,
): Promise<EventRow | undefined> {
  const [row] = await db.select().from(webhookEvents).where(eventKey(provider, eventId));
  return row;
}

export async function updateEvent(
  db: Queries,
  event: Pick<EventRow, 'provider' | 'eventId'>,
  changes: Partial<EventRow>,
): Promise<void> {
  await db.update(webhookEvents).set(changes).where(eventKey(event.provider, event.eventId));
}

/**
 * Takes the event of these providers that has been due longest. Undefined: none is due. No other process gets it before
 * `leaseUntil`.
 */
export async function claimOpenEvent(
  db: Database,
  { now, leaseUntil, providers }: { now: Date; leaseUntil: Date; providers: readonly string[] },
): Promise<EventRow | undefined> {
  const due = (tx: Queries) =>
    tx
      .select()
      .from(webhookEvents)
      .where(
        and(
          isNull(webhookEvents.appliedAt),
          inArray(webhookEvents.provider, [...providers]),
          or(isNull(webhookEvents.nextTryAt), lte(webhookEvents.nextTryAt, now)),
        ),
      )
      .orderBy(sql`${webhookEvents.nextTryAt} nulls first`, webhookEvents.receivedAt);
  const [claimed] = await claim(db, due, {
    most: 1,
    async lease(tx, event) {
      await updateEvent(tx, event, { nextTryAt: leaseUntil });
      return event;
    },
  });
  return claimed;
}

/** Empties the bodies of applied events. What was given up stays longer: an update may yet know its shape. */
export async function emptyOldBodies(
  db: Queries,
  { appliedBefore, failedBefore }: { appliedBefore: Date; failedBefore: Date },
): Promise<void> {
  const isFailed = eq(webhookEvents.outcome, 'failed');
  await db
    .update(webhookEvents)
    .set({ body: '' })
    .where(
      and(
        ne(webhookEvents.body, ''),
        or(
          and(lt(webhookEvents.appliedAt, appliedBefore), not(isFailed)),
          and(lt(webhookEvents.appliedAt, failedBefore), isFailed),
        ),
      ),
    );
}

/** The events that were given up, the newest first. */
export async function findFailedEvents(db: Queries, limit: number): Promise<EventRow[]> {
  return db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.outcome, 'failed'))
    .orderBy(desc(webhookEvents.receivedAt))
    .limit(limit);
}

/** Takes an event up again that was given up. False: there is no such event. */
export async function reopenEvent(db: Queries, eventId: string): Promise<boolean> {
  const rows = await db
    .update(webhookEvents)
    .set({ appliedAt: null, outcome: null, attempts: 0, nextTryAt: null })
    .where(
      and(
        eq(webhookEvents.eventId, eventId),
        eq(webhookEvents.outcome, 'failed'),
        ne(webhookEvents.body, ''),
      ),
    )
    .returning({ id: webhookEvents.eventId });
  return rows.length > 0;
}
