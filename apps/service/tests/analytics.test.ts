import { type AnalyticsEvent, mostEventsOfCall } from '@tern/contract';
import { startMetricsServer } from '@tern/observe';
import { analyticsEventOf, expectedKey, simulateVisits } from '@tern/testing/simulateVisits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAddress } from '../src/clientAddress.ts';
import { rollUp, writeEvents } from '../src/modules/analytics/analytics.module.ts';
import { mostWaiting, noteEvents } from '../src/modules/analytics/eventBuffer.ts';
import { handOverEvents } from '../src/modules/analytics/handOverEvents.ts';
import { judgeEvent } from '../src/modules/analytics/judgeEvent.ts';
import { keepPartitions } from '../src/modules/analytics/keepAnalytics.ts';
import { readReport } from '../src/ops/report/readReport.ts';
import { runOps } from '../src/ops.ts';
import { from, type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
});
afterAll(() => tern.close());
beforeEach(async () => {
  // A test of other days leaves none for today.
  await keepPartitions(tern.service.context);
  await writeEvents(tern.service.context);
  for (const table of ['events', 'days', 'outbox', 'daily', 'counts', 'vitals'])
    await tern.rows(`delete from analytics_${table}`);
});

let visitor = 0;
/** Sends as a browser of its own. */
const send = (events: AnalyticsEvent[], headers: Record<string, string> = {}) => {
  visitor += 1;
  const address = from(`198.51.${visitor >> 8}.${visitor & 255}`);
  return tern.call(
    'analyticsEvents',
    { user_id: events[0]?.user_id ?? '', events },
    { headers: { ...address, ...headers } },
  );
};
const view = (more: Partial<AnalyticsEvent> = {}) =>
  analyticsEventOf('page_view', { path: '/pricing' }, { at: tern.clock.now(), ...more });
const stored = async () => {
  await writeEvents(tern.service.context);
  return tern.rows<Record<string, unknown>>('select *, day::text as day from analytics_events order by at');
};

describe('events that come in', () => {
  it('are stored with the facts of their request, and a truncated address', async () => {
    const event = view({
      language: 'de',
      country_code: 'US',
      user_properties: {
        channel: 'mail',
        cpsType: 'cj',
        cpsCookie: 'c',
        hab: 'hero.b',
        utm_campaign: 'spring',
      },
    });
    const sent = await send([event], {
      'x-geo': 'DE',
      ...from('203.0.113.77'),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36',
    });
    expect(sent.data).toEqual({ accepted: 1, refused: 0 });
    const [row] = await stored();
    expect(row).toMatchObject({
      day: new Date(event.event_timestamp).toISOString().slice(0, 10),
      event_id: event.event_id,
      name: 'page_view',
      front_id: event.front_id,
      params: { path: '/pricing' },
      properties: event.user_properties,
      ...{ language: 'de', country: 'DE', browser: 'Chrome', system: 'Linux', ip: '203.0.113.0' },
    });
  });

  it('count once, however often they are sent', async () => {
    const events = [view(), view()];
    await send(events);
    await send(events);
    await stored();
    await send(events);
    expect(await stored()).toHaveLength(2);
    expect(await tern.rows('select events::int from analytics_days')).toEqual([{ events: 2 }]);
  });

  it('are refused one by one where the catalogue knows none like them', async () => {
    const odd = { ...view(), event_name: 'mouse_moved' };
    const more = {
      ...view(),
      event_params: [
        { key: 'path', value: '/' },
        { key: 'email', value: 'a@b.co' },
      ],
    };
    const query = analyticsEventOf('page_view', { path: '/x?token=1' }, { at: tern.clock.now() });
    const old = view({ event_timestamp: tern.clock.now() - 49 * 3600 * 1000 });
    expect((await send([odd, more, query, old, view()])).data).toEqual({ accepted: 1, refused: 4 });
    expect(await stored()).toHaveLength(1);
  });

  it('are not wanted from a browser that asks for privacy', async () => {
    for (const signal of ['sec-gpc', 'dnt'])
      expect((await send([view()], { [signal]: '1' })).data).toEqual({ accepted: 0, refused: 1 });
    expect(await stored()).toEqual([]);
  });

  it('have the time of the service where a clock is ahead', async () => {
    await send([view({ event_timestamp: tern.clock.now() + 3600_000 })]);
    const [row] = await stored();
    expect(Number(row?.at)).toBeGreaterThan(0);
    expect(Number(row?.at)).toBeLessThanOrEqual(tern.clock.now());
  });

  it.each([
    ['no list', () => 'x'],
    ['none', () => []],
    ['too many', () => Array.from({ length: mostEventsOfCall + 1 }, () => view())],
    ['no id', () => [{ ...view(), event_id: 'x' }]],
  ])('are refused as a whole: %s', async (_, events) => {
    const answer = await tern.call('analyticsEvents', { user_id: view().user_id, events: events() as never });
    expect(answer.failure.data.error).toBe('validation_failed');
  });

  it('are limited per visitor', async () => {
    const busy = from('192.0.2.9');
    const statuses = [];
    for (let call = 0; call < 121; call += 1) statuses.push((await send([view()], busy)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await send([view()])).status).toBe(200);
  });

  it('are told to come again when there is no room, and nothing is taken', async () => {
    const { context } = tern.service;
    const sender = { now: tern.clock.now(), country: '', ip: '', browser: '', system: '' };
    const row = judgeEvent(view(), sender);
    if (!row) throw new Error('refused');
    expect(noteEvents(context, Array(mostWaiting).fill(row))).toBe(true);
    const answer = await send([view()]);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    await writeEvents(context);
    expect(await stored()).toHaveLength(1);
  });

  it('stay in memory while the database refuses them', async () => {
    await tern.rows('alter table analytics_days rename to analytics_gone');
    await send([view()]);
    await expect(writeEvents(tern.service.context)).rejects.toThrow();
    await tern.rows('alter table analytics_gone rename to analytics_days');
    expect(await stored()).toHaveLength(1);
  });
});

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2::7', '2001:db8:1::'],
  ['::1', '0:0:0::'],
  ['', ''],
])('truncates %s to %s', (address, truncated) => expect(truncateAddress(address)).toBe(truncated));

describe('the report', () => {
  it('finds the funnel that was simulated, sent twice and by two processes at once', async () => {
    const { visits, expected } = simulateVisits(150, { now: tern.clock.now() });
    for (const [turn, { country, events }] of visits.entries()) {
      const answer = await send(events, { 'x-geo': country });
      expect(answer.data.refused).toBe(0);
      if (turn % 5 === 0) await send(events, { 'x-geo': country });
    }
    await writeEvents(tern.service.context);
    await Promise.all([rollUp(tern.service.context), rollUp(tern.service.context)]);
    const rows = await tern.rows<{ dimension: string; value: string; step: string; visits: string }>(
      'select dimension, value, step, sum(visits) as visits from analytics_daily group by 1, 2, 3',
    );
    const found = new Map(
      rows.map(({ dimension, value, step, visits: count }) => [
        expectedKey(dimension, value, step),
        Number(count),
      ]),
    );
    expect(found).toEqual(expected);
    const report = await readReport(tern.service.context, 7);
    expect(report.all.visit).toBe(150);
    expect(report.all.order_paid).toBe(expected.get(expectedKey('all', '', 'order_paid')));
    expect(report.waiting).toBe(0);
  });

  it('counts what came late with its own day', async () => {
    const yesterday = tern.clock.now() - 86_400_000;
    await send([view()]);
    await stored();
    await rollUp(tern.service.context);
    await send([view({ event_timestamp: yesterday })]);
    await stored();
    await rollUp(tern.service.context);
    const { byDay } = await readReport(tern.service.context, 7);
    expect(byDay.slice(-2).map(({ steps }) => steps.visit)).toEqual([1, 1]);
  });

  it('sums vitals up: three in four, good and poor', async () => {
    const speeds = [900, 1200, 2400, 5200];
    await send(
      speeds.map((lcp) =>
        analyticsEventOf('web_vitals', { path: '/', form: 'mobile', lcp, cls: 0 }, { at: tern.clock.now() }),
      ),
    );
    await stored();
    await rollUp(tern.service.context);
    const { vitals } = await readReport(tern.service.context, 7);
    const of = (metric: string) =>
      vitals.find((row) => row.metric === metric && row.form === 'mobile')?.summary;
    expect(of('lcp')).toEqual({ pages: 4, p75: 2400, good: 3, middling: 0, poor: 1 });
    expect(of('cls')).toEqual({ pages: 4, p75: 0, good: 4, middling: 0, poor: 0 });
    expect(of('inp')?.p75).toBeNull();
  });

  it('tells vitals apart by page family, connection, and how page and document came', async () => {
    const at = tern.clock.now();
    const slow = { connection: '3g', shown: 'navigate', sent: 'whole' } as const;
    const next = { connection: '4g', shown: 'navigate', sent: 'dictionary' } as const;
    await send([
      analyticsEventOf(
        'web_vitals',
        { path: '/de/m/pricing', form: 'mobile', lcp: 5000, ttfb: 900, ...slow },
        { at },
      ),
      analyticsEventOf(
        'web_vitals',
        { path: '/pricing', form: 'desktop', lcp: 800, ttfb: 90, ...next },
        { at },
      ),
      analyticsEventOf(
        'web_vitals',
        { path: '/pricing', form: 'desktop', lcp: 20, shown: 'restored' },
        { at },
      ),
      analyticsEventOf('web_vitals', { path: '/made-up', form: 'desktop', lcp: 700 }, { at }),
    ]);
    await stored();
    await rollUp(tern.service.context);
    const { vitalsBy } = await readReport(tern.service.context, 7);
    const told = (split: keyof typeof vitalsBy) =>
      vitalsBy[split].map(({ value, summaries: { lcp, ttfb } }) => [value, lcp.pages, lcp.p75, ttfb.p75]);
    expect(told('family')).toEqual([
      ['pricing', 3, 5000, 900],
      ['notFound', 1, 700, null],
    ]);
    expect(told('shown').toSorted()).toEqual([
      ['navigate', 2, 5000, 900],
      ['restored', 1, 100, null],
    ]);
    expect(told('sent').toSorted()).toEqual([
      ['dictionary', 1, 800, 100],
      ['whole', 1, 5000, 900],
    ]);
    expect(told('connection').toSorted()).toEqual([
      ['3g', 1, 5000, 900],
      ['4g', 1, 800, 100],
    ]);
    const { summaries } = vitalsBy.family[0] ?? {};
    expect(summaries?.lcp).toMatchObject({ good: 2, middling: 0, poor: 1 });
  });

  it('is a page of the metrics port, and of nothing else', async () => {
    const campaign = '<script>alert(1)</script>';
    await send([view({ user_properties: { utm_campaign: campaign } })]);
    await stored();
    const metrics = await startMetricsServer({ port: 0, handlers: tern.observe.handlers });
    try {
      const response = await fetch(`http://127.0.0.1:${metrics.port}/ops?days=7`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await response.text();
      expect(page).toContain('From a visit to a payment');
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page).not.toContain(campaign);
    } finally {
      await metrics.close();
    }
    for (const path of ['/ops', '/api/ops', '/ws/ops', '/l10n/ops'])
      expect((await fetch(tern.origin + path)).status, path).toBe(404);
  });

  it('is printed as text and as CSV with the same numbers, formulas disarmed', async () => {
    await send([view({ user_properties: { utm_campaign: '=cmd()' } })]);
    await stored();
    const lines: string[] = [];
    const ops = { context: tern.service.context, say: (line: string) => void lines.push(line) };
    await runOps(ops, ['report', '--days', '7']);
    expect(lines.join('\n')).toMatch(/^Visits +1 +100\.0 %$/m);
    lines.length = 0;
    await runOps(ops, ['report', '--csv']);
    expect(lines[0]).toBe('table,value,name,count');
    expect(lines).toContain('all,,visit,1');
    expect(lines).toContain("campaign,'=cmd(),page_view,1");
  });
});

describe('the tools of the operator', () => {
  interface Received {
    outlet: string;
    events: Record<string, unknown>[];
  }
  const received = async () =>
    (await (await fetch(`${tern.standIns.origin}/analytics/received.json`)).json()) as Received[];

  it('get every new event once: a signed webhook, and PostHog in its own words', async () => {
    const before = (await received()).length;
    const event = view();
    await send([event]);
    await stored();
    await send([event]);
    await stored();
    await handOverEvents(tern.service.context);
    const [webhook, posthog, ...more] = (await received())
      .slice(before)
      .toSorted((one, other) => -one.outlet.localeCompare(other.outlet));
    expect(more).toEqual([]);
    expect(webhook).toMatchObject({
      outlet: 'webhook',
      events: [
        { event_id: event.event_id, event_name: 'page_view', app_type: 501, front_id: event.front_id },
      ],
    });
    expect(posthog?.events).toMatchObject([
      {
        event: '$pageview',
        uuid: event.event_id,
        properties: { distinct_id: event.front_id, $pathname: '/pricing', $process_person_profile: false },
      },
    ]);
  });

  it.each(['failing', 'down'])(
    'get it again while they are %s, and it is given up in the end',
    async (trouble) => {
      await tern.standIns.knobs({ analytics: trouble });
      await send([view()]);
      await stored();
      const waiting = async () =>
        (await tern.rows<{ waiting: number }>('select count(*)::int as waiting from analytics_outbox'))[0]
          ?.waiting;
      await handOverEvents(tern.service.context);
      expect(await waiting()).toBe(2);
      for (let round = 0; round < 10; round += 1) {
        tern.clock.advance(24 * 3600 * 1000);
        await handOverEvents(tern.service.context);
      }
      expect(await waiting()).toBe(0);
      await tern.standIns.knobs({ analytics: '' });
    },
  );

  it('get nothing that is not signed', async () => {
    const refused = await fetch(`${tern.standIns.origin}/analytics/webhook`, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(401);
  });
});

describe('a day', () => {
  const partitions = async () =>
    (
      await tern.rows<{ name: string }>(
        `select relname as name from pg_inherits join pg_class on oid = inhrelid
          where inhparent = 'analytics_events'::regclass order by 1`,
      )
    ).map(({ name }) => name);

  it('has its partition, made ahead, and goes with it after 13 months', async () => {
    await keepPartitions(tern.service.context);
    const day = (ahead: number) =>
      `analytics_events_${new Date(tern.clock.now() + ahead * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const first = day(0);
    expect(await partitions()).toEqual(expect.arrayContaining([first, day(1), day(2)]));
    await send([view()]);
    await stored();
    await rollUp(tern.service.context);
    tern.clock.advance(400 * 86_400_000);
    await keepPartitions(tern.service.context);
    expect(await partitions()).not.toContain(first);
    expect(await tern.rows('select * from analytics_daily')).toEqual([]);
  });
});
