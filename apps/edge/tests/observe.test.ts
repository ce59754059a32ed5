import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createObserve, currentScope, type Observe } from '@tern/observe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEdge, type Edge } from '../src/node/createEdge.ts';

const siteDist = mkdtempSync(join(tmpdir(), 'tern-observe-'));
const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
const observe: Observe = createObserve();
const scopes: (string | undefined)[] = [];
const seen: IncomingHttpHeaders[] = [];
const upstream = createServer((request, response) => {
  // An edge asks for what has changed by itself, at its own times.
  if (request.url?.endsWith('/plans')) seen.push(request.headers);
  response.end('{}');
});
const renderer = {
  render: async ({ path }: { path: string }) => {
    if (path === '/download') throw new Error('cannot be rendered');
    return {
      status: path === '/404' ? 404 : 200,
      html: '<!doctype html><title>Tern</title>',
      hashes: { styles: [], scripts: [] },
    };
  },
  words: () => Promise.reject(new Error('not asked for')),
  styles: () => Promise.reject(new Error('not asked for')),
};
const shared = {
  port: 0,
  host: '127.0.0.1',
  siteDist,
  development: {
    renderer,
    modules: (_request: unknown, _response: unknown, next: () => void) => next(),
  },
  publicOrigin: 'http://tern.test',
  testMode: true,
};
let edge: Edge;
let behindProxy: Edge;
let alone: Edge;
let upstreamOrigin: string;

beforeAll(async () => {
  mkdirSync(join(siteDist, 'client'));
  writeFileSync(join(siteDist, 'client/mark.txt'), 'mark');
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  upstreamOrigin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  edge = await createEdge({
    ...shared,
    observe,
    service: {
      handle: (request, response) => {
        scopes.push(currentScope()?.requestId);
        response.statusCode = request.url?.includes('made-up') ? 410 : 200;
        response.end('{}');
      },
      countryOf: () => null,
      health: async () => true,
    },
  });
  behindProxy = await createEdge({ ...shared, serviceOrigins: [upstreamOrigin], proxied: true });
  alone = await createEdge({ ...shared, serviceOrigins: [upstreamOrigin] });
});
afterAll(async () => {
  await Promise.all([edge, behindProxy, alone].map((each) => each.close()));
  upstream.closeAllConnections();
  upstream.close();
  rmSync(siteDist, { recursive: true, force: true });
});

const get = async (to: Edge, path: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${to.port}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const sampleOf = async (series: string) => {
  const line = (await observe.registry.metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : 0;
};
const requests = (labels: string) => `tern_edge_requests_total{${labels}}`;

describe('the counts of the edge', () => {
  it('are those of the traffic, by route and not by address', async () => {
    for (let time = 0; time < 3; time += 1) await get(edge, `/mark.txt?v=${time}`);
    await get(edge, '/mark.txt', { method: 'HEAD' });
    await get(edge, '/pricing');
    await get(edge, '/de/pricing?utm_source=someone%40mail.test');
    await get(edge, '/PRICING');
    await get(edge, '/download');
    await get(edge, '/', { method: 'DELETE' });
    for (let number = 0; number < 20; number += 1) {
      await get(edge, `/made-up-${number}`);
      await get(edge, `/api/made-up-${number}?token=secret`);
    }
    const expected = {
      'source="cache",route="file",method="GET",status="200"': 3,
      'source="cache",route="file",method="HEAD",status="200"': 1,
      'source="edge",route="pricing",method="GET",status="200"': 2,
      'source="edge",route="redirect",method="GET",status="301"': 1,
      'source="edge",route="error",method="GET",status="500"': 1,
      'source="edge",route="other",method="DELETE",status="405"': 1,
      'source="edge",route="notFound",method="GET",status="404"': 20,
      'source="service",route="api",method="GET",status="410"': 20,
    };
    for (const [labels, count] of Object.entries(expected))
      await expect.poll(() => sampleOf(requests(labels)), { message: labels }).toBe(count);
    const text = await observe.registry.metrics();
    // Besides these, what the edge itself reads of the service.
    expect(text.match(/^tern_edge_requests_total\{/gm)).toHaveLength(Object.keys(expected).length + 1);
    expect(text).not.toMatch(/made-up|secret|mail\.test|utm/);
    expect(await sampleOf('tern_edge_request_seconds_count{source="cache",route="file"}')).toBe(4);
    expect(await sampleOf('tern_edge_request_seconds_bucket{source="cache",route="file",le="+Inf"}')).toBe(4);
    expect(await sampleOf('tern_edge_request_seconds_bucket{source="edge",route="pricing",le="10"}')).toBe(2);
    // While the site is developed nothing is cached: every page is rendered, the broken one included.
    expect(await sampleOf('tern_edge_render_seconds_count{order="visitor"}')).toBe(23);
    expect(await sampleOf('tern_edge_render_running')).toBe(0);
    expect(await sampleOf('tern_edge_render_refused_total')).toBe(0);
    expect(await sampleOf('tern_edge_cache_requests_total{result="miss"}')).toBeGreaterThan(0);
  });

  it('cannot be read through the site', async () => {
    for (const path of ['/metrics', '/ops', '/api/metrics'])
      expect((await get(edge, path)).text, path).not.toContain('tern_edge_requests_total');
    expect((await get(edge, '/metrics')).status).toBe(404);
  });
});

describe('the id of a request', () => {
  const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  const claimed = { 'x-request-id': 'claimed-by-a-visitor', traceparent, tracestate: 'a=1' };

  it('is in the response, and known to the service in this process', async () => {
    scopes.length = 0;
    const { headers } = await get(edge, '/api/plans', { headers: claimed });
    expect(headers.get('x-request-id')).toMatch(uuid);
    expect(scopes).toEqual([headers.get('x-request-id')]);
    expect((await get(edge, '/pricing')).headers.get('x-request-id')).toMatch(uuid);
    expect((await get(edge, '/download')).headers.get('x-request-id')).toMatch(uuid);
  });

  it('goes to a service elsewhere; a visitor cannot choose it', async () => {
    seen.length = 0;
    const { headers } = await get(alone, '/api/plans', { headers: claimed });
    expect(headers.get('x-request-id')).toMatch(uuid);
    expect(seen[0]?.['x-request-id']).toBe(headers.get('x-request-id'));
    expect(seen[0]?.traceparent).toBeUndefined();
    expect(seen[0]?.tracestate).toBeUndefined();
  });

  it('is taken over from a proxy of ours, with the context of its trace', async () => {
    seen.length = 0;
    const sent = { ...claimed, 'x-request-id': 'given-by-the-proxy', 'x-forwarded-proto': 'https' };
    const { headers } = await get(behindProxy, '/api/plans', { headers: sent });
    expect(headers.get('x-request-id')).toBe('given-by-the-proxy');
    expect(seen[0]).toMatchObject({ 'x-request-id': 'given-by-the-proxy', traceparent, tracestate: 'a=1' });
    const wrong = { ...sent, 'x-request-id': 'two words' };
    expect((await get(behindProxy, '/api/plans', { headers: wrong })).headers.get('x-request-id')).toMatch(
      uuid,
    );
  });

  it('stands in the refusal while no service is there', async () => {
    const away = await createEdge({ ...shared, serviceOrigins: ['http://127.0.0.1:1'] });
    const { status, headers, text } = await get(away, '/api/plans');
    await away.close();
    expect(status).toBe(503);
    expect(JSON.parse(text).data.request_id).toBe(headers.get('x-request-id'));
  });
});
