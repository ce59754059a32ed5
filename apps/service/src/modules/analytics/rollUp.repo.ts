import { type EventName, eventCatalogue } from '@tern/contract';
import { sql } from 'drizzle-orm';
import { analyticsCounts, analyticsDaily, analyticsDays, analyticsVitals } from '../../db/analyticsTables.ts';
import type { Queries } from '../../db/connect.ts';
import { vitalScales } from './vitalScales.ts';

// Any number, as long as every process uses the same one.
const rollUpLock = 5_012_036;
/** Values of one kind that a day keeps by name: campaigns and paths come from addresses, which anybody can write. */
const mostValues = 100;
export const otherValues = '(others)';

/** Whether this transaction is the one that rolls up: of any number of processes one does at a time. */
export async function lockRollUp(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${rollUpLock}) as mine`,
  );
  return rows[0]?.mine ?? false;
}

/** Days with events that are not in the roll-ups, the oldest first. */
export async function daysToRollUp(db: Queries, most: number): Promise<{ day: string; events: number }[]> {
  const { rows } = await db.execute<{ day: string; events: string }>(
    sql`select day::text, events from ${analyticsDays} where events <> rolled_events order by day limit ${most}`,
  );
  return rows.map(({ day, events }) => ({ day, events: Number(events) }));
}

/** The param by which the events of a kind are told apart. */
const toldApartBy: Partial<Record<EventName, string>> = {
  page_view: 'path',
  plan_chosen: 'plan',
  order_paid: 'plan',
  payment_declined: 'class',
  download_pressed: 'app',
  leak_verdict: 'verdict',
  language_chosen: 'to',
  campaign_shown: 'campaign',
  campaign_pressed: 'campaign',
};

/** Visits that are counted as steps; the rest of the catalogue is counted by events. */
export const steps = (Object.keys(eventCatalogue) as EventName[]).filter((name) => name !== 'web_vitals');

/**
 * Counts a day anew: visits by step and dimension, events by what tells them apart, vitals as histograms. A visit is a
 * front id on that day; its language and country are its first ones, its campaign, method and arms the last ones.
 */
export async function rollUpDay(db: Queries, day: string, events: number): Promise<void> {
  for (const table of [analyticsDaily, analyticsCounts, analyticsVitals])
    await db.execute(sql`delete from ${table} where day = ${day}`);
  await db.execute(sql`
    with event as (
      select front_id, name, at, language, country,
        coalesce(properties->>'utm_campaign', '') as campaign, coalesce(params->>'method', '') as method,
        coalesce(properties->>'hab', '') as hab, coalesce(properties->>'pab', '') as pab
      from analytics_events where day = ${day}
    ), visit as (
      select front_id,
        coalesce((array_agg(language order by at) filter (where language <> ''))[1], '') as language,
        coalesce((array_agg(country order by at) filter (where country <> ''))[1], '') as country,
        coalesce((array_agg(campaign order by at desc) filter (where campaign <> ''))[1], '') as campaign,
        coalesce((array_agg(method order by at desc) filter (where method <> ''))[1], '') as method,
        coalesce((array_agg(hab order by at desc) filter (where hab <> ''))[1], '') as hab,
        coalesce((array_agg(pab order by at desc) filter (where pab <> ''))[1], '') as pab
      from event group by front_id
    ), open as (
      select front_id, dimension, value from visit cross join lateral (values
        ('campaign', campaign), ('hab', hab), ('pab', pab)
      ) as told (dimension, value)
    ), known as (
      select dimension, value, row_number() over (partition by dimension order by count(*) desc, value) as rank
      from open where value <> '' group by 1, 2
    ), fact as (
      select front_id, dimension, value from visit cross join lateral (values
        ('all', ''), ('language', language), ('country', country), ('method', method)
      ) as told (dimension, value)
      union all
      select front_id, dimension, case when value = '' or rank <= ${mostValues} then value else ${otherValues} end
      from open left join known using (dimension, value) where value <> '' or dimension = 'campaign'
    ), reached as (
      select distinct front_id, name as step from event
        where name in (select jsonb_array_elements_text(${JSON.stringify(steps)}::jsonb))
      union all select front_id, 'visit' from visit
    )
    insert into analytics_daily (day, dimension, value, step, visits)
    select ${day}::date, dimension, value, step, count(*) from fact join reached using (front_id) group by 2, 3, 4`);
  await db.execute(sql`
    with counted as (
      select name, coalesce(params->>(${JSON.stringify(toldApartBy)}::jsonb->>name), '') as value, count(*) as events
      from analytics_events where day = ${day} group by 1, 2
    ), ranked as (
      select *, row_number() over (partition by name order by events desc, value) as rank from counted
    )
    insert into analytics_counts (day, event, value, events)
    select ${day}::date, name, case when rank <= ${mostValues} then value else ${otherValues} end, sum(events)
    from ranked group by 2, 3`);
  await db.execute(sql`
    insert into analytics_vitals (day, metric, form, bucket, pages)
    select ${day}::date, scale.metric, params->>'form', least(ceil((params->>scale.metric)::numeric / scale.width), scale.most)::int, count(*)
    from analytics_events
    cross join jsonb_to_recordset(${JSON.stringify(
      Object.entries(vitalScales).map(([metric, { width, most }]) => ({ metric, width, most })),
    )}::jsonb) as scale (metric text, width int, most int)
    where day = ${day} and name = 'web_vitals' and params ? scale.metric
    group by 2, 3, 4`);
  await db.execute(sql`update ${analyticsDays} set rolled_events = ${events} where day = ${day}`);
}
