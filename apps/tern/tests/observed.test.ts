import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { operations } from '@tern/contract';
import { freePort } from '@tern/testing/freePort';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { callOperation } from './callOperation.ts';
import { type OutsideWorld, openOutsideWorld } from './outsideWorld.ts';
import { readPromql } from './readPromql.ts';
import { type Bundled, startBundled } from './startBundled.ts';

interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

/** The least of a collector: OTLP over HTTP, in JSON. */
const spans: Span[] = [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { resourceSpans } = JSON.parse(body) as Sent;
  for (const { resource, scopeSpans } of resourceSpans) {
    const service =
      resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? 'unnamed';
    for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, service })));
  }
  response.setHeader('content-type', 'application/json').end('{}');
});

const folder = join(import.meta.dirname, '../deploy/observability');
const requestId = 'from-the-proxy-in-front';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const visitor = '203.0.113.77';
const email = 'marker-person@mail.test';

let outside: OutsideWorld;
let service: Bundled;
let edge: Bundled;
let token: string;
/** Statuses of the paths of the metrics port, asked for at the ports of edge and service. */
const onSite: number[] = [];
const scrapes = { service: '', edge: '' };
const logs = { service: '', edge: '' };

/** A purchase through an edge and a service of their own, one of its requests traced by a proxy in front. */
beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const ports = { service: await freePort(), edge: await freePort() };
  const metrics = { service: await freePort(), edge: await freePort() };
  outside = await openOutsideWorld(`http://127.0.0.1:${ports.edge}`);
  const watched = (port: number) => ({
    TRUSTED_PROXIES: '1',
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  const bundle = inject('bundle');
  service = await startBundled({
    bundle,
    program: 'service',
    port: ports.service,
    settings: { ...outside.settings, ...watched(metrics.service) },
  });
  edge = await startBundled({
    bundle,
    program: 'tern',
    port: ports.edge,
    settings: {
      PUBLIC_ORIGIN: outside.settings.PUBLIC_ORIGIN ?? '',
      SERVICE_ORIGIN: service.origin,
      ...watched(metrics.edge),
    },
  });

  const { origin } = edge;
  const signUp = await callOperation(origin, 'anonymousSignup', { email }, { from: visitor });
  token = String(signUp.data.token);
  const quote = await callOperation(origin, 'quote', { product_id: '12m', currency: 'USD' });
  const purchase = operations.createSubscription;
  const answer = await fetch(origin + purchase.path, {
    method: purchase.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-app-type': '501',
      'x-forwarded-for': visitor,
      'x-request-id': requestId,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ quote_id: quote.data.quote_id }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  for (let time = 0; time < 5; time += 1) {
    const page = await fetch(`${origin}/pricing?utm_source=${email}`, {
      headers: { 'x-forwarded-for': visitor },
    });
    expect(page.status).toBe(200);
    await page.text();
  }
  for (const each of [edge.origin, service.origin]) onSite.push((await fetch(`${each}/metrics`)).status);
  const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  scrapes.service = await scrape(metrics.service);
  scrapes.edge = await scrape(metrics.edge);
  // The spans that wait are sent at the end.
  await edge.stop();
  await service.stop();
  logs.service = service.output();
  logs.edge = edge.output();
});
afterAll(async () => {
  await edge?.stop();
  await service?.stop();
  await outside?.close();
  collector.closeAllConnections();
  collector.close();
});

describe('a request that a proxy traces', () => {
  it('is one trace from the edge over the service to the provider', () => {
    const own = spans.filter((span) => span.traceId === traceId);
    const atEdge = own.find((span) => span.service === 'tern-edge');
    expect(atEdge?.name).toBe('POST api');
    expect(atEdge?.parentSpanId).toBe('b7ad6b7169203331');
    const atService = own.find(
      (span) => span.service === 'tern-service' && span.parentSpanId === atEdge?.spanId,
    );
    expect(atService?.name).toBe(`POST ${operations.createSubscription.path}`);
    const calls = own.filter((span) => span.parentSpanId === atService?.spanId);
    expect(calls.map(({ name }) => name)).toContain('stripe openCheckout');
    for (const span of own)
      expect(span.attributes).toContainEqual({ key: 'tern.request_id', value: { stringValue: requestId } });
  });

  it('is named in the log of the service', () => {
    const lines = logs.service.split('\n').filter((line) => line.includes(requestId));
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.parse(lines[0] as string)).toMatchObject({ request: requestId, trace: traceId });
  });
});

describe('metrics', () => {
  it('have the numbers of the traffic', () => {
    const path = operations.createSubscription.path;
    expect(scrapes.service).toContain(
      `tern_service_requests_total{route="${path}",method="POST",status="200"} 1\n`,
    );
    expect(scrapes.service).toMatch(/^tern_provider_calls_total\{provider="stripe",.*outcome="ok"\} 1$/m);
    expect(scrapes.service).toMatch(/^tern_orders\{state="(?:created|pending)"\} 1$/m);
    const cached =
      /^tern_edge_requests_total\{source="cache",route="pricing",method="GET",status="200"\} (\d)$/m;
    expect(Number(cached.exec(scrapes.edge)?.[1])).toBeGreaterThanOrEqual(3);
    expect(scrapes.edge).toMatch(
      /^tern_edge_requests_total\{source="service",route="api",method="POST",status="200"\} 3$/m,
    );
  });

  it('are not served by the site', () => {
    expect(onSite).toEqual([404, 404]);
  });
});

it('tells nothing of a person: not in metrics, not in spans, not in logs', () => {
  const seen = { ...scrapes, spans: JSON.stringify(spans), logService: logs.service, logEdge: logs.edge };
  for (const [where, text] of Object.entries(seen))
    for (const secret of [visitor, email, 'marker-person', token])
      expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
});

describe('the dashboard and the alert rules', () => {
  /** By the name of a sample: the labels it was seen with. */
  const known = new Map<string, Set<string>>();
  /** Added by Prometheus itself. */
  const ofTargets = ['job', 'instance'];
  beforeAll(() => {
    known.set('up', new Set());
    for (const text of Object.values(scrapes)) {
      for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
        const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
        for (const each of names) if (!known.has(each)) known.set(each, new Set());
      }
      for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm))
        for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.get(name)?.add(label);
    }
  });

  const check = (expression: string) => {
    const { metrics, grouped } = readPromql(expression);
    expect(metrics.length, expression).toBeGreaterThan(0);
    for (const { name, labels } of metrics) {
      expect([...known.keys()], expression).toContain(name);
      const seen = known.get(name) as Set<string>;
      // A metric without a series yet says nothing of its labels.
      if (seen.size > 0)
        for (const label of labels) expect([...seen, ...ofTargets], expression).toContain(label);
    }
    const all = [...metrics.flatMap(({ name }) => [...(known.get(name) ?? [])]), ...ofTargets];
    if (metrics.every(({ name }) => known.get(name)?.size))
      for (const label of grouped) expect(all, expression).toContain(label);
  };

  it('show metrics that there are', () => {
    const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
      panels: { id: number; targets?: { expr: string }[] }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(30);
    for (const expression of expressions) check(expression.replaceAll('$__rate_interval', '5m'));
  });

  it('raise alarms on metrics that there are, and say what to do', () => {
    const { groups } = parse(readFileSync(join(folder, 'alerts.yaml'), 'utf8')) as {
      groups: { rules: Record<string, unknown>[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of rules) {
      expect(rule).toMatchObject({
        alert: expect.stringMatching(/^Tern[A-Z]\w+$/),
        labels: { severity: expect.stringMatching(/^(?:page|warn)$/) },
        annotations: { summary: expect.any(String), action: expect.any(String) },
      });
      if (rule.for !== undefined) expect(rule.for).toMatch(/^\d+[smh]$/);
      check(String(rule.expr));
    }
  });

  it('are refused where they name something else', () => {
    expect(() => check('rate(tern_no_such_total[5m])')).toThrow();
    expect(() => check('sum by (address) (tern_orders)')).toThrow();
    expect(() => check('rate(tern_orders[5m')).toThrow(/no PromQL/);
  });
});
