import type { EventName } from '@tern/contract';
import { matchRoute, splitUrl } from '@tern/domain';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { analyticsCounts, analyticsDays, analyticsVisits } from '../../db/analyticsTables.ts';
import type { Queries } from '../../db/connect.ts';
import { type CountedEvent, countVisits, type VisitCount, type VisitState } from './countVisits.ts';
import { vitalScales } from './vitalScales.ts';

// Any number, as long as every process uses the same one.
const rollUpLock = 5_012_036;
/** Values of one kind that a day has by name once it is closed. */
const mostValues = 100;
/**
 * Values of one kind that an open day has by name: campaigns and paths come from addresses, which anybody can write.
 * Those that come after so many are counted with the others.
 */
const mostOpenValues = 1_000;
export const otherValues = '(others)';
/** Events of one step. A batch is never divided. */
const most = 5_000;

/** Whether this transaction is the one that rolls up: of any number of processes one does at a time. */
export async function lockRollUp(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${rollUpLock}) as mine`,
  );
  return rows[0]?.mine ?? false;
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

/** Batches of a day, the first of them not included. */
interface Part {
  day: string;
  after: number;
  until: number;
}

/** The next batches that are not in the roll-ups, of the oldest day that has some. */
async function nextPart(tx: Queries): Promise<Part | undefined> {
  const { rows } = await tx.execute<{ day: string; after: string; until: string }>(sql`
    with next as (
      select day, rolled_batches, batches from ${analyticsDays} where batches <> rolled_batches order by day limit 1
    )
    select day::text, rolled_batches as after, coalesce((
      select case when count(*) < ${most} then null else max(batch) end from (
        select batch from analytics_events
        where analytics_events.day = next.day and batch > rolled_batches and batch <= batches
        order by batch fetch first ${most} rows with ties
      ) as next_batches
    ), batches) as until from next`);
  const [row] = rows;
  return row && { day: row.day, after: Number(row.after), until: Number(row.until) };
}

const within = ({ day, after, until }: Part) => sql`day = ${day} and batch > ${after} and batch <= ${until}`;

async function readEvents(tx: Queries, part: Part): Promise<CountedEvent[]> {
  const { rows } = await tx.execute<Omit<CountedEvent, 'values'> & Record<string, string>>(sql`
    select front_id, event_id, name, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      language, country, coalesce(properties->>'utm_campaign', '') as campaign,
      coalesce(params->>'method', '') as method, coalesce(properties->>'hab', '') as hab,
      coalesce(properties->>'pab', '') as pab
    from analytics_events where ${within(part)}`);
  return rows.map(({ front_id, event_id, name, at, ...values }) => ({
    ...{ front_id, event_id, name, at, values },
  })) as CountedEvent[];
}

async function readVisits(
  tx: Queries,
  day: string,
  fronts: readonly string[],
): Promise<Map<string, VisitState>> {
  const rows = await tx
    .select()
    .from(analyticsVisits)
    .where(and(eq(analyticsVisits.day, day), inArray(analyticsVisits.frontId, [...fronts])));
  return new Map(rows.map(({ frontId, facts, steps }) => [frontId, { facts, steps }]));
}

/** Names values of a day as long as there are few of a kind. */
async function namesOf(tx: Queries, day: string): Promise<(dimension: string, value: string) => string> {
  const { rows } = await tx.execute<{ dimension: string; value: string }>(sql`
    select dimension, value from analytics_daily
    where day = ${day} and dimension in ('campaign', 'hab', 'pab') and step = 'visit'`);
  const known = new Map<string, Set<string>>();
  for (const { dimension, value } of rows)
    known.set(dimension, (known.get(dimension) ?? new Set()).add(value));
  return (dimension, value) => {
    // The others are words of the service's own tables.
    if (!['campaign', 'hab', 'pab'].includes(dimension)) return value;
    const names = known.get(dimension) ?? new Set();
    known.set(dimension, names);
    if (!names.has(value) && names.size >= mostOpenValues) return otherValues;
    names.add(value);
    return value;
  };
}

async function writeVisits(tx: Queries, day: string, visits: ReadonlyMap<string, VisitState>): Promise<void> {
  const rows = [...visits].map(([front_id, state]) => ({ front_id, ...state }));
  await tx.execute(sql`
    insert into ${analyticsVisits} (day, front_id, facts, steps)
    select ${day}::date, front_id, facts, steps
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as visit (front_id uuid, facts jsonb, steps text[])
    on conflict (day, front_id) do update set facts = excluded.facts, steps = excluded.steps`);
}

async function writeChanges(tx: Queries, day: string, changes: readonly VisitCount[]): Promise<void> {
  await tx.execute(sql`
    insert into analytics_daily (day, dimension, value, step, visits)
    select ${day}::date, dimension, value, step, visits from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as change (dimension text, value text, step text, visits int)
    on conflict (day, dimension, value, step) do update set visits = analytics_daily.visits + excluded.visits`);
  const less = changes.filter(({ visits }) => visits < 0);
  if (!less.length) return;
  await tx.execute(sql`
    delete from analytics_daily as daily using jsonb_to_recordset(${JSON.stringify(less)}::jsonb)
      as change (dimension text, value text, step text)
    where daily.day = ${day} and daily.visits = 0 and daily.dimension = change.dimension
      and daily.value = change.value and daily.step = change.step`);
}

/** Events of these batches by what tells them apart. */
async function addCounts(tx: Queries, part: Part): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select name as event, coalesce(params->>(${JSON.stringify(toldApartBy)}::jsonb->>name), '') as value,
        count(*) as events
      from analytics_events where ${within(part)} group by 1, 2
    ), named as (
      select event, count(*) as values from analytics_counts where day = ${part.day} group by 1
    ), placed as (
      select event, counted.events, case
        when exists (
          select from analytics_counts as known
          where known.day = ${part.day} and known.event = counted.event and known.value = counted.value
        ) then value
        when coalesce(named.values, 0) + row_number() over (partition by event order by counted.events desc, value)
          <= ${mostOpenValues} then value
        else ${otherValues} end as value
      from counted left join named using (event)
    )
    insert into analytics_counts (day, event, value, events)
    select ${part.day}::date, event, value, sum(events) from placed group by 2, 3
    on conflict (day, event, value) do update set events = analytics_counts.events + excluded.events`);
}

/** The route of each path that vitals of these batches name: addresses that are no page are one. */
async function familiesOf(tx: Queries, part: Part): Promise<{ path: string; family: string }[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    select distinct params->>'path' as path from analytics_events where ${within(part)} and name = 'web_vitals'`);
  return rows.map(({ path }) => ({ path, family: matchRoute(splitUrl(path).path)?.route.id ?? 'notFound' }));
}

/** Vitals of these batches, into the histograms of their day: once for each thing that tells pages apart. */
async function addVitals(tx: Queries, part: Part): Promise<void> {
  const scales = Object.entries(vitalScales).map(([metric, { width, most: last }]) => ({
    metric,
    width,
    most: last,
  }));
  const families = await familiesOf(tx, part);
  if (!families.length) return;
  await tx.execute(sql`
    insert into analytics_vitals (day, metric, dimension, value, bucket, pages)
    select ${part.day}::date, scale.metric, told.dimension, told.value,
      least(ceil((params->>scale.metric)::numeric / scale.width), scale.most)::int, count(*)
    from analytics_events
    join jsonb_to_recordset(${JSON.stringify(families)}::jsonb) as page (path text, family text)
      on page.path = params->>'path'
    cross join lateral (values
      ('form', params->>'form'), ('family', family), ('country', nullif(country, '')),
      ('connection', params->>'connection'), ('shown', params->>'shown'), ('sent', params->>'sent')
    ) as told (dimension, value)
    cross join jsonb_to_recordset(${JSON.stringify(scales)}::jsonb) as scale (metric text, width int, most int)
    where ${within(part)} and name = 'web_vitals' and params ? scale.metric and told.value is not null
    group by 2, 3, 4, 5
    on conflict (day, metric, dimension, value, bucket) do update set pages = analytics_vitals.pages + excluded.pages`);
}

/**
 * Counts the next events that are not in the roll-ups: visits by step and dimension, events by what tells them apart,
 * vitals as histograms. A visit is a front id on a day; its language and country are its first ones, its campaign,
 * method and arms the last ones. False: all are counted. Needs the lock, and a transaction of its own.
 */
export async function rollUpNext(tx: Queries): Promise<boolean> {
  const part = await nextPart(tx);
  if (!part) return false;
  const { day, until } = part;
  const events = await readEvents(tx, part);
  if (events.length) {
    const before = await readVisits(tx, day, [...new Set(events.map(({ front_id }) => front_id))]);
    const { visits, changes } = countVisits(before, events, await namesOf(tx, day));
    await writeVisits(tx, day, visits);
    await writeChanges(tx, day, changes);
    await addCounts(tx, part);
    await addVitals(tx, part);
  }
  await tx.execute(sql`
    update ${analyticsDays} set rolled_batches = ${until}, rolled_events = rolled_events + ${events.length}
    where day = ${day}`);
  return true;
}

/**
 * Closes the days before one that are counted: no event is taken for them any more, their visits are deleted, and of
 * each kind the most frequent values stay by name.
 */
export async function closeDays(tx: Queries, before: string): Promise<void> {
  const closed = await tx
    .update(analyticsDays)
    .set({ closed: true })
    .where(
      and(
        lt(analyticsDays.day, before),
        eq(analyticsDays.closed, false),
        eq(analyticsDays.batches, analyticsDays.rolledBatches),
      ),
    )
    .returning({ day: analyticsDays.day });
  for (const { day } of closed) {
    await tx.delete(analyticsVisits).where(eq(analyticsVisits.day, day));
    await tx.execute(sql`
      with ranked as (
        select dimension, value, row_number() over (partition by dimension order by visits desc, value) as rank
        from analytics_daily where day = ${day} and step = 'visit' and value not in ('', ${otherValues})
      ), rest as (
        delete from analytics_daily as daily using ranked
        where daily.day = ${day} and rank > ${mostValues} and daily.dimension = ranked.dimension
          and daily.value = ranked.value
        returning daily.dimension, daily.step, daily.visits
      )
      insert into analytics_daily (day, dimension, value, step, visits)
      select ${day}::date, dimension, ${otherValues}, step, sum(visits) from rest group by 2, 4
      on conflict (day, dimension, value, step) do update set visits = analytics_daily.visits + excluded.visits`);
    await tx.execute(sql`
      with ranked as (
        select event, value, row_number() over (partition by event order by events desc, value) as rank
        from ${analyticsCounts} where day = ${day} and value <> ${otherValues}
      ), rest as (
        delete from analytics_counts as counts using ranked
        where counts.day = ${day} and rank > ${mostValues} and counts.event = ranked.event
          and counts.value = ranked.value
        returning counts.event, counts.events
      )
      insert into analytics_counts (day, event, value, events)
      select ${day}::date, event, ${otherValues}, sum(events) from rest group by 2
      on conflict (day, event, value) do update set events = analytics_counts.events + excluded.events`);
  }
}
