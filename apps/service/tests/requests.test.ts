import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allOperations, type Operation, operations, takesQuery } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const send = async (path: string, init?: RequestInit) => {
  const response = await fetch(tern.origin + path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const json = { 'content-type': 'application/json' };

const garbage: unknown[] = [
  null,
  [],
  'text',
  7,
  { email: { $ne: '' }, username: [], password: 5, quote_id: '\u0000', product_id: '\u0000' },
  { email: `${'a'.repeat(5000)}@b.de`, username: '\u0000', password: 'x', product_id: "'; drop table plans" },
];

describe('every operation', () => {
  it.each(Object.values<Operation>(allOperations).map((operation) => [operation.name, operation] as const))(
    '%s answers nonsense with an envelope, never with 500',
    async (_name, operation) => {
      const { token } = await tern.signUp();
      for (const body of garbage) {
        const query = new URLSearchParams(
          body && typeof body === 'object' ? (body as Record<string, string>) : { order_id: String(body) },
        );
        const answer = await send(operation.path + (takesQuery(operation) ? `?${query}` : ''), {
          method: operation.method,
          headers: { authorization: `Bearer ${token}`, ...(operation.method === 'POST' && json) },
          body: operation.method === 'POST' ? JSON.stringify(body) : undefined,
        });
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        expect(answer.body).toHaveProperty('code');
        expect(answer.body.code === 200).toBe(answer.status === 200);
        // The session may be gone: one of the operations is the logout.
      }
    },
  );

  it('refuses what is nested beyond reason, and texts that are no text', async () => {
    const { token } = await tern.signUp();
    const bodies = [
      '['.repeat(31_000) + ']'.repeat(31_000),
      `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
      '{"email":"\\ud800a@tern.example","inquiry":"\\udc00","name":"Ada","topic":"other"}',
      '{"a\\u0000":1}',
    ];
    for (const { name, path, method } of Object.values<Operation>(allOperations)) {
      if (method !== 'POST') continue;
      for (const body of bodies) {
        const headers = { ...json, authorization: `Bearer ${token}` };
        const { status, body: answer } = await send(path, { method, headers, body });
        expect([name, status, answer.code]).toEqual([name, 400, 40002]);
      }
    }
  });

  it('asks for a session where the contract says so', async () => {
    for (const operation of Object.values<Operation>(allOperations)) {
      if (operation.auth !== 'bearer') continue;
      const answer = await send(operation.path, {
        method: operation.method,
        ...(operation.method === 'POST' && { headers: json, body: '{}' }),
      });
      expect([operation.name, answer.status, answer.body.code]).toEqual([operation.name, 401, 40100]);
    }
  });
});

describe('a request', () => {
  const login = allOperations.login.path;

  it('names every field that is wrong', async () => {
    const { body } = await send(login, { method: 'POST', headers: json, body: '{}' });
    expect(body).toMatchObject({
      code: 40001,
      data: {
        error: 'validation_failed',
        fields: [
          { field: 'username', rule: 'required' },
          { field: 'password', rule: 'required' },
        ],
      },
    });
  });

  it.each([
    ['broken JSON', { method: 'POST', headers: json, body: '{' }, 400, 40002],
    ['a form', { method: 'POST', body: new URLSearchParams({ username: 'a' }) }, 415, 41500],
    ['plain text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }, 415, 41500],
    ['the wrong method', { method: 'GET' }, 405, 40500],
    [
      'a huge body',
      { method: 'POST', headers: json, body: JSON.stringify({ a: 'x'.repeat(70_000) }) },
      413,
      41300,
    ],
    ['a polluted prototype', { method: 'POST', headers: json, body: '{"__proto__":{"x":1}}' }, 400, 40002],
  ] as const)('with %s is answered in the envelope', async (_what, init, status, code) => {
    const answer = await send(login, init);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('to nowhere is answered in the envelope', async () => {
    for (const path of ['/api/nothing', '/ws/nothing', '/l10n/nothing', '/api']) {
      expect((await send(path)).body.code).toBe(40400);
    }
  });

  it('is never cached', async () => {
    expect((await send(operations.plans.path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('geo_info', () => {
  const ask = async (address: string, headers = {}) =>
    (await tern.call('geoInfo', {}, { headers: { 'x-forwarded-for': address, ...headers } })).data;

  it('knows the country of an address, and leaves the unknown unknown', async () => {
    expect(await ask('8.8.8.8')).toMatchObject({
      user_ip: '8.8.8.8',
      country: 'United States',
      country_code: 'US',
      is_exposed: true,
      currency: 'USD',
      is_blocked: false,
    });
    expect(await ask('2001:4860:4860:0:0:0:0:8888')).toMatchObject({
      user_ip: '2001:4860:4860::8888',
      country_code: 'US',
    });
    expect(await ask('192.168.1.1')).toMatchObject({ country: null, country_code: null, is_blocked: false });
    expect(await ask('114.114.114.114')).toMatchObject({ country_code: 'CN', is_blocked: true });
  });

  it('takes the override outside production only', async () => {
    expect((await ask('8.8.8.8', { 'x-geo': 'gb' })).currency).toBe('GBP');
    const live = await startService({
      env: {
        NODE_ENV: 'production',
        SANDBOX: 'on',
        EXIT_ADDRESSES: '203.0.113.0/24, 2001:db8::1',
        TRUSTED_PROXIES: '1',
      },
    });
    const { data } = await live.call(
      'geoInfo',
      {},
      { headers: { 'x-forwarded-for': '8.8.8.8', 'x-geo': 'GB' } },
    );
    expect(data.country_code).toBe('US');
    const exit = await live.call('geoInfo', {}, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(exit.data.is_exposed).toBe(false);
    await live.close();
  });
});

describe('a visitor in China', () => {
  const headers = { 'x-geo': 'CN' };

  it('is refused sign-up, offer and purchase, and told why', async () => {
    const { token } = await tern.signUp();
    const refused = await Promise.all([
      tern.call('anonymousSignup', { email: 'a@mail.test' }, { headers }),
      tern.call('quote', { product_id: '12m', currency: 'USD' }, { headers }),
      tern.call('createSubscription', { quote_id: 'q', return_base: '' }, { headers, token }),
    ]);
    for (const { status, failure } of refused) {
      expect([status, failure.code, failure.data.error]).toEqual([451, 45100, 'country_blocked']);
    }
  });

  it('may still read, sign in and use the tools', async () => {
    expect((await tern.call('geoInfo', {}, { headers })).data.is_blocked).toBe(true);
    expect((await tern.call('plans', {}, { headers })).status).toBe(200);
    expect((await tern.call('ipLookup', { ip: '8.8.8.8' }, { headers })).status).toBe(200);
  });
});

describe('ip_lookup', () => {
  const ask = (ip: string, from = '192.0.2.77') =>
    tern.call('ipLookup', { ip }, { headers: { 'x-forwarded-for': from } });

  it('says what the data knows, in the canonical spelling, and no more', async () => {
    expect((await ask(' 8.8.8.8 ')).data).toEqual({
      ip: '8.8.8.8',
      family: 'ipv4',
      country: 'United States',
      country_code: 'US',
      region: 'California',
      city: 'Mountain View',
      location: { latitude: expect.closeTo(37.4, 1), longitude: expect.closeTo(-122.1, 1) },
      network: { number: 15169, name: 'Google LLC' },
      is_exit: false,
    });
    expect((await ask('2001:4860:4860:0:0:0:0:8888')).data).toMatchObject({
      ip: '2001:4860:4860::8888',
      family: 'ipv6',
      country_code: 'US',
    });
  });

  it.each([
    ['10.0.0.1', 'ip_reserved'],
    ['100.64.0.1', 'ip_reserved'],
    ['fe80::1', 'ip_reserved'],
    ['::ffff:192.168.0.1', 'ip_reserved'],
    ['example.com', 'ip_invalid'],
    ['999.1.1.1', 'ip_invalid'],
  ])('refuses %s', async (ip, error) => {
    expect((await ask(ip)).failure.data.error).toBe(error);
  });

  it('is limited for one visitor', async () => {
    for (let tries = 0; tries < 60; tries += 1) await ask('8.8.8.8', '192.0.2.78');
    expect((await ask('8.8.8.8', '192.0.2.78')).failure.data.error).toBe('rate_limited');
    expect((await ask('8.8.8.8', '192.0.2.79')).data.country_code).toBe('US');
  });
});

describe('the DNS leak test', () => {
  const token = 'a1b2c3d4e5f6a7b8c9d0';

  it('does not exist where no zone is configured', async () => {
    expect((await tern.call('dnsResolvers', { token })).failure.data.error).toBe('not_found');
  });

  it('says who asked, each resolver once, and who of them is ours', async () => {
    const log = createServer((request, response) => {
      const asked = new URL(request.url ?? '', 'http://log').searchParams.get('token');
      const resolvers = ['8.8.8.8', '8.8.8.8', '::ffff:203.0.113.9', 'nonsense'];
      response.end(JSON.stringify(asked === token ? resolvers.map((resolver) => ({ resolver })) : []));
    });
    await new Promise<void>((done) => log.listen(0, '127.0.0.1', done));
    const { port } = log.address() as AddressInfo;
    const service = await startService({
      env: {
        DNS_ZONE: 'DNS.tern.test',
        DNS_LOG: `http://127.0.0.1:${port}/dns/lookups.json`,
        EXIT_ADDRESSES: '203.0.113.0/24',
      },
    });
    expect((await service.call('toolSettings')).data.dns_zone).toBe('dns.tern.test');
    const { resolvers } = (await service.call('dnsResolvers', { token })).data;
    expect(resolvers).toMatchObject([
      { ip: '8.8.8.8', country_code: 'US', is_exit: false },
      { ip: '203.0.113.9', is_exit: true },
    ]);
    await new Promise((done) => log.close(done));
    expect((await service.call('dnsResolvers', { token })).failure.data.error).toBe('unavailable');
    await service.close();
  });
});

describe('the settings of the tools', () => {
  it('are what was configured', async () => {
    expect((await tern.call('toolSettings')).data).toEqual({ stun_servers: [], exits: [], dns_zone: null });
  });

  it.each([
    ['STUN_SERVERS', 'https://a, stun:b:1'],
    ['STUN_SERVERS', 'stun:only.one:3478'],
    ['DNS_ZONE', 'no name'],
    ['DNS_LOG', 'ftp://nowhere'],
  ])('%s=%s is refused', async (name, value) => {
    await expect(startService({ env: { [name]: value } })).rejects.toThrow(name);
  });
});

describe('the OpenAPI document', () => {
  it('is published', async () => {
    const { body } = await send('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: 'http://shop.test' }]);
    expect(Object.keys(body.paths)).toHaveLength(Object.keys(allOperations).length);
  });
});
