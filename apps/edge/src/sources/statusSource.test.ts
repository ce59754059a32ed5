import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStatusSource } from './statusSource.ts';

let code = 200;
let calls = 0;
const server = createServer((_, response) => {
  calls += 1;
  const data = {
    today: '2026-11-29',
    measured_at: `2026-11-29T01:0${calls}:00.000Z`,
    parts: [{ part: 'site', state: 'up', measured_at: null, days: [] }],
    incidents: [],
    maintenance: [],
  };
  response.end(JSON.stringify({ code, message: '', data: code === 200 ? data : null }));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('has the last response while the service is away', async () => {
  let now = 0;
  let at = 'http://127.0.0.1:1';
  const source = createStatusSource({ origin: () => at, now: () => now });
  expect(await source.status()).toBeNull();
  at = origin;
  expect(await source.status(), 'within 30 s').toBeNull();
  source.renew();
  const first = await source.status();
  expect(first).toMatchObject({
    measuredAt: '2026-11-29T01:01:00.000Z',
    parts: [{ part: 'site', state: 'up' }],
  });
  now += 30_001;
  expect(await source.status()).toMatchObject({ measuredAt: '2026-11-29T01:02:00.000Z' });
  code = 500;
  now += 30_001;
  expect(await source.status()).toMatchObject({ measuredAt: '2026-11-29T01:02:00.000Z' });
  at = 'http://127.0.0.1:1';
  source.renew();
  expect(await source.status()).toMatchObject({ measuredAt: '2026-11-29T01:02:00.000Z' });
});
