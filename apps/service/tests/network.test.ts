import type { EventEmitter } from 'node:events';
import { unmetClaims } from '@tern/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeFeed } from '../src/modules/network/feed.repo.ts';
import { exitFacts, keepSamples, syncNetwork } from '../src/modules/network/network.module.ts';
import { networkCheck } from '../src/ops/doctor/networkCheck.ts';
import { readExamined } from '../src/ops/doctor/readExamined.ts';
import { networkStandIn } from '../src/sandboxSettings.ts';
import { migratedDatabase } from './newDatabase.ts';
import { from, type Started, startService } from './startService.ts';

let databaseUrl: string;
let tern: Started;
beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  tern = await startService({ databaseUrl, standIns: true, env: networkStandIn });
});
afterAll(() => tern.close());

/** Fetches now, whenever the next fetch is due. */
async function fetchNow(context = tern.service.context, timeout?: number) {
  await tern.rows("update network_feeds set next_fetch_at = '2000-01-01'");
  return syncNetwork(context, timeout === undefined ? {} : { timeout });
}
/** A connection of the pool. */
interface Queryable {
  query(first: string | { text: string }, ...rest: unknown[]): unknown;
}
interface Stored {
  sequence: string;
  hash: string;
  servers: number;
  countries: number;
  failures: number;
  refusal: string | null;
}
const stored = async () =>
  (
    await tern.rows<Stored>('select sequence, hash, servers, countries, failures, refusal from network_feeds')
  )[0] as Stored;
const metrics = () => tern.observe.registry.metrics();
const findings = async (env: Record<string, string> = networkStandIn(tern.standIns.origin)) =>
  (await networkCheck.examine(readExamined({ SANDBOX: 'off', DATABASE_URL: databaseUrl, ...env }))).map(
    ({ level, says }) => `${level}: ${says}`,
  );
/** The service with keys of its own. */
const withKeys = (...networkKeys: string[]) => ({
  ...tern.service.context,
  config: { ...tern.service.context.config, networkKeys },
});
/** The key that the sandbox signs with where the knob says `otherKey`. */
const otherKey = 'MCowBQYDK2VwAyEAji4Pe+2kFMgsAqs7H+jeUXp3JIlx7VYPuC8Ut7N0uHU=';

beforeEach(async () => {
  // Good again, and as it is: what a test before has changed at the host is undone.
  await fetchNow();
  expect(await stored()).toMatchObject({ refusal: null, failures: 0 });
});

describe('a good feed', () => {
  it('is fetched, verified and stored with all its servers', async () => {
    expect(await stored()).toMatchObject({ servers: 6642, countries: 64 });
    const [counted] = await tern.rows('select count(*)::int as rows from network_servers');
    expect(counted).toEqual({ rows: 6642 });
  });

  it('holds the claims of the site', async () => {
    expect(unmetClaims(await stored())).toEqual([]);
    expect((await findings()).join('\n')).toMatch(/^ok: Feed \d+, made \d+ minutes? ago: 6642 servers in 64/);
  });

  it('changes the version of pages where it is the first', async () => {
    const version = async () => (await tern.call('publicVersion')).data.network;
    const known = await version();
    await tern.rows('delete from network_feeds');
    expect(await version()).not.toBe(known);
    await fetchNow();
    expect(await version()).toBe(known);
  });

  it('is not fetched again where the host says that it is the newest', async () => {
    const before = await stored();
    expect(await fetchNow()).toBe('unchanged');
    expect(await stored()).toEqual(before);
  });

  it('is read once where the host names no versions', async () => {
    await tern.rows('update network_feeds set etag = null, last_modified = null');
    const before = await stored();
    expect(await fetchNow()).toBe('unchanged');
    expect(await stored()).toEqual(before);
  });

  it('names the exit that a visitor comes from, to the tools as well', async () => {
    const [row] = await tern.rows<{ exits: string[] }>(
      "select exits from network_servers where name = 'jp-tyo-014'",
    );
    const exit = { server: 'jp-tyo-014', city: 'Tokyo', country_code: 'JP' };
    expect(row?.exits).toHaveLength(2);
    for (const address of row?.exits ?? []) {
      const { data } = await tern.call('geoInfo', {}, { headers: from(address) });
      expect(data).toMatchObject({ is_exposed: false, exit });
      expect((await tern.call('ipLookup', { ip: address })).data).toMatchObject({ is_exit: true, exit });
    }
    const other = (await tern.call('geoInfo', {}, { headers: from('81.2.69.160') })).data;
    expect(other.is_exposed).toBe(true);
    expect(other).not.toHaveProperty('exit');
  });

  it('gives the leak test every exit, as few networks', async () => {
    const { exits } = (await tern.call('toolSettings')).data;
    expect(exits.length).toBeLessThan(2000);
    const sizes = exits.map((each) => {
      const [base = '', bits] = each.split('/');
      return bits === undefined ? 1 : 2 ** ((base.includes(':') ? 128 : 32) - Number(bits));
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2 * 6642);
  });

  it('is written by as many statements as it has thousands of servers, and a few', async () => {
    await tern.standIns.knobs({ networkOutage: 'IS' });
    const statements: string[] = [];
    const noted = new Map<Queryable, Queryable['query']>();
    const note = (client: Queryable) => {
      if (noted.has(client)) return;
      const { query } = client;
      noted.set(client, query);
      client.query = (first, ...rest) => {
        statements.push(typeof first === 'string' ? first : first.text);
        return query.call(client, first, ...rest);
      };
    };
    const pool = tern.service.context.db.$client as unknown as EventEmitter;
    pool.on('acquire', note);
    const outcome = await fetchNow();
    pool.off('acquire', note);
    for (const [client, query] of noted) client.query = query;
    expect(outcome).toBe('accepted');
    expect(statements.filter((text) => /insert into "network_servers"/.test(text))).toHaveLength(7);
    expect(statements.length).toBeLessThan(7 + 15);
    const down = await tern.rows("select 1 from network_servers where city = 'is-rkv' and state = 'down'");
    expect(down).toHaveLength(24);
  });
});

describe('a feed that is refused', () => {
  it.each([
    ['missing', 'unreachable', 'The host of the feed answers with 404.'],
    ['down', 'unreachable', 'The host of the feed does not answer.'],
    ['large', 'too_large', 'The feed has more than 16384 KB.'],
    ['deep', 'too_deep', 'It has more than 12 levels.'],
    ['unsigned', 'unsigned', 'There is no signature beside it (404).'],
    ['forged', 'wrong_signature', 'Its signature is of no key in the brand file: it was changed on its way'],
    [
      'otherKey',
      'wrong_signature',
      'Its signature is of no key in the brand file: it was changed on its way',
    ],
    ['wrong', 'malformed', 'Its servers.0.load is not as docs/network-feed.md says.'],
    ['hostile', 'malformed', 'Its cities.0.name is not as docs/network-feed.md says.'],
    ['cyclic', 'inconsistent', 'Its servers are entered in a circle, at us-nyc-001.'],
    ['ahead', 'ahead', 'Its time is 1'],
    ['old', 'old', 'It was made 7'],
    ['back', 'went_back', 'Its sequence went back from '],
    ['older', 'went_back', 'It was made before the last one, although its sequence is higher.'],
    ['shrunk', 'shrunk', 'It has 3986 servers, the last one 6642: more than a third is gone.'],
  ])('because it is %s leaves the last good one, and says why once', async (trouble, reason, says) => {
    const before = await stored();
    await tern.standIns.knobs({ networkFeed: trouble });
    const logged = tern.logs.length;
    expect(await fetchNow()).toBe(reason);
    expect(await fetchNow()).toBe(reason);
    const after = await stored();
    expect(after).toEqual({ ...before, failures: 2, refusal: expect.stringContaining(says) });
    const lines = tern.logs.slice(logged).filter((line) => line.includes('the network feed was refused'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(after.refusal);
    const found = await findings();
    expect(found[0]).toMatch(/^problem: The feed was refused at /);
    expect(found[0]).toContain(after.refusal);
    expect(found[1]).toMatch(/^ok: Feed \d+, made .* 6642 servers/);
    expect(await metrics()).toContain(`tern_network_feed_total{outcome="${reason}"}`);
    const { data } = await tern.call('geoInfo', {}, { headers: from('198.18.0.1') });
    expect(data.exit?.server).toBe('us-nyc-001');
  });

  it('is never waited for longer than the time that a response has', async () => {
    await tern.standIns.knobs({ networkFeed: 'slow' });
    expect(await fetchNow(tern.service.context, 200)).toBe('unreachable');
    expect((await stored()).refusal).toBe('The host of the feed is too slow.');
  });

  it('is tried again later each time, up to an hour', async () => {
    await tern.standIns.knobs({ networkFeed: 'down' });
    const { context } = tern.service;
    const now = context.clock.now();
    const held = { ...context, clock: { now: () => now } };
    const pauses: number[] = [];
    for (const failures of [0, 1, 2, 9, 10, 1000]) {
      await tern.rows('update network_feeds set failures = $1', [failures]);
      await fetchNow(held);
      const [row] = await tern.rows<{ next_fetch_at: Date }>('select next_fetch_at from network_feeds');
      pauses.push(((row?.next_fetch_at.getTime() ?? 0) - now) / 1000);
    }
    expect(pauses).toEqual([5, 10, 20, 2560, 3600, 3600]);
  });

  it('is taken again once it is good, and that is said', async () => {
    await tern.standIns.knobs({ networkFeed: 'unsigned' });
    await fetchNow();
    await tern.standIns.knobs({ networkFeed: '' });
    const logged = tern.logs.length;
    await fetchNow();
    expect(await stored()).toMatchObject({ refusal: null, failures: 0 });
    expect(tern.logs.slice(logged).join('')).toContain('the network feed is good again');
  });
});

it('takes a feed that was replaced between its own fetch and that of its signature', async () => {
  await tern.standIns.knobs({ networkFeed: 'torn', networkOutage: 'SE' });
  expect(await fetchNow()).toBe('accepted');
});

it('is fetched once by any number of services', async () => {
  await tern.standIns.knobs({ networkOutage: 'NO' });
  await tern.rows("update network_feeds set next_fetch_at = '2000-01-01'");
  const { context } = tern.service;
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => syncNetwork(context)));
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual(['accepted']);
});

it('writes nothing over a feed that another process has stored meanwhile', async () => {
  const before = await stored();
  const at = new Date();
  const version = { sequence: 9e15, issuedAt: at, hash: 'new', servers: 0, countries: 0 };
  const { feed } = {
    feed: { format: 'network-feed/1', sequence: 9e15, issued_at: at.toISOString() } as const,
  };
  const accepted = {
    feed: { ...feed, countries: [], cities: [], servers: [], incidents: [] },
    ...{ version, key: 'key', document: Buffer.of(), signature: Buffer.of(), etag: null, lastModified: null },
  };
  const judgedAgainst = { before: 'the hash of an earlier one', now: at, next: at };
  expect(await storeFeed(tern.service.context.db, accepted, judgedAgainst)).toBe(false);
  expect(await stored()).toEqual(before);
  expect(await tern.rows('select 1 from network_servers limit 1')).toHaveLength(1);
});

describe('a clock that is off', () => {
  it.each([
    [-2, 'ahead', 'Its time is 120 minutes ahead: its clock is wrong, or the one here.'],
    [30, 'old', 'It was made 30 hours ago: its publisher stands still, or the clock here is ahead.'],
  ])('by %i hours refuses what is good', async (hours, reason, says) => {
    const { context } = tern.service;
    const now = () => context.clock.now() + hours * 3_600_000;
    await tern.standIns.knobs({ networkOutage: 'DK' });
    expect(await fetchNow({ ...context, clock: { now } })).toBe(reason);
    expect((await stored()).refusal).toBe(says);
  });
});

describe('a key that changed', () => {
  const { NETWORK_FEED_KEY: key = '' } = networkStandIn('');

  it('is taken beside the old one', async () => {
    await tern.standIns.knobs({ networkOutage: 'EE' });
    expect(await fetchNow(withKeys(otherKey, key))).toBe('accepted');
    await tern.standIns.knobs({ networkFeed: 'otherKey' });
    expect(await fetchNow(withKeys(otherKey, key))).toBe('accepted');
  });

  it('without the old one makes the stored feed count as none', async () => {
    const found = await findings({ ...networkStandIn(tern.standIns.origin), NETWORK_FEED_KEY: otherKey });
    expect(found[0]).toMatch(/^problem: The stored feed is signed with a key that is not listed any more/);
    const bare = { ...withKeys(otherKey), db: Object.create(tern.service.context.db) };
    expect(await exitFacts(bare, '198.18.0.1')).toEqual({ is_exit: false });
    expect(await fetchNow(withKeys(otherKey))).toBe('wrong_signature');
  });
});

describe('without a feed', () => {
  it('nothing is fetched, and nothing is said', async () => {
    const { context } = tern.service;
    const config = { ...context.config, networkFeedUrl: undefined };
    await tern.rows("update network_feeds set next_fetch_at = '2000-01-01'");
    expect(await syncNetwork({ ...context, config })).toBeNull();
    expect(await syncNetwork(withKeys())).toBeNull();
    expect(await findings({})).toEqual([
      'ok: There is no network feed: the claims of the brand file stand alone.',
    ]);
    expect(await findings({ NETWORK_FEED_URL: 'https://feed.test/x.json' })).toEqual([
      'warning: NETWORK_FEED_URL is set, and the brand file has no key: nothing is fetched.',
    ]);
  });

  it('a claim that the feed does not hold is named', async () => {
    await tern.rows('update network_feeds set servers = 5999, countries = 49');
    const found = await findings();
    expect(found).toContain('problem: The site claims 6000+ servers, the network feed has 5999.');
    expect(found).toContain('problem: The site claims 50+ countries, the network feed has 49.');
    await tern.rows('update network_feeds set servers = 6642, countries = 64');
  });
});

describe('samples of states', () => {
  it('are taken once in five minutes, and not of a feed that is old', async () => {
    const { context } = tern.service;
    await tern.rows('delete from network_samples');
    const samples = async () =>
      (await tern.rows<{ n: number }>('select count(distinct at)::int as n from network_samples'))[0]?.n;
    const begin = Math.ceil(context.clock.now() / 300_000) * 300_000;
    const at = (ms: number) => ({ ...context, clock: { now: () => begin + ms } });
    await fetchNow(at(0));
    await fetchNow(at(60_000));
    expect(await samples()).toBe(1);
    await fetchNow(at(300_000));
    expect(await samples()).toBe(2);
    await fetchNow(at(3_600_000));
    expect(await samples()).toBe(2);
    const [row] = await tern.rows<{ servers: number }>(
      'select sum(up + maintenance + down)::int as servers from network_samples group by at limit 1',
    );
    expect(row).toEqual({ servers: 6642 });
  });

  it('become sums of a day, once, and are forgotten after ninety days', async () => {
    const { context } = tern.service;
    await tern.rows('delete from network_samples');
    await tern.rows(`insert into network_samples values
      ('2026-03-01T00:00Z', 'jp-tyo', 9, 1, 0, 40), ('2026-03-01T23:55Z', 'jp-tyo', 7, 0, 3, 60),
      ('2026-03-02T00:00Z', 'jp-tyo', 10, 0, 0, null), ('2026-03-03T00:00Z', 'jp-tyo', 10, 0, 0, 50)`);
    const at = (date: string) => ({ ...context, clock: { now: () => Date.parse(date) } });
    const days = () =>
      tern.rows(
        'select day::text, up, maintenance, down, most_down, samples, load from network_days order by day',
      );
    await Promise.all([keepSamples(at('2026-03-03T12:00Z')), keepSamples(at('2026-03-03T12:00Z'))]);
    const first = { day: '2026-03-01', up: 16, maintenance: 1, down: 3, most_down: 3, samples: 2, load: 50 };
    expect(await days()).toEqual([first]);
    expect(await tern.rows('select 1 from network_samples')).toHaveLength(2);
    await keepSamples(at('2026-05-29T12:00Z'));
    expect(await days()).toHaveLength(3);
    await keepSamples(at('2026-05-30T12:00Z'));
    expect((await days()).map((row) => (row as { day: string }).day)).toEqual(['2026-03-02', '2026-03-03']);
  });
});

it('tells the age of the last good feed, and its servers by state', async () => {
  const told = await metrics();
  expect(told).toMatch(/^tern_network_feed_age_seconds \d/m);
  expect(told).toMatch(/^tern_network_servers\{state="up"\} \d{4}$/m);
});
