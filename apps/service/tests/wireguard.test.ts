import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mostWireguardCities, type WireguardFile } from '@tern/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deletionGrace } from '../src/modules/account/deletionGrace.ts';
import { syncNetwork } from '../src/modules/network/network.module.ts';
import { alignKeys, followPlans } from '../src/modules/wireguard/wireguard.module.ts';
import { runOps } from '../src/ops.ts';
import { networkStandIn, provisionStandIn } from '../src/sandboxSettings.ts';
import { from, type Started, samplePassword, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
/** ms after which the background has asked a host that was silent again. */
const soon = 20_000;

let tern: Started;
beforeAll(async () => {
  tern = await startService({
    standIns: true,
    env: (origin) => ({ ...networkStandIn(origin), ...provisionStandIn(origin) }),
  });
  expect(await syncNetwork(tern.service.context)).toBe('accepted');
});
afterAll(() => tern.close());

let made = 0;
/** A public key that no other test has. */
const newKey = () => {
  made += 1;
  return createHash('sha256').update(`key ${made}`).digest('base64');
};

interface Person {
  token: string;
  email: string;
  userId: string;
}

async function customer({ days = 40 } = {}): Promise<Person> {
  const person = await tern.customer();
  const ops = { context: tern.service.context, say: () => {} };
  if (days) await runOps(ops, ['grant', person.email, '12m', '--days', String(days), '--yes']);
  return person;
}

let calls = 0;
/** Each from a network of its own, so that the sums of a day stay out of the way. */
const elsewhere = () => {
  calls += 1;
  return from(`100.${64 + (calls >> 8)}.${calls & 255}.7`);
};

const add = ({ token }: Person, { public_key = newKey(), name = 'Router', cities = ['jp-tyo'] } = {}) =>
  tern.call('wireguardKeyAdd', { public_key, name, cities }, { token, headers: elsewhere() });
const list = async ({ token }: Person) => (await tern.call('wireguardKeyList', {}, { token })).data;
const remove = ({ token }: Person, key_id: string) =>
  tern.call('wireguardKeyRemove', { key_id }, { token, headers: elsewhere() });
const eventsOf = async ({ token }: Person) =>
  (await tern.call('securityEventList', {}, { token })).data.events
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('wireguard'));

const trouble = (provisioning: string) => tern.standIns.knobs({ provisioning });
/** The keys that the host knows, with the cities of their files. */
const atHost = async () =>
  (await (await fetch(`${tern.standIns.origin}/provision.json`)).json()) as Record<
    string,
    { cities: string[] }
  >;
const isAtHost = async (publicKey: string) => Object.hasOwn(await atHost(), publicKey);
/** A round of the background, later. */
async function later(ms = soon) {
  tern.clock.advance(ms);
  await followPlans(tern.service.context);
  await alignKeys(tern.service.context);
}

/** Transactions that wait for a lock. */
const waiting = async () =>
  (
    await tern.rows(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

/** Holds the next request that adds a key, until it is released. The rest goes on as ever. */
async function heldHost() {
  const { provision } = tern.service.context.config;
  if (!provision) throw new Error('There is no host.');
  const { url } = provision;
  let tell = () => {};
  const asked = new Promise<void>((done) => {
    tell = done;
  });
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'PUT') {
      tell();
      await released;
    }
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        ...(chunks.length && { 'content-type': 'application/json' }),
      },
      ...(chunks.length && { body: Buffer.concat(chunks) }),
    });
    reply.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  provision.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    provision.url = url;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { asked, release };
}

describe('a key', () => {
  it('is registered, and its files come with it', async () => {
    const person = await customer();
    const publicKey = newKey();
    const { key, file } = (
      await add(person, { public_key: publicKey, name: ' Attic router ', cities: ['jp-tyo', 'ch-zrh'] })
    ).data;
    expect(key).toMatchObject({
      name: 'Attic router',
      public_key: publicKey,
      cities: ['jp-tyo', 'ch-zrh'],
      state: 'active',
    });
    expect(key.id).toMatch(/^wgk_[0-9a-z]{20}$/);
    expect(file.addresses).toEqual([
      expect.stringMatching(/^10\.64\.\d+\.\d+\/32$/),
      expect.stringMatching(/^fd00:64::[0-9a-f]+\/128$/),
    ]);
    expect(file.dns).toEqual(['10.64.0.1']);
    expect(file.peers.map(({ city }) => city)).toEqual(['jp-tyo', 'ch-zrh']);
    for (const { city, server, host, port, public_key } of file.peers) {
      expect(server.startsWith(city)).toBe(true);
      expect([host, port, public_key.length]).toEqual([`${server}.servers.example`, 53, 44]);
    }
    expect((await atHost())[publicKey]?.cities).toEqual(['jp-tyo', 'ch-zrh']);
    expect(await eventsOf(person)).toEqual(['wireguard_key_added']);
  });

  it('is listed with its use, which is stored nowhere', async () => {
    const person = await customer();
    const keys = [];
    for (let count = 0; count < 4; count += 1) keys.push((await add(person)).data.key);
    const before = await tern.rows('select * from wireguard_keys');
    const listed = await list(person);
    expect(listed).toMatchObject({ used: 4, limit: 6, has_plan: true, is_offered: true });
    expect(listed.keys.map(({ id }) => id).sort()).toEqual(keys.map(({ id }) => id).sort());
    for (const key of listed.keys) {
      expect(key.is_connected).toEqual(expect.any(Boolean));
      if (key.last_used_on !== null) expect(key.last_used_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    await trouble('down');
    for (const key of (await list(person)).keys)
      expect(key).toMatchObject({ state: 'active', last_used_on: null, is_connected: null });
    expect(await tern.rows('select * from wireguard_keys')).toEqual(before);
  });

  it('gets another name', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    const renamed = await tern.call('wireguardKeyRename', { key_id: key.id, name: 'Cellar' }, person);
    expect(renamed.data).toMatchObject({ id: key.id, name: 'Cellar', state: 'active' });
    expect((await list(person)).keys[0]?.name).toBe('Cellar');
  });

  it('gives files of other cities, and counts once', async () => {
    const person = await customer();
    const publicKey = newKey();
    const first = (await add(person, { public_key: publicKey })).data;
    const second = (await add(person, { public_key: publicKey, name: 'Other', cities: ['ch-zrh', 'ch-zrh'] }))
      .data;
    expect(second.key).toMatchObject({ id: first.key.id, name: 'Router', cities: ['ch-zrh'] });
    expect(second.file.addresses).toEqual(first.file.addresses);
    expect((await list(person)).used).toBe(1);
    expect(await eventsOf(person)).toEqual(['wireguard_key_added']);
  });

  it('is removed at once', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    expect((await remove(person, key.id)).data).toBeNull();
    expect(await isAtHost(key.public_key)).toBe(false);
    expect(await list(person)).toMatchObject({ used: 0, keys: [] });
    expect(await eventsOf(person)).toEqual(['wireguard_key_removed', 'wireguard_key_added']);
    expect((await remove(person, key.id)).failure.data.error).toBe('wireguard_key_unknown');
  });

  it('is unknown to everybody else', async () => {
    const [owner, other] = [await customer(), await customer()];
    const { key } = (await add(owner)).data;
    const foreign = { key_id: key.id, name: 'Mine' };
    expect((await remove(other, key.id)).failure.data.error).toBe('wireguard_key_unknown');
    expect((await tern.call('wireguardKeyRename', foreign, other)).failure.data.error).toBe(
      'wireguard_key_unknown',
    );
    expect((await add(other, { public_key: key.public_key })).failure.data.error).toBe('wireguard_key_taken');
    expect((await list(owner)).keys).toMatchObject([{ id: key.id, name: 'Router', state: 'active' }]);
    expect((await list(other)).keys).toEqual([]);
  });

  it('stands in the export of the data of its person', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    const { last_used_on, is_connected, ...stored } = key;
    const exported = (await tern.call('accountExport', {}, { token: person.token })).data;
    expect(exported.wireguard_keys).toEqual([stored]);
  });
});

describe('the limit', () => {
  const signIn = ({ email }: Person, installation: string) =>
    tern.call(
      'deviceLogin',
      { username: email, password: samplePassword, installation },
      { headers: { 'x-app-type': '401', ...elsewhere() } },
    );
  async function almostFull(): Promise<Person> {
    const person = await customer();
    for (let count = 0; count < 3; count += 1) (await add(person)).data;
    for (const installation of ['1', '22']) (await signIn(person, installation)).data;
    return person;
  }

  it('is one of devices and keys together', async () => {
    const person = await almostFull();
    expect((await signIn(person, '333')).status).toBe(200);
    expect((await signIn(person, '4444')).failure.data.error).toBe('device_limit');
    expect((await add(person)).failure.data.error).toBe('device_limit');
    // A device that is known signs in again.
    expect((await signIn(person, '1')).status).toBe(200);
    expect(await list(person)).toMatchObject({ used: 6, limit: 6 });
  });

  it('holds for two keys at once', async () => {
    const person = await almostFull();
    const answers = await Promise.all([add(person), add(person), add(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await list(person)).used).toBe(6);
  });

  it('holds for a key and a device at once', async () => {
    const person = await almostFull();
    const answers = await Promise.all([add(person), signIn(person, '55555')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(person)).used).toBe(6);
  });

  it('counts one request that was sent twice at once as one key', async () => {
    const person = await customer();
    const wanted = { public_key: newKey() };
    const answers = await Promise.all([add(person, wanted), add(person, wanted)]);
    const [one, other] = answers.map(({ data }) => data);
    expect(one?.key.id).toBe(other?.key.id);
    expect(one?.file).toEqual(other?.file);
    expect(await list(person)).toMatchObject({ used: 1, keys: [{ state: 'active' }] });
    expect(await eventsOf(person)).toEqual(['wireguard_key_added']);
  });

  it('gives one public key to one of two accounts at once', async () => {
    const people = [await customer(), await customer()];
    const wanted = { public_key: newKey() };
    const answers = await Promise.all(people.map((person) => add(person, wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a request', () => {
  it.each([
    ['that is no base64', { public_key: '!'.repeat(44) }, 'public_key'],
    ['of 33 bytes', { public_key: Buffer.alloc(33, 1).toString('base64') }, 'public_key'],
    ['of 31 bytes', { public_key: Buffer.alloc(31, 1).toString('base64') }, 'public_key'],
    ['with bits beyond its end', { public_key: `${'A'.repeat(42)}B=` }, 'public_key'],
    ['with a control character in its name', { name: 'Rou\u0007ter' }, 'name'],
    ['with a line break in its name', { name: 'Router\n[Peer]' }, 'name'],
    ['without a name', { name: ' ' }, 'name'],
    ['without a city', { cities: [] as string[] }, 'cities'],
    ['of an unknown city', { cities: ['jp-tyo', 'xx-nowhere'] }, 'cities'],
    ['of too many cities', { cities: Array(mostWireguardCities + 1).fill('jp-tyo') }, 'cities'],
  ])('%s is refused', async (_how, wrong, field) => {
    const person = await customer();
    const { failure } = await add(person, wrong);
    expect(failure.data.error).toBe('validation_failed');
    expect(failure.data.fields?.map((each) => each.field)).toEqual([field]);
    expect((await list(person)).used).toBe(0);
  });

  it('of a city without a WireGuard server is refused', async () => {
    const person = await customer();
    await tern.rows(
      `update network_servers set facts = jsonb_set(facts, '{protocols}', '[]') where city = 'is-rey'`,
    );
    const { failure } = await add(person, { cities: ['is-rey'] });
    expect(failure.data.fields).toEqual([{ field: 'cities', rule: 'choice' }]);
  });

  it('needs a plan', async () => {
    const person = await customer({ days: 0 });
    expect((await add(person)).failure.data.error).toBe('plan_needed');
    expect(await list(person)).toMatchObject({ has_plan: false, used: 0 });
  });

  it('takes a plan in its grace, and none in its pause', async () => {
    const person = await customer();
    const set = (change: string) =>
      tern.rows(`update subscriptions set ${change} where user_id = $1`, [person.userId]);
    const over = "current_period_end = '2020-01-01', cancel_at_period_end = false";
    await set(`${over}, state = 'past_due'`);
    expect((await list(person)).has_plan).toBe(true);
    await set(`${over}, state = 'active'`);
    expect((await list(person)).has_plan).toBe(true);
    await set(`${over}, paused_until = '2100-01-01'`);
    expect((await list(person)).has_plan).toBe(false);
    await set("state = 'disputed', paused_until = null");
    expect((await list(person)).has_plan).toBe(false);
  });
});

const fileOf = ({ data }: { data: { file: WireguardFile } }) => data.file;

describe('a host that is', () => {
  it.each(['down', 'hostile', 'large'])(
    '%s leaves the key counted, and gives the file later',
    async (how) => {
      const person = await customer();
      const wanted = { public_key: newKey() };
      await trouble(how);
      for (let count = 0; count < 2; count += 1)
        expect((await add(person, wanted)).failure.data.error).toBe('provisioning_unavailable');
      expect(await list(person)).toMatchObject({ used: 1, keys: [{ state: 'adding' }] });
      await trouble('');
      expect(fileOf(await add(person, wanted)).peers).toHaveLength(1);
      expect(await list(person)).toMatchObject({ used: 1, keys: [{ state: 'active' }] });
      expect(await eventsOf(person)).toEqual(['wireguard_key_added']);
    },
  );

  it('down is asked by a page again and again, which uses nothing up', async () => {
    const person = await customer();
    const wanted = { public_key: newKey(), name: 'Router', cities: ['jp-tyo'] };
    const here = { token: person.token, headers: from('100.127.1.7') };
    const ask = () => tern.call('wireguardKeyAdd', wanted, here);
    await trouble('down');
    for (let count = 0; count < 60; count += 1) {
      expect((await ask()).failure.data.error).toBe('provisioning_unavailable');
      tern.clock.advance(30_000);
    }
    await trouble('');
    expect(fileOf(await ask()).peers).toHaveLength(1);
    expect(await list(person)).toMatchObject({ used: 1, keys: [{ state: 'active' }] });
    expect(await eventsOf(person)).toEqual(['wireguard_key_added']);
    const [key] = (await list(person)).keys;
    expect((await tern.call('wireguardKeyRemove', { key_id: key?.id ?? '' }, here)).data).toBeNull();
  });

  it('there gives an account fifty files in one day', async () => {
    const person = await customer();
    const public_key = newKey();
    for (let count = 0; count < 50; count += 1) expect((await add(person, { public_key })).status).toBe(200);
    expect((await add(person, { public_key })).failure.data.error).toBe('rate_limited');
  });

  it('down is asked again in the background, with pauses that grow', async () => {
    const person = await customer();
    await trouble('down');
    await add(person);
    const next = async () => {
      const [row] = await tern.rows<{ next_try_at: Date }>(
        'select next_try_at from wireguard_keys where user_id = $1',
        [person.userId],
      );
      return (row?.next_try_at.getTime() ?? 0) - tern.clock.now();
    };
    const pauses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const pause = await next();
      pauses.push(Math.ceil(pause / 5000));
      await later(pause + 1);
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
    await trouble('');
    await later(60 * 60_000);
    expect((await list(person)).keys).toMatchObject([{ state: 'active' }]);
  });

  it.each([
    ['hangs', false],
    ['late', true],
  ])('silent (%s) is asked again, and removes what it may have taken', async (how, takes) => {
    const person = await customer();
    const wanted = { public_key: newKey() };
    await trouble(how);
    expect((await add(person, wanted)).failure.data.error).toBe('provisioning_unavailable');
    expect(await isAtHost(wanted.public_key)).toBe(takes);
    await trouble('');
    await later();
    expect((await list(person)).keys).toMatchObject([{ state: 'active' }]);
    const { keys } = await list(person);
    expect((await remove(person, keys[0]?.id ?? '')).data).toBeNull();
    expect(await isAtHost(wanted.public_key)).toBe(false);
  });

  it('refusing uncounts the key', async () => {
    const person = await customer();
    const wanted = { public_key: newKey() };
    await trouble('refuses');
    expect((await add(person, wanted)).failure.data.error).toBe('wireguard_key_refused');
    expect(await list(person)).toMatchObject({ used: 0, keys: [] });
    await trouble('');
    expect((await add(person, wanted)).status).toBe(200);
  });

  it('refusing other cities leaves the key as it was', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await trouble('refuses');
    const again = await add(person, { public_key: key.public_key, cities: ['ch-zrh'] });
    expect(again.failure.data.error).toBe('wireguard_key_refused');
    expect((await list(person)).keys).toMatchObject([{ id: key.id, state: 'active', cities: ['jp-tyo'] }]);
  });

  it('silent first and refusing then has the key removed', async () => {
    const person = await customer();
    const wanted = { public_key: newKey() };
    await trouble('large');
    await add(person, wanted);
    expect(await isAtHost(wanted.public_key)).toBe(true);
    await trouble('refuses');
    expect((await add(person, wanted)).failure.data.error).toBe('wireguard_key_refused');
    await later();
    expect(await isAtHost(wanted.public_key)).toBe(false);
    expect((await list(person)).used).toBe(0);
  });

  it('refusing what the background adds has the key removed', async () => {
    const person = await customer();
    await trouble('down');
    await add(person);
    await trouble('refuses');
    await later();
    await later();
    expect((await list(person)).used).toBe(0);
  });
});

describe('a removal', () => {
  it('that finds the host silent counts until it is confirmed', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await trouble('down');
    expect((await remove(person, key.id)).data).toMatchObject({ id: key.id, state: 'removing' });
    expect(await list(person)).toMatchObject({ used: 1, keys: [{ state: 'removing' }] });
    await trouble('');
    await later();
    expect(await list(person)).toMatchObject({ used: 0, keys: [] });
    expect(await isAtHost(key.public_key)).toBe(false);
    expect(await eventsOf(person)).toEqual(['wireguard_key_removed', 'wireguard_key_added']);
  });

  it('that is asked for again tells the host again', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await trouble('down');
    await remove(person, key.id);
    await trouble('');
    expect((await remove(person, key.id)).data).toBeNull();
    expect(await eventsOf(person)).toEqual(['wireguard_key_removed', 'wireguard_key_added']);
  });

  it('is final: the same key does not come back', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await trouble('down');
    await remove(person, key.id);
    await trouble('');
    const again = await add(person, { public_key: key.public_key, name: 'Again' });
    expect(again.failure.data.error).toBe('wireguard_key_refused');
    expect((await list(person)).keys).toMatchObject([{ id: key.id, name: 'Router', state: 'removing' }]);
    await later();
    expect(await list(person)).toMatchObject({ used: 0, keys: [] });
    expect(await isAtHost(key.public_key)).toBe(false);
  });

  it('while the host is asked to add the key refuses it', async () => {
    const person = await customer();
    const wanted = { public_key: newKey() };
    const host = await heldHost();
    const adding = add(person, wanted);
    await host.asked;
    const [key] = (await list(person)).keys;
    expect((await remove(person, key?.id ?? '')).data).toMatchObject({ state: 'removing' });
    host.release();
    expect((await adding).failure.data.error).toBe('wireguard_key_refused');
    await later();
    expect(await list(person)).toMatchObject({ used: 0, keys: [] });
    expect(await isAtHost(wanted.public_key)).toBe(false);
  });

  it.each([
    ['removed', ''],
    ['refused', 'refuses'],
  ])('waits for the account before it locks a key that is %s', async (_how, how) => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await trouble(how);
    let ended: Promise<unknown> = Promise.resolve();
    const host = how ? await heldHost() : null;
    const refused = { public_key: newKey() };
    if (how) ended = add(person, refused);
    await host?.asked;
    await tern.service.context.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from users where id = ${person.userId} for update`);
      host?.release();
      if (!how) ended = remove(person, key.id);
      await expect.poll(waiting).toBe(1);
      const free = await tx.execute(
        sql`select 1 from wireguard_keys where user_id = ${person.userId} for update nowait`,
      );
      expect(free.rows).toHaveLength(how ? 2 : 1);
    });
    await ended;
    expect((await list(person)).used).toBe(how ? 1 : 0);
  });

  it('that no host can confirm takes no place, and is sent once there is one', async () => {
    const person = await customer();
    const kept = (await add(person)).data.key;
    const [waits, goes] = [(await add(person)).data.key, (await add(person)).data.key];
    await trouble('down');
    await remove(person, waits.id);
    const { config } = tern.service.context;
    const { provision } = config;
    config.provision = null;
    onTestFinished(() => {
      config.provision = provision;
    });
    expect((await remove(person, goes.id)).data).toBeNull();
    expect(await list(person)).toMatchObject({ used: 1, keys: [{ id: kept.id }], is_offered: false });
    const signIn = (installation: string) =>
      tern.call(
        'deviceLogin',
        { username: person.email, password: samplePassword, installation },
        { headers: { 'x-app-type': '401', ...elsewhere() } },
      );
    for (const installation of ['1', '22', '333', '4444', '55555'])
      expect((await signIn(installation)).status).toBe(200);
    expect((await signIn('666666')).failure.data.error).toBe('device_limit');
    config.provision = provision;
    await trouble('');
    await later();
    expect(await list(person)).toMatchObject({ used: 6, keys: [{ id: kept.id }] });
    for (const key of [waits, goes]) expect(await isAtHost(key.public_key)).toBe(false);
  });

  it('is not sent while the host is asked to add the key', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await tern.rows("update wireguard_keys set asking = 'present', asking_until = $2 where id = $1", [
      key.id,
      new Date(tern.clock.now() + 15_000),
    ]);
    expect((await remove(person, key.id)).data).toMatchObject({ state: 'removing' });
    expect(await isAtHost(key.public_key)).toBe(true);
    await later();
    expect(await isAtHost(key.public_key)).toBe(false);
    expect((await list(person)).used).toBe(0);
  });
});

describe('a plan', () => {
  it('that ends pauses the keys, and the next one brings them back', async () => {
    const person = await customer({ days: 10 });
    const { key } = (await add(person)).data;
    await later(11 * day);
    expect(await isAtHost(key.public_key)).toBe(false);
    expect(await list(person)).toMatchObject({ has_plan: false, used: 1, keys: [{ state: 'paused' }] });
    await runOps({ context: tern.service.context, say: () => {} }, [
      ...['grant', person.email, '6m', '--days', '40', '--yes'],
    ]);
    expect((await list(person)).keys).toMatchObject([{ state: 'adding' }]);
    await later();
    expect(await isAtHost(key.public_key)).toBe(true);
    expect((await list(person)).keys).toMatchObject([{ state: 'active' }]);
  });

  it('that ends while the host is silent takes the key out later', async () => {
    const person = await customer({ days: 10 });
    const { key } = (await add(person)).data;
    await trouble('down');
    await later(11 * day);
    expect(await isAtHost(key.public_key)).toBe(true);
    expect((await list(person)).keys).toMatchObject([{ state: 'paused' }]);
    await trouble('');
    await later(60 * 60_000);
    expect(await isAtHost(key.public_key)).toBe(false);
  });

  it('that has ended lets a key go at once', async () => {
    const person = await customer({ days: 10 });
    const { key } = (await add(person)).data;
    await later(11 * day);
    expect((await remove(person, key.id)).data).toBeNull();
    expect((await list(person)).used).toBe(0);
  });

  it('that comes back for a city without servers brings the key back all the same', async () => {
    const person = await customer({ days: 10 });
    const { key } = (await add(person)).data;
    await later(11 * day);
    await tern.rows(`update wireguard_keys set cities = '{gone-city}' where id = $1`, [key.id]);
    await runOps({ context: tern.service.context, say: () => {} }, [
      ...['grant', person.email, '6m', '--days', '40', '--yes'],
    ]);
    await later();
    expect((await list(person)).keys).toMatchObject([{ state: 'active' }]);
  });

  it('is followed once by any number of processes', async () => {
    const people = [await customer(), await customer(), await customer()];
    await trouble('down');
    for (const person of people) await add(person);
    await trouble('');
    tern.clock.advance(soon);
    const { context } = tern.service;
    await Promise.all([alignKeys(context), alignKeys(context), alignKeys(context)]);
    const rows = await tern.rows('select turn, host_state from wireguard_keys where user_id = any($1)', [
      people.map(({ userId }) => userId),
    ]);
    // Asked by the person, and once more.
    expect(rows).toEqual(people.map(() => ({ turn: 2, host_state: 'present' })));
  });
});

describe('the deletion of an account', () => {
  it('takes its keys out of the servers, and leaves nobody behind meanwhile', async () => {
    const person = await customer();
    const { key } = (await add(person, { name: 'Wandas router' })).data;
    (await tern.call('accountDelete', { password: samplePassword }, { token: person.token })).data;
    await trouble('down');
    tern.clock.advance(deletionGrace + 60_000);
    await tern.service.runBackground(['account deletions']);
    await later();
    const rows = () => tern.rows('select user_id, name, cities from wireguard_keys where id = $1', [key.id]);
    expect(await rows()).toEqual([{ user_id: null, name: '', cities: [] }]);
    expect(await isAtHost(key.public_key)).toBe(true);
    await trouble('');
    await later(60 * 60_000);
    expect(await rows()).toEqual([]);
    expect(await isAtHost(key.public_key)).toBe(false);
  });

  it('leaves no key without a person, however the account went', async () => {
    const person = await customer();
    const { key } = (await add(person)).data;
    await tern.rows('update wireguard_keys set user_id = null where id = $1', [key.id]);
    await later();
    expect(await isAtHost(key.public_key)).toBe(false);
    expect(await tern.rows('select 1 from wireguard_keys where id = $1', [key.id])).toEqual([]);
  });
});
