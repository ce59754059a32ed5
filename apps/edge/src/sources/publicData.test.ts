import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { activity, params, plans, publicKey } from '@tern/contract';
import { type CardMethods, currencies } from '@tern/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPublicDataSource } from './publicData.ts';

let config: { status: number; body: string };
let methodCodes: string[];
let cards: CardMethods;
let asked: string[];
let testMode: boolean;
let script: string | null;
let campaign: object | null;
let time: number;
let down: boolean;
let amounts: number;
const service = createServer((request, response) => {
  const path = (request.url ?? '').replace(/\?.*$/, '');
  asked.push(path);
  const currency = new URL(`http://x${request.url}`).searchParams.get('currency');
  if (down) {
    response.statusCode = 503;
    return response.end(
      JSON.stringify({ code: 50000, message: 'Unavailable', data: { error: 'unavailable' } }),
    );
  }
  const answer = (data: unknown) => response.end(JSON.stringify({ code: 200, message: 'OK', data }));
  if (path === params.path)
    return answer({
      methods: methodCodes.map((code) => ({ code })),
      card_methods: cards,
      campaign,
      test_mode: testMode,
    });
  if (path === publicKey.path) return answer({ public_key: 'pk_test_x', script_url: script });
  if (path === plans.path) {
    return answer({ currency, plans: [{ id: `12m ${currency} ${amounts}` }] });
  }
  if (path === activity.path) {
    const { searchParams } = new URL(`http://x${request.url}`);
    if (searchParams.get('name') === 'actives1')
      return answer({
        currency,
        plans: [{ id: `${currency} ${amounts}` }],
        ends_at: '2026-04-01T00:00:00.000Z',
      });
    response.statusCode = 404;
    return response.end(JSON.stringify({ code: 30110, message: 'No', data: { error: 'offer_unknown' } }));
  }
  response.statusCode = config.status;
  response.end(config.body);
});
const source = () =>
  createPublicDataSource({
    origin: () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    now: () => time,
  });

beforeEach(async () => {
  asked = [];
  methodCodes = ['s1'];
  cards = { usual: null, countries: {} };
  testMode = false;
  script = null;
  campaign = null;
  time = 1_800_000_000_000;
  down = false;
  amounts = 1;
  config = {
    status: 200,
    body: JSON.stringify({
      downloads: {
        windows: { href: 'https://files.example/tern.exe', version: '1.2.3', size: 'big' },
        mac: 'http://files.example/tern.dmg',
      },
    }),
  };
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise<void>((done) => void service.close(() => done())));

it('knows where the apps are to be had, and leaves out what is wrong in the config', async () => {
  const data = await source().get('USD');
  expect(data.downloads).toEqual({ windows: { href: 'https://files.example/tern.exe', version: '1.2.3' } });
  expect(asked).toContain('/api/ac.json');
});

it('reads the file of test mode in test mode', async () => {
  testMode = true;
  await source().get('USD');
  expect(asked).toContain('/api/ac_dev.json');
  expect(asked).not.toContain('/api/ac.json');
});

it.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['no config', 200, '[]'],
])('ignores %s in its place', async (_what, status, body) => {
  config = { status, body };
  expect(await source().get('CAD')).toMatchObject({ currency: 'CAD', methods: ['s1'], downloads: {} });
});

it('offers one of the methods that take cards, and learns by country which one', async () => {
  const pages = source();
  expect(pages.knownCards()).toBeNull();
  methodCodes = ['s1', 'ps', 'pd'];
  cards = { usual: 's1', countries: { DE: 'pd' } };
  expect((await pages.get('USD')).methods).toEqual(methodCodes);
  expect((await pages.get('USD', 's1')).methods).toEqual(['s1', 'ps']);
  expect((await pages.get('EUR', 'pd')).methods).toEqual(['pd', 'ps']);
  expect(pages.knownCards()).toEqual(cards);
  // Without waiting, and no request more than the others.
  const before = cards;
  cards = { usual: 'pd', countries: {} };
  time += 30_001;
  expect(pages.knownCards()).toEqual(before);
  await pages.get('USD');
  expect(pages.knownCards()).toEqual(cards);
  pages.renew();
  expect(pages.knownCards()).toBeNull();
  down = true;
  await pages.get('USD');
  expect(pages.knownCards()).toEqual({ usual: null, countries: {} });
});

it('says where cards are entered before the page asks', async () => {
  expect((await source().get('USD')).cardsHosted).toBe(true);
  script = 'https://js.stripe.com/dahlia/stripe.js';
  expect((await source().get('USD')).cardsHosted).toBeUndefined();
});

it('has the plans of every currency, the ways to pay and the campaign', async () => {
  campaign = {
    key: 'easter',
    theme: 'easter',
    time_zone: 'Europe/Berlin',
    plan_ids: ['12m'],
    places: ['ribbon'],
    words: { de: { title: 'Frohe Ostern' } },
    starts_at: '2026-03-01T00:00:00.000Z',
    ends_at: '2026-04-01T12:00:00.000Z',
  };
  const data = await source().get('AUD');
  expect(data.currency).toBe('AUD');
  expect(Object.keys(data.plans)).toEqual([...currencies]);
  for (const currency of currencies) expect(data.plans[currency]).toEqual([{ id: `12m ${currency} 1` }]);
  expect(data.methods).toEqual(['s1']);
  expect(data.testMode).toBe(false);
  expect(data.campaign).toEqual({
    name: 'easter',
    theme: 'easter',
    timeZone: 'Europe/Berlin',
    planIds: ['12m'],
    places: ['ribbon'],
    words: { de: { title: 'Frohe Ostern' } },
    startsAt: Date.UTC(2026, 2, 1),
    endsAt: Date.UTC(2026, 3, 1, 12),
  });
});

it('requests anew after 30 seconds, and once for all pages until then', async () => {
  const pages = source();
  await Promise.all([pages.get('USD'), pages.get('CAD'), pages.fieldScript()]);
  const first = asked.length;
  time += 30_000;
  amounts = 2;
  expect((await pages.get('USD')).plans.USD).toEqual([{ id: '12m USD 1' }]);
  expect(asked).toHaveLength(first);
  time += 1;
  expect((await pages.get('USD')).plans.USD).toEqual([{ id: '12m USD 2' }]);
  expect(asked).toHaveLength(2 * first);
  time += 30_000;
  await pages.get('USD');
  expect(asked).toHaveLength(2 * first);
});

it('shows nothing while the service is away, and the next page has its data again', async () => {
  const pages = source();
  down = true;
  expect(await pages.get('GBP')).toEqual({
    currency: 'GBP',
    plans: {},
    trial: null,
    methods: [],
    campaign: null,
    testMode: false,
  });
  expect(await pages.fieldScript()).toBeNull();
  down = false;
  script = 'https://js.stripe.com/dahlia/stripe.js';
  expect((await pages.get('GBP')).methods).toEqual(['s1']);
  expect(await pages.fieldScript()).toBe(script);
});

it('knows the activity of a name, renews it after 30 seconds, and says when there is none', async () => {
  const pages = source();
  expect(await pages.activityOf('nothing')).toBeNull();
  const [first, same] = await Promise.all([pages.activityOf('actives1'), pages.activityOf('actives1')]);
  expect(same).toBe(first);
  expect(first).toEqual({
    name: 'actives1',
    endsAt: Date.UTC(2026, 3, 1),
    plans: Object.fromEntries(currencies.map((currency) => [currency, [{ id: `${currency} 1` }]])),
  });
  amounts = 2;
  time += 30_000;
  expect(await pages.activityOf('actives1')).toBe(first);
  time += 1;
  expect((await pages.activityOf('actives1'))?.plans.USD).toEqual([{ id: 'USD 2' }]);
});
