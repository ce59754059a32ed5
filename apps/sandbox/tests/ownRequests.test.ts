import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../src/createSandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, stateFile: null, webhookOrigin: 'http://127.0.0.1:9' });
});
afterAll(() => sandbox.close());

const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<number>((done, failed) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: sandbox.port,
        method,
        path,
        headers: { host: `localhost:${sandbox.port}`, ...headers },
      },
      (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });

const pages = [
  '/',
  '/inbox',
  '/inbox.json',
  '/payments',
  '/payments.json',
  '/webhooks.json',
  '/accounts.json',
  '/knobs',
  '/knobs.json',
];

describe('the sandbox', () => {
  it.each(pages)('shows %s by its own names alone', async (path) => {
    for (const host of ['localhost', `127.0.0.1:${sandbox.port}`, '[::1]:3001'])
      expect(await send('GET', path, { host }), host).toBe(200);
    for (const host of ['evil.example', `localhost.evil.example:${sandbox.port}`])
      expect(await send('GET', path, { host }), host).toBe(421);
  });

  const changes = [
    '/knobs',
    '/knobs.json',
    '/payments/1/refund',
    '/webhooks/1/resend',
    '/pay/tpa/1',
    '/stripe/pay/1',
    '/stripe/invoice/1',
    '/paddle/checkout/1',
    '/student/verify',
    '/v1/customers',
    '/no/such/page',
  ];

  it.each(changes)('changes nothing at %s for a page of another site', async (path) => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign)
      expect(await send('POST', path, headers), JSON.stringify(headers)).toBe(403);
  });

  it('takes a form of its own page, and calls of what is no browser', async () => {
    const origin = `http://localhost:${sandbox.port}`;
    expect(await send('POST', '/knobs', { origin }, 'reset=all')).toBe(303);
    expect(
      await send('POST', '/knobs', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 'reset=all'),
    ).toBe(303);
    expect(await send('POST', '/knobs.json', {}, '{}')).toBe(200);
  });

  it('takes what the scripts of providers send from a page of the shop', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' };
    expect(await send('POST', '/recaptcha/token', headers, '{"kind":"v3","action":"login"}')).toBe(200);
  });
});
