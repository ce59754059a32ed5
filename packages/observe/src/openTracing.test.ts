import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTracing } from './openTracing.ts';
import { parseTraceparent } from './traceContext.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}

let sent: { resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: SentSpan[] }[] }[] }[] =
  [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/v1/traces') sent.push(JSON.parse(body));
  response.setHeader('content-type', 'application/json').end('{}');
});

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  collector.closeAllConnections();
  collector.close();
});

describe('openTracing', () => {
  it('sends linked spans to the collector', async () => {
    sent = [];
    const tracing = await openTracing(process.env, 'tern-test');
    const caller = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'a=1',
    };
    const outer = tracing.start('request', { kind: 'server', parent: caller, attributes: { part: 'edge' } });
    const inner = tracing.start('call', { kind: 'client', parent: outer.context });
    expect(inner.context?.tracestate).toBe('a=1');
    inner.end({ failed: true });
    outer.end({ name: 'GET /pricing', attributes: { status: 200 } });
    await tracing.close();

    const { resource, scopeSpans } = sent[0]?.resourceSpans[0] ?? { resource: null, scopeSpans: [] };
    expect(resource?.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'tern-test' } });
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    const request = spans.find(({ name }) => name === 'GET /pricing');
    const call = spans.find(({ name }) => name === 'call');
    expect(request).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      kind: 2,
    });
    expect(request?.attributes).toContainEqual({ key: 'part', value: { stringValue: 'edge' } });
    expect(request?.attributes).toContainEqual({ key: 'status', value: { intValue: 200 } });
    expect(call).toMatchObject({
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
      kind: 3,
      status: { code: 2 },
    });
    expect(parseTraceparent(inner.context?.traceparent)?.spanId).toBe(call?.spanId);
  });

  it('records the share of traces that is asked for, and follows the decision of the caller', async () => {
    sent = [];
    const tracing = await openTracing({ ...process.env, OTEL_TRACES_SAMPLER_ARG: '0' }, 'tern-test');
    const own = tracing.start('own', { kind: 'server' });
    expect(parseTraceparent(own.context?.traceparent)?.sampled).toBe(false);
    own.end();
    const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    tracing.start('asked', { kind: 'server', parent }).end();
    await tracing.close();
    const names = sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)),
      ),
    );
    expect(names).toEqual(['asked']);
  });

  it('passes the context on and records nothing without a collector', async () => {
    const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    for (const env of [{}, { ...process.env, OTEL_SDK_DISABLED: 'true' }]) {
      const tracing = await openTracing(env, 'tern-test');
      expect(tracing.on).toBe(false);
      expect(tracing.start('request', { kind: 'server', parent }).context).toBe(parent);
    }
  });

  it('loads the packages only with a collector', async () => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => (seen.push(name), next(name, context)) });
      const { openTracing } = await import('@tern/observe');
      await openTracing(process.env, 'x');
      console.log(seen.some((name) => /sdk-trace|exporter-trace|otlpTracing/.test(name)));`;
    const run = async (endpoint: string) =>
      (
        await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
          cwd: import.meta.dirname,
          env: { PATH: process.env.PATH, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
        })
      ).stdout.trim();
    expect(await run('')).toBe('false');
    expect(await run('http://127.0.0.1:4318')).toBe('true');
  });
});
