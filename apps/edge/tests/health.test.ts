import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEdge, type Edge } from '../src/node/createEdge.ts';

const renderer = {
  render: async () => ({
    status: 200,
    html: '<!doctype html><title>Tern</title>',
    hashes: { styles: [], scripts: [] },
  }),
  words: () => Promise.reject(new Error('not asked for')),
  styles: () => Promise.reject(new Error('not asked for')),
};
let serviceIsThere = true;
let serviceIsLive = true;
let edge: Edge;
beforeAll(async () => {
  edge = await createEdge({
    port: 0,
    host: '127.0.0.1',
    siteDist: '/nowhere',
    development: { renderer, modules: (_request, _response, next) => next() },
    service: {
      handle: (_request, response) => response.end('service'),
      countryOf: () => null,
      health: async () => serviceIsThere,
      isLive: () => serviceIsLive,
    },
    publicOrigin: 'http://tern.test',
    testMode: true,
  });
});
afterAll(() => edge.close());

const agent = new Agent({ keepAlive: true });
/** Over connections that stay open, as a proxy asks. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((done, refuse) => {
    get({ host: '127.0.0.1', port: edge.port, path, agent }, (response) => {
      response
        .resume()
        .on('end', () => done({ status: response.statusCode, connection: response.headers.connection }));
    }).on('error', refuse);
  });

it('is live and ready apart: without the service pages can still be made', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  serviceIsThere = false;
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  serviceIsThere = true;
});

it('is not live while only another start may help the service in this process', async () => {
  serviceIsLive = false;
  expect((await ask('/healthz')).status).toBe(503);
  serviceIsLive = true;
  expect((await ask('/healthz')).status).toBe(200);
});

it('drains: readiness turns first, requests are served, and connections end with them', async () => {
  expect(await ask('/api/x')).toEqual({ status: 200, connection: 'keep-alive' });
  edge.drain();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect((await ask('/healthz')).status).toBe(200);
  expect(await ask('/')).toEqual({ status: 200, connection: 'close' });
  expect(await ask('/api/x')).toEqual({ status: 200, connection: 'close' });
});
