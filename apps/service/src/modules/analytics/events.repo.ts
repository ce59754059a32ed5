import { lt, sql } from 'drizzle-orm';
import {
  analyticsCounts,
  analyticsDaily,
  analyticsDays,
  analyticsEvents,
  analyticsVitals,
} from '../../db/analyticsTables.ts';
import type { Database, Queries } from '../../db/connect.ts';
import type { StoredEvent } from './StoredEvent.ts';

// Any number, as long as every process uses the same one.
const partitionLock = 5_012_035;

const shape = /^\d{4}-\d\d-\d\d$/;
const partitionOf = (day: string): string => {
  if (!shape.test(day)) throw new Error('This is no day.');
  return `analytics_events_${day.replaceAll('-', '')}`;
};
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The statement that makes the partition of a day where there is none. */
export const createPartition = (day: string): string =>
  `create table if not exists ${partitionOf(day)} partition of analytics_events for values from ('${day}') to ('${dayAfter(day)}')`;

/** Makes the partition of a day where there is none. */
export async function openDay(db: Database, day: string): Promise<void> {
  const table = partitionOf(day);
  const [found] = (await db.execute(sql`select to_regclass(${table}) is not null as known`)).rows;
  if (found?.known) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
    await tx.execute(sql.raw(createPartition(day)));
  });
}

/**
 * Writes events, those that are there already aside, counts them for their days, and lays them into the outbox of each
 * outlet: one statement, so all of it or nothing. Returns how many were new.
 */
export async function insertEvents(
  db: Queries,
  events: readonly StoredEvent[],
  outlets: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ stored: number }>(sql`
    with fresh as (
      insert into ${analyticsEvents}
        (day, event_id, name, at, received_at, front_id, params, properties, language, country, browser, system, ip)
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event (
        day date, event_id uuid, name text, at timestamptz, received_at timestamptz, front_id uuid, params jsonb,
        properties jsonb, language text, country text, browser text, system text, ip text
      )
      on conflict do nothing
      returning *
    ), counted as (
      insert into ${analyticsDays} (day, events)
      select day, count(*) from fresh group by day order by day
      on conflict (day) do update set events = analytics_days.events + excluded.events
    ), handed as (
      insert into analytics_outbox (outlet, events, created_at, next_try_at)
      select outlet, (select jsonb_agg(to_jsonb(fresh)) from fresh), now(), now()
      from jsonb_array_elements_text(${JSON.stringify(outlets)}::jsonb) as outlet
      where exists (select from fresh)
    )
    select count(*)::int as stored from fresh`);
  return rows[0]?.stored ?? 0;
}

/** Gives the events of a front id another one, which nobody holds, and takes the click of an affiliate out of them. */
export async function renameFront(db: Queries, frontId: string): Promise<void> {
  await db.execute(sql`
    with fresh as materialized (select gen_random_uuid() as id)
    update ${analyticsEvents} set front_id = (select id from fresh), properties = properties - 'cpsCookie'
    where front_id = ${frontId}::uuid`);
}

/** Forgets the days before one: whole partitions, and their roll-ups. */
export async function dropDaysBefore(db: Database, day: string): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'analytics_events'::regclass and child.relname < ${partitionOf(day)}`);
  for (const { name } of rows) {
    if (/^analytics_events_\d{8}$/.test(name)) await db.execute(sql.raw(`drop table if exists ${name}`));
  }
  for (const table of [analyticsDays, analyticsDaily, analyticsCounts, analyticsVitals])
    await db.delete(table).where(lt(table.day, day));
}
