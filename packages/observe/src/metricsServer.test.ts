import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createObserve } from './createObserve.ts';
import { Counter } from './index.ts';
import { type MetricsServer, metricsHandler, startMetricsServer } from './metricsServer.ts';
import { readMetricsSettings } from './metricsSettings.ts';

const { registry } = createObserve({ runtime: true });
const sold = new Counter({ name: 'sold_total', help: 'Sold.', labelNames: ['plan'], registers: [registry] });
let server: MetricsServer;
let origin: string;

beforeAll(async () => {
  server = await startMetricsServer({
    port: 0,
    names: ['metrics.inside'],
    handlers: new Map([
      ['/metrics', metricsHandler(registry)],
      ['/broken', () => Promise.reject(new Error('no'))],
    ]),
  });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

describe('startMetricsServer', () => {
  it('serves the registry as text', async () => {
    sold.inc({ plan: '12m' }, 3);
    const response = await fetch(`${origin}/metrics?x=1`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toContain('# TYPE sold_total counter');
    expect(text).toContain('sold_total{plan="12m"} 3');
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it('knows its own paths and reading only', async () => {
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${origin}/broken`)).status).toBe(500);
    expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  });

  it('answers its own names alone, which a page of another site has none of', async () => {
    const statusFor = (headers: Record<string, string>) =>
      new Promise((done, failed) => {
        httpRequest({ host: '127.0.0.1', port: server.port, path: '/metrics', headers }, (response) => {
          response.resume();
          done(response.statusCode);
        })
          .on('error', failed)
          .end();
      });
    expect(await statusFor({ host: `localhost:${server.port}` })).toBe(200);
    expect(await statusFor({ host: 'metrics.inside' })).toBe(200);
    expect(await statusFor({ host: 'rebound.evil.example' })).toBe(421);
    expect(await statusFor({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(421);
  });

  it('listens on this machine alone unless told otherwise', async () => {
    // The other addresses of the loopback network are this machine too, but not the address that is listened on.
    const refused = await new Promise((done) => {
      httpRequest({ host: '127.0.0.2', port: server.port, path: '/metrics' }, () => done('reached'))
        .on('error', (error: NodeJS.ErrnoException) => done(error.code))
        .end();
    });
    expect(refused).not.toBe('reached');
  });
});

describe('readMetricsSettings', () => {
  it('is off without a port', () => {
    expect(readMetricsSettings({}, 3000)).toEqual({ settings: null, problem: null });
    expect(readMetricsSettings({ METRICS_PORT: ' ' }, 3000).settings).toBeNull();
  });

  it('listens on this machine unless a host is named', () => {
    expect(readMetricsSettings({ METRICS_PORT: '9464' }, 3000).settings).toEqual({
      port: 9464,
      host: '127.0.0.1',
    });
    expect(readMetricsSettings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 3000).settings?.host).toBe(
      '0.0.0.0',
    );
  });

  it('takes the names by which it is called', () => {
    const { settings } = readMetricsSettings(
      { METRICS_PORT: '9464', METRICS_NAMES: 'Tern, tern.monitoring ' },
      3000,
    );
    expect(settings?.names).toEqual(['tern', 'tern.monitoring']);
  });

  it('refuses what is no port, and the port of the site', () => {
    for (const port of ['x', '0', '70000', '3000', '1.5']) {
      const read = readMetricsSettings({ METRICS_PORT: port }, 3000);
      expect(read.settings, port).toBeNull();
      expect(read.problem, port).toMatch(/^METRICS_PORT is /);
    }
  });
});
