import { dayMs } from '@tern/domain';
import { lt, sql } from 'drizzle-orm';
import {
  analyticsCounts,
  analyticsDaily,
  analyticsDays,
  analyticsEvents,
  analyticsVisits,
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
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

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

/** Numbers a batch of each day. Closed days get none. In the order of days, so that two processes never wait for each other. */
async function numberBatches(tx: Queries, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ day: string; batches: string }>(sql`
    insert into ${analyticsDays} (day, events, batches)
    select day::date, 0, 1 from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) as given (day) order by 1
    on conflict (day) do update set batches = analytics_days.batches + 1 where not analytics_days.closed
    returning day::text, batches`);
  return new Map(rows.map(({ day, batches }) => [day, Number(batches)]));
}

/**
 * Writes events, those that are there already and those of closed days aside, counts them for their days, and lays them
 * into the outbox of each outlet. Part of a transaction of its caller. Returns how many were new.
 */
export async function insertEvents(
  tx: Queries,
  events: readonly StoredEvent[],
  outlets: readonly string[],
): Promise<number> {
  if (!events.length) return 0;
  const numbers = await numberBatches(tx, [...new Set(events.map(({ day }) => day))]);
  const numbered = events.flatMap((event) => {
    const batch = numbers.get(event.day);
    return batch === undefined ? [] : [{ ...event, batch }];
  });
  const { rows } = await tx.execute<{ stored: number }>(sql`
    with fresh as (
      insert into ${analyticsEvents}
        (day, event_id, name, at, received_at, front_id, params, properties, language, country, browser, system, ip, batch)
      select * from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as event (
        day date, event_id uuid, name text, at timestamptz, received_at timestamptz, front_id uuid, params jsonb,
        properties jsonb, language text, country text, browser text, system text, ip text, batch bigint
      )
      on conflict do nothing
      returning *
    ), counted as (
      update ${analyticsDays} set events = analytics_days.events + part.events
      from (select day, count(*) as events from fresh group by day) as part
      where analytics_days.day = part.day
    ), handed as (
      insert into analytics_outbox (outlet, events, created_at, next_try_at)
      select outlet, (select jsonb_agg(to_jsonb(fresh) - 'batch') from fresh), now(), now()
      from jsonb_array_elements_text(${JSON.stringify(outlets)}::jsonb) as outlet
      where exists (select from fresh)
    )
    select count(*)::int as stored from fresh`);
  return rows[0]?.stored ?? 0;
}

/** Gives the events of a front id another one, which nobody holds, and takes the click of an affiliate out of them. */
export async function renameFront(db: Queries, frontId: string): Promise<void> {
  await db.execute(sql`
    with fresh as materialized (select gen_random_uuid() as id),
    counted as (
      update ${analyticsVisits} set front_id = (select id from fresh) where front_id = ${frontId}::uuid
    )
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
  for (const table of [analyticsDays, analyticsDaily, analyticsCounts, analyticsVitals, analyticsVisits])
    await db.delete(table).where(lt(table.day, day));
}
