import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs, plainTextPattern, statusEvery } from '@tern/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncNetwork } from '../src/modules/network/network.module.ts';
import { type Measured, measureParts } from '../src/modules/status/measureParts.ts';
import { sampleStatus } from '../src/modules/status/status.module.ts';
import { runOps } from '../src/ops.ts';
import { networkStandIn } from '../src/sandboxSettings.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  const env = (origin: string) => ({ ...networkStandIn(origin), SMTP_URL: 'smtp://127.0.0.1:1' });
  tern = await startService({ standIns: true, env });
});
afterAll(() => tern.close());

/** ms that the clock went on in all tests, and of these those that this test has seen: it goes back after each. */
let gone = 0;
let seen = 0;
beforeEach(() => {
  seen = 0;
});
function advance(ms: number): void {
  gone += ms;
  tern.clock.advance(gone - seen);
  seen = gone;
}
const data = async () => {
  // Measurements are held for ten seconds.
  advance(11_000);
  return (await tern.call('status')).data;
};
const partOf = async (name: string) => (await data()).parts.find(({ part }) => part === name);
/** A sample of the next five minutes. */
async function sample(measured: Measured): Promise<void> {
  advance(statusEvery);
  await sampleStatus(tern.service.context, async () => measured);
}
async function ops(...argv: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, argv);
  return lines;
}
const incidentId = (lines: readonly string[]) => lines.join('\n').match(/Done: (\S+)\./)?.[1] ?? '';

describe('measurements', () => {
  it('say nothing of what was never measured', async () => {
    expect(await data()).toMatchObject({ measured_at: null, parts: [], incidents: [], maintenance: [] });
  });

  it('are added up by part and day, with the state of the last one', async () => {
    await sample({ site: 'up', payments: 'up' });
    await sample({ site: 'down', payments: 'up' });
    await sample({ site: 'limited' });
    const site = await partOf('site');
    expect(site).toMatchObject({ state: 'limited' });
    expect(site?.days).toHaveLength(90);
    const known = site?.days.filter((day) => day !== null) ?? [];
    const sum = (key: 'measured' | 'limited' | 'down') => known.reduce((all, day) => all + day[key], 0);
    expect([sum('measured'), sum('limited'), sum('down')]).toEqual([15, 5, 5]);
    expect(await partOf('mails')).toBeUndefined();
  });

  it('are taken once in five minutes, by two services as well', async () => {
    const [before] = await tern.rows<{ samples: number }>(
      "select sum(samples)::int as samples from status_days where part = 'site'",
    );
    advance(statusEvery);
    const { context } = tern.service;
    // A second process has memory of its own: another object for the same database.
    const other = { ...context, db: Object.create(context.db) as typeof context.db };
    await Promise.all(
      [context, other, context, other].map((each) => sampleStatus(each, async () => ({ site: 'up' }))),
    );
    const [after] = await tern.rows<{ samples: number }>(
      "select sum(samples)::int as samples from status_days where part = 'site'",
    );
    expect(after?.samples).toBe((before?.samples ?? 0) + 1);
  });

  it('wait while they cannot be written', async () => {
    await tern.rows('alter table status_days rename to status_days_away');
    await expect(sample({ 'sign-in': 'down' })).rejects.toThrow();
    await expect(sample({ 'sign-in': 'down' })).rejects.toThrow();
    await tern.rows('alter table status_days_away rename to status_days');
    await sample({ 'sign-in': 'up' });
    const days = (await partOf('sign-in'))?.days.filter((day) => day !== null) ?? [];
    expect(days.reduce((all, { down }) => all + down, 0)).toBe(10);
    expect(days.reduce((all, { measured }) => all + measured, 0)).toBe(15);
  });

  it('say nothing of now when they are old', async () => {
    advance(16 * 60_000);
    expect(await partOf('site')).toMatchObject({ state: null, measured_at: expect.any(String) });
  });

  it('are forgotten after ninety days', async () => {
    advance(0);
    // At noon: a day that ends before the next sample would be one more.
    tern.clock.advance(dayMs - ((tern.clock.now() + dayMs / 2) % dayMs));
    const old = new Date(tern.clock.now() - 90 * dayMs).toISOString().slice(0, 10);
    const oldest = new Date(tern.clock.now() - 89 * dayMs).toISOString().slice(0, 10);
    await tern.rows(
      "insert into status_days select day::date, 'site', 1, 0, 0, 'up', day::date from unnest($1::text[]) as day",
      [[old, oldest]],
    );
    await sample({ site: 'up' });
    const left = await tern.rows<{ day: string }>(
      "select to_char(day, 'YYYY-MM-DD') as day from status_days",
    );
    expect(left.map(({ day }) => day)).not.toContain(old);
    expect(left.map(({ day }) => day)).toContain(oldest);
    expect((await partOf('site'))?.days[0]).toEqual({ measured: 5, limited: 0, down: 0 });
  });
});

describe('what is measured', () => {
  const measure = (publicOrigin: string) =>
    measureParts({ ...tern.service.context, config: { ...tern.service.context.config, publicOrigin } });

  it('leaves out a site that was never reached, and has one down that was', async () => {
    let status = 200;
    const server = createServer((_, response) => void response.writeHead(status).end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await measure('http://127.0.0.1:1')).toEqual({ 'sign-in': 'up', payments: 'up', mails: 'up' });
      expect(await measure(origin)).toMatchObject({ site: 'up' });
      status = 503;
      expect(await measure(origin)).toMatchObject({ site: 'down' });
      expect(await measure('http://127.0.0.1:1')).toMatchObject({ site: 'down' });
    } finally {
      server.close();
    }
  });

  it('has mails late while one waits', async () => {
    const { token } = await tern.customer();
    await tern.rows('update mail_outbox set sent_at = now()');
    (await tern.call('emailConfirmRequest', {}, { token })).data;
    await tern.rows(
      "update mail_outbox set created_at = now() - interval '11 minutes' where sent_at is null",
    );
    expect((await measure('http://127.0.0.1:1')).mails).toBe('limited');
    await tern.rows("update mail_outbox set created_at = now() - interval '2 hours' where sent_at is null");
    expect((await measure('http://127.0.0.1:1')).mails).toBe('down');
  });

  it('has payments down with all providers, limited with one', async () => {
    const { context } = tern.service;
    const [name = '', ...others] = Object.keys(context.adapters);
    const away = (names: readonly string[]) => ({
      ...context,
      adapters: Object.fromEntries(
        Object.entries(context.adapters).map(([each, adapter]) => [
          each,
          { ...adapter, isAway: () => names.includes(each) },
        ]),
      ),
    });
    expect((await measureParts(away([name]))).payments).toBe('limited');
    expect((await measureParts(away([name, ...others]))).payments).toBe('down');
  });
});

describe('the network', () => {
  it('is not there before its feed is', async () => {
    expect((await data()).parts.some(({ part }) => part === 'europe')).toBe(false);
  });

  it('is shown by region, of the feed and its samples', async () => {
    await tern.rows("update network_feeds set next_fetch_at = '2000-01-01'");
    await syncNetwork({ ...tern.service.context, clock: { now: () => Date.now() } });
    const { parts } = await data();
    expect(parts.slice(0, 5).map(({ part }) => part)).toEqual([
      'europe',
      'north-america',
      'south-america',
      'asia-pacific',
      'middle-east-africa',
    ]);
    const [counted] = await tern.rows<{ servers: number }>(
      'select count(*)::int as servers from network_servers',
    );
    expect(counted?.servers).toBe(6642);
    await tern.rows(`insert into network_days select current_date - 3, city, 288, 2880, 0, 288, 5, null
      from network_servers group by city`);
    const europe = await partOf('europe');
    expect(europe?.days.find((day) => day?.measured === 1440)).toEqual({
      measured: 1440,
      limited: 0,
      down: 131,
    });
    await tern.rows('delete from network_days');
  });

  it('is not shown with a feed of a key that is not listed', async () => {
    await tern.rows("update network_feeds set key = 'other'");
    expect((await data()).parts.some(({ part }) => part === 'europe')).toBe(false);
  });
});

describe('an incident', () => {
  const version = async () => (await tern.call('publicVersion')).data.status;

  it('is opened, updated and closed by the operator', async () => {
    const before = await version();
    const said = await ops('incident', 'open', 'Sign-in is slow', 'We look into it.', '--parts', 'sign-in');
    expect(said.at(-1)).toBe('Nothing was changed. Add --yes to do it.');
    expect(await version()).toBe(before);
    const argv = ['--parts', 'sign-in, payments', '--severity', 'major', '--yes'];
    const id = incidentId(await ops('incident', 'open', 'Sign-in is slow', 'We look into it.', ...argv));
    expect(id).toMatch(/^20\d\d-\d\d-\d\d-1$/);
    expect(await version()).not.toBe(before);
    advance(60_000);
    await ops(
      'incident',
      'update',
      id,
      'A disk is full.',
      '--kind',
      'identified',
      '--severity',
      'minor',
      '--yes',
    );
    expect((await data()).incidents).toMatchObject([
      {
        id,
        severity: 'minor',
        parts: ['sign-in', 'payments'],
        titles: { en: 'Sign-in is slow' },
        ended_at: null,
        updates: [
          { kind: 'identified', texts: { en: 'A disk is full.' } },
          { kind: 'investigating', texts: { en: 'We look into it.' } },
        ],
      },
    ]);
    advance(60_000);
    await ops('incident', 'close', id, 'It is quick again.', '--yes');
    expect((await data()).incidents[0]).toMatchObject({
      ended_at: expect.any(String),
      updates: [{ kind: 'resolved' }, {}, {}],
    });
    await expect(ops('incident', 'update', id, 'More.', '--yes')).rejects.toThrow(
      /ended .* incident of its own/,
    );
    expect((await ops('incident')).join('\n')).toContain('Sign-in is slow');
  });

  it('has the languages that the operator writes', async () => {
    const file = join(tmpdir(), `incident-${process.pid}.json`);
    writeFileSync(
      file,
      JSON.stringify({
        en: { title: 'Late mails', text: 'A relay is slow.' },
        ar: { title: 'بريد متأخر', text: 'الخادم بطيء.' },
      }),
    );
    const id = incidentId(await ops('incident', 'open', '--words', file, '--parts', 'mails', '--yes'));
    const found = (await data()).incidents.find((incident) => incident.id === id);
    expect(found?.titles).toEqual({ en: 'Late mails', ar: 'بريد متأخر' });
    expect(found?.updates[0]?.texts.ar).toBe('الخادم بطيء.');
    await ops('incident', 'close', id, 'They are on time.', '--yes');
  });

  it('is planned, and cancelled', async () => {
    const at = (hours: number) => new Date(tern.clock.now() + hours * 3_600_000).toISOString();
    const plan = ['incident', 'plan', 'A new disk', 'Sign-in pauses.', '--parts', 'sign-in', '--yes'];
    const id = incidentId(await ops(...plan, '--from', at(24), '--until', at(25)));
    expect((await data()).maintenance).toMatchObject([{ id, titles: { en: 'A new disk' } }]);
    expect((await data()).incidents.some((incident) => incident.id === id)).toBe(false);
    await ops('incident', 'close', id, 'It is not needed.', '--yes');
    expect((await data()).maintenance).toEqual([]);
    expect((await ops('incident')).join('\n')).toContain('cancelled');
  });

  it.each([
    [['open'], 'The title in en is missing.'],
    [['open', 'Title'], 'The text in en is missing.'],
    [['open', 'Title', 'Text'], '--parts names what it is about: europe, north-america,'],
    [['open', 'Title', 'Text', '--parts', 'signin'], '"signin" is no part. --parts takes europe,'],
    [['open', 'Title', 'Text', '--parts', 'site', '--severity', 'huge'], '--severity is minor or major.'],
    [['open', 'Title', 'Text', '--parts', 'site', '--at', '2999-01-01'], '--at lies in the future.'],
    [['open', 'Title', 'Text', '--parts', 'site', '--at', 'noon'], '--at is a date such as'],
    [['open', 'Title', 'Text', 'more', '--parts', 'site'], 'Put each text in quotation marks'],
    [['open', 'Title', 'Text', '--parts', 'site', '--language', 'xx'], '"xx" is no language of the site'],
    [['open', 'Title', 'two\nlines', '--parts', 'site'], 'The text in en has a line break'],
    [
      ['open', '\u001b[2JTitle', 'Text', '--parts', 'site'],
      'The title in en has a line break or a character',
    ],
    [['open', 'T'.repeat(161), 'Text', '--parts', 'site'], 'The title in en has more than 160 characters.'],
    [['open', '--words', '/nowhere.json', '--parts', 'site'], '/nowhere.json is no readable JSON file.'],
    [['open', 'Title', 'Text', '--words', '/nowhere.json', '--parts', 'site'], 'not both'],
    [['plan', 'Title', 'Text', '--parts', 'site'], '--from is when it begins'],
    [
      ['plan', 'Title', 'Text', '--parts', 'site', '--from', '2999-01-02', '--until', '2999-01-01'],
      '--until lies before --from.',
    ],
    [
      ['plan', 'Title', 'Text', '--parts', 'site', '--from', '2001-01-02', '--until', '2001-01-03'],
      '--until lies in the past.',
    ],
    [['update'], 'Which one? pnpm ops incident update ID TEXT'],
    [['update', '2001-01-01-1', 'Text'], 'There is no incident 2001-01-01-1.'],
    [['close', '2001-01-01-1'], 'The text in en is missing.'],
    [['show', '2001-01-01-1'], 'There is no incident 2001-01-01-1.'],
    [['reopen'], 'incident list, show, open, plan, update or close.'],
  ])('is refused with a sentence: %j', async (argv, sentence) => {
    const before = await tern.rows('select id from incidents');
    await expect(ops('incident', ...argv, '--yes')).rejects.toThrow(sentence);
    expect(await tern.rows('select id from incidents')).toEqual(before);
  });

  it('has a name of its own when two are opened at once', async () => {
    const argv = ['incident', 'open', 'One of two', 'Text.', '--parts', 'site', '--yes'];
    const ids = (await Promise.all([ops(...argv), ops(...argv), ops(...argv)])).map(incidentId);
    expect(new Set(ids).size).toBe(3);
    const [id = ''] = ids;
    const texts = ['a', 'b', 'c', 'd'];
    await Promise.all(texts.map((text) => ops('incident', 'update', id, text, '--yes')));
    const found = (await data()).incidents.find((incident) => incident.id === id);
    expect(found?.updates.map(({ texts: { en } }) => en).sort()).toEqual(['Text.', ...texts]);
    for (const each of ids) await ops('incident', 'close', each, 'Over.', '--yes');
  });

  it('is written to a terminal without control characters', async () => {
    await tern.rows(
      `insert into incidents values ('2026-01-01-9', 'incident', 'minor', '{site}', $1, $2, null)`,
      [{ en: '\u001b[2J\u202ehidden' }, new Date(tern.clock.now() - 1000)],
    );
    for (const line of [...(await ops('incident')), ...(await ops('incident', 'show', '2026-01-01-9'))])
      expect(line).toMatch(plainTextPattern);
    await tern.rows("delete from incidents where id = '2026-01-01-9'");
  });
});
