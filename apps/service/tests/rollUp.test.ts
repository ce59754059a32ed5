import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '@tern/contract';
import { simulateVisits } from '@tern/testing/simulateVisits';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rollUp, writeEvents } from '../src/modules/analytics/analytics.module.ts';
import { noteEvents } from '../src/modules/analytics/eventBuffer.ts';
import { judgeEvent } from '../src/modules/analytics/judgeEvent.ts';
import type { StoredEvent } from '../src/modules/analytics/StoredEvent.ts';
import { from, type Started, startService } from './startService.ts';

const hour = 3600 * 1000;
/** Noon of a day: what is simulated around it stays within. */
const noon = Math.floor(Date.now() / (24 * hour)) * 24 * hour - 12 * hour;

let tern: Started;
let other: Started;
beforeAll(async () => {
  tern = await startService();
  other = await startService({ databaseUrl: tern.service.config.databaseUrl ?? '' });
});
afterAll(async () => {
  await other.close();
  await tern.close();
});
beforeEach(async () => {
  for (const table of ['events', 'days', 'daily', 'counts', 'vitals', 'visits'])
    await tern.rows(`delete from analytics_${table}`);
  await tern.rows('delete from rate_limits');
});

/** Rows of simulated visits, each at an hour of its own. */
function simulate(visits: number, { seed = 7, at = noon }: { seed?: number; at?: number } = {}) {
  return simulateVisits(visits, { now: at, seed }).visits.flatMap(({ country, events }, index) => {
    const shift = (((index * 7919) % (22 * 60)) - 11 * 60) * 60_000;
    return events.flatMap((event) => {
      const timed = { ...event, event_timestamp: event.event_timestamp + shift };
      const sender = { now: noon + 24 * hour, country, ip: '198.51.100.0', browser: '', system: '' };
      return judgeEvent(timed, sender) ?? [];
    });
  });
}

/** Events of one process, written as it writes them. */
async function write(started: Started, events: readonly StoredEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += 1_700) {
    expect(noteEvents(started.service.context, events.slice(start, start + 1_700))).toBe(true);
    await writeEvents(started.service.context);
  }
}

const steps = Object.keys(eventCatalogue).filter((name) => name !== 'web_vitals');
/** The counts of all stored events together, worked out at once. */
const recounted = async () =>
  (
    await tern.service.context.db.execute<Record<string, unknown>>(sql`
      with visit as (
        select day, front_id,
          coalesce((array_agg(language order by at, event_id) filter (where language <> ''))[1], '') as language,
          coalesce((array_agg(country order by at, event_id) filter (where country <> ''))[1], '') as country,
          coalesce((array_agg(properties->>'utm_campaign' order by at desc, event_id desc) filter (where properties->>'utm_campaign' <> ''))[1], '') as campaign,
          coalesce((array_agg(params->>'method' order by at desc, event_id desc) filter (where params->>'method' <> ''))[1], '') as method
        from analytics_events group by 1, 2
      ), fact as (
        select day, front_id, dimension, value from visit cross join lateral (values
          ('all', ''), ('language', language), ('country', country), ('campaign', campaign), ('method', method)
        ) as told (dimension, value)
      ), reached as (
        select distinct day, front_id, name as step from analytics_events
          where name in (select jsonb_array_elements_text(${JSON.stringify(steps)}::jsonb))
        union all select day, front_id, 'visit' from visit
      )
      select day::text, dimension, value, step, count(*)::int as visits
      from fact join reached using (day, front_id) group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  ).rows;
const rolled = () =>
  tern.rows(
    'select day::text, dimension, value, step, visits from analytics_daily order by day, dimension, value, step',
  );
const open = async () =>
  (
    await tern.rows<{ open: number }>(
      'select coalesce(sum(events - rolled_events), 0)::int as open from analytics_days',
    )
  )[0]?.open;

describe('the roll-ups', () => {
  it('are exact after 24 hours of events from two processes, late ones and repeated ones', async () => {
    const events = simulate(1_500).sort((one, later) => (one.at < later.at ? -1 : 1));
    const size = Math.ceil(events.length / 24);
    for (let each = 0; each < 24; each += 1) {
      const part = events.slice(each * size, (each + 1) * size);
      const late = simulate(10, { seed: 100 + each, at: noon - 24 * hour });
      const half = part.length >> 1;
      await Promise.all([
        write(tern, [...part.slice(0, half), ...late]),
        write(other, part.slice(half)),
        rollUp(tern.service.context),
        rollUp(other.service.context),
      ]);
      // Sent again by a browser that got no response.
      if (each % 3 === 0) await write(other, part.slice(0, 50));
    }
    await Promise.all([rollUp(tern.service.context), rollUp(other.service.context)]);
    await rollUp(tern.service.context);
    expect(await open()).toBe(0);
    const expected = await recounted();
    expect(expected.length).toBeGreaterThan(200);
    expect(await rolled()).toEqual(expected);
    const [{ counted, stored } = {}] = await tern.rows<{ counted: number; stored: number }>(
      'select (select sum(events)::int from analytics_counts) as counted, (select count(*)::int from analytics_events) as stored',
    );
    expect(counted).toBe(stored);
    expect(stored).toBeGreaterThan(events.length);
  });

  it('read nothing again that they have counted', async () => {
    await write(tern, simulate(300));
    await rollUp(tern.service.context);
    // Nobody may look at these any more.
    await tern.rows("update analytics_events set params = '{}', properties = '{}', language = 'xx'");
    const before = await rolled();
    await rollUp(tern.service.context);
    expect(await rolled()).toEqual(before);
    await write(tern, simulate(1, { seed: 9 }));
    await rollUp(tern.service.context);
    const { rows } = await tern.service.context.db.execute<{ value: string }>(
      sql`select value from analytics_daily where dimension = 'language'`,
    );
    expect(rows.map(({ value }) => value)).not.toContain('xx');
  });

  it('stay exact when a process dies between two batches', async () => {
    await write(tern, simulate(50));
    await expect(
      tern.service.context.db.transaction(async (tx) => {
        await tx.execute(sql`update analytics_days set batches = batches + 1`);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    await write(other, simulate(50, { seed: 8 }));
    await rollUp(tern.service.context);
    expect(await rolled()).toEqual(await recounted());
  });

  it('name a thousand campaigns of an open day, and the hundred most frequent of a closed one', async () => {
    const [sample] = simulate(1);
    if (!sample) throw new Error('no event');
    const visits = Array.from({ length: 1_100 }, (_, index) => ({
      ...sample,
      ...{
        event_id: randomUUID(),
        front_id: randomUUID(),
        name: 'page_view',
        params: { path: `/p${index}` },
      },
      properties: { utm_campaign: index < 20 ? 'real' : `made-up ${index}` },
    }));
    await write(tern, visits);
    await rollUp(tern.service.context);
    const names = async () =>
      tern.rows<{ value: string; visits: number }>(
        "select value, visits from analytics_daily where dimension = 'campaign' and step = 'visit' order by visits desc, value",
      );
    const ofOpenDay = await names();
    expect(ofOpenDay).toHaveLength(1_001);
    expect(ofOpenDay[0]).toEqual({ value: '(others)', visits: 81 });
    tern.clock.advance(6 * 24 * hour);
    await rollUp(tern.service.context);
    tern.clock.advance(-6 * 24 * hour);
    const ofClosedDay = await names();
    expect(ofClosedDay).toHaveLength(101);
    expect(ofClosedDay.slice(0, 2)).toEqual([
      { value: '(others)', visits: 1_100 - 20 - 99 },
      { value: 'real', visits: 20 },
    ]);
    expect(await tern.rows('select count(*)::int as visits from analytics_visits')).toEqual([{ visits: 0 }]);
    expect(
      await tern.rows('select count(*)::int as pages, sum(events)::int as events from analytics_counts'),
    ).toEqual([{ pages: 101, events: 1_100 }]);
    // Too late for anybody.
    await write(tern, [{ ...sample, event_id: randomUUID() }]);
    expect(await open()).toBe(0);
  });
});

describe('the sums of a day', () => {
  let bounded: Started;
  const start = async (env: Record<string, string>) => {
    bounded = await startService({ databaseUrl: tern.service.config.databaseUrl ?? '', env });
  };
  afterEach(() => bounded.close());

  const send = async (address: string, visits = 2) => {
    const events = simulateVisits(visits, { now: bounded.clock.now() }).visits.flatMap(
      (visit) => visit.events,
    );
    const { data } = await bounded.call(
      'analyticsEvents',
      { user_id: events[0]?.user_id ?? '', events: events.slice(0, 5) },
      { headers: from(address) },
    );
    await writeEvents(bounded.service.context);
    return data;
  };
  const stored = async () =>
    Object.fromEntries(
      (
        await tern.rows<{ ip: string; events: number }>(
          'select ip, count(*)::int as events from analytics_events group by 1',
        )
      ).map(({ ip, events }) => [ip, events]),
    );

  it('end the events of one network, and of nobody else', async () => {
    await start({ ANALYTICS_EVENTS_PER_NETWORK: '8' });
    await send('203.0.113.7', 4);
    // Another address of the same network.
    await send('203.0.113.8', 4);
    expect(await send('203.0.113.9', 4)).toEqual({ accepted: 0, refused: 5 });
    await send('2001:db8:1:1::7', 4);
    await send('2001:db8:1:2::7', 4);
    await send('198.51.100.7', 4);
    expect(await stored()).toEqual({ '203.0.113.0': 8, '2001:db8:1::': 8, '198.51.100.0': 5 });
    bounded.clock.advance(24 * hour);
    expect((await send('203.0.113.7', 4)).accepted).toBe(5);
  });

  it('end all events', async () => {
    await start({ ANALYTICS_EVENTS_PER_DAY: '7' });
    for (const last of [1, 2, 3]) await send(`198.51.${last}.7`, 4);
    expect(Object.values(await stored()).reduce((sum, count) => sum + count, 0)).toBe(7);
  });

  it('are a switch at 0', async () => {
    await start({ ANALYTICS_EVENTS_PER_DAY: '0' });
    expect(await send('198.51.100.7', 4)).toEqual({ accepted: 0, refused: 5 });
    expect(await stored()).toEqual({});
  });
});
