import type { UpdateKind } from '@tern/domain';
import { and, asc, count, desc, eq, gte, inArray, isNull, max, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { incidents, incidentUpdates, type StatusTexts } from '../../db/statusTables.ts';

export type IncidentRow = typeof incidents.$inferSelect;
export type UpdateRow = typeof incidentUpdates.$inferSelect;
export type IncidentWithCourse = IncidentRow & { updates: UpdateRow[] };

/** Incidents that a page lists at most. */
const most = 60;

/** Those that last or ended after `since`: open ones first, then the newest, each with its course, newest first. */
export async function listIncidents(db: Queries, since: Date): Promise<IncidentWithCourse[]> {
  const found = await db
    .select()
    .from(incidents)
    .where(or(isNull(incidents.endsAt), gte(incidents.endsAt, since)))
    .orderBy(sql`${incidents.endsAt} is not null`, desc(incidents.startsAt), asc(incidents.id))
    .limit(most);
  return withCourse(db, found);
}

async function withCourse(db: Queries, found: readonly IncidentRow[]): Promise<IncidentWithCourse[]> {
  if (!found.length) return [];
  const updates = await db
    .select()
    .from(incidentUpdates)
    .where(
      inArray(
        incidentUpdates.incidentId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(incidentUpdates.number));
  return found.map((incident) => ({
    ...incident,
    updates: updates.filter(({ incidentId }) => incidentId === incident.id),
  }));
}

/** One with its course, locked until the transaction ends: two operators write one after the other. */
export async function lockIncident(db: Queries, id: string): Promise<IncidentWithCourse | null> {
  const found = await db.select().from(incidents).where(eq(incidents.id, id)).for('update');
  return (await withCourse(db, found))[0] ?? null;
}

/** A name such as `2026-11-29-2`: the day it began and the next number of that day. */
export async function insertIncident(db: Queries, incident: Omit<IncidentRow, 'id'>): Promise<string> {
  const day = incident.startsAt.toISOString().slice(0, 10);
  // Two operators at once get two names.
  await db.execute(sql`lock table ${incidents} in share row exclusive mode`);
  const [row] = await db
    .select({ taken: count(), last: max(sql<number>`substring(${incidents.id} from '[0-9]+$')::int`) })
    .from(incidents)
    .where(sql`${incidents.id} like ${`${day}-%`}`);
  const id = `${day}-${Number(row?.last ?? 0) + 1}`;
  await db.insert(incidents).values({ ...incident, id });
  return id;
}

export async function insertUpdate(
  db: Queries,
  incidentId: string,
  update: { at: Date; kind: UpdateKind; texts: StatusTexts },
): Promise<void> {
  const number = sql<number>`(select coalesce(max(${incidentUpdates.number}), 0) + 1 from ${incidentUpdates}
    where ${incidentUpdates.incidentId} = ${incidentId})`;
  await db.insert(incidentUpdates).values({ ...update, incidentId, number });
}

export async function changeIncident(
  db: Queries,
  id: string,
  change: Partial<Omit<IncidentRow, 'id' | 'kind'>>,
): Promise<void> {
  await db
    .update(incidents)
    .set(change)
    .where(and(eq(incidents.id, id)));
}
