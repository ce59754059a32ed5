import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { openVisitors } from '@tern/service/forEdge';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proxyTo } from '../src/node/proxy.ts';

const listen = (server: Server) =>
  new Promise<string>((ready) =>
    server.listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
let ended = 0;
const upstream = createServer(async (request, response) => {
  response.on('close', () => {
    if (!response.writableEnded) ended += 1;
  });
  if (request.url === '/api/never') return;
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  response.writeHead(422, {
    'content-type': 'application/json',
    'keep-alive': 'timeout=99',
    'x-secret-hop': 'ours',
    connection: 'keep-alive, x-secret-hop',
    'set-cookie': ['a=1', 'b=2'],
  });
  response.end('{"code":40001}');
});
const edges: Server[] = [];
let origin = '';

async function edgeTo(target: string) {
  const service = proxyTo([target]);
  const server = createServer((request, response) => service.handle(request, response));
  edges.push(server);
  return { origin: await listen(server), service };
}

beforeAll(async () => {
  origin = (await edgeTo(await listen(upstream))).origin;
});
afterAll(() => {
  for (const server of [upstream, ...edges]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  seen = [];
  ended = 0;
});

describe('proxyTo', () => {
  it('passes method, path, query, headers and body on, and the answer back', async () => {
    const answer = await fetch(`${origin}/api/x%20y?a=1&b=%2F`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
      body: '{"name":"Ärger"}',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ code: 40001 });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/x%20y?a=1&b=%2F', body: '{"name":"Ärger"}' });
    expect(seen[0]?.headers.authorization).toBe('Bearer t');
  });

  it('keeps headers of one connection to that connection', async () => {
    const answer = await fetch(`${origin}/api/x`);
    expect(answer.headers.get('x-secret-hop')).toBeNull();
    expect(answer.headers.get('keep-alive')).not.toBe('timeout=99');
    await rawRequest(
      'GET /api/x HTTP/1.1\r\nHost: a\r\nConnection: close, x-mine\r\nX-Mine: 1\r\nTE: trailers\r\n\r\n',
    );
    expect(seen[1]?.headers['x-mine']).toBeUndefined();
    expect(seen[1]?.headers.te).toBeUndefined();
  });

  it('names the visitor alone, whatever the visitor claims', async () => {
    await fetch(`${origin}/api/x`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('refuses a request with two lengths: nothing can be smuggled behind it', async () => {
    const answer = await rawRequest(
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(seen.some(({ url }) => url === '/api/smuggled')).toBe(false);
  });

  it('lets the service go when the visitor leaves', async () => {
    const stop = new AbortController();
    const asked = fetch(`${origin}/api/never`, { signal: stop.signal });
    await new Promise((wait) => setTimeout(wait, 100));
    stop.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => ended).toBe(1);
  });

  it('answers in the envelope while the service is away, and is not healthy', async () => {
    const away = await edgeTo('http://127.0.0.1:1');
    const answer = await fetch(`${away.origin}/api/x`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 50300, data: { error: 'unavailable' } });
    expect(await away.service.health()).toBe(false);
  });
});

function rawRequest(text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => done(answer));
    socket.on('error', failed);
    socket.write(text);
    setTimeout(() => socket.end(), 300);
  });
}

describe('where visitors are', () => {
  const request = (address: string, headers: IncomingMessage['headers'] = {}, url = '/download') =>
    ({ url, headers, socket: { remoteAddress: address } }) as unknown as IncomingMessage;

  const openWith = (trustedProxies: number, production = false) =>
    openVisitors({ trustedProxies, production, dataDir: '/nowhere' });

  it('is known without asking the service, by the depth of trusted proxies', async () => {
    const service = proxyTo(['http://127.0.0.1:1'], await openWith(1));
    expect(service.countryOf(request('10.0.0.1', { 'x-forwarded-for': '8.8.8.8, 114.114.114.114' }))).toBe(
      'CN',
    );
    expect(service.countryOf(request('10.0.0.1'))).toBeNull();
    const { countryOf } = await openWith(0);
    expect(countryOf(request('8.8.8.8', { 'x-forwarded-for': '114.114.114.114' }))).toBe('US');
  });

  it('may be chosen outside production only', async () => {
    const open = await openWith(0);
    expect(open.countryOf(request('8.8.8.8', {}, '/download?geo=CN'))).toBe('CN');
    const live = await openWith(0, true);
    expect(live.countryOf(request('8.8.8.8', {}, '/download?geo=CN'))).toBe('US');
  });
});
