import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { params, plans, publicKey } from '@tern/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPublicDataSource } from './publicData.ts';

let config: { status: number; body: string };
let asked: string[];
let testMode: boolean;
let script: string | null;
const service = createServer((request, response) => {
  const path = (request.url ?? '').replace(/\?.*$/, '');
  asked.push(path);
  const answer = (data: unknown) => response.end(JSON.stringify({ code: 200, message: 'OK', data }));
  if (path === params.path) return answer({ methods: [], campaign: null, test_mode: testMode });
  if (path === publicKey.path) return answer({ public_key: 'pk_test_x', script_url: script });
  if (path === plans.path) {
    return answer({ currency: new URL(`http://x${request.url}`).searchParams.get('currency'), plans: [] });
  }
  response.statusCode = config.status;
  response.end(config.body);
});
const source = () =>
  createPublicDataSource({
    origin: () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    now: () => 0,
  });

beforeEach(async () => {
  asked = [];
  testMode = false;
  script = null;
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
  expect(await source().get('CAD')).toMatchObject({ currency: 'CAD', methods: [], downloads: {} });
});

it('says where cards are entered before the page asks', async () => {
  expect((await source().get('USD')).cardsHosted).toBe(true);
  script = 'https://js.stripe.com/dahlia/stripe.js';
  expect((await source().get('USD')).cardsHosted).toBeUndefined();
});
