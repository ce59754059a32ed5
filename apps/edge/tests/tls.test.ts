import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import { selfSigned } from '@tern/testing/selfSigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEdge, type Edge } from '../src/node/createEdge.ts';

const certificate = selfSigned(1);
const trusted = { ca: certificate.cert, servername: 'localhost' };
const renderer = {
  render: async () => ({
    status: 200,
    html: '<!doctype html><title>Tern</title>',
    hashes: { styles: [], scripts: [] },
  }),
  words: () => Promise.reject(new Error('not asked for')),
  styles: () => Promise.reject(new Error('not asked for')),
};
let edge: Edge;
let session: ClientHttp2Session;

beforeAll(async () => {
  edge = await createEdge({
    port: 0,
    host: '127.0.0.1',
    tls: certificate,
    siteDist: '/nowhere',
    development: { renderer, modules: (_request, _response, next) => next() },
    service: {
      // As a handler that reads the body before it responds.
      handle: (request, response) =>
        void request.on('end', () => response.end(`to ${request.headers.host}`)).resume(),
      countryOf: () => null,
      health: async () => true,
    },
    publicOrigin: 'https://tern.test',
    testMode: true,
    headersTimeout: 300,
    requestTimeout: 300,
  });
  session = connect(`https://127.0.0.1:${edge.port}`, { ...trusted });
});
afterAll(async () => {
  session.close();
  await edge.close();
});

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const ask = (headers: Record<string, string>, body?: { text: string; ends: boolean }) =>
  new Promise<Received>((done, failed) => {
    const stream = session.request(headers, { endStream: !body });
    const received: Received = { headers: {}, body: '' };
    stream.on('response', (answer) => {
      received.headers = answer;
    });
    stream.on('data', (data) => {
      received.body += data;
    });
    stream.on('error', failed);
    stream.on('close', () => done(received));
    if (body) stream[body.ends ? 'end' : 'write'](body.text);
  });

describe('HTTPS', () => {
  it('speaks HTTP/2: pages with their cookies, calls with their host', async () => {
    const { headers, body } = await ask({ ':path': '/de/pricing?currency=CAD' });
    expect(headers[':status']).toBe(200);
    expect(body).toContain('<title>Tern</title>');
    expect(headers['set-cookie']?.map((cookie) => cookie.split(';')[0])).toEqual([
      'language=de',
      'currency=CAD',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const call = { ':path': '/api/x', ':method': 'POST' };
    expect((await ask(call, { text: '{}', ends: true })).body).toBe(`to localhost:${edge.port}`);
  });

  it('responds 304 and HEAD over HTTP/2 without a body', async () => {
    const { headers } = await ask({ ':path': '/pricing' });
    const known = await ask({ ':path': '/pricing', 'if-none-match': headers.etag ?? '' });
    expect([known.headers[':status'], known.body]).toEqual([304, '']);
    const head = await ask({ ':path': '/pricing', ':method': 'HEAD' });
    expect([head.headers.etag, head.body]).toEqual([headers.etag, '']);
  });

  it('ends a half-sent body with 408, and refuses one that is too large', async () => {
    const call = { ':path': '/api/x', ':method': 'POST' };
    expect((await ask(call, { text: 'half', ends: false })).headers[':status']).toBe(408);
    const large = await ask({ ...call, 'content-length': '3000000' }, { text: 'begins', ends: false });
    expect(large.headers[':status']).toBe(413);
  });

  it('speaks HTTP/1.1 to those without HTTP/2', async () => {
    const version = await new Promise((done, failed) => {
      get(`https://127.0.0.1:${edge.port}/`, { ...trusted }, (response) => {
        response.resume();
        done([response.httpVersion, response.statusCode]);
      }).on('error', failed);
    });
    expect(version).toEqual(['1.1', 200]);
  });
});
