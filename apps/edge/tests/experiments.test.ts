import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { publicExperiments } from '@tern/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allPageKeys, keyName } from '../src/cache/pageKey.ts';
import { createExperimentSource } from '../src/sources/experimentSource.ts';
import { stubEdge } from './stubEdge.ts';

const start = Date.UTC(2026, 10, 1);
const end = Date.UTC(2026, 10, 8);
const words = (value: string) => [{ type: 0, value }];
const hero = {
  name: 'hero',
  property: 'hab',
  pages: ['home'],
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(end).toISOString(),
  arms: [
    { name: 'a', share: 1, texts: null },
    { name: 'b', share: 1, texts: { en: { 'home.title': words('Other words') } } },
  ],
};

let asked = 0;
let broken = false;
const service = createServer((request, response) => {
  if (request.url === publicExperiments.path) asked += 1;
  if (broken) return response.writeHead(503).end('{}');
  return response.end(JSON.stringify({ code: 200, message: 'OK', data: { experiments: [hero] } }));
});
let time: { now: number };
let chance: number;
async function edge() {
  const experiments = createExperimentSource({
    origin: () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    now: () => time.now,
    random: () => chance,
  });
  await experiments.check();
  return { experiments, ...stubEdge({ time, experiments }) };
}

beforeEach(async () => {
  time = { now: start };
  chance = 0.9;
  asked = 0;
  broken = false;
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(() => void service.close());

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof edge>>['ask']>>;
const textOf = ({ body }: Answer) => brotliDecompressSync(body as Uint8Array).toString();
const cookieOf = ({ headers }: Answer) => headers[headers.indexOf('set-cookie') + 1];
const isSet = ({ headers }: Answer) => headers.includes('set-cookie');
const yes = { cookie: 'consent=1.granted' };

it('draws an arm for who may be measured, says it in a cookie until the end, and keeps to it', async () => {
  const { ask } = await edge();
  const first = await ask('/', yes, 'DE');
  expect(textOf(first)).toContain('Other words');
  expect(cookieOf(first)).toBe(`hab=hero.b; Path=/; Max-Age=${7 * 86_400}; SameSite=Lax; Secure`);
  // Whatever would be drawn now.
  chance = 0;
  const again = await ask('/', { cookie: 'consent=1.granted; hab=hero.b' }, 'DE');
  expect([textOf(again), isSet(again)]).toEqual([textOf(first), false]);
  const other = await ask('/', yes, 'DE');
  expect(textOf(other)).not.toContain('Other words');
  expect(cookieOf(other)).toMatch(/^hab=hero\.a;/);
  // An arm that is not there any more is drawn anew.
  expect(cookieOf(await ask('/', { cookie: 'consent=1.granted; hab=hero.z' }, 'DE'))).toMatch(
    /^hab=hero\.a;/,
  );
});

it('draws no arm for a page that is only fetched ahead, and shows it ahead to who has one', async () => {
  const { ask } = await edge();
  const ahead = { ...yes, 'sec-purpose': 'prefetch;prerender' };
  for (const request of [ahead, ahead]) {
    const refused = await ask('/', request, 'DE');
    expect([refused.status, isSet(refused)]).toEqual([503, false]);
  }
  await ask('/', yes, 'DE');
  expect((await ask('/', ahead, 'DE')).status).toBe(503);
  expect((await ask('/', { ...ahead, cookie: `${yes.cookie}; hab=hero.b` }, 'DE')).status).toBe(200);
});

it.each([
  ['no choice where a law asks for one', {}, 'DE'],
  ['no choice and an unknown country', {}, null],
  ['a no', { cookie: 'consent=1.denied; hab=hero.b' }, 'US'],
  ['Global Privacy Control', { ...yes, 'sec-gpc': '1' }, 'US'],
  ['Do Not Track', { ...yes, dnt: '1' }, 'US'],
  ['a front that decides for all', { ...yes, 'x-tern-key': 'USD' }, 'US'],
])('shows the page as it is, and sets nothing: %s', async (_name, headers, country) => {
  const { ask } = await edge();
  const answer = await ask('/', headers as Record<string, string>, country);
  expect(textOf(answer)).not.toContain('Other words');
  expect(isSet(answer)).toBe(false);
});

it('needs no choice where no law asks for one', async () => {
  const { ask } = await edge();
  expect(cookieOf(await ask('/', {}, 'US'))).toMatch(/^hab=hero\.b;/);
});

it('changes no other page, and none in a language without its texts', async () => {
  const { ask, rendered, cache } = await edge();
  for (const path of ['/features', '/de']) {
    const headers = { cookie: `consent=1.granted${path === '/de' ? '; language=de' : ''}` };
    for (const draw of [0.9, 0]) {
      chance = draw;
      expect(isSet(await ask(path, headers, 'DE'))).toBe(false);
    }
  }
  expect([rendered.length, cache.size()]).toEqual([2, 2]);
});

it('stops at its end by the clock, with the service away as well', async () => {
  const { ask, experiments } = await edge();
  const inArm = { cookie: 'consent=1.granted; hab=hero.b' };
  broken = true;
  time.now = end - 1;
  await experiments.check();
  expect(asked).toBe(2);
  expect(textOf(await ask('/', inArm, 'DE'))).toContain('Other words');
  time.now = end;
  const after = await ask('/', inArm, 'DE');
  expect([textOf(after).includes('Other words'), isSet(after)]).toEqual([false, false]);
});

it('asks the service once in 30 s, and never with a request', async () => {
  const { ask, experiments } = await edge();
  for (let visit = 0; visit < 5; visit += 1) await ask('/', yes, 'DE');
  await experiments.check();
  expect(asked).toBe(1);
  time.now += 30_000;
  await experiments.check();
  expect(asked).toBe(2);
});

it('adds one key for an arm that differs, whatever cookies say', async () => {
  const { ask, cache } = await edge();
  const seen = new Set<string>();
  const { get } = cache;
  cache.get = (key, ...rest) => {
    seen.add(key);
    return get(key, ...rest);
  };
  for (let turn = 0; turn < 50; turn += 1) {
    chance = turn / 50;
    await ask('/', { cookie: `consent=1.granted; hab=hero.made-up-${turn}; pab=hero.b` }, 'US');
  }
  const listed = new Set(allPageKeys([]).map(keyName));
  expect([...seen].filter((key) => !listed.has(key))).toEqual(['en desktop / USD arm hero.b']);
  expect(seen.size).toBe(2);
});
