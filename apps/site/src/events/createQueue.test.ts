import { analyticsEvents } from '@tern/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue, unsentKey } from './createQueue.ts';
import { describeVisit, type Place, truncateAddress } from './describeVisit.ts';

const frontId = '0b1c2d3e-0000-4000-8000-000000000001';
const storage = new Map<string, string>();
const post = vi.fn<typeof fetch>();
const beacon = vi.fn<(url: string, body: Blob) => boolean>();
const device = { onLine: true, sendBeacon: beacon, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
const root = {
  cookie: 'utm=%7B%22utm_source%22%3A%22mail%22%7D; cje=click-1; hab=hero.b; bad=%E0%A4%A',
  documentElement: { lang: 'de', dataset: { variant: 'mobile' } },
} as unknown as Document;

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  post.mockReset().mockResolvedValue(new Response('{}'));
  beacon.mockReset().mockReturnValue(true);
  device.onLine = true;
  vi.stubGlobal('fetch', post);
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const berlin: Place = { country: 'Germany', country_code: 'DE', ip: '203.0.113.0' };
const start = (place: Promise<Place> = Promise.resolve(berlin)) =>
  createQueue(() => describeVisit(root, frontId, 'letter'), place);
const view = {
  name: 'page_view',
  params: { path: '/', referrer: undefined },
  at: 1_795_000_000_000,
} as const;
const sent = (call = 0) => JSON.parse(String(post.mock.calls[call]?.[1]?.body));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('sends what the contract wants, with every field of the specification', async () => {
  start().add(view);
  await wait(2000);
  expect(post.mock.calls[0]?.[0]).toBe(analyticsEvents.path);
  expect(await analyticsEvents.input['~standard'].validate(sent())).not.toHaveProperty('issues');
  expect(sent()).toMatchObject({
    user_id: frontId,
    events: [
      {
        event_name: 'page_view',
        event_timestamp: view.at,
        event_params: [{ key: 'path', value: '/' }],
        user_properties: {
          channel: 'letter',
          cpsType: 'cj',
          cpsCookie: 'click-1',
          hab: 'hero.b',
          utm_source: 'mail',
        },
        ...{ language: 'de', ...berlin, app_name: 'tern-web', app_type: 501 },
        device: { platform: 'web', os: 'Linux', device_name: 'mobile' },
        ...{ front_id: frontId, user_id: frontId },
      },
    ],
  });
});

it('waits for the place, and sends events that come together in one call', async () => {
  let arrive: (place: Place) => void = () => {};
  const queue = start(
    new Promise((done) => {
      arrive = done;
    }),
  );
  queue.add(view);
  await wait(9000);
  expect(post).not.toHaveBeenCalled();
  queue.add({ ...view, params: { path: '/pricing' } });
  arrive({});
  await wait(0);
  expect(post).toHaveBeenCalledTimes(1);
  expect(sent().events).toHaveLength(2);
});

it('tries again after a failure, later each time, with the same ids', async () => {
  post
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(new Response('', { status: 429 }));
  start().add(view);
  await wait(2000);
  expect(JSON.parse(storage.get(unsentKey) ?? '[]')).toHaveLength(1);
  await wait(4000);
  await wait(8000);
  expect(post).toHaveBeenCalledTimes(3);
  await wait(16_000);
  expect(post).toHaveBeenCalledTimes(4);
  const ids = [0, 1, 2, 3].map((call) => sent(call).events[0].event_id);
  expect(new Set(ids).size).toBe(1);
  await wait(600_000);
  expect(post).toHaveBeenCalledTimes(4);
  expect(storage.has(unsentKey)).toBe(false);
});

it('sends nothing again that was refused', async () => {
  post.mockResolvedValue(new Response('', { status: 422 }));
  start().add(view);
  await wait(600_000);
  expect(post).toHaveBeenCalledTimes(1);
});

it('leaves with a beacon, and stores what cannot go', async () => {
  const queue = start();
  await wait(0);
  queue.add(view);
  queue.leave();
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(JSON.parse((await beacon.mock.calls[0]?.[1].text()) ?? '').events).toHaveLength(1);
  await wait(10_000);
  expect(post).not.toHaveBeenCalled();

  device.onLine = false;
  queue.add(view);
  queue.leave();
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(JSON.parse(storage.get(unsentKey) ?? '[]')).toHaveLength(1);

  // The next page sends it.
  const next = start();
  device.onLine = true;
  next.add(view);
  await wait(2000);
  expect(sent().events).toHaveLength(2);
});

it('holds sixty events at most, the newest ones', async () => {
  device.onLine = false;
  const queue = start();
  for (let at = 1; at <= 100; at += 1) queue.add({ ...view, at });
  queue.leave();
  const stored = JSON.parse(storage.get(unsentKey) ?? '[]') as { event_timestamp: number }[];
  expect(stored.map(({ event_timestamp }) => event_timestamp)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 41),
  );
});

it('forgets everything after a no', async () => {
  const queue = start(new Promise(() => {}));
  queue.add(view);
  queue.leave();
  queue.add(view);
  queue.drop();
  await wait(600_000);
  expect(post).not.toHaveBeenCalled();
  expect(storage.size).toBe(0);
});

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3::7', '2001:db8:1::'],
  ['', ''],
])('truncates %s to %s', (ip, truncated) => expect(truncateAddress(ip)).toBe(truncated));
