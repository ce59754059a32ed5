import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readExperiments } from '../src/modules/experiments/readExperiments.ts';
import { type Started, startService } from './startService.ts';

let answer: { status: number; body: string };
let asked: string[];
let host: ReturnType<typeof createServer>;
let tern: Started;

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: JSON.stringify({ marketingData: { banner: 'winter' } }) };
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const { port } = host.address() as AddressInfo;
  tern = await startService({ env: { APP_CONFIG_ORIGIN: `http://127.0.0.1:${port}/config/` } });
});
afterEach(async () => {
  await tern.close();
  host.close();
});
const winter = { marketingData: { banner: 'winter' }, campaign: null, downloads: {} };
const none = { marketingData: {}, campaign: null, downloads: {} };
const read = async (file: string) => (await fetch(`${tern.origin}/api/${file}`)).json();

it('serves both files of the download host, and asks for each once in five minutes', async () => {
  expect(await Promise.all([read('ac.json'), read('ac.json'), read('ac_dev.json')])).toEqual([
    winter,
    winter,
    winter,
  ]);
  expect(asked.toSorted()).toEqual(['/config/ac.json', '/config/ac_dev.json']);
  tern.clock.advance(5 * 60_000);
  expect(await read('ac.json')).toEqual(winter);
  await expect.poll(() => asked).toHaveLength(3);
});

it('leaves out what is wrong, for the page to take it as it is', async () => {
  answer.body = JSON.stringify({
    marketingData: 'none',
    campaign: { starts_at: '2023-12-15T03:00Z', ends_at: '2024-01-05T03:00Z' },
    downloads: {
      ios: 'http://example.com/tern',
      windows: { href: 'https://example.com/tern.exe', size: -1 },
    },
  });
  expect(await read('ac.json')).toEqual({
    marketingData: {},
    campaign: { starts_at: '2023-12-15T03:00:00.000Z', ends_at: '2024-01-05T03:00:00.000Z' },
    downloads: { windows: { href: 'https://example.com/tern.exe' } },
  });
});

it('fetches the first file by itself until the host answers, and says that pages have changed', async () => {
  answer = { status: 503, body: '' };
  const { port } = host.address() as AddressInfo;
  const late = await startService({ env: { APP_CONFIG_ORIGIN: `http://127.0.0.1:${port}` } });
  try {
    const settings = async () => (await late.call('publicVersion', {})).data.settings;
    expect(await settings()).toBeNull();
    answer = {
      status: 200,
      body: JSON.stringify({ marketingData: {}, downloads: { ios: 'https://example.com/tern' } }),
    };
    // Nobody asks for the file meanwhile.
    await expect.poll(settings).not.toBeNull();
    expect(await (await fetch(`${late.origin}/api/ac.json`)).json()).toHaveProperty('downloads.ios');
  } finally {
    await late.close();
  }
});

it('hands no downloads out in China', async () => {
  answer.body = JSON.stringify({ marketingData: {}, downloads: { ios: 'https://example.com/tern' } });
  const ask = async (geo: string) => (await fetch(`${tern.origin}/api/ac.json?geo=${geo}`)).json();
  expect(await ask('CN')).toEqual(none);
  expect(await ask('FR')).toHaveProperty('downloads.ios');
});

it.each([
  [500, '{}'],
  [200, '<html>'],
  [200, '[]'],
])('keeps the last good file when the host answers %i %s', async (status, body) => {
  await read('ac.json');
  const before = asked.length;
  answer = { status, body };
  tern.clock.advance(5 * 60_000);
  expect(await read('ac.json')).toEqual(winter);
  await expect.poll(() => asked.length).toBe(before + 1);
  await expect.poll(() => tern.logs.join('')).toContain('the app config could not be read');
  expect(await read('ac.json')).toEqual(winter);
});

it('is fetched at start, and a newer one takes the place of the old without a wait', async () => {
  await expect.poll(() => asked).toEqual(['/config/ac_dev.json']);
  expect(await read('ac_dev.json')).toEqual(winter);
  answer.body = JSON.stringify({ marketingData: { banner: 'spring' } });
  tern.clock.advance(5 * 60_000);
  expect(await read('ac_dev.json')).toEqual(winter);
  await expect.poll(() => read('ac_dev.json')).toEqual({ ...winter, marketingData: { banner: 'spring' } });
});

it('is asked for again a second after the host did not answer at start', async () => {
  answer = { status: 503, body: '' };
  expect(await read('ac.json')).toEqual(none);
  answer = { status: 200, body: JSON.stringify(winter) };
  expect(await read('ac.json')).toEqual(none);
  tern.clock.advance(1000);
  expect(await read('ac.json')).toEqual(winter);
});

it('is an empty config where the host never answered, and where none is set', async () => {
  answer = { status: 404, body: '' };
  expect(await read('ac.json')).toEqual(none);
  const without = await startService();
  expect(await (await fetch(`${without.origin}/api/ac.json`)).json()).toEqual(none);
  await without.close();
});

describe('experiments', () => {
  const hero = {
    name: 'hero',
    property: 'hab',
    pages: ['home'],
    starts_at: '2026-01-01T00:00Z',
    ends_at: '2026-01-31T00:00Z',
    arms: [
      { name: 'a', share: 1 },
      { name: 'b', share: 2, texts: { en: { 'connectTry.title': 'More' } } },
    ],
  };
  const texts = (own: object) => [hero.arms[0], { ...hero.arms[1], texts: own }];

  it('are refused as a whole when wrong, and stand beside others when right', () => {
    const wrong = [
      { ...hero, name: 'Hero' },
      { ...hero, pages: ['pricing'] },
      { ...hero, pages: ['nowhere'] },
      { ...hero, ends_at: '2026-04-02T00:00Z' },
      { ...hero, ends_at: hero.starts_at },
      { ...hero, arms: [hero.arms[0]] },
      { ...hero, arms: [hero.arms[0], hero.arms[0]] },
      { ...hero, arms: [hero.arms[0], { name: 'b', share: 0, texts: {} }] },
      { ...hero, arms: [hero.arms[0], { name: 'b', share: 1 }] },
      { ...hero, arms: texts({ xx: { 'connectTry.title': 'More' } }) },
      { ...hero, arms: texts({ en: { 'no.message': 'More' } }) },
      { ...hero, arms: texts({ en: { 'connectTry.title': '{broken' } }) },
      { ...hero, more: true },
    ];
    for (const each of wrong) {
      const read = readExperiments([each]);
      expect(read.experiments, JSON.stringify(each)).toEqual([]);
      expect(read.refused).toHaveLength(1);
    }
    const second = { ...hero, name: 'second', property: 'pab', pages: ['features'] };
    const later = { ...hero, name: 'later', starts_at: hero.ends_at, ends_at: '2026-02-15T00:00Z' };
    const read = readExperiments([
      hero,
      ...wrong,
      second,
      later,
      { ...second, name: 'third' },
      { ...second, name: 'fourth', property: 'hab', pages: ['aboutus'] },
      hero,
    ]);
    expect(read.experiments.map(({ name }) => name)).toEqual(['hero', 'second', 'later']);
    expect(read.refused).toHaveLength(wrong.length + 3);
    expect(readExperiments({}).refused).toHaveLength(1);
    expect(readExperiments(undefined)).toEqual({ experiments: [], refused: [] });
  });

  it('are handed to the edge with compiled texts until they end, those of the own file alone', async () => {
    await expect.poll(() => asked).toEqual(['/config/ac_dev.json']);
    // The five minutes count from when it was read.
    expect(await read('ac_dev.json')).toEqual(winter);
    const now = tern.clock.now();
    const iso = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const runs = { ...hero, starts_at: iso(-1), ends_at: iso(1) };
    answer.body = JSON.stringify({ marketingData: {}, experiments: [runs, { ...runs, name: 'X' }] });
    tern.clock.advance(5 * 60_000);
    await read('ac.json');
    expect((await tern.call('publicExperiments')).data).toEqual({ experiments: [] });
    await read('ac_dev.json');
    await expect
      .poll(async () => (await tern.call('publicExperiments')).data.experiments)
      .toEqual([
        {
          ...runs,
          arms: [
            { name: 'a', share: 1, texts: null },
            { name: 'b', share: 2, texts: { en: { 'connectTry.title': [{ type: 0, value: 'More' }] } } },
          ],
        },
      ]);
    expect(tern.logs.join('')).toContain('experiments of the app config were refused');
    // They are the operator's and the edge's: a browser needs none of it.
    expect(await read('ac_dev.json')).not.toHaveProperty('experiments');
    tern.clock.advance(86_400_000);
    expect((await tern.call('publicExperiments')).data).toEqual({ experiments: [] });
  });
});
