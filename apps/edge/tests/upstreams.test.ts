import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEdgeConfig } from '@tern/service/forEdge';
import { afterEach, describe, expect, it } from 'vitest';
import { respondToInsecure } from '../src/node/insecureRequest.ts';
import { proxyTo } from '../src/node/proxy.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond);
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Behaviour = 'well' | 'resets' | 'draining' | 'breaks off' | 'silent';

/** A service that behaves as it is told, and the requests that reached it. */
async function serviceThat(behaves: Behaviour) {
  const state = { behaves, ready: true, seen: [] as string[] };
  const origin = await listen(async (request, response) => {
    if (request.url === '/readyz') return void response.writeHead(state.ready ? 200 : 503).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    state.seen.push(`${request.method} ${request.url} ${body}`.trim());
    if (state.behaves === 'resets') return void request.socket.resetAndDestroy();
    if (state.behaves === 'draining') return void response.writeHead(503).end('stopping');
    if (state.behaves === 'breaks off') {
      response.writeHead(200, { 'content-length': 20 });
      return void response.write('half', () => request.socket.destroy());
    }
    if (state.behaves === 'well') response.end(origin);
  });
  return { origin, state };
}

const edgeTo = async (...origins: string[]) => {
  const service = proxyTo(origins);
  return { origin: await listen((request, response) => service.handle(request, response)), service };
};

const nobody = 'http://127.0.0.1:1';
const read = async (origin: string) => {
  const response = await fetch(`${origin}/api/x`);
  return { status: response.status, text: await response.text() };
};
const write = async (origin: string) =>
  (await fetch(`${origin}/api/x`, { method: 'POST', body: 'pay' })).status;
const times = async <T>(count: number, act: () => Promise<T>) => {
  const results: T[] = [];
  for (let time = 0; time < count; time += 1) results.push(await act());
  return results;
};

describe('several services', () => {
  it('share the requests', async () => {
    const [one, two] = [await serviceThat('well'), await serviceThat('well')];
    const { origin } = await edgeTo(one.origin, two.origin);
    await times(10, () => read(origin));
    expect(one.state.seen).toHaveLength(5);
    expect(two.state.seen).toHaveLength(5);
  });

  it('stand in for one that is not there, in writing too', async () => {
    const one = await serviceThat('well');
    const { origin, service } = await edgeTo(nobody, one.origin);
    expect(await times(4, () => read(origin))).toEqual(Array(4).fill({ status: 200, text: one.origin }));
    expect(await times(4, () => write(origin))).toEqual([200, 200, 200, 200]);
    expect(await service.health()).toBe(true);
  });

  it.each(['resets', 'draining', 'breaks off'] as const)(
    'repeat a read where one of them %s',
    async (behaves) => {
      const [bad, good] = [await serviceThat(behaves), await serviceThat('well')];
      const { origin } = await edgeTo(bad.origin, good.origin);
      expect(await times(4, () => read(origin))).toEqual(Array(4).fill({ status: 200, text: good.origin }));
      expect(bad.state.seen.length).toBeGreaterThan(0);
    },
  );

  it('never get a write twice', async () => {
    const [one, two] = [await serviceThat('resets'), await serviceThat('resets')];
    const { origin } = await edgeTo(one.origin, two.origin);
    expect(await write(origin)).toBe(503);
    expect([...one.state.seen, ...two.state.seen]).toEqual(['POST /api/x pay']);
  });

  it('get none while they are about to stop, and some when they are back', async () => {
    const [one, two] = [await serviceThat('well'), await serviceThat('well')];
    const { origin, service } = await edgeTo(one.origin, two.origin);
    one.state.ready = false;
    await service.health();
    await times(4, () => write(origin));
    expect(one.state.seen).toEqual([]);
    one.state.ready = true;
    await expect
      .poll(async () => {
        await times(2, () => write(origin));
        return one.state.seen.length;
      })
      .toBeGreaterThan(0);
  });

  it('are all tried while none seems to be there', async () => {
    const one = await serviceThat('draining');
    const { origin, service } = await edgeTo(nobody, one.origin);
    one.state.ready = false;
    expect(await service.health()).toBe(false);
    expect((await read(origin)).status).toBe(503);
    one.state.behaves = 'well';
    expect((await read(origin)).status).toBe(200);
  });
});

describe('the settings of an edge apart from its services', () => {
  const live = { NODE_ENV: 'production', SERVICE_ORIGIN: 'http://a:3000, http://b:3000/' };

  it('are a list of services, and what visitors type', () => {
    expect(
      readEdgeConfig({ ...live, PUBLIC_ORIGIN: 'https://tern.example/', TRUSTED_PROXIES: '1' }),
    ).toMatchObject({
      publicOrigin: 'https://tern.example',
      trustedProxies: 1,
      serviceOrigins: ['http://a:3000', 'http://b:3000'],
    });
  });

  it('are refused with every problem at once', () => {
    const problems = (env: Record<string, string>) => {
      try {
        readEdgeConfig(env);
        return [];
      } catch (error) {
        return (error as { problems: string[] }).problems.map((problem) => problem.split(' ')[0]);
      }
    };
    expect(problems(live)).toEqual(['PUBLIC_ORIGIN']);
    expect(problems({ SERVICE_ORIGIN: 'a:3000', TRUSTED_PROXIES: 'all', NODE_ENV: 'production' })).toEqual([
      'TRUSTED_PROXIES',
      'PUBLIC_ORIGIN',
      'SERVICE_ORIGIN',
    ]);
  });
});

describe('a visitor without TLS', () => {
  const edge = (publicOrigin: string) =>
    listen((request, response) => {
      if (!respondToInsecure(request, response, publicOrigin)) response.end('served');
    });
  const insecure = { headers: { 'x-forwarded-proto': 'http, https' }, redirect: 'manual' } as const;

  it('is sent to the canonical address, and does not get to send anything', async () => {
    const origin = await edge('https://tern.example');
    const response = await fetch(`${origin}/de/pricing?a=1`, insecure);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('https://tern.example/de/pricing?a=1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(origin, { ...insecure, method: 'POST', body: 'x' })).status).toBe(403);
  });

  it('is served where the site has none, or the proxy says https or nothing', async () => {
    const secure = { headers: { 'x-forwarded-proto': 'https' } };
    const origin = await edge('https://tern.example');
    expect(await (await fetch(origin, secure)).text()).toBe('served');
    expect(await (await fetch(origin)).text()).toBe('served');
    expect(await (await fetch(await edge('http://localhost:3000'), insecure)).text()).toBe('served');
  });
});
